"""Meshes from few numbers. Centimetres throughout; z points up."""
import math
import bpy
import bmesh
from mathutils import Matrix, Vector

TAU = math.tau


def link(name, mesh, material=None, smooth=True, sharp=35):
    """An object of the scene from a mesh; edges sharper than `sharp` degrees stay edges."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material is not None:
        mesh.materials.append(material)
    if smooth and hasattr(mesh, 'polygons'):
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(sharp)
    return thing


def mesh_of(name, points, faces, material=None, smooth=True, sharp=35):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.validate()
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return link(name, mesh, material, smooth, sharp)


def bevel(thing, width, segments=3, angle=30):
    step = thing.modifiers.new('bevel', 'BEVEL')
    step.width, step.segments = width, segments
    step.limit_method, step.angle_limit = 'ANGLE', math.radians(angle)
    step.harden_normals = True
    return thing


def subdivide(thing, levels=2):
    step = thing.modifiers.new('subdivision', 'SUBSURF')
    step.levels = step.render_levels = levels
    return thing


def thicken(thing, thickness, offset=-1):
    step = thing.modifiers.new('solidify', 'SOLIDIFY')
    step.thickness, step.offset = thickness, offset
    step.use_even_offset = True
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves an object; `turn` in degrees."""
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def fused(pieces, grain=0.14, rounds=14):
    """Pieces of one stuff as one body whose joints are rubbed smooth, as a potter joins a handle."""
    work = bmesh.new()
    for piece in pieces:
        work.from_mesh(piece.data)
    whole = pieces[0]
    work.to_mesh(whole.data)
    work.free()
    for piece in pieces[1:]:
        bpy.data.objects.remove(piece)
    cells = whole.modifiers.new('fused', 'REMESH')
    cells.mode, cells.voxel_size, cells.use_smooth_shade = 'VOXEL', grain, True
    rub = whole.modifiers.new('rubbed', 'SMOOTH')
    rub.factor, rub.iterations = 0.5, rounds
    whole.data.use_auto_smooth = False
    return whole


def group(things, name='group'):
    """An empty that holds the objects, so that they move as one."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        if thing is not None and thing.parent is None:
            thing.parent = holder
    return holder


def family(holder):
    yield holder
    for child in holder.children:
        yield from family(child)


def bounds(holder):
    """The lowest and highest corner of everything in a group, in the world."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    low, high = Vector((1e9,) * 3), Vector((-1e9,) * 3)
    for thing in family(holder):
        if thing.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        ready = thing.evaluated_get(graph)
        mesh = ready.to_mesh()
        for vertex in mesh.vertices:
            at = ready.matrix_world @ vertex.co
            low = Vector(map(min, low, at))
            high = Vector(map(max, high, at))
        ready.to_mesh_clear()
    return low, high


def ground(holder, z=0.0):
    """Lets a group rest on the height z."""
    low, _ = bounds(holder)
    holder.location.z += z - low.z
    bpy.context.view_layer.update()
    return holder


def lathe(profile, material, name='lathe', segments=128, sharp=30, at=(0, 0, 0)):
    """Turns a profile of (radius, z) around the z axis; a radius of 0 closes it."""
    points, rows = [], []
    for radius, z in profile:
        if radius <= 1e-6:
            rows.append([len(points)])
            points.append((0, 0, z))
            continue
        rows.append(list(range(len(points), len(points) + segments)))
        points += [(radius * math.cos(TAU * i / segments), radius * math.sin(TAU * i / segments), z) for i in range(segments)]
    faces = []
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                faces.append((low[0], high[i], high[j]))
            elif len(high) == 1:
                faces.append((low[i], low[j], high[0]))
            else:
                faces.append((low[i], low[j], high[j], high[i]))
    thing = mesh_of(name, points, faces, material, True, sharp)
    thing.location = at
    return thing


def rounded(profile, radius, steps=5):
    """A profile with its inner corners rounded: points may carry their own radius as a third number."""
    out = [profile[0][:2]]
    for before, here, after in zip(profile, profile[1:], profile[2:]):
        own = here[2] if len(here) > 2 else radius
        a, b, c = Vector(before[:2]), Vector(here[:2]), Vector(after[:2])
        reach = min(own, (a - b).length * 0.49, (c - b).length * 0.49)
        if reach < 1e-5:
            out.append(tuple(b))
            continue
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            out.append(tuple(start * (1 - t) ** 2 + b * (2 * t * (1 - t)) + end * t * t))
    out.append(profile[-1][:2])
    return out


