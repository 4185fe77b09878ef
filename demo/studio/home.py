"""Home goods: vessels, lamps, lanterns, candles, trays and seats (centimetres, standing on z = 0)."""
import math
import random
from mathutils import Matrix, Vector
import materials as m
import shapes as s


def curve_profile(points, wall=0.5, steps=8, floor=None):
    """An outer line of (r, z) from the foot up, its lip, and the wall inside down to the floor."""
    outer = [(max(0, q[0]), q[1]) for q in s.smooth_line(points, steps)]
    top = outer[-1]
    lip = [(top[0] - wall * 0.15, top[1] + wall * 0.28), (top[0] - wall * 0.55, top[1] + wall * 0.34), (top[0] - wall * 0.9, top[1] + wall * 0.1)]
    inner = [(max(0.05, r - wall), z) for r, z in reversed(outer) if z > (floor or outer[0][1] + wall) and z < top[1] - wall * 0.2]
    bottom = (floor or outer[0][1] + wall)
    return [(0, outer[0][1])] + outer + lip + inner + [(0, bottom)]


def amphora(color='#cdb393', **_):
    clay = m.clay(color, 0.88, 0.35, 0.3)
    pieces = [s.lathe(curve_profile([(4.6, 0), (4.9, 0.3), (5.9, 3), (9.2, 10), (10.9, 17.5), (9.6, 23.5), (5.6, 27.6), (3.7, 29.6), (3.5, 31.6), (4.5, 33.6)], 0.6), clay, 'amphora', 160)]
    thick = lambda t: 1.1 - 0.35 * math.sin(math.pi * t) + 0.45 * max(0.0, 1 - min(t, 1 - t) / 0.16) ** 2
    for side in (-1, 1):
        path = s.smooth_line([(side * 3.3, 0, 30.3), (side * 4.3, 0, 31.2), (side * 5.8, 0, 31.6), (side * 7.8, 0, 30.2), (side * 9.0, 0, 27.0), (side * 9.35, 0, 24.0), (side * 9.1, 0, 22.2), (side * 8.9, 0, 21.0)], 10)
        pieces.append(s.sweep(path, [(a * 1.05, b * 0.55) for a, b in s.superellipse(1, 1, 2.6, 24)], clay, 'handle', scale=lambda t: (thick(t), thick(t))))
    return s.group([s.fused(pieces)], 'amphora')


def pampas(at, seed=2):
    rnd = random.Random(seed)
    straw, plume = m.plain('#c9b48a', 0.8), m.plain('#e0cfae', 0.95, 0.1, sheen=0.8)
    path = s.smooth_line([Vector(at) + Vector((t * t * 4, 0, t * 34 - 8)) for t in [i / 5 for i in range(6)]], 8)
    things = [s.sweep(path, s.circle(0.16, 8), straw, 'stem')]
    strand = s.sweep([(0.0, t * 3.4, 0.9 * t * t * -1.4) for t in [i / 6 for i in range(7)]], s.circle(0.035, 4), plume, 'strand', scale=lambda t: (1.3 - t, 1.3 - t))
    spots = []
    stations = s.frames(s.resample(path, 60))
    for i, (where, side, normal, way) in enumerate(stations[28:]):
        grow = math.sin(math.pi * min(1, (i + 3) / 35)) * 1.0 + 0.25
        for _ in range(26):
            angle = rnd.uniform(0, math.tau)
            out = side * math.cos(angle) + normal * math.sin(angle)
            direction = (out * rnd.uniform(0.25, 0.7) * grow + way).normalized()
            across = direction.cross(out).normalized()
            spots.append(s.matrix_at(where, across, across.cross(direction).normalized(), direction) @ Matrix.Scale(rnd.uniform(0.6, 1.0) * grow, 4))
    things.append(s.copies(strand, spots, 'plume'))
    return things


