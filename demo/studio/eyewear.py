"""Sunglasses: metal, acetate and browline frames around any lens outline (centimetres).
The front stands in the xz plane and looks towards −y; temples run towards +y."""
import math
import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
import materials as m
import shapes as s

OUTLINES = {
    # Right lens seen from the front (x grows towards the temple), in halves of its width and height.
    'aviator': [(-0.86, 0.62), (-0.4, 0.98), (0.25, 1.0), (0.82, 0.82), (1.0, 0.3), (0.86, -0.42), (0.42, -0.96), (-0.12, -1.0), (-0.6, -0.62), (-0.92, 0.0)],
    'pilot': [(-0.84, 0.86), (0.0, 1.0), (0.8, 0.92), (1.0, 0.55), (0.94, -0.3), (0.62, -0.88), (0.0, -1.0), (-0.56, -0.82), (-0.9, -0.1), (-0.96, 0.5)],
    'square': [(-0.9, 0.78), (-0.5, 0.97), (0.2, 1.0), (0.84, 0.94), (1.0, 0.66), (0.95, -0.2), (0.78, -0.84), (0.3, -1.0), (-0.4, -0.99), (-0.78, -0.8), (-0.93, -0.2), (-0.98, 0.4)],
    'browline': [(-0.92, 0.72), (-0.4, 0.95), (0.3, 0.98), (0.9, 0.86), (1.0, 0.45), (0.9, -0.3), (0.55, -0.9), (0.0, -1.0), (-0.55, -0.86), (-0.9, -0.25)],
    'round': None,
    'cat-eye': [(-0.95, 0.35), (-0.62, 0.70), (-0.05, 0.84), (0.55, 0.96), (0.92, 1.02), (1.03, 0.74), (0.9, -0.08), (0.5, -0.78), (-0.05, -1.0), (-0.6, -0.82), (-0.92, -0.2)],
}

DEFAULTS = {
    'shape': 'aviator', 'kind': 'metal', 'lens': (5.8, 4.9), 'bridge': 1.5, 'rim': 0.16, 'thick': 0.42, 'metal': 'pale-gold', 'acetate': 'black', 'tint': '#2f4a33',
    'clear': None, 'bridges': 1, 'wire': 0.065, 'temple': 0.42, 'tips': None, 'rivets': True, 'wing': False, 'ear': 'hook', 'wrap': 0.012, 'keyhole': False, 'pads': True, 'mirror': None, 'brow': 0.44, 'gleam': 1.5,
}


def lens_outline(p):
    w, h = p['lens'][0] / 2, p['lens'][1] / 2
    points = OUTLINES[p['shape']]
    line = s.circle(1, 120) if points is None else [tuple(q) for q in s.smooth_line(points, 14, closed=True)]
    return [(x * w, y * h) for x, y in line]


def centre(p):
    return (p['lens'][0] + p['bridge']) / 2


def wrapped(x, p):
    """How far a place at x lies behind the bridge."""
    return p['wrap'] * x * x * (1 if abs(x) < 9 else 1)


def stand(mesh_or_points, p, lift=0.0):
    """Turns flat (x, y, depth) into upright and wrapped (x, depth, y)."""
    return [(x, -z + wrapped(x, p) + lift, y) for x, y, z in mesh_or_points]