def smooth_line(points, steps=8, closed=False):
    """A Catmull-Rom curve through points of any dimension."""
    points = [Vector(p) for p in points]
    count = len(points)
    spans = count if closed else count - 1
    get = (lambda i: points[i % count]) if closed else (lambda i: points[max(0, min(count - 1, i))])
    out = []
    for i in range(spans):
        p0, p1, p2, p3 = get(i - 1), get(i), get(i + 1), get(i + 2)
        for k in range(steps):
            t = k / steps
            out.append(0.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    if not closed:
        out.append(points[-1].copy())
    return out


def cylinder(radius, low, high, material, edge=0.0, segments=96, name='cylinder', at=(0, 0)):
    """A turned cylinder with rounded edges."""
    profile = [(0, low), (radius, low), (radius, high), (0, high)]
    thing = lathe(rounded(profile, edge, 4) if edge else profile, material, name, segments)
    thing.location = (at[0], at[1], 0)
    return thing


def prism(outline, low, high, material, edge=0.0, name='prism', segments=3, sharp=35):
    """An outline of (x, y) raised from z `low` to `high`, its edges bevelled."""
    count = len(outline)
    points = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    thing = mesh_of(name, points, faces, material, True, sharp)
    return bevel(thing, edge, segments) if edge else thing


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.02, segments=3, name='box'):
    """A box around its middle."""
    x, y, z = (s / 2 for s in size)
    thing = prism([(-x, -y), (x, -y), (x, y), (-x, y)], -z, z, material, edge, name, segments)
    return place(thing, at, turn)


def ring(outline_points, radius, material, name='ring', sides=12, closed=True):
    """A wire of round section along points (x, y, z)."""
    return sweep(outline_points, circle(radius, sides), material, name, closed)


def circle(radius, count=48, start=0.0, at=(0, 0)):
    return [(at[0] + radius * math.cos(start + TAU * i / count), at[1] + radius * math.sin(start + TAU * i / count)) for i in range(count)]