def bottle_vase(**_):
    glaze = m.glaze('#232f4e', '#151c30', '#6e4530', (0, 28), 0.95, 0.12)
    body = s.lathe(curve_profile([(3.3, 0), (3.8, 0.25), (4.9, 3.5), (5.3, 8), (4.6, 12.5), (2.7, 16.5), (1.5, 20), (1.25, 24.5), (1.75, 28)], 0.32), glaze, 'bottle', 160)
    return s.group([body], 'bottle')


def bowl(color='#a9c3ad', pool='#7fa596', **_):
    glaze = m.glaze(color, pool, None, (0, 12), 0.9, 0.3)
    profile = curve_profile([(5.2, 0), (5.3, 1.3), (6.2, 2.0), (9.6, 4.2), (12.8, 7.9), (15, 12)], 0.55, 16, 2.2)
    return s.group([s.lathe([(0, 0.9), (4.6, 0.9), (4.7, 0)] + profile[1:], glaze, 'bowl', 320)], 'bowl')


def pomegranate(at, size=4.0, turn=0):
    skin = m.Nodes('pomegranate')
    cloud = skin.noise(0.5, 4, 0.6)
    skin.set(Base_Color=skin.ramp(cloud, (0.3, '#7a2328'), (0.55, '#953f36'), (0.78, '#bd8a62')), Roughness=0.36, Clearcoat=0.2, Normal=skin.bump(skin.noise(9, 3), 0.1, 0.02))
    profile = [(size * math.sin(a) * (1 + 0.02 * math.sin(3 * a)), -size * 0.95 * math.cos(a)) for a in [math.pi * i / 40 for i in range(36)]]
    profile += [(size * 0.22, size * 1.02), (size * 0.20, size * 1.14), (size * 0.34, size * 1.34), (size * 0.26, size * 1.3), (size * 0.12, size * 1.1), (0, size * 1.05)]
    body = s.lathe(profile, skin.material, 'pomegranate', 64)
    return s.place(body, at, (turn * 0.6, 28 if turn else 0, turn))


def lampshade(low, high, z0, z1, light=0.0, color='#eadfc8'):
    linen = m.shade(color, light)
    shade_sheet = s.lathe([(low, z0), (high, z1)], linen, 'shade', 160)
    s.thicken(shade_sheet, 0.12)
    hem = m.plain(color, 0.9)
    rims = [s.sweep([(r * math.cos(math.tau * i / 120), r * math.sin(math.tau * i / 120), z) for i in range(120)], s.circle(0.22, 8), linen, 'hem', closed=True) for r, z in ((low, z0), (high, z1))]
    return [shade_sheet] + rims


