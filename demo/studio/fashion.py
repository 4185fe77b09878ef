"""Bags, small leather goods, scarves, fragrance and jewellery (centimetres, standing or lying on z = 0)."""
import math
import bpy
from mathutils import Matrix, Vector
import materials as m
import shapes as s

SERIF = '/usr/share/fonts/opentype/urw-base35/C059-Roman.otf'
SANS = '/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf'


def stitches(path, material, pitch=0.42, long=0.30, thick=0.045, up=None, lift=0.0):
    """Thread along a path, one capsule after another."""
    bead = s.lathe([(0, long / 2), (thick * 0.7, long / 2 * 0.92), (thick, long / 2 * 0.6), (thick, -long / 2 * 0.6), (thick * 0.7, -long / 2 * 0.92), (0, -long / 2)], material, 'stitch', 8)
    bead.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    stations = s.frames(s.resample(path, max(2, int(s.length(path) / pitch))), up=up)
    return s.copies(bead, [s.matrix_at(at + normal * lift, side, normal, way) for at, side, normal, way in stations], 'stitches')


def handle(x, y, foot, drop, spread, leather, edge, radius=0.62):
    """A rolled handle rising in an arch from two tabs on the face at y."""
    lean = 0.8 if y > 0 else -0.8
    # Below the tab's upper edge each end lies flat within the tab.
    within = y * 0.955
    path = s.smooth_line([(-spread, within, foot - 2.4), (-spread, within, foot - 0.2), (-spread, y * 1.02, foot + 2.2), (-spread * 0.97, y + lean, foot + drop * 0.45), (-spread * 0.62, y + lean * 1.6, foot + drop * 0.88), (0, y + lean * 1.8, foot + drop), (spread * 0.62, y + lean * 1.6, foot + drop * 0.88), (spread * 0.97, y + lean, foot + drop * 0.45), (spread, y * 1.02, foot + 2.2), (spread, within, foot - 0.2), (spread, within, foot - 2.4)], 12)
    path = s.resample(path, 120)
    ease = lambda t: tuple(a + (b - a) * max(0, min(1, (min(t, 1 - t) - 0.07) / 0.07)) for a, b in zip((1.75, 0.36), (1.0, 1.0)))
    return [s.sweep(path, s.circle(radius, 20), leather, 'handle', scale=ease, up=None)]


# The outline of a handle's tab: straight sides, a round foot, shoulders that narrow to the handle.
TAB_FOOT = [(-1.75, 2.2), *[(1.75 * math.cos(math.radians(a)), -2.3 + 1.75 * math.sin(math.radians(a))) for a in range(180, 361, 6)], (1.75, 2.2)]
TAB = TAB_FOOT + [(1.7, 2.7), (1.5, 3.15), (1.12, 3.4), (-1.12, 3.4), (-1.5, 3.15), (-1.7, 2.7)]