def rounded_rectangle(width, height, radius, steps=6):
    w, h = width / 2 - radius, height / 2 - radius
    out = []
    for cx, cy, start in ((w, h, 0), (-w, h, 90), (-w, -h, 180), (w, -h, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return out


def superellipse(a, b, power=2.5, count=96):
    out = []
    for i in range(count):
        t = TAU * i / count
        c, s = math.cos(t), math.sin(t)
        out.append((a * math.copysign(abs(c) ** (2 / power), c), b * math.copysign(abs(s) ** (2 / power), s)))
    return out


def frames(path, closed=False, up=None):
    """Position, side, normal and direction along a path, without twist; `up` fixes the normal."""
    path = [Vector(p) for p in path]
    count = len(path)
    out, normal = [], None
    for i, at in enumerate(path):
        ahead = path[(i + 1) % count] if closed or i + 1 < count else at
        behind = path[i - 1] if closed or i > 0 else at
        way = (ahead - behind).normalized()
        if up is not None:
            side = way.cross(Vector(up)).normalized()
        elif normal is None:
            guess = Vector((0, 0, 1)) if abs(way.z) < 0.9 else Vector((0, 1, 0))
            side = way.cross(guess).normalized()
        else:
            side = way.cross(normal).normalized()
        normal = side.cross(way).normalized()
        out.append((at, side, normal, way))
    return out


def ended(path, first, last, count=90):
    """
    A path with stations close together near both ends, for a sweep whose ends are round over `first` and `last`; and
    for its `scale`, how far along (0 to 1) each station is and how thick (0 to 1).
    """
    long, steps = length(path), [i / 10 for i in range(10)]
    marks = [(first * (1 - math.sqrt(1 - q * q)), q) for q in steps] if first else []
    marks += [(first + (long - first - last) * i / count, 1.0) for i in range(count + 1)]
    marks += [(long - last * (1 - math.sqrt(1 - q * q)), q) for q in reversed(steps)] if last else []
    dense = resample(path, 3000)
    part = lambda share: dense[int(share)].lerp(dense[min(2999, int(share) + 1)], share % 1)
    points = [part(min(2999, at / long * 2999)) for at, _ in marks]
    along = [(at / long, max(thick, 0.05)) for at, thick in marks]
    return points, lambda t: along[min(len(along) - 1, round(t * (len(along) - 1)))]


def sweep(path, section, material, name='sweep', closed=False, up=None, scale=None, caps=True, sharp=40, section_closed=True):
    """A section of (side, normal) along a path; `scale(t)` gives (side, normal) factors, t from 0 to 1."""
    points, faces = [], []
    stations = frames(path, closed, up)
    count, width = len(stations), len(section)
    for i, (at, side, normal, _) in enumerate(stations):
        t = i / (count if closed else max(1, count - 1))
        fx, fy = scale(t) if scale else (1, 1)
        points += [at + side * (x * fx) + normal * (y * fy) for x, y in section]
    for i in range(count if closed else count - 1):
        for k in range(width if section_closed else width - 1):
            a, b = i * width, ((i + 1) % count) * width
            faces.append((a + k, a + (k + 1) % width, b + (k + 1) % width, b + k))
    if caps and not closed and section_closed:
        faces += [tuple(range(width)), tuple(range((count - 1) * width, count * width))]
    return mesh_of(name, points, faces, material, True, sharp)


def grid(nu, nv, at, material, name='grid', closed_u=False, closed_v=False, sharp=60):
    """A surface of nu × nv points given by at(u, v), u and v from 0 to 1."""
    points = [at(i / (nu if closed_u else nu - 1), j / (nv if closed_v else nv - 1)) for i in range(nu) for j in range(nv)]
    faces = []
    for i in range(nu if closed_u else nu - 1):
        for j in range(nv if closed_v else nv - 1):
            k, l = (i + 1) % nu, (j + 1) % nv
            faces.append((i * nv + j, k * nv + j, k * nv + l, i * nv + l))
    return mesh_of(name, points, faces, material, True, sharp)


def plate(outline, holes, low, high, material, edge=0.0, name='plate', segments=3):
    """A flat plate with holes: outlines of (x, y), edges rounded by `edge`."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    for line in [outline, *holes]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        spline.points.foreach_set('co', [n for x, y in line for n in (x, y, 0, 1)])
        spline.use_cyclic_u = True
    curve.extrude = max(0.0, (high - low) / 2 - edge)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = edge, segments, -edge
    holder = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(holder)
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    for vertex in mesh.vertices:
        vertex.co.z += (low + high) / 2
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    mesh.materials.clear()
    return link(name, mesh, material, True, 35)


def lettering(words, size, material, at=(0, 0, 0), turn=0.0, depth=0.01, font=None, spacing=1.0, name='lettering'):
    """Raised letters lying on z, centred on `at`, turned by degrees around z."""
    curve = bpy.data.curves.new(name, 'FONT')
    curve.body, curve.size, curve.extrude = words, size, depth / 2
    curve.align_x, curve.align_y, curve.space_character = 'CENTER', 'CENTER', spacing
    curve.resolution_u = 6
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.data.materials.append(material)
    return place(thing, at, (0, 0, turn))


def copies(thing, placings, name='copies'):
    """Copies of an object's mesh at matrices, as one mesh (many small things render fast)."""
    graph = bpy.context.evaluated_depsgraph_get()
    source = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    base = [v.co.copy() for v in source.vertices]
    shapes = [tuple(p.vertices) for p in source.polygons]
    points, faces = [], []
    for matrix in placings:
        start = len(points)
        points += [matrix @ p for p in base]
        faces += [tuple(start + k for k in shape) for shape in shapes]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    material = thing.data.materials[0] if thing.data.materials else None
    bpy.data.objects.remove(thing)
    return link(name, mesh, material)


def matrix_at(at, side, normal, way):
    """The matrix that puts x on side, y on way and z on normal."""
    turn = Matrix((side, way, normal)).transposed().to_4x4()
    return Matrix.Translation(at) @ turn


def arc(center, radius, start, end, count=24, plane='xy'):
    """Points of an arc, degrees counter-clockwise."""
    out = []
    for i in range(count + 1):
        a = math.radians(start + (end - start) * i / count)
        p, q = radius * math.cos(a), radius * math.sin(a)
        x, y, z = center
        out.append({'xy': (x + p, y + q, z), 'yz': (x, y + p, z + q), 'xz': (x + p, y, z + q)}[plane])
    return out


def resample(path, count):
    """The path again with points at even distances."""
    path = [Vector(p) for p in path]
    marks = [0.0]
    for a, b in zip(path, path[1:]):
        marks.append(marks[-1] + (b - a).length)
    out, k = [], 0
    for i in range(count):
        want = marks[-1] * i / (count - 1)
        while k < len(path) - 2 and marks[k + 1] < want:
            k += 1
        span = marks[k + 1] - marks[k] or 1
        out.append(path[k].lerp(path[k + 1], (want - marks[k]) / span))
    return out


def length(path):
    return sum((Vector(b) - Vector(a)).length for a, b in zip(path, path[1:]))
