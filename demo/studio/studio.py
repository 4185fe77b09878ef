"""The stage, its light, its cameras and how a picture is taken. Every picture uses this one set."""
import math
import bpy
from mathutils import Matrix, Vector
import materials as m
import shapes as s

# Grounds: colour of the sheet and how strongly it is textured.
GROUNDS = {
    'paper': '#ece5d9', 'sand': '#dccfb9', 'stone': '#cfc8bc', 'clay': '#c9ab90', 'mist': '#d5d6d2',
    'dusk': '#5d5148', 'slate': '#6e706e', 'blush': '#dfc6b8', 'sea': '#33504f', 'ink': '#2a2725',
}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m.forget()
    PIECE.clear()
    return bpy.context.scene


def render_settings(width, height, samples, threads=2, threshold=0.03):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, threshold, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 8, 16, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.0, 3.0, 12.0
    cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.use_persistent_data = False
    scene.render.film_transparent = False
    cycles.filter_width = 1.5
    view = scene.view_settings
    view.view_transform, view.look = 'Filmic', 'High Contrast'
    view.exposure, view.gamma = 0.8, 1.0


def ground_material(tone, texture='paper'):
    color = GROUNDS.get(tone, tone)
    if texture == 'paper':
        return m.plain(color, 0.82, 0.18)
    n = m.Nodes('ground')
    cloud = n.noise(0.012, 4, 0.5)
    n.set(Base_Color=n.blend(n.math('MULTIPLY', cloud, 0.16), color, '#ffffff'), Roughness=0.82, Specular=0.18)
    return n.material


