"""Shoes that are open at the heel, on the lasts of footwear.py (centimetres): sandals, mules, slippers, espadrilles."""
import math
import random
from mathutils import Matrix, Vector
import footwear as f
import materials as m
import shapes as s
from fashion import stitches

# Stations as in footwear.py: where the vamp rises to the throat, and how pointed the toe is.
ROUND = [
    (29.0, 0.0, 27.9, 0.0, 2.2), (28.4, 2.3, 27.1, 0.0, 2.6), (26.8, 3.9, 25.6, 0.0, 3.2), (24.2, 4.85, 23.4, 0.0, 4.1), (21.0, 5.1, 20.6, 0.0, 5.2), (18.2, 4.8, 18.0, 0.0, 6.3),
    (15.4, 4.2, 15.8, 0.0, 7.2), (12.2, 3.7, 13.2, 0.4, 7.8), (8.4, 3.5, 8.6, 3.1, 6.1), (4.4, 3.5, 4.4, 2.75, 6.4), (1.4, 2.6, 1.7, 1.8, 7.0), (0.0, 0.0, 0.6, 0.0, 7.3),
]
POINT = [
    (31.4, 0.0, 29.9, 0.0, 1.7), (30.0, 1.25, 28.4, 0.0, 2.1), (27.4, 2.95, 26.2, 0.0, 2.9), (24.2, 4.4, 23.4, 0.0, 3.9), (21.0, 4.95, 20.6, 0.0, 5.0), (18.2, 4.7, 18.0, 0.0, 6.1),
    (15.4, 4.1, 15.8, 0.0, 7.0), (12.2, 3.6, 13.2, 0.4, 7.6), (8.4, 3.4, 8.6, 3.1, 6.1), (4.4, 3.4, 4.4, 2.75, 6.4), (1.4, 2.55, 1.7, 1.8, 7.0), (0.0, 0.0, 0.6, 0.0, 7.3),
]


def joined(pieces):
    """Meshes as one whose seams are closed and whose normals point outwards."""
    import bmesh
    work = bmesh.new()
    for piece in pieces:
        work.from_mesh(piece.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.004)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    top = max(work.faces, key=lambda face: face.calc_center_median().z)
    if top.normal.z < 0:
        bmesh.ops.reverse_faces(work, faces=work.faces)
    work.to_mesh(pieces[0].data)
    work.free()
    for piece in pieces[1:]:
        s.bpy.data.objects.remove(piece)
    return pieces[0]


def front(last, material, lining, throat=0.46, side=0.64, thread=None, binding=None):
    """The upper of a mule: closed over the toes, its edge running from the throat (u) down to the sole at `side`."""
    top = lambda u: 1.0 if u <= throat else max(0.0, 1 - ((u - throat) / (side - throat)) ** 0.55)
    things, edge = [], []

    def at(a, b):
        u, way = side * a, 1 if b >= 0.5 else -1
        v = 1 - abs(2 * b - 1)
        return last.at(u, top(u) * v, way)

    # One skin over the middle while it is closed; behind the throat it parts into two wings.
    closed = throat / side
    pieces = [s.grid(90, 81, lambda a, b: at(a * closed, b), material, 'upper')]
    pieces += [s.grid(50, 41, lambda a, b, way=way: at(closed + (1 - closed) * a * a, 0.5 + way * (0.5 - b * 0.5)), material, 'wing') for way in (1, -1)]
    shell = joined(pieces)
    shell.data.materials.append(lining)
    s.thicken(shell, 0.24, -1)
    solid = shell.modifiers[-1]
    solid.material_offset, solid.use_even_offset = 1, False
    shell.data.use_auto_smooth = False
    things.append(shell)
    for way in (1, -1):
        run = [last.at(u, top(u), way, 0.02) for u in [throat + (side - throat) * (i / 40) ** 2 for i in range(41)]]
        edge.append(run)
    if thread:
        sewn = [[last.at(max(0.0, u - 0.02), min(1.0, max(0.0, top(u) - 0.03 * min(1.0, i / 6))), way, 0.035) for i, u in enumerate(throat + (side - throat) * (i / 40) ** 2 for i in range(40))] for way in (1, -1)]
        things.append(stitches(s.smooth_line(sewn[0][::-1] + sewn[1][1:], 3), thread, 0.36, 0.26, 0.03))
    line = edge[0][::-1] + edge[1][1:]
    things.append(s.sweep(s.resample(s.smooth_line(line, 3), 120), s.superellipse(0.2, 0.2, 2, 12), binding or material, 'edge'))
    return things