def tote(color='#9c5f31', stitch='#e7d2ab', **_):
    leather = m.leather(color, 7.0, 0.22, 0.42, 0.12, 0.1)
    edge = m.plain('#2a1a10', 0.45)
    W, H, D = 18.0, 30.0, 7.0
    def body(u, v):
        a = math.tau * u
        grow = 0.90 + 0.10 * v
        deep = 1.0 - 0.42 * v
        c, q = math.cos(a), math.sin(a)
        p = 2 / 7.0
        x = W * grow * math.copysign(abs(c) ** p, c)
        y = D * deep * math.copysign(abs(q) ** p, q)
        belly = math.sin(math.pi * min(1, v * 1.1)) * 0.7 * (1 - (x / (W * grow)) ** 2)
        y += math.copysign(belly, y) if abs(y) > 1e-3 else 0
        if abs(x) > W * grow * 0.9:
            x -= math.copysign(1.7 * math.sin(math.pi * min(1, v)) * v, x) * (1 - min(1, abs(y) / (D * deep)))
        z = 0.3 + H * v + (-0.5 * math.cos(x / W * math.pi / 2) * v * v)
        return (x, y, z)
    shell = s.grid(128, 40, body, leather, 'body', closed_u=True)
    s.thicken(shell, 0.28)
    bottom = s.grid(128, 6, lambda u, v: tuple(Vector(body(u, 0)) * (v if v > 0.01 else 0.01) * 1.0 + Vector((0, 0, (1 - v) * 0.0))), leather, 'bottom', closed_u=True)
    things = [shell, bottom]
    rim = [body(i / 160, 1.0) for i in range(160)]
    things.append(s.sweep(rim, s.circle(0.17, 10), edge, 'edge', closed=True))
    thread = m.plain(stitch, 0.7, 0.3)
    for sign in (-1, 1):
        hem = [Vector(body(u, 0.965)) * 1.0 + Vector((0, sign * 0.02, 0)) for u in [(0.5 + sign * 0.25 * -1 - 0.21 + 0.42 * i / 40) % 1 for i in range(41)]]
        things.append(stitches(hem, thread, 0.5, 0.36, 0.05, lift=0.0))
        y = sign * 4.35
        things += handle(0, y, 27, 21, 7.4, leather, edge)
        for x in (-7.4, 7.4):
            z = 24.4
            face = [body(u / 400, (z - 0.3) / 30)[1] for u in range(400) if abs(body(u / 400, 0.8)[0] - x) < 0.5]
            depth = (max(face) if sign > 0 else min(face)) if face else y
            tab = s.prism(TAB, 0, 0.26, leather, 0.08)
            slope = lambda h: depth - sign * 0.098 * (h - z)
            s.place(tab, (x, depth + sign * 0.02, z), (84.4, 0, 0 if sign < 0 else 180))
            things.append(tab)
            line = [(q[0] * 0.8 + x, slope(q[1] * 0.88 + z) + sign * 0.28, q[1] * 0.88 + z) for q in TAB_FOOT]
            things.append(stitches(line, thread, 0.5, 0.36, 0.05))
            for dz in (0.8, -1.9):
                rivet = s.lathe([(0, 0.2), (0.25, 0.16), (0.36, 0.04), (0.36, 0)], m.metal('brass', 0.16), 'rivet', 32)
                things.append(s.place(rivet, (x, slope(z + dz) + sign * 0.26, z + dz), (84.4 if sign < 0 else -84.4, 0, 0)))
    for side in (-1, 1):
        seam = [body(0.0 if side > 0 else 0.5, v / 30) for v in range(1, 30)]
        things.append(s.sweep(seam, s.rounded_rectangle(0.5, 0.3, 0.1), edge, 'seam'))
    return s.group(things, 'tote')