def bulb_light(z, power=9.0):
    import bpy
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power * 1000, (1, 0.66, 0.36), 3.0
    thing = bpy.data.objects.new('bulb', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (0, 0, z)
    return thing


def minar_lamp(lit=False, **_):
    brass = m.metal('brass', 0.2)
    profile = [(0, 0), (7.4, 0), (7.5, 0.5), (7.2, 1.1), (5.0, 1.7), (2.4, 2.6), (1.7, 3.6)]
    z = 3.6
    for k in range(9):
        grow = 1.0 - 0.03 * k
        profile += [(1.25 * grow, z + 0.25), (1.25 * grow, z + 0.9), (2.15 * grow, z + 1.2), (2.3 * grow, z + 1.7), (2.15 * grow, z + 2.2), (1.25 * grow, z + 2.5)]
        z += 2.55
    profile += [(0.9, z + 0.6), (0.9, z + 2.4), (1.7, z + 2.8), (1.7, z + 8.0), (0, z + 8.0)]
    body = s.lathe(s.rounded(profile, 0.18, 4), brass, 'stem', 128, 50)
    things = [body] + lampshade(13.5, 9.5, 31, 50.5, 0.75 if lit else 0.0)
    if lit:
        things.append(bulb_light(40))
    return s.group(things, 'lamp')


def kulhad_lamp(lit=False, **_):
    clay = m.clay('#9c6248', 0.5, 0.1, 0.25)
    body = s.lathe([(0, 0)] + [tuple(q) for q in s.smooth_line([(5.4, 0), (5.9, 0.3), (8.6, 3.2), (10.4, 8.2), (9.0, 13.4), (5.0, 16.9), (2.2, 18.4), (1.7, 19.4), (2.2, 20.3)], 8)] + [(0, 20.3)], clay, 'base', 160)
    brass = m.metal('brass', 0.2)
    neck = s.cylinder(0.9, 20, 24, brass, 0.1)
    things = [body, neck] + lampshade(14.8, 14.2, 22.5, 40.5, 0.75 if lit else 0.0, '#efe8d8')
    if lit:
        things.append(bulb_light(31))
    return s.group(things, 'lamp')


def candle(radius, low, high, lit=True, wick=0.9):
    wax = m.wax()
    things = [s.lathe(s.rounded([(0, low), (radius, low), (radius, high, 0.25), (radius * 0.55, high - 0.22), (0, high - 0.3)], 0.15), wax, 'wax', 96)]
    things.append(s.sweep([(0, 0, high - 0.4), (0.03, 0, high + wick * 0.5), (0.14, 0, high + wick)], s.circle(0.07, 8), m.plain('#1d1713', 0.9), 'wick'))
    if lit:
        things += flame(0.1, 0, high + wick * 0.55)
    return things


def flame(x, y, z, size=1.0):
    import bpy
    n = m.Nodes('flame')
    n.tree.nodes.remove(n.surface)
    place = n.add('ShaderNodeSeparateXYZ')
    n.tree.links.new(n.where().outputs[0], place.inputs[0])
    t = n.math('DIVIDE', place.outputs['Z'], 2.6 * size)
    color = n.ramp(t, (0.0, '#3a4a90'), (0.16, '#e8862a'), (0.45, '#ffd27a'), (0.8, '#fff0c4'))
    light = n.add('ShaderNodeEmission', Color=color)
    light.inputs['Strength'].default_value = 7.0
    edge = n.add('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.35
    mix = n.add('ShaderNodeMixShader')
    n.feed(mix.inputs[0], n.math('POWER', edge.outputs['Facing'], 0.8))
    n.feed(mix.inputs[1], light)
    n.feed(mix.inputs[2], n.add('ShaderNodeBsdfTransparent'))
    n.feed(n.output.inputs['Surface'], mix)
    line = [(0, 0), (0.22, 0.12), (0.36, 0.5), (0.36, 0.95), (0.24, 1.6), (0.1, 2.2), (0, 2.6)]
    body = s.lathe([(max(0, r * size), q * size) for r, q in s.smooth_line(line, 6)], n.material, 'flame', 48, at=(x, y, z))
    body.visible_shadow = False
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 220 * size * size, (1, 0.55, 0.2), 0.35 * size
    glow = bpy.data.objects.new('flame light', lamp)
    bpy.context.scene.collection.objects.link(glow)
    glow.location = (x, y, z + 1.2 * size)
    return [body, glow]


def tumbler_candle(color='#8b8d88', **_):
    """A candle in a stoneware tumbler, not yet lit: its wax stands below the rim and its cotton wick is white."""
    clay = m.clay(color, 0.62, 0.3, 0.22)
    tumbler = s.lathe(s.rounded([(0, 0.1), (3.2, 0.1), (3.3, 0), (3.75, 0, 0.45), (4.0, 9.2, 0.14), (3.68, 9.2, 0.14), (3.55, 0.9, 0.4), (0, 0.8)], 0.06, 6), clay, 'tumbler', 160)
    # Poured wax creeps up the wall and sinks a little round the wick.
    wax = s.lathe([(0, 7.82)] + [(r, 7.82 + 0.1 * min(1.0, r / 1.4) ** 2 + 0.16 * max(0.0, (r - 3.2) / 0.5) ** 2) for r in [0.1 + 3.56 * i / 40 for i in range(41)]], m.wax('#f0e7d3'), 'wax', 128, 60)
    label = s.grid(40, 2, lambda u, v: (3.93 * math.sin((u - 0.5) * 1.15), -3.93 * math.cos((u - 0.5) * 1.15), 2.6 + 3.4 * v), m.paper('#efe8da'), 'label')
    # The tumbler opens upwards, and the label with it.
    lean = lambda z: 0.25 * (z - 4.3) / 9.2
    things = [tumbler, wax, label]
    ink = m.plain('#2b2723', 0.7)
    for text, size, z in (('LAMPWICK & LOBAN', 0.31, 5.15), ('Monsoon Courtyard', 0.44, 4.25), ('coconut wax · 220 g', 0.26, 3.4)):
        letters = s.lettering(text, size, ink, depth=0.01, font='/usr/share/fonts/opentype/urw-base35/C059-Roman.otf' if size > 0.4 else '/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf', spacing=1.15)
        things.append(wrap_text(letters, 3.94, z))
    for thing in things[2:]:
        for vertex in thing.data.vertices:
            x, y, z = vertex.co
            grow = 1 + lean(z) / math.hypot(x, y)
            vertex.co = (x * grow, y * grow, z)
    cotton = m.fabric('#f3ecdc', 22, 0.8)
    things.append(s.sweep(s.smooth_line([(0, 0, 7.7), (0.01, 0, 8.1), (0.06, 0.01, 8.5), (0.17, 0.03, 8.85)], 6), s.circle(0.1, 12), cotton, 'wick', scale=lambda t: (1, 1) if t < 0.97 else (0.8, 0.8)))
    return s.group(things, 'candle')


def wrap_text(letters, radius, z):
    """Lettering laid around a cylinder, facing −y."""
    import bpy
    mesh = bpy.data.meshes.new_from_object(letters.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    material = letters.data.materials[0]
    bpy.data.objects.remove(letters)
    for vertex in mesh.vertices:
        x, y, lift = vertex.co
        a, r = x / radius, radius + lift
        vertex.co = (r * math.sin(a), -r * math.cos(a), z + y)
    mesh.materials.clear()
    return s.link('words', mesh, material, False)


def jar_candle(lid='beside', **_):
    """A candle in a clay jar, not yet lit, with two cotton wicks."""
    clay = m.clay('#9a6650', 0.75, 0.15, 0.3)
    jar = s.lathe(s.rounded([(0, 0), (4.3, 0, 0.5), (4.6, 7.8, 0.15), (4.45, 8.0), (4.25, 7.8), (4.1, 1, 0.4), (0, 0.9)], 0.1), clay, 'jar', 128)
    wax = s.lathe([(0, 6.4)] + [(r, 6.4 + 0.16 * max(0.0, (r - 3.6) / 0.55) ** 2) for r in [0.1 + 4.05 * i / 40 for i in range(41)]], m.wax('#e7d8bd'), 'wax', 128, 60)
    things = [jar, wax]
    if lid == 'on':
        things += [s.place(t, (0, 0, 7.5)) for t in jar_lid(clay)]
    else:
        cotton = m.fabric('#f3ecdc', 22, 0.8)
        for x, lean in ((-1.35, 0.14), (1.3, -0.06)):
            path = s.smooth_line([(x, 0, 6.3), (x + 0.1 * lean, 0, 6.7), (x + 0.5 * lean, 0.02, 7.05), (x + 1.2 * lean, 0.05, 7.35)], 6)
            things.append(s.sweep(path, s.circle(0.1, 12), cotton, 'wick', scale=lambda t: (1, 1) if t < 0.97 else (0.8, 0.8)))
        things += [s.place(part, (9.3, -2.6, 0)) for part in jar_lid(clay)]
    return s.group(things, 'jar')


def jar_lid(clay):
    return [s.lathe(s.rounded([(0, 0), (4.0, 0), (4.1, 0.5), (4.8, 0.5, 0.1), (4.8, 1.1, 0.3), (1.6, 1.7, 0.4), (0.9, 2.0, 0.2), (1.2, 2.9, 0.3), (0, 3.1)], 0.1), clay, 'lid', 128)]


def incense(**_):
    brass = m.metal('brass', 0.2)
    dish = s.lathe(s.rounded([(0, 0.3), (4.2, 0.3), (4.6, 0), (5.0, 0), (5.8, 0.9, 0.3), (6.0, 1.6), (5.85, 1.6), (5.3, 0.8, 0.3), (1.0, 0.6), (0.9, 1.2), (0.35, 1.6), (0, 1.6)], 0.12), brass, 'dish', 128)
    tip = Vector((5.5, 0, 19))
    paste, wand = m.clay('#6a4f38', 0.95, 0.3, 0.1), m.wood('#c9a873', '#a98a58', 2.0, 0.7, 'z')
    foot = Vector((0, 0, 1.2))
    stick = [s.sweep([foot, tip], s.circle(0.09, 10), wand, 'wand'), s.sweep([foot.lerp(tip, 0.2), foot.lerp(tip, 0.205), foot.lerp(tip, 0.985), tip], s.circle(0.17, 12), paste, 'paste', scale=lambda t: (1, 1) if 0.02 < t < 0.98 else (0.75, 0.75))]
    spare = [s.sweep([(-14 + 0.3 * k, -6.5 + 0.9 * k, 0.2), (7 + 0.4 * k, -8.2 + 0.75 * k, 0.2)], s.circle(0.17, 12), paste, 'spare') for k in range(3)]
    return s.group([dish, *stick, *spare], 'incense')


def thali(**_):
    n = m.Nodes('hammered')
    dents = n.voronoi(0.85, 'SMOOTH_F1', smooth=0.6)
    n.set(Base_Color=m.rgb('#bf9f68'), Metallic=1.0, Roughness=0.2, Normal=n.bump(dents, 0.55, 0.22))
    spun = m.metal('#c7a56c', 0.22, 'round')
    tray = s.lathe(s.rounded([(5.0, 0.42), (17.0, 0.4), (18.2, 1.9, 0.6), (18.9, 2.2, 0.2), (19.1, 2.0, 0.1), (18.6, 1.6), (17.3, 0.0, 0.6), (0, 0.0)], 0.1), n.material, 'tray', 192)
    middle = s.lathe([(0, 0.42), (4.9, 0.42), (5.0, 0.46), (5.15, 0.43)], spun, 'spun', 128)
    rings = [s.lathe(s.rounded([(r, 0.41), (r + 0.08, 0.47), (r + 0.16, 0.41)], 0.02), spun, 'ring', 160) for r in (5.2, 15.9, 16.4)]
    return s.group([tray, middle] + rings, 'thali')


def tea_glass(at):
    clear = m.tinted('#f4f6f4', gloss=0.09)
    glass = s.lathe([(0, 0.4)] + [tuple(q) for q in s.smooth_line([(2.3, 0.4), (2.6, 0.7), (2.75, 2.0), (2.3, 4.2), (2.5, 6.4), (3.1, 8.6)], 6)] + [(3.0, 8.6)], clear, 'glass', 96)
    tea = s.lathe([(0, 0.7)] + [tuple(q) for q in s.smooth_line([(2.2, 0.7), (2.5, 0.95), (2.62, 2.0), (2.2, 4.2), (2.36, 6.2)], 6)] + [(0, 6.2)], m.tinted('#b5531a', gloss=0.08), 'tea', 96)
    return [s.place(t, at) for t in (glass, tea)]


def fanous(lit=False, **_):
    brass = m.metal('brass', 0.22)
    side, r = 4.6, 4.6 / 2 / math.tan(math.pi / 8)
    clear = m.tinted('#fbf6ea', gloss=0.07)
    things = []
    eight = lambda q: [(q * math.cos(math.pi / 8 + math.pi / 4 * i) / math.cos(math.pi / 8), q * math.sin(math.pi / 8 + math.pi / 4 * i) / math.cos(math.pi / 8)) for i in range(8)]
    for q, low, high in ((r + 0.9, 0.8, 1.6), (r + 0.5, 1.6, 2.2), (r + 0.5, 19.6, 20.2), (r + 0.9, 20.2, 20.8)):
        things.append(s.prism(eight(q), low, high, brass, 0.12))
    for i in range(4):
        a = math.pi / 4 + math.pi / 2 * i
        things.append(s.lathe([(0, 0), (0.6, 0.05), (0.75, 0.4), (0.5, 0.9)], brass, 'foot', 24, at=((r + 0.2) * math.cos(a), (r + 0.2) * math.sin(a), 0)))
    for i in range(8):
        a = 45 * i
        w, h = side - 0.1, 17.4
        frame = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]
        window = [(-w / 2 + 0.9, 5.6), (w / 2 - 0.9, 5.6), (w / 2 - 0.9, 11.5)] + [((w / 2 - 0.9) * math.cos(t), 11.5 + 2.4 * math.sin(t) ** 0.8) for t in [math.pi * k / 12 for k in range(1, 12)]] + [(-w / 2 + 0.9, 11.5)]
        small = [s.circle(0.26, 10, 0, (x, y)) for x in (-1.1, 0, 1.1) for y in (15.2, 16.2)] 
        stars = [[(x + 0.62 * (1 if k % 2 == 0 else 0.5) * math.sin(math.pi * k / 6), y + 0.62 * (1 if k % 2 == 0 else 0.5) * math.cos(math.pi * k / 6)) for k in range(12)] for x, y in ((-1.0, 1.5), (1.0, 1.5), (0, 2.9), (-1.0, 4.2), (1.0, 4.2))]
        panel = s.plate(frame, [window] + small + stars, -0.06, 0.06, brass, 0.02, 'panel', 1)
        panel.data.transform(Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1))))
        panel.location = (r * math.cos(math.radians(a - 90)), r * math.sin(math.radians(a - 90)), 2.2)
        panel.rotation_euler = (0, 0, math.radians(a))
        things.append(panel)
        pane = s.box((w - 0.3, 0.05, 16.5), clear, ((r - 0.14) * math.cos(math.radians(a - 90)), (r - 0.14) * math.sin(math.radians(a - 90)), 10.8), (0, 0, a), 0.0)
        pane.visible_shadow = False
        things.append(pane)
        post = s.cylinder(0.2, 2.2, 19.6, brass, 0.02, 16)
        corner = eight(r)[i]
        things.append(s.place(post, (corner[0], corner[1], 0)))
    dome = []
    rings = [(r + 0.5, 20.8), (r + 0.2, 22.0), (r - 0.8, 24.4), (r - 2.6, 26.6), (1.6, 28.6), (1.1, 29.8)]
    points, faces = [], []
    for q, z in [(max(0.3, a), b) for a, b in s.smooth_line(rings, 4)]:
        points += [(x, y, z) for x, y in eight(q)]
    for k in range(len(points) // 8 - 1):
        faces += [(8 * k + i, 8 * k + (i + 1) % 8, 8 * k + 8 + (i + 1) % 8, 8 * k + 8 + i) for i in range(8)]
    roof = s.mesh_of('roof', points, faces, brass, True, 30)
    s.thicken(roof, 0.12)
    things.append(roof)
    things.append(s.lathe(s.rounded([(1.2, 29.4), (1.6, 30.0, 0.2), (0.7, 30.8, 0.2), (1.0, 31.6, 0.3), (0.3, 32.6), (0, 32.6)], 0.1), brass, 'finial', 48))
    things.append(s.sweep([(1.7 * math.cos(math.tau * i / 48), 0, 34.2 + 1.7 * math.sin(math.tau * i / 48)) for i in range(48)], s.circle(0.22, 10), brass, 'ring', closed=True))
    pillar = candle(3.4, 1.7, 9.5, lit or True)
    if lit:
        for thing in pillar:
            if thing.type == 'LIGHT':
                thing.data.energy, thing.data.shadow_soft_size = 14000, 0.25
    return s.group(things + pillar, 'fanous')


def armchair(**_):
    teak, dark = m.wood('#8a5a32', '#5c3a1f', 0.16, 0.4, 'z'), m.wood('#8a5a32', '#5c3a1f', 0.16, 0.4, 'y')
    across = m.wood('#8a5a32', '#5c3a1f', 0.16, 0.4, 'x')
    things = []
    W, D, seat = 31, 30, 37
    leg = lambda x, y0, y1, z0, z1, r=1.9: s.sweep([(x, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t) for t in (0, 0.25, 0.5, 0.75, 1)], s.rounded_rectangle(2 * r, 2 * r, 1.2, 4), teak, 'leg', scale=lambda t: (0.72 + 0.28 * min(1, t * 2.2),) * 2)
    for side in (-1, 1):
        x = side * W * 0.94
        things.append(leg(x, -D * 0.92, -D * 0.86, 0, 58))
        back = s.smooth_line([(x, D * 1.02, 0), (x, D * 0.86, 22), (x, D * 0.86, 37), (x, D * 1.02, 55), (x, D * 1.32, 82)], 8)
        things.append(s.sweep(back, s.rounded_rectangle(3.6, 3.6, 1.2, 4), teak, 'post', up=(1, 0, 0), scale=lambda t: (0.8 + 0.2 * math.sin(math.pi * t),) * 2))
        arm = s.smooth_line([(x, -D * 1.18, 57.2), (x, -D * 0.8, 59), (x, 0, 59.2), (x, D * 0.7, 58), (x, D * 1.05, 57)], 8)
        things.append(s.sweep(arm, s.rounded_rectangle(6.4, 2.4, 1.1, 5), dark, 'arm', up=(0, 0, 1), scale=lambda t: (1.05 - 0.5 * max(0, t - 0.45), 1)))
        things.append(s.box((2.6, D * 1.78, 4.6), dark, (x, 0, seat - 1.6), edge=0.5))
        things.append(s.box((2.0, D * 1.8, 2.2), dark, (x, 0, 14), edge=0.4))
        for y, z in ((-D * 0.87, seat - 1.6), (D * 0.87, seat - 1.6)):
            peg = s.cylinder(0.55, 0, 0.35, m.wood('#4a2e18', '#33200f', 0.5), 0.06, 24)
            things.append(s.place(peg, (x + side * 1.75, y, z), (0, 90 * side, 0)))
    for y, z, h in ((-D * 0.88, seat - 1.6, 4.6), (D * 0.86, seat - 1.6, 4.6)):
        things.append(s.box((W * 1.86, 2.6, h), across, (0, y, z), edge=0.5))
    for z, y, h in ((80.4, D * 1.3, 4.6), (44, D * 0.93, 3.4)):
        things.append(s.box((W * 1.84, 2.3, h), across, (0, y, z), (-17, 0, 0), 0.6))
    cane_material = m.plain('#d2ae74', 0.55, 0.35)
    things += cane(W * 1.78, D * 1.64, cane_material, lambda u, v: ((u - 0.5) * W * 1.78, (v - 0.5) * D * 1.66, seat + 0.5 - 1.6 * math.sin(math.pi * u) * math.sin(math.pi * v)))
    things += cane(W * 1.74, 36, cane_material, lambda u, v: ((u - 0.5) * W * 1.74, D * (0.955 + 0.34 * v) + 1.6 * math.sin(math.pi * u) * math.sin(math.pi * v), 45 + 34.5 * v))
    return s.group(things, 'chair')


def cane(width, tall, material, at, pitch=1.7):
    """The six-way weave of cane: pairs of strands upright and across, singles on both diagonals. A rattan
    cord presses its ends into the groove."""
    around = [(i / 40, 0) for i in range(40)] + [(1, i / 40) for i in range(40)] + [(1 - i / 40, 1) for i in range(40)] + [(0, 1 - i / 40) for i in range(40)]
    things = [s.sweep([at(u, v) for u, v in around], s.circle(0.5, 12), material, 'cord', closed=True)]
    section = s.rounded_rectangle(0.26, 0.12, 0.05, 2)
    def strand(a, b, lift):
        path = []
        for i in range(25):
            t = i / 24
            x, y, z = at(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            path.append((x, y, z + lift))
        return s.sweep(path, section, material, 'strand', up=(0, 0.3, 1))
    columns, rows = int(width / pitch), int(tall / pitch)
    for i in range(1, columns):
        for d in (-0.14, 0.14):
            u = (i + d) / columns
            things.append(strand((u, 0), (u, 1), 0.0))
    for j in range(1, rows):
        for d in (-0.14, 0.14):
            v = (j + d) / rows
            things.append(strand((0, v), (1, v), 0.08))
    for k in range(1, columns + rows):
        for flip in (0, 1):
            a = (k / columns, 0.0) if k < columns else (1.0, (k - columns) / rows)
            b = (0.0, k / rows) if k < rows else ((k - rows) / columns, 1.0)
            if flip:
                a, b = (1 - a[0], a[1]), (1 - b[0], b[1])
            things.append(strand(a, b, 0.16 + 0.06 * flip))
    return [s_join(things)]


def s_join(things):
    """Many strands as one object."""
    import bpy
    points, faces = [], []
    material = things[0].data.materials[0]
    for thing in things:
        start = len(points)
        points += [tuple(v.co) for v in thing.data.vertices]
        faces += [tuple(start + k for k in f.vertices) for f in thing.data.polygons]
        bpy.data.objects.remove(thing)
    return s.mesh_of('weave', points, faces, material)


def stool(color='#4a2a1c', dark='#2b1710', height=44, radius=17, **_):
    seat_wood, leg_wood = m.wood(color, dark, 0.2, 0.36, 'x', 0.2), m.wood(color, dark, 0.2, 0.36, 'z', 0.2)
    seat = s.lathe([(0, height - 1.6)] + [tuple(q) for q in s.smooth_line([(2, height - 1.55), (8, height - 1.1), (radius - 2.5, height - 0.15), (radius - 0.8, height), (radius, height - 1.1), (radius - 1.0, height - 3.2), (radius - 4, height - 3.9)], 8)] + [(0, height - 4.0)], seat_wood, 'seat', 160)
    things = [seat]
    for i in range(3):
        a = math.tau * i / 3 + 0.5
        top, foot = Vector((math.cos(a) * radius * 0.55, math.sin(a) * radius * 0.55, height - 1.1)), Vector((math.cos(a) * radius * 0.98, math.sin(a) * radius * 0.98, 0))
        path = [foot.lerp(top, t / 12) for t in range(13)]
        things.append(s.sweep(path, s.circle(1.75, 32), leg_wood, 'leg', scale=lambda t: (0.72 + 0.55 * math.sin(math.pi * min(1, t * 0.8 + 0.12)) * 0.6,) * 2))
        wedge = s.cylinder(1.25, height - 1.32, height - 0.98, leg_wood, 0.03, 32)
        things.append(s.place(wedge, (top.x, top.y, 0)))
    return s.group(things, 'stool')


def teak_tray(**_):
    """46 by 30 cm, cut handles, splined corners."""
    teak, side = m.wood('#8a5a32', '#5c3a1f', 0.25, 0.45, 'x'), m.wood('#8a5a32', '#5c3a1f', 0.25, 0.45, 'y')
    things = [s.box((45, 29, 0.9), teak, (0, 0, 0.6), edge=0.1)]
    for y in (-1, 1):
        things.append(s.box((46, 1.1, 5), teak, (0, y * 14.5, 2.6), edge=0.18))
    slot = s.rounded_rectangle(10, 2.0, 0.98)
    for x in (-1, 1):
        outline = [(-14, 0), (14, 0), (14, 4.8)] + [tuple(q) for q in s.smooth_line([(9, 4.9), (5, 6.6), (0, 7.0), (-5, 6.6), (-9, 4.9)], 8)] + [(-14, 4.8)]
        end = s.plate(outline, [[(a, b + 4.6) for a, b in slot]], -0.55, 0.55, side, 0.16)
        end.data.transform(Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))))
        end.location = (x * 22.4, 0, 0.15)
        things.append(end)
        for y in (-1, 1):
            for z in (1.6, 3.4):
                things.append(s.box((1.6, 1.6, 0.3), m.wood('#3d2415', '#241409', 0.4), (x * 22.5, y * 14.5, z), (0, 0, 45), 0.02))
    return s.group(things, 'tray')