def insole(last, material, words=None, lift=0.12, grow=-0.1):
    things = [f.sole_slab(last, grow, lambda x: last.rest(x) - 0.1, lambda x: last.rest(x) + lift, material, edge=0.08, name='insole')]
    if words:
        mark = s.lettering(words, 0.85, m.plain('#7b5b34', 0.5), (5.6, 0, last.rest(4) + lift + 0.03), -90, 0.02, spacing=1.15)
        things.append(mark)
    return things


def vamp(last, material, lining, ahead, behind, thread=None, reach=0.46, deep=0.5, edge=0.14, above=0.0):
    """
    One broad band shaped by the foot, open over the toes: between the lines `ahead` and `behind` (u for w from -1, inside,
    over 0 to 1, outside). At its ends it spreads by `reach` round the footbed and goes down `deep` into the sole; a band that
    lies `above` another comes down to it there.
    """
    def at(w, b, lift=0.0):
        way, v = (1 if w >= 0 else -1), max(0.0, 1 - abs(w))
        u = ahead(w) + (behind(w) - ahead(w)) * b
        spread = 0.1 + (reach - 0.1) * max(0.0, 1 - v / 0.3) ** 2
        spread += above * min(1.0, v / 0.15)
        q = last.at(u, v, way, spread + lift)
        return q - Vector((0, 0, max(0.0, abs(w) - 1) * deep * 10))

    rows = [-1.1, *[-1 + 2 * i / 80 for i in range(81)], 1.1]
    piece = s.grid(len(rows), 41, lambda a, b: at(rows[round(a * (len(rows) - 1))], b), material, 'vamp')
    piece.data.materials.append(lining)
    s.thicken(piece, 0.2, -1)
    solid = piece.modifiers[-1]
    solid.material_offset, solid.material_offset_rim, solid.use_even_offset = 1, 0, False
    piece.data.use_auto_smooth = False
    # Which way the surface looks decides where its thickness goes.
    middle = piece.data.polygons[len(piece.data.polygons) // 2]
    if middle.normal.z < 0:
        piece.data.flip_normals()
    things = [piece]
    for b in (0.0, 1.0):
        line = s.resample([at(w, b, -0.07) for w in rows], 120)
        things.append(s.sweep(line, s.superellipse(edge, edge, 2, 12), material, 'edge'))
        if thread:
            inset = 0.035 if b == 0.0 else 0.965
            things.append(stitches([at(w, inset, 0.01) for w in rows[1:-1]], thread, 0.32, 0.22, 0.032))
    return things


def over(x, width, high=5.6, ahead=0.0, out=(5.55, 5.1), low=0.9):
    """Points of a strap over the foot from the outside to the inside at x; the inside lies `ahead`."""
    a, b = out
    return [(x, a - 0.15, low), (x + ahead * 0.1, a, low + 1.6), (x + ahead * 0.25, a - 1.5, high * 0.78), (x + ahead * 0.5, 0.3, high), (x + ahead * 0.75, -b + 1.5, high * 0.78), (x + ahead * 0.9, -b, low + 1.6), (x + ahead, -b + 0.15, low)]


def cork():
    n = m.Nodes('cork')
    grains, specks = n.voronoi(5.5, 'F1'), n.noise(9, 4, 0.65)
    n.set(Base_Color=n.blend(n.ramp(specks, (0.36, (0.75, 0.75, 0.75, 1)), (0.5, (0, 0, 0, 1))), n.ramp(grains, (0.1, '#b98d5c'), (0.6, '#9a6f42')), '#4d3219'))
    return n.set(Roughness=0.85, Specular=0.15, Normal=n.bump(specks, 0.35, 0.03)).material


def cork_slide(color='#6b5140', suede=True, bed='#b59a78', stitch=None, **_):
    """A slide of one broad band on a bed of cork; the band comes out between the two."""
    last = f.Last(ROUND, heel=0.9, spring=0.5, platform=2.3)
    hide = m.suede(color) if suede else m.leather(color, 9.0, 0.2, 0.42, 0.12)
    rest = last.rest
    rise = lambda x: 0.5 * max(0.0, (x - 20.5) / 9) ** 2
    things = [
        f.sole_slab(last, 0.6, lambda x: rise(x), lambda x: rise(x) + 0.55, m.plain('#2a241f', 0.75, 0.2), edge=0.1, name='tread'),
        f.sole_slab(last, 0.62, lambda x: rise(x) + 0.53, lambda x: rest(x) - 0.3, cork(), edge=0.14, name='cork'),
        f.sole_slab(last, 0.4, lambda x: rest(x) - 0.32, lambda x: rest(x) + 0.12, m.suede(bed), edge=0.14, name='bed'),
    ]
    thread = m.plain(stitch or f._darken(color, 0.7), 0.7)
    things += vamp(last, hide, m.suede(bed) if suede else m.leather('#b9a483', 9.0, 0.1, 0.6), lambda w: 0.225 - 0.012 * (1 - w * w), lambda w: 0.455 + 0.03 * w * w, thread, 0.5, 0.5)
    return f.finish(things)


def wide_slide(color='#6e3a1f', suede=False, stitch='#d8bb8b', bed='#b98f60', **_):
    """One broad band over a moulded bed."""
    last = f.Last(f.FLAT, heel=0.8, spring=0.6, platform=1.7)
    hide = m.suede(color) if suede else m.leather(color, 9.0, 0.16, 0.44, 0.12)
    thread, rest = m.plain(stitch, 0.7), last.rest
    rise = lambda x: 0.6 * max(0.0, (x - 20.5) / 9) ** 2
    things = [
        f.sole_slab(last, 0.5, lambda x: rise(x), lambda x: rise(x) + 0.5, m.plain('#231d19', 0.7, 0.25), edge=0.1, name='tread'),
        f.sole_slab(last, 0.46, lambda x: rise(x) + 0.48, lambda x: rest(x) + 0.14, m.leather(bed, 9.0, 0.15, 0.5, 0.05), edge=0.2, name='bed'),
    ]
    things.append(stitches([(x, y, rest(x) + 0.16) for x, y in last.feather(200, 0.2) + last.feather(200, 0.2)[:1]], thread, 0.42, 0.3, 0.04))
    things += f.band(over(20.4, 8, 6.5, 0.5, (5.5, 5.15), 1.2), 8.2, hide, 0.32, thread, last, 0.46)
    return f.finish(things)


def cross_slide(color='#b07a45', bed='#c39762', stitch='#e3cda4', **_):
    """Two crossed bands on a moulded bed; they come out between it and the sole."""
    last = f.Last(ROUND, heel=0.7, spring=0.5, platform=1.9)
    hide, thread, rest = m.leather(color, 9.0, 0.18, 0.48, 0.1, 0.1), m.plain(stitch, 0.7), last.rest
    rise = lambda x: 0.5 * max(0.0, (x - 20.5) / 9) ** 2
    things = [
        f.sole_slab(last, 0.74, lambda x: rise(x), lambda x: rise(x) + 0.5, m.plain('#241d18', 0.7, 0.25), edge=0.1, name='tread'),
        f.sole_slab(last, 0.74, lambda x: rise(x) + 0.48, lambda x: rest(x) - 0.3, m.leather(f._darken(bed, 0.8), 9.0, 0.15, 0.5, 0.05), edge=0.1, name='middle'),
        f.sole_slab(last, 0.4, lambda x: rest(x) - 0.32, lambda x: rest(x) + 0.12, m.leather(bed, 9.0, 0.15, 0.5, 0.05), edge=0.14, name='bed'),
    ]
    for way, above in ((1, 0.0), (-1, 0.24)):
        things += vamp(last, hide, m.leather('#b9a483', 9.0, 0.1, 0.6), lambda w, way=way: 0.28 + 0.1 * way * w, lambda w, way=way: 0.402 + 0.1 * way * w, thread, 0.64, 0.5, above=above)
    return f.finish(things)


def jute(last, layers=3, radius=0.36, grow=0.25, color='#b08d58'):
    """A braided sole: rows of slanting strands round the last."""
    n = m.Nodes('jute')
    fibre = n.noise(7, 4, 0.7, (1, 1, 5))
    n.set(Base_Color=n.ramp(fibre, (0.3, '#7d5c33'), (0.55, color), (0.8, '#d0b27c')), Roughness=0.9, Specular=0.1, Normal=n.bump(fibre, 0.6, 0.04))
    things, rnd = [], random.Random(3)
    outline = s.resample([Vector((x, y, 0)) for x, y in last.feather(240, grow)] + [Vector((*last.feather(240, grow)[0], 0))], 150)
    for layer in range(layers):
        strand = s.grid(14, 9, lambda u, v: (0.42 * math.cos(math.pi * v) , radius * 0.62 * math.sin(math.pi * v) * math.cos(math.tau * u), radius * 0.62 * math.sin(math.pi * v) * math.sin(math.tau * u)), n.material, 'strand', closed_u=True)
        placings = []
        for i, at in enumerate(outline[:-1]):
            way = (outline[i + 1] - at).normalized()
            out = way.cross(Vector((0, 0, 1)))
            lean = (0.75 if layer % 2 else -0.75) + rnd.uniform(-0.06, 0.06)
            along = (way * math.cos(lean) + Vector((0, 0, 1)) * math.sin(lean)).normalized()
            base = last.rest(at.x) - 0.2
            z = base - (layers - layer - 0.5) * radius * 1.55
            up = along.cross(out).normalized()
            placings.append(Matrix.Translation(at + Vector((0, 0, z))) @ Matrix((along, out, up)).transposed().to_4x4())
        things.append(s.copies(strand, placings, 'braid'))
    deep = layers * radius * 1.55
    things.append(f.sole_slab(last, grow - 0.12, lambda x: last.rest(x) - 0.2 - deep, lambda x: last.rest(x) - 0.06, n.material, edge=0.1, name='core'))
    things.append(f.sole_slab(last, grow + 0.06, lambda x: last.rest(x) - 0.52 - deep, lambda x: last.rest(x) - 0.16 - deep, m.plain('#8c6b45', 0.8, 0.2), edge=0.08, name='tread'))
    return things


def espadrille(color='#27365a', stitch='#e9dfc8', **_):
    """A canvas mule on a jute sole."""
    last = f.Last(ROUND, heel=0.6, spring=0.35, platform=2.35)
    canvas = m.fabric(color, 7, 1.0, sheen=0.35)
    things = jute(last)
    things += front(last, canvas, m.fabric('#d9cdb4', 14, 0.5), 0.47, 0.66, m.plain(stitch, 0.7), m.fabric(color, 20, 0.4))
    things += insole(last, m.fabric('#d2c3a2', 9, 0.6))
    # Long stitches bind the canvas to the braid.
    thread, line = m.plain(stitch, 0.75), []
    for way in (1, -1):
        for i in range(42):
            u = 0.012 + 0.57 * i / 41
            a, b = last.at(u, 0.1, way, 0.06), last.at(min(1, u + 0.006), 0.0, way, 0.34) - Vector((0, 0, 0.1))
            line.append(s.sweep([a, b], s.circle(0.06, 6), thread, 'lash'))
    return f.finish(things + line)


def babouche(color='#c08a2e', lining='#d9c3a0', stitch=None, **_):
    """A soft pointed leather slipper with a thin sole."""
    last = f.Last(POINT, heel=0.15, spring=0.5, platform=0.75)
    hide = m.leather(color, 10.0, 0.16, 0.46, 0.08)
    things = [f.sole_slab(last, 0.22, lambda x: last.rest(x) - 0.68, lambda x: last.rest(x) - 0.28, m.leather('#8a5e36', 9.0, 0.12, 0.5), edge=0.08), f.sole_slab(last, 0.02, lambda x: last.rest(x) - 0.3, lambda x: last.rest(x) + 0.02, hide, edge=0.06)]
    things += front(last, hide, m.leather(lining, 9.0, 0.1, 0.55), 0.45, 0.66, m.plain(stitch or '#e5c88a', 0.7))
    things += insole(last, m.leather(lining, 9.0, 0.1, 0.55), lift=0.14)
    return f.finish(things)


def clog(color='#4a2c1a', suede=False, wood='#b98a55', **_):
    """A wooden sole with a nailed leather front."""
    last = f.Last(ROUND, heel=2.6, spring=0.9, platform=2.3)
    hide = m.suede(color) if suede else m.leather(color, 9.0, 0.2, 0.4, 0.15)
    rest = last.rest
    # The sole's arch is cut away from below between heel and ball.
    arch = lambda x: 1.7 * max(0.0, 1 - ((x - 11.2) / 4.2) ** 2) + 0.9 * max(0.0, (x - 21) / 8) ** 2
    things = [f.sole_slab(last, 0.42, lambda x: 0.28 + arch(x), lambda x: rest(x) + 0.12, m.wood(wood, '#8c6238', 0.8, 0.5), edge=0.28, name='wood'), f.sole_slab(last, 0.38, lambda x: arch(x), lambda x: 0.3 + arch(x), m.plain('#26211d', 0.75, 0.2), edge=0.06, name='tread')]
    things += front(last, hide, m.leather('#c9a877', 9.0, 0.1, 0.5), 0.46, 0.63, None)
    strip = []
    for way in (1, -1):
        strip.append([last.at(u, 0.0, way, 0.2) + Vector((0, 0, 0.2)) for u in [0.63 * i / 50 for i in range(51)]])
    welt = strip[0][::-1] + strip[1][1:]
    things.append(s.sweep(s.resample(welt, 140), s.rounded_rectangle(0.16, 0.62, 0.06), hide, 'welt', up=(0, 0, 1)))
    nail = s.lathe([(0, 0.12), (0.13, 0.09), (0.2, 0.0), (0, 0)], m.metal('brass', 0.22), 'nail', 14)
    stations = s.frames(s.resample(welt, 40), up=(0, 0, 1))
    placings = [s.matrix_at(at - side * 0.1 * (1 if side.dot(Vector((at.x - 14, at.y, 0))) < 0 else -1), way, side * (-1 if side.dot(Vector((at.x - 14, at.y, 0))) < 0 else 1), normal) for at, side, normal, way in stations]
    things.append(s.copies(nail, placings, 'nails'))
    return f.finish(things)


# A loafer's toe: between the round and the pointed one.
ALMOND = [tuple((a + b) / 2 for a, b in zip(first, second)) for first, second in zip(ROUND, POINT)]


def backless(color='#4a1119', kind='penny', suede=False, polish=0.35, **_):
    """A loafer without a back: a sewn apron, and a strap with a slot (`penny`) or a brass bit (`bit`)."""
    last = f.Last(ALMOND, heel=1.5, spring=0.7, platform=0.85)
    hide = m.suede(color) if suede else m.leather(color, 14.0, 0.09, 0.28 if polish > 0.3 else 0.4, polish, 0.08)
    lining, thread = m.leather('#c39a68', 10.0, 0.1, 0.5, 0.0), m.plain(f._darken(color, 0.7), 0.6)
    throat = 0.47
    things = front(last, hide, lining, throat, 0.67)
    height = lambda u: 0.62 - 0.06 * math.sin(math.pi * u / 0.44) + 0.36 * max(0.0, (u - 0.3) / 0.16) ** 2
    end = 0.335 if kind == 'penny' else 0.455
    for side in (1, -1):
        line = [(end * i / 60, min(0.985, height(end * i / 60))) for i in range(61)]
        things.append(s.sweep([last.at(u, v, side, 0.03) for u, v in line], s.circle(0.1, 10), hide, 'ridge'))
        things.append(stitches([last.at(u, v, side, 0.115) for u, v in line], thread, 0.3, 0.2, 0.022))
    if kind == 'penny':
        low, high = 0.322, 0.412
        things += f.patch(last, low, high, 0.03, 1.0, hide, 0.2, nu=30, nv=40, across=True)
        things += [f.seam(last, [(u, 0.08 + 0.88 * v / 40) for v in range(41)], thread, side, 0.22) for side in (1, -1) for u in (low + 0.01, high - 0.01)]
        things += f.penny_slot(last, 0.367, hide, m.plain(f._darken(color, 0.3), 0.9, 0.1), wide=0.0065, long=0.15, out=0.22)
    else:
        gold, u = m.metal('brass', 0.16), 0.385
        across = [last.at(u, 1 - abs(w), 1 if w >= 0 else -1, 0.42) for w in [-0.2 + 0.4 * i / 24 for i in range(25)]]
        things.append(s.sweep(across, s.circle(0.15, 14), gold, 'bar', scale=lambda t: (1 + 0.5 * abs(2 * t - 1) ** 3,) * 2))
        things.append(s.lathe([(0, 0.26), (0.2, 0.16), (0.26, 0), (0.2, -0.16), (0, -0.26)], gold, 'middle', 24, at=tuple(across[12])))
        for side in (1, -1):
            center = last.at(u, 0.76, side, 0.36)
            a = (last.at(u + 0.03, 0.76, side, 0.36) - last.at(u - 0.03, 0.76, side, 0.36)).normalized()
            b = (last.at(u, 0.82, side, 0.36) - last.at(u, 0.70, side, 0.36)).normalized()
            things.append(s.sweep([center + a * (0.75 * math.cos(math.tau * i / 40)) + b * (0.6 * math.sin(math.tau * i / 40)) for i in range(40)], s.circle(0.12, 10), gold, 'ring', closed=True))
            things += f.patch(last, u - 0.014, u + 0.014, 0.04, 0.73, hide, 0.16, sides=(side,), nu=12, nv=20)
    things += insole(last, m.leather('#c39a68', 10.0, 0.1, 0.5), lift=0.14, grow=-0.05)
    things += f.welted(last, f._darken(color, 0.5) if not suede else '#4a3322')
    return f.finish(things)


def heeled_mule(color='#c29a63', metallic=True, **_):
    """One broad band on a block heel."""
    last = f.Last(ALMOND, heel=5.2, spring=0.3, platform=1.1)
    if metallic:
        n = m.Nodes('gold leather')
        # Foil on leather: it breaks in the grain and is worn a little where it bends.
        grain, tone = n.voronoi(9, 'DISTANCE_TO_EDGE'), n.noise(0.9, 4, 0.65)
        n.set(Base_Color=n.blend(n.ramp(tone, (0.35, (0, 0, 0, 1)), (0.7, (0.6, 0.6, 0.6, 1))), m.rgb(color), f._darken(color, 0.62)), Metallic=0.85, Roughness=n.ramp(tone, (0.3, (0.34,) * 3 + (1,)), (0.7, (0.5,) * 3 + (1,))), Normal=n.bump(n.noise(30, 3, 0.6), 0.2, 0.008, n.bump(grain, 0.35, 0.03)))
        hide = n.material
    else:
        hide = m.leather(color, 10.0, 0.14, 0.36, 0.2)
    rest = last.rest
    things = [f.sole_slab(last, 0.12, lambda x: rest(x) - 0.75, lambda x: rest(x) - 0.16, hide, edge=0.1), f.sole_slab(last, -0.08, lambda x: rest(x) - 0.2, lambda x: rest(x) + 0.06, m.leather('#d3b184', 9.0, 0.1, 0.5), edge=0.1, name='insole')]
    outline = [(x, y) for x, y in last.feather(240, -0.05) if x <= 6.0]
    outline.sort(key=lambda q: -math.atan2(q[1], -(q[0] - 6.0) + 1e-6))
    points, rows = [], 10
    for k in range(rows):
        t = k / (rows - 1)
        for x, y in outline:
            taper = 0.8 + 0.2 * t ** 1.4
            points.append(((x - 3.0) * taper + 3.0 + 0.25 * (1 - t), y * taper, (rest(x) - 0.7) * t + 0.22 * (1 - t)))
    w = len(outline)
    faces = [(k * w + i, k * w + (i + 1) % w, (k + 1) * w + (i + 1) % w, (k + 1) * w + i) for k in range(rows - 1) for i in range(w)]
    faces += [tuple(range(w)), tuple(range((rows - 1) * w, rows * w))]
    things.append(s.mesh_of('heel', points, faces, f.stacked(), True, 40))
    things.append(s.prism([((x - 3.0) * 0.8 + 3.25, y * 0.8) for x, y in outline], 0.0, 0.22, m.plain('#2a221c', 0.6, 0.3), 0.04, 'top piece', 2))
    things += vamp(last, hide, m.leather('#d3b184', 9.0, 0.1, 0.5), lambda w: 0.2 - 0.015 * (1 - w * w), lambda w: 0.45 + 0.05 * w * w, None, 0.06, 0.3)
    return f.finish(things)


def single(make, **args):
    """A right shoe, its outer side to the front."""
    shoe = globals()[make](**args)
    shoe.scale = (1, -1, 1)
    return s.group([shoe], 'single')


def pair(make, gap=12.0, **args):
    """A right shoe in front and a left one behind it, a little ahead."""
    first, second = single(make, **args), globals()[make](**args)
    second.location = (4.5, gap, 0)
    return s.group([first, second], 'pair')