def flap_bag(color='#611720', stitch='#8e3a42', back=False, **_):
    """A saddle bag: a curved body, a curved flap, a brass clasp and a strap behind."""
    leather = m.leather(color, 11.0, 0.16, 0.34, 0.25, 0.08)
    thread = m.plain(stitch, 0.7)
    W, H, D = 12.0, 19.0, 4.0
    outline = s.smooth_line([(-10.6, 19), (-11.6, 12), (-12, 6), (-10.4, 1.6), (-6, 0.1), (0, -0.2), (6, 0.1), (10.4, 1.6), (12, 6), (11.6, 12), (10.6, 19)], 8)
    outline = [(q[0], q[1]) for q in outline]
    things = []
    gusset = s.sweep([(x, 0, z + 0.4) for x, z in outline], s.rounded_rectangle(2 * D - 0.6, 0.3, 0.1), leather, 'gusset', up=(0, 1, 0) if False else None)
    for sign in (-1, 1):
        def face(u, v, sign=sign):
            k = u * (len(outline) - 1)
            i = min(int(k), len(outline) - 2)
            ox = outline[i][0] + (outline[i + 1][0] - outline[i][0]) * (k - i)
            oz = outline[i][1] + (outline[i + 1][1] - outline[i][1]) * (k - i)
            cx, cz = 0.0, 12.0
            x, z = cx + (ox - cx) * v, cz + (oz - cz) * v
            puff = (1 - v ** 2.6) * 1.0
            return (x, sign * (D - 0.2 + puff), z + 0.4)
        things.append(s.grid(97, 20, face, leather, 'face'))
        rim = [(x, sign * (D - 0.15), z + 0.4) for x, z in outline]
        things.append(s.sweep(rim, s.circle(0.16, 8), m.plain('#24080c', 0.45), 'piping'))
        things.append(stitches([(x * 0.955, sign * (D + 0.04), 12 + (z - 12) * 0.955 + 0.4) for x, z in outline], thread, 0.46, 0.33, 0.05))
    def wall(u, v):
        k = u * (len(outline) - 1)
        i = min(int(k), len(outline) - 2)
        x = outline[i][0] + (outline[i + 1][0] - outline[i][0]) * (k - i)
        z = outline[i][1] + (outline[i + 1][1] - outline[i][1]) * (k - i)
        y = (v - 0.5) * 2 * (D - 0.2)
        pinch = 1 - 0.05 * (1 - (2 * v - 1) ** 2)
        return (x * pinch, y, 12 + (z - 12) * pinch + 0.4)
    bpy.data.objects.remove(gusset)
    things.append(s.grid(97, 12, wall, m.leather(color, 11.0, 0.16, 0.6, 0.0, 0.08), 'gusset'))
    flap_edge = lambda u: 8.2 + 7.4 * abs(2 * u - 1) ** 3.0
    def flap(u, v):
        x = (u - 0.5) * 2 * (10.9 + 0.55 * min(1, v * 1.4))
        if v < 0.28:
            t = v / 0.28
            return (x, (D + 0.1) * (1 - 1.0 * t) + 0 if False else D * math.cos(math.pi * (t) * 0.5) + 0.25, 19.4 + 1.3 * math.sin(math.pi * 0.5 * t))
        if v < 0.46:
            t = (v - 0.28) / 0.18
            return (x, 0.25 - (D + 0.75) * math.sin(math.pi * 0.5 * t), 20.7 - 1.5 * (1 - math.cos(math.pi * 0.5 * t)))
        t = (v - 0.46) / 0.54
        low = flap_edge(u)
        z = 19.2 + (low - 19.2) * t
        bulge = 1.0 * (1 - ((z - 12) / 9) ** 2) * (1 - (x / 12) ** 2)
        return (x * (1 - 0.02 * t), -(D + 0.5) - max(0, bulge) - 0.12, z)
    sheet = s.grid(81, 60, flap, leather, 'flap')
    s.thicken(sheet, 0.3, 1)
    things.append(sheet)
    # The painted edge goes down both sides and round the lip, in the middle of the leather's thickness.
    def middle(u, v):
        way = Vector(flap(u, min(1.0, v + 0.01))) - Vector(flap(u, v - 0.01))
        return Vector(flap(u, v)) + way.cross(Vector((-1, 0, 0))).normalized() * 0.15
    sides = [[middle(u, 0.1 + 0.9 * i / 60) for i in range(60)] for u in (0.0, 1.0)]
    things.append(s.sweep(sides[0] + [middle(i / 80, 1.0) for i in range(81)] + sides[1][::-1], s.circle(0.19, 10), m.plain('#24080c', 0.45), 'edge'))
    inner = [Vector(flap(i / 80, 0.965)) + Vector((0, -0.36, 0.0)) for i in range(2, 79)]
    things.append(stitches(inner, thread, 0.46, 0.33, 0.05))
    brass = m.metal('brass', 0.2)
    plate = s.lathe(s.rounded([(0, 0.42), (0.9, 0.40), (1.15, 0.3, 0.1), (1.5, 0.28), (1.75, 0.12, 0.08), (1.8, 0)], 0.06), brass, 'clasp', 64)
    knob = s.box((0.55, 2.3, 0.7), brass, edge=0.22, segments=5)
    at = flap(0.5, 0.90)
    things.append(s.place(plate, (0, at[1] - 0.28, at[2]), (90, 0, 0)))
    things.append(s.place(knob, (0, at[1] - 0.85, at[2]), (90, 0, 0)))
    for side in (-1, 1):
        ring = s.sweep([(side * 11.2 + 0.0, 0.9 * math.cos(math.tau * i / 40), 20.3 + 1.1 * math.sin(math.tau * i / 40)) for i in range(40)], s.circle(0.17, 10), brass, 'ring', closed=True)
        things.append(ring)
    strap = s.resample(s.smooth_line([(-11.2, 0, 21), (-11.5, 1.0, 25), (-10.6, 2.4, 29.6), (-7.9, 3.5, 33.8), (-4.1, 4.2, 36.4), (0, 4.4, 37.3), (4.1, 4.2, 36.4), (7.9, 3.5, 33.8), (10.6, 2.4, 29.6), (11.5, 1.0, 25), (11.2, 0, 21)], 12), 90)
    things.append(s.sweep(strap, s.rounded_rectangle(0.32, 1.9, 0.1), leather, 'strap', up=(0, 1, 0.2)))
    if back:
        pocket = [(-9.4, 14.4), (9.4, 14.4), (9.9, 7), (8.6, 2.6), (5, 1.4), (-5, 1.4), (-8.6, 2.6), (-9.9, 7)]
        piece = s.prism([(x, z) for x, z in [tuple(q) for q in s.smooth_line(pocket, 6, True)]], 0, 0.35, leather, 0.1)
        things.append(s.place(piece, (0, D + 0.62, 0.4), (90, 0, 180)))
        things.append(stitches([(x * 0.95, D + 0.99, (z - 8) * 0.94 + 8.4) for x, z in [tuple(q) for q in s.smooth_line(pocket[1:] + pocket[:1], 6)]], thread, 0.46, 0.33, 0.05))
    return s.group(things, 'saddle bag')


