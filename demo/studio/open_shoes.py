"""Shoes that are open at the heel, on the lasts of footwear.py (centimetres): sandals, mules, slippers, espadrilles."""
import math
import random
from mathutils import Matrix, Vector
import footwear as f
import materials as m
import shapes as s
from fashion import stitches

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


def front(last, material, lining, throat=0.46, side=0.68, thread=None, binding=None, thick=0.22, relief=None, columns=(), over=None):
    """
    The upper of a mule: closed over the toes, its edge running from the throat (u) down to the sole at `side`. `relief` lifts
    the leather, `columns` are places (v) to look at closely, and `over` (how far out, how far down) pulls it over the sole's edge.
    """
    top = lambda u: 1.0 if u <= throat else max(0.0, 1 - ((u - throat) / (side - throat)) ** 0.74)
    broad, deep = over or (0.0, 0.0)

    def spot(u, v, way, lift=0.0):
        q = last.at(u, max(0.0, v), way, lift + (relief(u, v, way) if relief else 0.0))
        if not over:
            return q
        away = last.foot(u, way)[1] * (broad * (1 - min(1.0, max(0.0, v) / 0.22)) ** 2)
        return q + Vector((away.x, away.y, min(0.0, v) * deep))

    half = sorted({*([-1.0, -0.6, -0.3] if over else []), *(i / 48 for i in range(49)), *columns})
    both = [(v, -1) for v in half] + [(v, 1) for v in half[-2::-1]]
    # One skin over the middle while it is closed; behind the throat it parts into two wings.
    pieces = [s.grid(90, len(both), lambda a, b: spot(throat * a, *both[round(b * (len(both) - 1))]), material, 'upper')]

    def wing(a, b, way):
        u, v = throat + (side - throat) * a * a, half[round(b * (len(half) - 1))]
        return spot(u, v if v < 0 else top(u) * v, way)
    pieces += [s.grid(50, len(half), lambda a, b, way=way: wing(a, b, way), material, 'wing') for way in (1, -1)]
    shell = joined(pieces)
    shell.data.materials.append(lining)
    s.thicken(shell, thick, -1)
    solid = shell.modifiers[-1]
    solid.material_offset, solid.use_even_offset = 1, False
    shell.data.use_auto_smooth = False
    things, line, sewn = [shell], [], []
    steps = [throat + (side - throat) * (i / 60) ** 2 for i in range(61)]
    run = [(u, top(u), -1) for u in steps[::-1]] + [(u, top(u), 1) for u in steps[1:]]
    if over:
        run = [(side, -1.0, -1), *run, (side, -1.0, 1)]
    for i, (u, v, way) in enumerate(run):
        line.append(spot(u, v, way, -thick / 2))
    things.append(s.sweep(s.resample(s.smooth_line(line, 3), 160), s.circle(thick / 2 + 0.012, 12), binding or material, 'edge'))
    if thread:
        for i in range(2, len(run) - 2):
            (u, v, way), ahead = run[i], line[i + 1] - line[i - 1]
            out = spot(u, v, way, 0.1) - spot(u, v, way, 0.0)
            toward = out.cross(ahead).normalized()
            if toward.x < 0:
                toward = -toward
            sewn.append(spot(u, v, way, 0.02) + toward * 0.34)
        things.append(stitches(s.smooth_line(sewn, 3), thread, 0.32, 0.22, 0.028))
    return things


def insole(last, material, lift=0.12, grow=-0.1, dish=0.16):
    """The footbed, a little hollow, deeper under the heel."""
    hollow = lambda x: dish * (0.5 + 0.5 * max(0.0, min(1.0, (11 - x) / 6)))
    return [f.sole_slab(last, grow, lambda x: last.rest(x) - 0.1, lambda x: last.rest(x) + lift, material, edge=0.09, name='insole', dish=hollow)]


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


def cork():
    n = m.Nodes('cork')
    grains, specks = n.voronoi(5.5, 'F1'), n.noise(9, 4, 0.65)
    n.set(Base_Color=n.blend(n.ramp(specks, (0.36, (0.75, 0.75, 0.75, 1)), (0.5, (0, 0, 0, 1))), n.ramp(grains, (0.1, '#b98d5c'), (0.6, '#9a6f42')), '#4d3219'))
    return n.set(Roughness=0.85, Specular=0.15, Normal=n.bump(specks, 0.35, 0.03)).material