def upright(thing, p):
    """A flat plate stood up and wrapped: cut into narrow strips first, so that its face bends without creases."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    reach = max(abs(vertex.co.x) for vertex in work.verts)
    for i in range(1, 80):
        bmesh.ops.bisect_plane(work, geom=[*work.verts, *work.edges, *work.faces], plane_co=(reach * (i / 40 - 1), 0, 0), plane_no=(1, 0, 0))
    for vertex in work.verts:
        x, y, z = vertex.co
        vertex.co = (x, -z + wrapped(x, p), y)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
    flat = thing.modifiers.new('flat', 'WEIGHTED_NORMAL')
    flat.keep_sharp = True
    return thing


def distance(points, X, Y):
    """Signed distance to a closed outline, negative inside."""
    best, inside = np.full(X.shape, 1e9), np.zeros(X.shape, bool)
    count = len(points)
    for i in range(count):
        (x0, y0), (x1, y1) = points[i], points[(i + 1) % count]
        dx, dy = x1 - x0, y1 - y0
        t = np.clip(((X - x0) * dx + (Y - y0) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
        best = np.minimum(best, (X - x0 - t * dx) ** 2 + (Y - y0 - t * dy) ** 2)
        crosses = ((y0 > Y) != (y1 > Y)) & (X < (x1 - x0) * (Y - y0) / (y1 - y0 + 1e-12) + x0)
        inside ^= crosses
    best = np.sqrt(best)
    return np.where(inside, -best, best)


def rod(a, b, r, X, Y):
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = np.clip(((X - a[0]) * dx + (Y - a[1]) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
    return np.sqrt((X - a[0] - t * dx) ** 2 + (Y - a[1] - t * dy) ** 2) - r


def soft(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def contour(field, xs, ys):
    """The outline of field < 0 that is one interval of y for each x: top and bottom lines."""
    top, low = [], []
    for i, x in enumerate(xs):
        column = field[:, i]
        hit = np.where(column < 0)[0]
        if len(hit) == 0:
            continue
        a, b = hit[0], hit[-1]
        cross = lambda j, k: ys[j] + (ys[k] - ys[j]) * column[j] / (column[j] - column[k])
        low.append((x, cross(a, a - 1)))
        top.append((x, cross(b, b + 1)))
    line = top + low[::-1]
    path = s.resample([(x, y, 0) for x, y in line] + [(*line[0], 0)], 420)[:-1]
    for _ in range(5):
        path = [(path[i - 1] + path[i] * 2 + path[(i + 1) % len(path)]) / 4 for i in range(len(path))]
    return [(q[0], q[1]) for q in path]


def front_outline(p):
    cx, (A, B) = centre(p), p['lens']
    lens = lens_outline(p)
    right = [(x + cx, y) for x, y in lens]
    reach = cx + A / 2 + 1.4
    xs, ys = np.linspace(-reach, reach, 520), np.linspace(-B / 2 - 1.2, B / 2 + 1.6, 300)
    X, Y = np.meshgrid(xs, ys)
    AX = np.abs(X)
    rim = p['rim'] * (1 + 0.35 * np.clip(Y / (B / 2), -0.3, 1))
    field = distance(right, AX, Y) - rim
    # The end piece: as tall as the arm that meets it from behind, cut straight.
    hinge, end = hinge_height(p), end_of(p)
    cat = p['shape'] == 'cat-eye'
    field = soft(field, rod((cx + A * 0.36, hinge - (0.32 if cat else 0.06)), (end + 0.1, hinge), tall_end(p) / 2, AX, Y), 0.3)
    field = -soft(-field, end - AX, 0.08)
    y0, thick = (B * 0.20, 0.27) if not p['keyhole'] else (B * 0.24, 0.24)
    field = soft(field, rod((0, y0), (p['bridge'] * 0.7, y0 - 0.06), thick, AX, Y), 0.35)
    return contour(field, xs, ys), right


def hinge_height(p):
    return p['lens'][1] * {'cat-eye': 0.56, 'round': 0.18, 'aviator': 0.30, 'pilot': 0.34}.get(p['shape'], 0.33)


def tall_end(p):
    """How tall an arm of acetate begins."""
    return p['temple'] * 1.9


def end_of(p):
    """How far to the side the front goes; arms of acetate begin behind it, flush with it."""
    return centre(p) + p['lens'][0] / 2 + {'acetate': p['rim'] + (0.3 if p['shape'] == 'cat-eye' else 0.22), 'browline': 0.5}.get(p['kind'], 0.24)


def lens_sheet(p, side):
    cx, lens = centre(p), lens_outline(p)
    rings, points, faces = 10, [], []
    bulge = 0.011
    count = len(lens)
    points.append((side * cx, 0.0, 0.0))
    for k in range(1, rings + 1):
        for x, y in lens:
            points.append((side * (cx + x * k / rings), y * k / rings, 0))
    at = lambda k, i: 1 + (k - 1) * count + i % count
    for i in range(count):
        faces.append((0, at(1, i), at(1, i + 1)))
        for k in range(1, rings):
            faces.append((at(k, i), at(k + 1, i), at(k + 1, i + 1), at(k, i + 1)))
    bent = []
    for x, y, _ in points:
        u = abs(x) - cx
        edge = max(1e-6, 1)
        bent.append((x, wrapped(x, p) + (0.04 if p['kind'] == 'acetate' else 0.0) + bulge * (u * u + y * y) - bulge * (p['lens'][0] / 2) ** 2, y))
    h = p['lens'][1] / 2
    glass = m.tinted(p['tint'], p['clear'], (-h * 0.8, h * 0.75), 'Z', 0.075, mirror=p['mirror'])
    sheet = s.mesh_of('lens', bent, faces, glass)
    return sheet


def metal_frame(p):
    cx, lens, wire = centre(p), lens_outline(p), p['wire']
    metal = m.metal(p['metal'], 0.12) if p['metal'] != 'black' else m.plain('#121212', 0.5, 0.4)
    A, B = p['lens']
    things = []
    bulge = 0.011
    depth = lambda x, y: wrapped(x, p) + bulge * ((abs(x) - cx) ** 2 + y * y) - bulge * (A / 2) ** 2
    for side in (-1, 1):
        line = [(side * (cx + x), depth(cx + x, y), y) for x, y in lens]
        things.append(s.sweep(line, [(a * wire, b * wire * 1.25) for a, b in s.circle(1, 24)], metal, 'rim', closed=True))
        inner = min(lens, key=lambda q: q[0])
        if p['pads']:
            px, pz = cx - A / 2 * 0.93, -B * 0.10
            pad = s.lathe([(0, 0.1), (0.12, 0.08), (0.2, 0.0), (0.12, -0.06), (0, -0.07)], m.glass('#f7f3ea', 0.15), 'pad', 32)
            pad.scale = (1, 1.7, 0.8)
            pad.rotation_euler = (math.radians(90), math.radians(58 * side), 0)
            pad.location = (side * (px - 0.30), 0.72, pz)
            arm = s.smooth_line([(side * (px - 0.02), depth(px, pz + 0.3), pz + 0.35), (side * (px - 0.16), 0.35, pz + 0.42), (side * (px - 0.24), 0.62, pz + 0.22), (side * (px - 0.28), 0.70, pz)], 8)
            things += [pad, s.sweep(arm, s.circle(0.035, 8), metal, 'arm')]
    b = p['bridge'] / 2
    edge = lambda y: min((x for x, yy in lens if abs(yy - y) < B * 0.06), default=-A / 2)
    if p['shape'] in ('aviator', 'pilot'):
        top = B * 0.46 if p['shape'] == 'pilot' else B * 0.44
        y0 = B * 0.16
        x0 = cx + edge(y0)
        things.append(s.sweep(s.smooth_line([(-x0, depth(x0, y0), y0), (-x0 * 0.5, -0.05, y0 + 0.2), (0, -0.08, y0 + 0.25), (x0 * 0.5, -0.05, y0 + 0.2), (x0, depth(x0, y0), y0)], 8), s.circle(wire * 1.05, 20), metal, 'bridge'))
        x1 = cx + (-0.45 if p['shape'] == 'aviator' else -0.62) * A / 2
        z1 = B / 2 * (0.97 if p['shape'] == 'aviator' else 0.95)
        bar = [(-x1, depth(x1, z1), z1), (-x1 * 0.5, depth(x1 * 0.5, z1) - 0.08, z1 + 0.02), (0, -0.14, z1 + 0.01), (x1 * 0.5, depth(x1 * 0.5, z1) - 0.08, z1 + 0.02), (x1, depth(x1, z1), z1)]
        if p['bridges'] == 2 or p['shape'] == 'aviator':
            # Filed thin where it is soldered to the rims.
            line, at = s.ended(s.smooth_line(bar, 8), 0.6, 0.6)
            things.append(s.sweep(line, s.circle(wire * 1.05, 20), metal, 'brow', scale=lambda t: (at(t)[1],) * 2))
    else:
        # Wire that leaves each rim square to it, soldered where they meet.
        turn = math.radians(24)
        x0, y0 = cx - A / 2 * math.cos(turn), B / 2 * math.sin(turn)
        line = s.smooth_line([(-x0, depth(x0, y0), y0), (-x0 * 0.74, depth(x0, y0) - 0.03, y0 + 0.17), (-x0 * 0.36, 0.0, y0 + 0.33), (0, -0.02, y0 + 0.37), (x0 * 0.36, 0.0, y0 + 0.33), (x0 * 0.74, depth(x0, y0) - 0.03, y0 + 0.17), (x0, depth(x0, y0), y0)], 14)
        things.append(s.sweep(line, s.circle(wire * 1.1, 20), metal, 'saddle'))
        for side in (-1, 1):
            drop = s.lathe([(wire * 1.35 * math.sin(math.pi * i / 12), wire * 1.35 * math.cos(math.pi * i / 12)) for i in range(13)], metal, 'solder', 24)
            things.append(s.place(drop, (side * x0, depth(x0, y0), y0), (0, 0, 0), (1.0, 1.2, 1.3)))
    return things, metal


def acetate_frame(p):
    outer, right = front_outline(p)
    left = [(-x, y) for x, y in right]
    material = m.acetate(p['acetate'])
    t = p['thick']
    front = upright(s.plate(outer, [right, left], -t / 2, t / 2, material, 0.1, 'front', 6), p)
    return [front], material


def hinge(metal, side, at):
    """Three knuckles round a screw, upright, on the inner face."""
    knuckles = [s.cylinder(0.07, z - 0.045, z + 0.045, metal, 0.012, 24) for z in (-0.1, 0.0, 0.1)]
    screw = s.cylinder(0.05, -0.16, 0.16, metal, 0.012, 24)
    return s.place(s.group([*knuckles, screw], 'hinge'), at)


def temples(p, material, metal):
    z0, end = hinge_height(p), end_of(p)
    things = []
    for side in (-1, 1):
        if p['ear'] == 'curl':
            bow = [(-0.3 * math.sin(math.radians(a)), 9.4 + 1.95 * math.sin(math.radians(a)), -1.95 + 1.95 * math.cos(math.radians(a))) for a in range(0, 171, 10)]
            back = [(0, 0, 0), (0.03, 3.0, 0.03), (0.02, 6.5, 0.0), *bow]
        else:
            back = [(0, 0.0, 0), (0.05, 3.0, 0.02), (0.02, 6.5, 0), (-0.1, 9.2, -0.2), (-0.28, 10.6, -0.85), (-0.46, 12.0, -2.05), (-0.6, 13.3, -3.4)]
        path = s.resample(s.smooth_line([(x * side, y, z) for x, y, z in back], 16), 240)
        parts = []
        if p['kind'] != 'metal':
            # A little lower than the end piece, whose corners are rubbed round.
            high = tall_end(p) * 0.88
            points, at = s.ended(path, 0, 0.3)
            tall = lambda t: high * (1 - 0.42 * min(1, t * 2.2) ** 0.8 + 0.16 * max(0, (t - 0.6) / 0.4))
            parts.append(s.sweep(points, s.rounded_rectangle(0.36, 1.0, 0.15, 6), material, 'temple', up=(0, 0, 1), scale=lambda t: ((1 - 0.14 * at(t)[0]) * (0.55 + 0.45 * at(t)[1]), tall(at(t)[0]) * at(t)[1])))
            if p['rivets']:
                for dz in (-0.13, 0.13):
                    rivet = s.lathe([(0, 0.022), (0.045, 0.018), (0.055, 0)], metal, 'rivet', 24)
                    rivet.rotation_euler = (0, math.radians(90 * side), 0)
                    rivet.location = (0.178 * side, 0.45, dz)
                    parts.append(rivet)
            if p['wing']:
                outline = [tuple(q) for q in s.smooth_line([(0.0, 0.0), (0.35, 0.16), (1.0, 0.24), (1.7, 0.20), (1.1, 0.08), (0.9, 0.02), (1.2, -0.06), (0.5, -0.14)], 6, True)]
                wing = s.prism(outline, -0.015, 0.012, m.metal('gold', 0.14), 0.008)
                wing.data.transform(Matrix(((0, 0, side, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))))
                wing.location = (0.175 * side, 0.5, 0)
                parts.append(wing)
            # Behind the end piece, with a hairline between them.
            x0 = end - 0.2
            y0 = wrapped(x0, p) + p['thick' if p['kind'] == 'acetate' else 'brow'] / 2 + 0.015
            parts.append(hinge(metal, side, (-0.2 * side, 0.0, 0)))
        else:
            # An end piece of sheet goes from the rim round the corner to the hinge; the arm begins flat behind it.
            x0, y0 = end, wrapped(end, p) + 0.05
            rim = centre(p) + max(x for x, y in lens_outline(p) if abs(y - z0) < p['lens'][1] * 0.02)
            corner = s.rounded([((rim - 0.02 - x0) * side, wrapped(rim, p) - y0), (0, -0.06, 0.2), (0, 0.5)], 0.2, 12)
            parts.append(s.sweep([(x, y, 0) for x, y in corner], s.rounded_rectangle(0.1, 0.3, 0.045, 5), metal, 'end', up=(0, 0, 1)))
            # Within its sleeve the wire ends.
            curl = p['ear'] == 'curl'
            whole = [q + Vector((0, 0.53, 0)) for q in path]
            points, at = s.ended(whole if curl else whole[:170], 0, 0.12)
            flat = lambda share: max(0.0, 1 - share / 0.16) ** 1.5
            # The first of each pair is upright: `up` is sideways, for a curl runs in every direction but that.
            parts.append(s.sweep(points, [(a * 0.078, b * 0.055) for a, b in s.circle(1, 20)], metal, 'temple', up=(1, 0, 0), scale=lambda t, at=at: (at(t)[1] * (1 + 0.85 * flat(at(t)[0])), at(t)[1] * (1 - 0.15 * flat(at(t)[0])))))
            if not curl:
                tip = m.acetate('dark-tortoise') if p['tips'] is None else m.plain(p['tips'], 0.6, 0.3)
                sleeve, at = s.ended(whole[158:], 0.4, 0.22)
                swell = lambda share, round_: (0.72 + 0.28 * math.sin(math.pi / 2 * min(1, share * 1.5))) * max(round_, 0.42 if share < 0.3 else 0)
                parts.append(s.sweep(sleeve, [(a * 0.115, b * 0.2) for a, b in s.circle(1, 24)], tip, 'tip', up=(0, 0, 1), scale=lambda t: (swell(*at(t)),) * 2))
            parts.append(hinge(metal, side, (-0.09 * side, 0.515, 0)))
        arm = s.group(parts, 'temple')
        arm.location = (side * x0, y0, z0)
        things.append(arm)
    return things


def browline(p):
    """Acetate over the upper half of each rim, narrow at the nose, that ends as the end piece."""
    things, metal = metal_frame(p)
    cx, (A, B) = centre(p), p['lens']
    lens = lens_outline(p)
    material = m.acetate(p['acetate'])
    reach = end_of(p) - cx
    xs, ys = np.linspace(-A / 2 - 0.6, reach + 0.5, 360), np.linspace(-0.6, B / 2 + 0.9, 240)
    X, Y = np.meshgrid(xs, ys)
    away = distance(lens, X, Y)
    share = np.clip((X + A / 2) / A, 0, 1)
    low = B * 0.04 + 0.05 * share
    field = -soft(-(away - (0.13 + 0.24 * share) * np.clip((Y - low) / 1.1, 0.2, 1) ** 0.6), away + 0.075, 0.05)
    field = -soft(-field, Y - low, 0.12)
    hinge_z = hinge_height(p)
    field = soft(field, np.maximum(rod((A * 0.42, hinge_z), (reach + 0.3, hinge_z), tall_end(p) / 2, X, Y), -away - 0.075), 0.2)
    field = -soft(-field, reach - X, 0.08)
    right = contour(field, xs, ys)
    for side in (-1, 1):
        outline = [(side * (cx + x), y) for x, y in right]
        things.append(upright(s.plate(outline, [], -p['brow'] / 2, p['brow'] / 2, material, 0.1, 'brow', 6), p))
    return things, material, metal


def build(**spec):
    p = {**DEFAULTS, **spec}
    metal = m.metal(p['metal'], 0.12) if p['metal'] != 'black' else m.plain('#121212', 0.5, 0.4)
    if p['kind'] == 'acetate':
        things, material = acetate_frame(p)
    elif p['kind'] == 'browline':
        things, material, metal = browline(p)
    else:
        things, metal = metal_frame(p)
        material = None
    things += [lens_sheet(p, -1), lens_sheet(p, 1)]
    things += temples(p, material, metal)
    return s.group(things, 'glasses')


def rest(holder):
    """Stands open glasses on their rims and the ends of their arms: turned until both touch the ground."""
    bpy.context.view_layer.update()
    points = [thing.matrix_world @ vertex.co for thing in s.family(holder) if thing.type == 'MESH' for vertex in thing.data.vertices]
    front, back = [q for q in points if q.y < 3], [q for q in points if q.y > 6]
    low, high = math.radians(-40), math.radians(40)
    for _ in range(30):
        turn = (low + high) / 2
        lowest = lambda part: min(q.y * math.sin(turn) + q.z * math.cos(turn) for q in part)
        low, high = (turn, high) if lowest(back) < lowest(front) else (low, turn)
    holder.rotation_euler[0] = turn
    return s.ground(holder)


def stood(**spec):
    """Open glasses for a still, on rims and tips."""
    thing = build(**spec)
    rest(thing)
    return s.group([thing], 'glasses standing')