def structured(color='#1d3a2a', **_):
    """A bag with a flat top: one piece of leather lies over it as the flap, with a turn lock and a rigid handle."""
    leather = m.leather(color, 13.0, 0.1, 0.26, 0.45, 0.05)
    brass, dark = m.metal('brass', 0.24, 'x'), m.plain('#0b1711', 0.35)
    thread = m.plain('#2f5540', 0.7)
    W, H, D, T = 26.0, 19.0, 5.5, 2.9
    upright = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    body = s.prism([tuple(q) for q in s.rounded([(0, 0), (D, 0, 0.9), (T, H, 1.9), (-T, H, 1.9), (-D, 0, 0.9), (0, 0)], 0.9, 10)][:-1], -W / 2, W / 2, leather, 0.45, 'body', 5)
    body.data.transform(upright)
    # The sides stand in the key's glancing light, where a gloss would look grey.
    body.data.materials.append(m.leather(color, 13.0, 0.1, 0.6, 0.0, 0.05))
    for face in body.data.polygons:
        face.material_index = int(abs(face.normal.x) > 0.9)
    things = [body]
    slope = math.hypot(D - T, H)
    lean = math.atan2(D - T, H)
    down, out = Vector((0, -math.sin(lean), -math.cos(lean))), Vector((0, -math.cos(lean), math.sin(lean)))
    front = lambda x, deep, lift: Vector((x, -T, H)) + down * deep + out * lift

    # The flap begins behind, comes over the top and ends in front, `deep` below the edge.
    half, thick = W / 2 - 0.5, 0.32
    behind = Vector((T, H)) + (Vector((D, 0)) - Vector((T, H))) * 0.94
    run = s.resample(s.rounded([tuple(behind), (T, H, 1.9), (-T, H, 1.9), (-D, 0)], 1.9, 16), 200)
    whole = s.length(run)
    beyond = whole - slope
    deep = lambda x: 5.4 + 4.0 * max(0.0, 1 - abs(x / half) ** 5) ** (1 / 5)

    def flap(x, along, lift=0.03):
        k = min(along / whole * 199, 198.999)
        i = int(k)
        at, way = run[i].lerp(run[i + 1], k - i), (run[i + 1] - run[i]).normalized()
        return Vector((x, at.x + way.y * lift, at.y - way.x * lift))

    across = lambda u: half * math.copysign(1 - (1 - abs(2 * u - 1)) ** 2.2, 2 * u - 1)
    sheet = s.grid(121, 90, lambda u, v: flap(across(u), v * (beyond + deep(across(u)))), leather, 'flap')
    s.thicken(sheet, thick, 1).modifiers[-1].use_even_offset = False
    things.append(sheet)
    ends = [flap(-half, (beyond + deep(half)) * i / 60, thick / 2) for i in range(60)]
    rim = ends + [flap(across(i / 160), beyond + deep(across(i / 160)), thick / 2) for i in range(161)] + [Vector((-p.x, p.y, p.z)) for p in reversed(ends)]
    things.append(s.sweep(rim, s.circle(thick / 2 + 0.03, 12), dark, 'edge'))
    inset = (half - 0.42) / half
    line = [front(across(i / 160) * inset, deep(across(i / 160)) - 0.42, thick + 0.025) for i in range(161)]
    line = [front(-half * inset, 2.2, thick + 0.025)] + line + [front(half * inset, 2.2, thick + 0.025)]
    things.append(stitches(line, thread, 0.44, 0.32, 0.045, up=out))

    plate = s.prism(s.rounded_rectangle(4.2, 2.4, 0.7), 0, 0.25, brass, 0.08)
    knob = s.box((2.2, 0.7, 0.9), brass, edge=0.25, segments=5)
    for thing, lift in ((plate, thick), (knob, thick + 0.5)):
        thing.location = front(0, 7.0, lift)
        thing.rotation_euler = (math.pi / 2 - lean, 0, 0)
        things.append(thing)
    top = H + thick + 0.03
    path = s.resample(s.smooth_line([(-6.6, 0, top - 0.4), (-6.6, 0, top + 2.4), (-5.2, 0, top + 6.2), (0, 0, top + 8.0), (5.2, 0, top + 6.2), (6.6, 0, top + 2.4), (6.6, 0, top - 0.4)], 12), 80)
    # A wrapped handle is matt where hands take it, sewn along its lower edge.
    worn = m.leather(color, 11.0, 0.2, 0.5, 0.05, 0.1)
    things.append(s.sweep(path, s.superellipse(0.72, 0.5, 2.4, 24), worn, 'handle', up=(0, 1, 0), scale=lambda t: (0.86 + 0.2 * math.sin(math.pi * t),) * 2))
    for y in (-1, 1):
        sewn = [at - normal * 0.3 + side * 0.62 * y if abs(side.y) > 0.5 else at - side * 0.3 + normal * 0.62 * y for at, side, normal, _ in s.frames(path[4:-4], up=(0, 1, 0))]
        things.append(stitches(sewn, thread, 0.4, 0.28, 0.035))
    for x in (-6.6, 6.6):
        things.append(s.box((2.5, 2.2, 0.8), brass, (x, 0, top + 0.18), edge=0.25, segments=5))
    for x in (-10, 10):
        for y in (-4, 4):
            things.append(s.lathe([(0.55, 0.0), (0.5, -0.35), (0, -0.45)], brass, 'foot', 24, at=(x, y, 0.0)))
    for side in (-1, 1):
        seam = [front(side * (W / 2 - 0.6), d, 0.02) for d in (slope - 1.0, 4.0)]
        things.append(stitches(s.resample(seam, 40), thread, 0.44, 0.32, 0.045, up=out))
        around = s.rounded([(0, 0.8), (D - 1.0, 0.8, 0.6), (T - 0.4, H - 0.9), (-T + 0.4, H - 0.9), (-D + 1.0, 0.8, 0.6), (0, 0.8)], 1.5, 8)
        things.append(stitches(s.resample([(side * (W / 2 + 0.01), y, z) for y, z in around], 160), thread, 0.44, 0.32, 0.045))
    return s.group(things, 'portico')