def backdrop(size, tone='paper', texture='paper', depth=2.2):
    """A seamless sheet: floor, curve and wall, for a subject of `size` centimetres."""
    reach, back, radius, height = size * 14, size * depth, size * 3.2, size * 16
    line = [(-reach, 0), (back, 0)]
    line += [(back + radius * math.sin(a), radius - radius * math.cos(a)) for a in [math.pi / 2 * i / 20 for i in range(1, 21)]]
    line.append((back + radius, height))
    points = [(x, y, z) for y, z in line for x in (-size * 16, size * 16)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    sheet = s.mesh_of('backdrop', points, faces, ground_material(tone, texture), True, 89)
    sheet.visible_shadow = False
    return sheet


def softbox(name, at, target, width, height, power, color=(1, 1, 1), spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', width, height, power, color
    light.spread = math.radians(spread)
    thing = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def card(at, target, width, height, color):
    """A flag or reflector that only mirrors see."""
    thing = s.grid(2, 2, lambda u, v: (width * (u - 0.5), height * (v - 0.5), 0), m.plain(color, 1.0, 0.0), 'card')
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = thing.visible_transmission = False
    return thing


def gleam(at, normal, strength, near=0.75, wide=(-2.6, 8.0), turn=14):
    """What a lens at `at` mirrors of the light: a soft sheet before it, on the ground or upright, that nothing else sees."""
    eye = bpy.context.scene.camera.matrix_world.translation
    way = (Vector(at) - eye).normalized()
    way -= 2 * way.dot(normal) * normal
    if way.z < -0.15:
        away = at.z / -way.z
        outward, lift = Vector((way.x, way.y, 0)).normalized(), Vector((0, 0, 1))
        middle, fade = Vector(at) + way * away + outward * away * (near - 1) + lift * 0.02, away * 0.35
    else:
        outward, lift = (Vector((0, 0, 1)) - way * way.z).normalized(), -way
        middle, fade = Vector(at) + way * 25 - outward, 2.0
    outward.rotate(Matrix.Rotation(math.radians(turn), 3, lift))
    sheet = s.grid(2, 2, lambda u, v: (wide[0] + (wide[1] - wide[0]) * u, 30 * v, 0), m.soft_glow(strength, wide, (0.0, fade)), 'gleam')
    sheet.matrix_world = s.matrix_at(middle, lift.cross(outward), lift, outward)
    sheet.visible_camera = sheet.visible_diffuse = sheet.visible_shadow = sheet.visible_transmission = False
    return sheet


def light(size, target=(0, 0, 0), mood='day', side=-1, indoors=False):
    """One key from the window side, a fill, a strip from behind; `size` scales everything. In a room all comes from before its wall."""
    t = Vector(target)
    at = lambda x, y, z: t + Vector((x * size, y * size, z * size))
    power = size * size
    key, fill, back, world = {
        'day': (250, 20, 75, 0.27), 'soft': (200, 36, 55, 0.36), 'sun': (40, 14, 20, 0.30), 'dusk': (38, 8, 26, 0.10), 'window': (120, 10, 30, 0.2),
    }[mood]
    softbox('key', at(side * 3.4, -1.8 if indoors else 1.3, 4.4), t, 2.6 * size, 3.4 * size, key * power, (1, 0.955, 0.9))
    softbox('fill', at(-side * 4.2, -2.6, 2.6), t, 3.2 * size, 3.2 * size, fill * power, (0.93, 0.96, 1))
    if not indoors:
        softbox('strip', at(-side * 1.6, 3.6, 4.6), t, 4.0 * size, 0.7 * size, back * power, (1, 0.98, 0.95))
    if mood == 'sun':
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.angle, lamp.color = 4.2, math.radians(1.6), (1, 0.93, 0.83)
        thing = bpy.data.objects.new('sun', lamp)
        bpy.context.scene.collection.objects.link(thing)
        thing.rotation_euler = (-Vector((side * 1.0, 0.75, 1.0))).to_track_quat('-Z', 'Y').to_euler()
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('room')
    scene.world.use_nodes = True
    nodes = scene.world.node_tree
    place = nodes.nodes.new('ShaderNodeTexCoord')
    split = nodes.nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.nodes.new('ShaderNodeValToRGB')
    nodes.links.new(place.outputs['Generated'], split.inputs[0])
    nodes.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    ramp.color_ramp.elements[0].color = (0.34, 0.31, 0.28, 1)
    ramp.color_ramp.elements[1].color = (1.0, 0.97, 0.93, 1)
    # Mirrors see a darker room than the eye, so that metal has edges.
    mirror = nodes.nodes.new('ShaderNodeValToRGB')
    nodes.links.new(split.outputs['Z'], mirror.inputs['Fac'])
    band = mirror.color_ramp.elements
    band[0].color, band[0].position = (0.03, 0.028, 0.026, 1), 0.12
    band[1].color, band[1].position = (0.85, 0.83, 0.8, 1), 0.95
    path = nodes.nodes.new('ShaderNodeLightPath')
    choose = nodes.nodes.new('ShaderNodeMixRGB')
    nodes.links.new(path.outputs['Is Glossy Ray'], choose.inputs['Fac'])
    nodes.links.new(ramp.outputs[0], choose.inputs['Color1'])
    nodes.links.new(mirror.outputs[0], choose.inputs['Color2'])
    nodes.links.new(choose.outputs[0], nodes.nodes['Background'].inputs[0])
    nodes.nodes['Background'].inputs[1].default_value = world
    card(at(side * 0.4, -4.6, 1.5), t, 5 * size, 2.2 * size, '#0d0c0b')
    card(at(-side * 4.6, 0.8, 2.2), t, 1.6 * size, 5 * size, '#0d0c0b')


def window_pattern(size, target=(0, 0, 0), bars=2, side=-1, energy=3.4, away=6, indoors=False):
    """Sun through a window: frames of light across the set."""
    lamp = bpy.data.lights.new('window', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, math.radians(1.2), (1, 0.9, 0.77)
    sun = bpy.data.objects.new('window', lamp)
    bpy.context.scene.collection.objects.link(sun)
    way = Vector((side * 1.0, -0.6 if indoors else 0.55, 0.85)).normalized()
    sun.rotation_euler = (-way).to_track_quat('-Z', 'Y').to_euler()
    black = m.plain('#000000', 1.0, 0.0)
    center = Vector(target) + way * size * away
    panes = [(-1.35, 1.6), (1.35, 1.6)]
    holes = [[(x * size * 0.62 + dx * size * 0.55, y * size * 0.95) for dx, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for x in (-1, 1)]
    edge = size * 24
    wall = s.plate([(-edge, -edge), (edge, -edge), (edge, edge), (-edge, edge)], holes, 0, 0.01, black, 0, 'wall')
    wall.location = center
    wall.rotation_euler = (-way).to_track_quat('-Z', 'Y').to_euler()
    wall.visible_camera = wall.visible_diffuse = wall.visible_glossy = wall.visible_transmission = False
    return sun


def camera(target, distance, azimuth=0.0, elevation=35.0, lens=85.0, shift=(0.0, 0.0), fstop=None, focus=None, roll=0.0):
    """A camera on a sphere around the target: azimuth 0 looks from the front, positive from the right."""
    t = Vector(target)
    a, e = math.radians(azimuth), math.radians(elevation)
    at = t + distance * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, 'AUTO'
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = distance / 100, distance * 100
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    turn = (t - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    if elevation > 89.5:
        turn = Matrix.Rotation(-a, 4, 'Z')
    if roll:
        turn = turn @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    thing.matrix_world = turn
    thing.location = at
    bpy.context.scene.camera = thing
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus) - at).length if focus else distance
    bpy.context.view_layer.update()
    return thing


# What the picture is of, when its surroundings are nothing but ground in soft light.
PIECE = []


def corners(holder):
    """Points that enclose a group."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in s.family(holder):
        if thing.type not in ('MESH', 'FONT'):
            continue
        ready = thing.evaluated_get(graph)
        vertices = getattr(ready.data, 'vertices', [])
        points += [ready.matrix_world @ (Vector(c) if len(vertices) > 4000 else c.co) for c in (ready.bound_box if len(vertices) > 4000 else vertices)]
    return points


def around_piece(margin):
    """Lower left and upper right of the piece in the picture (0 to 1) with a margin; of the whole picture when unknown."""
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, point) for holder in PIECE for point in corners(holder)]
    if not seen:
        return (0, 0), (1, 1)
    return tuple(tuple(pick(getattr(point, axis) for point in seen) + way * margin for axis in 'xy') for pick, way in ((min, -1), (max, 1)))


def frame(holder, view, fill=0.8, aspect=0.8):
    """Moves the camera so that a group fills `fill` of the picture, and centres it."""
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    points = corners(holder)
    for _ in range(4):
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, view, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        low, high = min(p.y for p in seen), max(p.y for p in seen)
        data = view.data
        wide = max(1.0, scene.render.resolution_x / scene.render.resolution_y)
        tall = max(1.0, scene.render.resolution_y / scene.render.resolution_x)
        data.shift_x += ((left + right) / 2 - 0.5) / tall
        data.shift_y += ((low + high) / 2 - 0.5) / wide
        spread = max((right - left), (high - low))
        data.lens *= fill / spread
        data.shift_x *= fill / spread
        data.shift_y *= fill / spread
    return view