def cork_slide(color='#6b5140', suede=True, bed='#b59a78', stitch=None, **_):
    """A slide of one broad band on a bed of cork; the band comes out between the two."""
    last = f.Last('round', heel=0.9, spring=0.5, platform=2.3, height=0.96, square=0.0, toe_box=1.2)
    hide = m.suede(color) if suede else m.leather(color, 9.0, 0.2, 0.42, 0.12)
    rest = last.rest
    rise = lambda x: 0.5 * max(0.0, (x - 20.5) / 9) ** 2
    things = [
        f.sole_slab(last, 0.6, lambda x: rise(x), lambda x: rise(x) + 0.55, m.plain('#2a241f', 0.75, 0.2), edge=0.1, name='tread'),
        f.sole_slab(last, 0.62, lambda x: rise(x) + 0.53, lambda x: rest(x) - 0.3, cork(), edge=0.14, name='cork', dish=lambda x: 0.4),
        f.sole_slab(last, 0.4, lambda x: rest(x) - 0.32, lambda x: rest(x) + 0.12, m.suede(bed), edge=0.14, name='bed', dish=lambda x: 0.25 + 0.25 * max(0.0, min(1.0, (10 - x) / 6))),
    ]
    thread = m.plain(stitch or f._darken(color, 0.7), 0.7)
    things += vamp(last, hide, m.suede(bed) if suede else m.leather('#b9a483', 9.0, 0.1, 0.6), lambda w: 0.225 - 0.012 * (1 - w * w), lambda w: 0.455 + 0.03 * w * w, thread, 0.5, 0.5)
    return f.finish(things)


def wide_slide(color='#6e3a1f', suede=False, stitch='#d8bb8b', bed='#8a5b34', **_):
    """One broad band over a moulded bed; it comes out between the bed and the sole."""
    last = f.Last('round', heel=0.7, spring=0.7, platform=1.75, height=0.94, square=0.0, toe_box=1.2)
    hide = m.suede(color) if suede else m.leather(color, 11.0, 0.16, 0.42, 0.12)
    thread, rest = m.plain(stitch, 0.7), last.rest
    rise = lambda x: 0.65 * max(0.0, (x - 20.5) / 9) ** 2
    cup = lambda x: 0.3 + 0.3 * max(0.0, min(1.0, (10 - x) / 6))
    things = [
        f.sole_slab(last, 0.46, lambda x: rise(x), lambda x: rise(x) + 0.42, m.plain('#231d19', 0.7, 0.25), edge=0.1, name='tread'),
        f.sole_slab(last, 0.5, lambda x: rise(x) + 0.4, lambda x: rest(x) - 0.42, m.leather(f._darken(bed, 0.62), 9.0, 0.15, 0.5, 0.05), edge=0.1, name='middle', dish=lambda x: 0.5),
        f.sole_slab(last, 0.42, lambda x: rest(x) - 0.44, lambda x: rest(x) + 0.12, m.leather(bed, 9.0, 0.15, 0.5, 0.05), edge=0.24, name='bed', dish=cup),
    ]
    things += vamp(last, hide, m.leather('#b9a483', 9.0, 0.1, 0.6), lambda w: 0.2 - 0.012 * (1 - w * w) + 0.012 * w, lambda w: 0.44 + 0.035 * w * w + 0.01 * w, thread, 0.5, 0.5)
    return f.finish(things)