def wallet(color='#5b3419', stitch='#d9bf92', **_):
    """A bifold, closed: one piece of leather goes round its back, with leaves for cards within."""
    leather, inside = m.leather(color, 9.0, 0.2, 0.4, 0.2), m.leather('#70441f', 9.0, 0.2, 0.45, 0.1)
    half, tall, corner, round_ = 5.4, 4.5, 0.55, 0.46
    side = [(half - (half + 4.9) * i / 60, 2 * round_) for i in range(61)]
    bend = [(x, z) for x, _, z in s.arc((-4.9, 0, round_), round_, 90, 270, 24, 'xz')]
    profile = side + bend[1:-1] + [(x, 0.0) for x, _ in reversed(side)]

    def cover(u, v):
        x, z = profile[round(u * (len(profile) - 1))]
        near = max(0.0, x - (half - corner))
        return (x, (2 * v - 1) * (tall - corner + math.sqrt(max(0.0, corner ** 2 - near ** 2))), z)

    sheet = s.grid(len(profile), 40, cover, leather, 'cover')
    s.thicken(sheet, 0.2, 0)
    s.bevel(sheet, 0.05, 3, 50)
    things = [sheet]
    for z in (0.17, 0.35, 0.53):
        things.append(s.place(s.prism(s.rounded_rectangle(10.0, 8.7, 0.5), 0, 0.15, inside, 0.05, 'leaf'), (0.2, 0, z)))
    line = s.resample([(x + 0.1, y, 2 * round_ + 0.095) for x, y in s.rounded_rectangle(2 * half - 0.9, 2 * tall - 0.7, 0.4)] + [(half - 0.35, tall - 0.75, 2 * round_ + 0.095)], 400)
    things.append(stitches(line, m.plain(stitch, 0.7), 0.36, 0.25, 0.028, up=(0, 0, 1)))
    return s.group(things, 'wallet')