def cross_slide(color='#b07a45', bed='#c39762', stitch='#e3cda4', **_):
    """Two crossed bands on a moulded bed; they come out between it and the sole."""
    last = f.Last('round', heel=0.7, spring=0.5, platform=1.9, height=0.94, square=0.0, toe_box=1.2)
    hide, thread, rest = m.leather(color, 9.0, 0.18, 0.48, 0.1, 0.1), m.plain(stitch, 0.7), last.rest
    rise = lambda x: 0.5 * max(0.0, (x - 20.5) / 9) ** 2
    things = [
        f.sole_slab(last, 0.74, lambda x: rise(x), lambda x: rise(x) + 0.5, m.plain('#241d18', 0.7, 0.25), edge=0.1, name='tread'),
        f.sole_slab(last, 0.74, lambda x: rise(x) + 0.48, lambda x: rest(x) - 0.3, m.leather(f._darken(bed, 0.8), 9.0, 0.15, 0.5, 0.05), edge=0.1, name='middle', dish=lambda x: 0.5),
        f.sole_slab(last, 0.4, lambda x: rest(x) - 0.32, lambda x: rest(x) + 0.12, m.leather(bed, 9.0, 0.15, 0.5, 0.05), edge=0.14, name='bed', dish=lambda x: 0.25 + 0.25 * max(0.0, min(1.0, (10 - x) / 6))),
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
    things.append(f.sole_slab(last, grow - 0.12, lambda x: last.rest(x) - 0.2 - deep, lambda x: last.rest(x) - 0.06, n.material, edge=0.1, name='core', dish=lambda x: 0.3))
    things.append(f.sole_slab(last, grow + 0.06, lambda x: last.rest(x) - 0.52 - deep, lambda x: last.rest(x) - 0.16 - deep, m.plain('#8c6b45', 0.8, 0.2), edge=0.08, name='tread'))
    return things


def espadrille(color='#27365a', stitch='#e9dfc8', **_):
    """A canvas mule on a jute sole."""
    last = f.Last('round', heel=0.6, spring=0.35, platform=2.35)
    canvas = m.fabric(color, 18, 0.5, sheen=0.35)
    things = jute(last)
    things += front(last, canvas, m.fabric('#d9cdb4', 14, 0.5), 0.47, 0.66, m.plain(stitch, 0.7), m.fabric(color, 20, 0.4), over=(0.2, 0.32))
    things += insole(last, m.fabric('#d2c3a2', 9, 0.6))
    # Long stitches bind the canvas to the braid.
    thread, line = m.plain(stitch, 0.75), []
    for way in (1, -1):
        for i in range(44):
            u = 0.012 + 0.61 * i / 43
            a, b = last.at(u, 0.055, way, 0.17), last.at(min(1, u + 0.006), 0.0, way, 0.34) - Vector((0, 0, 0.1))
            line.append(s.sweep([a, b], s.circle(0.06, 6), thread, 'lash'))
    return f.finish(things + line)


def babouche(color='#c08a2e', lining='#d9c3a0', stitch=None, **_):
    """A soft pointed leather slipper with a thin sole."""
    last = f.Last('point', heel=0.15, spring=0.5, platform=0.75, toe_box=5.6, height=0.92, square=0.2)
    hide = m.leather(color, 10.0, 0.16, 0.46, 0.08)
    things = [f.sole_slab(last, 0.22, lambda x: last.rest(x) - 0.68, lambda x: last.rest(x) - 0.28, m.leather('#8a5e36', 9.0, 0.12, 0.5), edge=0.08), f.sole_slab(last, 0.02, lambda x: last.rest(x) - 0.3, lambda x: last.rest(x) + 0.02, hide, edge=0.06, dish=lambda x: 0.25)]
    things += front(last, hide, m.leather(lining, 9.0, 0.1, 0.55), 0.45, 0.66, m.plain(stitch or '#e5c88a', 0.7))
    things += insole(last, m.leather(lining, 9.0, 0.1, 0.55), lift=0.14)
    return f.finish(things)


def clog(color='#4a2c1a', suede=False, wood='#b98a55', **_):
    """A wooden sole with a leather front drawn over its edge and nailed to its side."""
    last = f.Last('round', heel=1.9, spring=0.9, platform=2.8, height=0.93, square=0.3)
    hide = m.suede(color) if suede else m.leather(color, 9.0, 0.2, 0.4, 0.15)
    rest = last.rest
    # The sole's arch is cut away from below between heel and ball.
    arch = lambda x: 1.5 * max(0.0, 1 - ((x - 11.2) / 4.4) ** 2) ** 1.5 + 0.9 * max(0.0, (x - 21) / 8) ** 2
    things = [
        f.sole_slab(last, 0.42, lambda x: 0.28 + arch(x), lambda x: rest(x) + 0.12, m.wood(wood, '#8c6238', 0.8, 0.5), edge=0.2, name='wood', dish=lambda x: 0.22),
        f.sole_slab(last, 0.38, lambda x: arch(x), lambda x: 0.3 + arch(x), m.plain('#26211d', 0.75, 0.2), edge=0.06, name='tread'),
    ]
    side, broad = 0.66, 0.58
    things += front(last, hide, m.leather('#c9a877', 9.0, 0.1, 0.5), 0.45, side, None, thick=0.2, over=(broad, 0.66))
    welt, outwards = [], []
    for u, way in [(side * i / 50, 1) for i in range(50, 0, -1)] + [(side * i / 50, -1) for i in range(51)]:
        q, away = last.foot(u, way)
        welt.append(Vector((*(q + away * (broad + 0.03)), rest(q.x) - 0.44)))
        outwards.append(away)
    things.append(s.sweep(welt, s.rounded_rectangle(0.1, 0.46, 0.04), hide, 'welt', up=(0, 0, 1)))
    nail = s.lathe([(0, 0.1), (0.1, 0.085), (0.17, 0.03), (0.18, 0.0), (0, 0)], m.metal('brass', 0.22), 'nail', 16)
    places, placings = s.resample(welt, 34), []
    for i, at in enumerate(places[1:-1], 1):
        way = (places[i + 1] - places[i - 1]).normalized()
        out = outwards[min(range(len(welt)), key=lambda k: (welt[k] - at).length)]
        out = Vector((out.x, out.y, 0))
        placings.append(s.matrix_at(at + out * 0.05, way, out, way.cross(out)))
    things.append(s.copies(nail, placings, 'nails'))
    return f.finish(things)


def on_instep(last, u, across, out=0.0):
    """The point so many centimetres from the middle of the instep (the outside positive), and how high it lies there (v)."""
    side, v, gone = (1 if across >= 0 else -1), 1.0, 0.0
    while gone < abs(across) and v > 0.05:
        step = (last.raw(u, v - 0.005, side) - last.raw(u, v, side)).length
        gone, v = gone + step, v - 0.005
    return last.at(u, v, side, out), v


def backless(color='#4a1119', kind='penny', suede=False, polish=0.3, **_):
    """A loafer without a back: a sewn apron, and a strap with a slot (`penny`) or a brass bit (`bit`)."""
    last = f.Last('almond', heel=1.5, spring=0.7, platform=0.85)
    hide = m.suede(color) if suede else m.leather(color, 14.0, 0.12, 0.34, polish, 0.08)
    lining, thread = m.leather('#a97f50', 10.0, 0.1, 0.5, 0.0), m.plain(f._darken(color, 0.62), 0.6)
    throat = 0.455
    relief, columns, things = f.apron(last, 0.6, 0.34 if kind == 'penny' else 0.36, thread)
    things += front(last, hide, lining, throat, 0.68, thread, relief=relief, columns=columns)
    if kind == 'penny':
        low, high = 0.292, 0.388
        things += f.strap(last, low, high, 0.0, 1.0, hide, 0.17, under=relief, thread=thread)
        things += f.penny_slot(last, (low + high) / 2, hide, m.plain(f._darken(color, 0.25), 0.9, 0.1), 0.185)
    else:
        gold, u = m.metal('brass', 0.2), 0.36
        reach, ring = 1.75, 0.78
        bar = [on_instep(last, u, -reach + 2 * reach * i / 32, 0.3)[0] + Vector((0, 0, 0.12 * math.sin(math.pi * i / 32))) for i in range(33)]
        things.append(s.sweep(bar, s.circle(0.13, 16), gold, 'bar', scale=lambda t: (0.85 + 0.9 * abs(2 * t - 1) ** 2.5,) * 2))
        for way in (1, -1):
            things.append(s.sweep([bar[16] + Vector((0.17 * math.cos(a) + way * 0.12, 0.0, 0.17 * math.sin(a))) for a in [math.tau * i / 32 for i in range(32)]], s.circle(0.075, 10), gold, 'link', closed=True))
        for side in (1, -1):
            center, v = on_instep(last, u, side * (reach + ring * 0.75), 0.2)
            a = (last.at(u + 0.02, v, side, 0.2) - last.at(u - 0.02, v, side, 0.2)).normalized()
            b = (last.at(u, v + 0.03, side, 0.2) - last.at(u, v - 0.03, side, 0.2)).normalized()
            things.append(s.sweep([center + a * (1.02 * math.cos(math.tau * i / 56)) + b * (ring * math.sin(math.tau * i / 56)) for i in range(56)], s.circle(0.145, 14), gold, 'ring', closed=True))
            things += f.strap(last, u - 0.018, u + 0.018, 0.0, v - 0.02, hide, 0.16, sides=(side,), under=relief)
    things += insole(last, lining, lift=0.14, grow=-0.05)
    things += f.welted(last, f._darken(color, 0.5) if not suede else '#4a3322', stitch=f._darken('#a88a62', 0.8))
    return f.finish(things)


def heeled_mule(color='#c29a63', metallic=True, **_):
    """One broad band on a block heel."""
    last = f.Last('almond', heel=5.2, spring=0.3, platform=1.1, height=0.94, square=0.0, toe_box=1.2)
    if metallic:
        n = m.Nodes('gold leather')
        # Foil on leather: it breaks in the grain.
        grain, fine = n.voronoi(11, 'SMOOTH_F1', smooth=0.4), n.noise(38, 3, 0.6)
        n.set(Base_Color=n.blend(n.ramp(grain, (0.25, (0, 0, 0, 1)), (0.6, (0.5, 0.5, 0.5, 1))), m.rgb(color), f._darken(color, 0.7)), Metallic=0.75, Roughness=0.46, Normal=n.bump(fine, 0.25, 0.008, n.bump(grain, 0.4, 0.03)))
        hide = n.material
    else:
        hide = m.leather(color, 10.0, 0.14, 0.36, 0.2)
    rest = last.rest
    things = [f.sole_slab(last, 0.12, lambda x: rest(x) - 0.75, lambda x: rest(x) - 0.16, hide, edge=0.1, dish=lambda x: 0.3), f.sole_slab(last, -0.08, lambda x: rest(x) - 0.2, lambda x: rest(x) + 0.06, m.leather('#d3b184', 9.0, 0.1, 0.5), edge=0.1, name='insole', dish=lambda x: 0.2)]
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


def toe_loop(color='#1b1817', **_):
    """Three layers of leather under a band, a loop for the big toe and a braid between the two."""
    last = f.Last('round', heel=0.35, spring=0.25, platform=0.7, height=0.8, square=0.0, toe_box=1.2)
    hide, thread, rest = m.leather(color, 9.0, 0.18, 0.42, 0.15), m.plain('#4a423c', 0.7), last.rest
    things = [f.sole_slab(last, 0.5, lambda x: rest(x) - 0.62, lambda x: rest(x) - 0.42, m.plain('#191716', 0.7), edge=0.05)]
    for k, shade in enumerate(('#6b4a2f', '#1f1a18')):
        things.append(f.sole_slab(last, 0.5, lambda x, k=k: rest(x) - 0.42 + 0.22 * k, lambda x, k=k: rest(x) - 0.2 + 0.22 * k, m.leather(shade, 9.0, 0.15, 0.5), edge=0.05))
    outline = last.feather(200, 0.25)
    things.append(stitches([(x, y, rest(x) + 0.03) for x, y in outline + outline[:1]], m.plain('#b59a70', 0.7), 0.36, 0.25, 0.03))
    things += f.band([(24.6, -0.6, 0.4), (24.7, -1.0, 2.2), (24.6, -2.4, 3.1), (24.4, -3.7, 2.3), (24.2, -4.0, 0.4)], 1.5, hide, 0.2, thread)
    things += vamp(last, hide, hide, lambda w: 0.385 - 0.02 * abs(w) ** 2, lambda w: 0.475 + 0.02 * w * w, thread, 0.36, 0.2)
    for phase in range(3):
        path = []
        for i in range(61):
            t = i / 60
            a = t * math.tau * 3.4 + phase * math.tau / 3
            path.append((24.3 - 6.4 * t, -1.2 + 0.8 * t + 0.52 * math.sin(a), 1.75 + 3.25 * math.sin(math.pi / 2 * t) ** 0.8 + 0.16 * math.sin(2 * a)))
        things.append(s.sweep(path, s.superellipse(0.34, 0.14, 2.4, 14), hide, 'braid', up=(0.3, 0, 1)))
    return f.finish(things)


def single(make, **args):
    """A right shoe, its outer side to the front."""
    shoe = globals()[make](**args)
    shoe.scale = (1, -1, 1)
    return s.group([shoe], 'single')


def twin(shoe):
    """The same shoe again."""
    other = s.group([], shoe.name)
    for part in shoe.children:
        copy = part.copy()
        s.bpy.context.scene.collection.objects.link(copy)
        copy.parent = other
    return other


def pair(make, gap=12.0, **args):
    """A right shoe in front and a left one behind it, a little ahead."""
    left = globals()[make](**args)
    right = twin(left)
    right.scale = (1, -1, 1)
    left.location = (4.5, gap, 0)
    return s.group([right, left], 'pair')