def belt(color='#5e3519', buckle='brass', width=3.2, stitch='#c9a878', dressy=False, **_):
    leather = m.leather(color, 11.0, 0.14, 0.36 if not dressy else 0.25, 0.25 if not dressy else 0.5)
    metal = m.metal(buckle, 0.16)
    turns, points = 4.4, []
    for i in range(420):
        t = i / 419
        a = math.tau * turns * t
        r = 1.4 + 0.62 * turns * t * 1.25
        points.append((r * math.cos(a), r * math.sin(a), width / 2 + 0.02))
    end = Vector(points[-1])
    way = (end - Vector(points[-2])).normalized()
    for k in range(1, 26):
        points.append(tuple(end + way * 0.42 * k + Vector((0, 0, 0))))
    path = s.resample(points, 460)
    section = s.rounded_rectangle(width, 0.38, 0.12)
    things = [s.sweep(path, [(y, x) for x, y in section], leather, 'belt', up=(0, 0, 1))]
    thread = m.plain(stitch, 0.7)
    stations = s.frames(path, up=(0, 0, 1))
    if not dressy or True:
        for k in (-1, 1):
            line = [at + side * 0.2 + normal * (k * (width / 2 - 0.32)) for at, side, normal, _ in stations]
            things.append(stitches(line, thread, 0.4, 0.29, 0.035))
    at, side, normal, way = stations[-1]
    w = width / 2
    frame = s.plate(s.rounded_rectangle(4.6, width + 1.6, 0.9), [s.rounded_rectangle(3.2, width + 0.3, 0.45)], -0.2, 0.2, metal, 0.17, 'buckle', 5)
    frame.matrix_world = Matrix.Translation(at + way * 1.7 + side * 0.05) @ Matrix((way, normal, side)).transposed().to_4x4()
    prong = s.sweep([at + way * 0.1 + side * 0.2, at + way * 1.2 + side * 0.5, at + way * 3.1 + side * 0.46, at + way * 3.85 + side * 0.34], s.circle(0.2, 12), metal, 'prong')
    keeper = s.plate(s.rounded_rectangle(width + 0.6, 0.95, 0.15), [s.rounded_rectangle(width + 0.12, 0.5, 0.08)], -0.55, 0.55, leather, 0.06, 'keeper')
    keeper.matrix_world = Matrix.Translation(at - way * 2.6) @ Matrix((normal, side, way)).transposed().to_4x4()
    things += [frame, prong, keeper]
    return s.group(things, 'belt')


GLASS, SCENT = 1.5, 1.36


def filled(outline, walls, level, juice):
    """
    The hollow of a bottle with what it holds: `walls` of (factor, z) scale an outline from the floor up, the liquid
    stands at `level` and creeps up the glass a little. Its surfaces are those between glass, liquid and air.
    """
    def height(z):
        for (a, low), (b, high) in zip(walls, walls[1:]):
            if low <= z <= high:
                return a + (b - a) * (z - low) / (high - low)

    ring = lambda q, z: [(x * q, y * q, z) for x, y in outline]
    n, creep = len(outline), 0.1
    quads = lambda rows, start=0: [(start + n * k + i, start + n * k + (i + 1) % n, start + n * k + n + (i + 1) % n, start + n * k + n + i) for k in range(rows - 1) for i in range(n)]
    full = height(level + creep)
    wet = [(q, z) for q, z in walls if z < level] + [(full, level + creep)]
    surface = [(full * 0.985, level + creep * 0.4), (full * 0.96, level + creep * 0.1), (full * 0.9, level)]
    points = [p for q, z in wet + surface for p in ring(q, z)]
    rows = len(wet) + len(surface)
    faces = [tuple(range(n)), *quads(rows), tuple(range(n * (rows - 1), n * rows))]
    liquid = s.mesh_of('liquid', points, faces, m.glass(juice, 0.0, SCENT / GLASS), True, 40)
    liquid.data.materials.append(m.glass(juice, 0.0, SCENT))
    for face in liquid.data.polygons:
        face.material_index = int(min(face.vertices) >= n * (len(wet) - 1))
    dry = [(full, level + creep)] + [(q, z) for q, z in walls if z > level + creep]
    air = s.mesh_of('air', [p for q, z in dry for p in ring(q, z)], [*quads(len(dry)), tuple(range(n * (len(dry) - 1), n * len(dry)))], m.glass('#ffffff', 0.0, 1 / GLASS), True, 40)
    return [liquid, air]


def perfume(kind='square', juice='#ecb565', **_):
    things = []
    clear = m.glass('#fbfcfa', 0.0, GLASS)
    ink = m.plain('#2a231c', 0.6)
    if kind == 'square':
        outer = s.prism(s.rounded_rectangle(6.4, 4.4, 0.5), 0, 8.2, clear, 0.42, 'bottle', 6)
        things.append(outer)
        hollow = [(0.9, 1.15), (0.97, 1.2), (1.0, 1.35), (1.0, 7.1), (0.97, 7.3), (0.85, 7.38)]
        things += filled(s.rounded_rectangle(5.3, 3.3, 0.55, 10), hollow, 6.5, juice)
        brass = m.metal('gold', 0.16)
        things.append(s.cylinder(1.15, 8.15, 9.0, brass, 0.06, 64))
        cap = s.prism(s.rounded_rectangle(3.2, 3.2, 0.3), 8.75, 12.2, m.wood('#6a4327', '#3c2414', 0.7, 0.38, 'z', 0.2), 0.14, 'cap', 4)
        things.append(cap)
        label = s.box((3.6, 0.04, 2.4), m.paper('#efe7d6'), (0, -2.215, 4.2), edge=0.0)
        things.append(label)
        for words, size, z, font in (('OUDHAVAN', 0.36, 4.75, SANS), ('Resin No. 4', 0.5, 4.15, SERIF), ('75 ml', 0.24, 3.55, SANS)):
            things.append(s.place(s.lettering(words, size, ink, depth=0.01, font=font, spacing=1.12), (0, -2.25, z), (90, 0, 0)))
    elif kind == 'round':
        line = [tuple(q) for q in s.smooth_line([(2.9, 0.15), (3.5, 0.6), (3.75, 2.2), (3.7, 4.6), (3.2, 6.4), (2.1, 7.5), (1.1, 8.0), (1.05, 8.5)], 8)]
        things.append(s.lathe([(0, 0), (2.6, 0)] + line + [(0, 8.5)], clear, 'bottle', 128))
        inner = [(r * 0.91, 0.36 + z * 0.925) for r, z in line]
        things += filled(s.circle(1.0, 128), [(2.3, 0.4), *inner], 6.0, juice)
        gold = m.metal('gold', 0.24, 'round')
        things.append(s.cylinder(1.2, 8.3, 8.9, gold, 0.08))
        things.append(s.lathe(s.rounded([(0, 8.9), (1.75, 8.9), (1.75, 11.6, 0.35), (0, 11.75)], 0.08), gold, 'cap', 96))
        for words, size, z, font in (('OUDHAVAN', 0.34, 4.6, SANS), ('Taif Morning', 0.48, 3.8, SERIF)):
            import home
            things.append(home.wrap_text(s.lettering(words, size, ink, depth=0.01, font=font, spacing=1.1), 3.76, z))
    else:
        line = [tuple(q) for q in s.smooth_line([(1.75, 0.12), (2.1, 0.45), (2.4, 1.6), (2.3, 3.0), (1.7, 4.1), (0.95, 4.75), (0.72, 5.2), (0.72, 5.9)], 8)]
        things.append(s.lathe([(0, 0), (1.5, 0)] + line + [(0, 5.9)], clear, 'flacon', 128))
        inner = [(r * 0.86, 0.42 + z * 0.91) for r, z in line]
        things += filled(s.circle(1.0, 128), [(1.3, 0.46), *inner], 3.5, juice)
        gold = m.metal('gold', 0.16)
        things.append(s.lathe(s.rounded([(0, 5.8), (0.85, 5.8), (0.95, 6.0, 0.1), (0.95, 6.4, 0.12), (0.62, 6.6, 0.1), (0.5, 7.0, 0.2), (0.8, 7.9, 0.4), (0.55, 9.1, 0.4), (0.2, 9.9, 0.15), (0, 10.0)], 0.06), gold, 'stopper', 96))
    return s.group(things, 'perfume')


def hoops(**_):
    """Two hinged hoops, closed: one lies flat, the other rests on it. Where its two parts meet each shows a hairline."""
    n = m.Nodes('hammered gold')
    n.set(Base_Color=m.rgb('#d6b574'), Metallic=1.0, Roughness=0.16, Normal=n.bump(n.voronoi(3.4, 'SMOOTH_F1', smooth=0.5), 0.6, 0.05))
    things = []

    def part(first, last):
        """From one degree to another, its edges broken where it meets the other part."""
        ease = [(0.0, 0.86), (0.25, 0.95), (0.6, 1.0)]
        angles = [(first + a, f) for a, f in ease] + [(a, 1.0) for a in range(first + 2, last - 1)] + [(last - a, f) for a, f in reversed(ease)]
        path = [(1.6 * math.cos(math.radians(a)), 1.6 * math.sin(math.radians(a)), 0) for a, _ in angles]
        return s.sweep(path, s.superellipse(0.13, 0.20, 2.6, 20), n.material, 'hoop', up=(0, 0, 1), scale=lambda t: (angles[round(t * (len(angles) - 1))][1],) * 2)

    for at, tilt, turn in (((1.2, 0), 0, 222), ((-1.2, 0), -8.8, 268)):
        knuckle = s.cylinder(0.07, -0.15, 0.15, m.metal('gold', 0.14), 0.02, 32, at=(-1.6 + 0.1, 0))
        spun = s.group([part(0, 180), part(180, 360), knuckle], 'earring')
        spun.rotation_euler = (0, 0, math.radians(turn))
        tilted = s.group([spun], 'tilted')
        tilted.rotation_euler = (0, math.radians(tilt), 0)
        holder = s.group([tilted], 'lying')
        s.ground(holder)
        holder.location.x, holder.location.y = at
        things.append(holder)
    return s.place(s.group(things, 'hoops'), (0, 0, 0), (0, 0, -16))
