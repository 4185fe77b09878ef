"""Shoes as lofts (centimetres): the heel at x = 0, the toe at x ≈ 29, y to the outside, standing on z = 0.
A shoe is a table of stations along the feather line from toe to heel: (bx, by) on the sole, (tx, ty, tz) on the
top line, which runs up the middle of the vamp to the throat and then along the collar."""
import math
from mathutils import Vector
import materials as m
import shapes as s
from fashion import stitches


FLAT = [  # sandals: only the sole and its line count
    (29.2, 0.0, 27.9, 0.0, 2.5), (28.8, 1.7, 27.2, 0.0, 2.9), (27.3, 3.3, 25.9, 0.0, 3.35), (24.6, 4.5, 23.6, 0.0, 4.1), (21.0, 4.95, 20.8, 0.0, 5.0), (18.0, 4.6, 18.4, 0.0, 5.85),
    (15.4, 4.0, 16.6, 1.9, 6.1), (12.0, 3.5, 12.6, 3.0, 5.7), (8.0, 3.4, 8.2, 3.05, 5.7), (4.2, 3.4, 4.2, 2.7, 6.3), (1.3, 2.5, 1.6, 1.75, 6.9), (0.0, 0.0, 0.55, 0.0, 7.1),
]
LACED = [
    (29.6, 0.0, 28.2, 0.0, 3.0), (29.1, 1.9, 27.5, 0.0, 3.4), (27.5, 3.6, 26.2, 0.0, 3.9), (24.6, 4.75, 24.0, 0.0, 4.7), (21.2, 5.1, 21.6, 0.4, 5.8), (18.4, 4.8, 18.8, 1.0, 7.6),
    (16.0, 4.35, 16.4, 1.25, 10.4), (13.2, 3.85, 15.0, 1.45, 15.0), (9.6, 3.55, 11.4, 3.5, 16.2), (5.4, 3.5, 6.4, 3.6, 16.2), (1.6, 2.6, 2.6, 2.4, 16.4), (0.0, 0.0, 1.2, 0.0, 16.5),
]


def with_round_heel(rows):
    """A station between the last two, where the line turns round the heel."""
    side, back = rows[-2], rows[-1]
    turn = back.lerp(side, 0.16)
    turn[1], turn[3] = side[1] * 0.54, side[3] * 0.54
    return [*rows[:-1], turn, back]


class Last:
    """The surface of one shoe: at(u, v, side, out) with u from toe (0) to heel (1), v from sole (0) to top line (1)."""

    def __init__(self, table, heel=2.0, spring=1.0, platform=1.0, snug=0.5):
        self.heel, self.spring, self.platform, self.snug = heel, spring, platform, snug
        line = s.smooth_line(with_round_heel([Vector(row) for row in table]), 16)
        turn = (len(table) - 2) * 16
        self.line = line[:turn] + line[turn::2]

    def rest(self, x):
        """The height of the sole's upper face at x."""
        lift = self.platform
        toe = self.spring * max(0.0, (x - 20.5) / 9.0) ** 2
        t = max(0.0, min(1.0, (16.5 - x) / 11.0))
        return lift + toe + self.heel * (t * t * (3 - 2 * t))

    def row(self, u):
        k = max(0.0, min(1.0, u)) * (len(self.line) - 1)
        i = min(int(k), len(self.line) - 2)
        return self.line[i].lerp(self.line[i + 1], k - i)

    def raw(self, u, v, side):
        bx, by, tx, ty, tz = self.row(u)
        if side < 0:
            by *= 0.92 + 0.03 * math.cos(u * 6)
        by, ty = max(0.0, by), max(0.0, ty)
        ground = self.rest(bx)
        B = Vector((bx, by, ground))
        T = Vector((tx, ty, tz + self.rest(tx) * 0.9))
        tall = T.z - B.z
        vamp = max(0.0, min(1.0, (2.2 - ty) / 2.2))
        vamp = vamp * vamp * (3 - 2 * vamp)
        away = Vector((bx - 13.5, by * 2.2, 0)).normalized() if u < 0.3 or u > 0.8 else Vector((0, 1, 0))
        P1 = B + away * (0.34 + 0.28 * (1 - vamp)) * 0.9 + Vector((0, 0, tall * (0.50 + 0.12 * vamp)))
        flat = Vector((0.10 * (bx - tx), max(0.75 * (by - ty), 0.0), 0)) * (0.72 * vamp)
        steep = Vector((0, 0.12 * (by - ty), -tall * 0.42)) * (1 - vamp)
        P2 = T + flat + steep
        w = 1 - v
        q = B * w ** 3 + P1 * (3 * w * w * v) + P2 * (3 * w * v * v) + T * v ** 3
        return Vector((q.x, q.y * side, q.z))

    def at(self, u, v, side=1, out=0.0):
        q = self.raw(u, v, side)
        if not out:
            return q
        e = 0.004
        du = self.raw(min(1, u + e), v, side) - self.raw(max(0, u - e), v, side)
        dv = self.raw(u, min(1, v + e), side) - self.raw(u, max(0, v - e), side)
        n = du.cross(dv)
        if n.length < 1e-9:
            return q + Vector((0, 0, out))
        n.normalize()
        middle = Vector((q.x * 0.6 + 5, 0, 3.0))
        if n.dot(q - middle) < 0:
            n = -n
        return q + n * out

    def feather(self, count=160, grow=0.0):
        """The outline of the sole, both sides, as (x, y)."""
        out = []
        for side in (1, -1):
            us = [i / (count // 2) for i in range(count // 2 + 1)]
            if side < 0:
                us = us[::-1][1:-1]
            for u in us:
                q = self.raw(u, 0, side)
                out.append(Vector((q.x, q.y)))
        if not grow:
            return [tuple(q) for q in out]
        grown = []
        for i, q in enumerate(out):
            along = out[(i + 1) % len(out)] - out[i - 1]
            normal = Vector((along.y, -along.x)).normalized()
            if normal.dot(q - Vector((14, 0))) < 0:
                normal = -normal
            grown.append(tuple(q + normal * grow))
        return grown


def upper(last, material, lining, thickness=0.22, bound=False):
    things = []
    nu, nv = 140, 36
    points, faces = [], []
    for side in (1, -1):
        start = len(points)
        points += [last.raw(i / (nu - 1), j / (nv - 1), side) for i in range(nu) for j in range(nv)]
        for i in range(nu - 1):
            for j in range(nv - 1):
                quad = (start + i * nv + j, start + (i + 1) * nv + j, start + (i + 1) * nv + j + 1, start + i * nv + j + 1)
                faces.append(quad if side > 0 else quad[::-1])
    shell = s.mesh_of('upper', points, faces, material, True, 180)
    import bmesh
    work = bmesh.new()
    work.from_mesh(shell.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.012)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(shell.data)
    work.free()
    shell.data.polygons.foreach_set('use_smooth', [True] * len(shell.data.polygons))
    shell.data.use_auto_smooth = False
    shell.data.materials.append(lining)
    solid = s.thicken(shell, thickness, -1)
    solid.modifiers['solidify'].material_offset = 1
    solid.modifiers['solidify'].material_offset_rim = 0 if bound else 1
    things.append(shell)
    inside = last.feather(120, -0.5)
    things.append(s.mesh_of('insole', [(x, y, last.rest(x) + 0.25) for x, y in inside], [tuple(range(len(inside)))], lining, False))
    return things


def patch(last, u0, u1, low, high, material, out=0.1, sides=(1, -1), nu=60, nv=16, name='patch', across=False):
    """A piece of leather on the upper: u from u0 to u1, v between low(u) and high(u); `across` goes on over the middle."""
    things = []
    fn = lambda f, u: f(u) if callable(f) else f
    for side in sides:
        def at(a, b, side=side):
            u = u0 + (u1 - u0) * a
            v = fn(low, u) + (fn(high, u) - fn(low, u)) * b
            edge = min(a, 1 - a, b, 1.0 if across else 1 - b)
            return last.at(u, v, side, out * min(1.0, 0.25 + edge * 14))
        piece = s.grid(nu, nv, at, material, name)
        piece.data.use_auto_smooth = False
        things.append(piece)
    return things


def seam(last, line, thread, side, out=0.12, pitch=0.34, long=0.24, thick=0.035):
    """Stitches along (u, v) pairs."""
    path = [last.at(u, v, side, out) for u, v in line]
    return stitches(path, thread, pitch, long, thick)


def sole_slab(last, grow, low, high, material, count=200, edge=0.12, name='sole'):
    """A layer of the sole between two heights given as functions of x."""
    outline = last.feather(count, grow)
    n = len(outline)
    rows = [(0.0, 0.0, 1), (edge * 0.35, edge * 0.3, 0), (edge, 0.0, 0)]
    points, faces = [], []
    center = Vector((14, 0))
    def ring(inset, z):
        for x, y in outline:
            q = Vector((x, y))
            d = (center - q)
            d = d.normalized() * inset if inset else Vector((0, 0))
            points.append((x + d.x, y + d.y, z(x)))
    ring(edge * 1.2, lambda x: low(x))
    ring(edge * 0.3, lambda x: low(x) + edge * 0.35)
    ring(0, lambda x: low(x) + edge)
    ring(0, lambda x: high(x) - edge)
    ring(edge * 0.3, lambda x: high(x) - edge * 0.35)
    ring(edge * 1.2, lambda x: high(x))
    for k in range(5):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    # Strips across, so that the face stays smooth where it rises.
    for start in (0, 5 * n):
        faces += [tuple(dict.fromkeys((start + i, start + i + 1, start + n - i - 1, start + (n - i) % n))) for i in range(n // 2)]
    return s.mesh_of(name, points, faces, material, True, 50)


def heel_block(last, material, top, until=7.4, grow=0.12, layers=4, tread=None):
    """A stacked heel below the sole from the back to `until`."""
    things = []
    outline = [(x, y) for x, y in last.feather(240, grow) if x <= until]
    outline.sort(key=lambda q: math.atan2(q[1], q[0] - until))
    outline = [q for q in outline]
    back = sorted(outline, key=lambda q: -math.atan2(q[1], -(q[0] - until) + 1e-6))
    high = top(3.0)
    each = high / layers
    for k in range(layers):
        shrink = 1 - 0.012 * (layers - k)
        ring = [((x - 3.4) * shrink + 3.4, y * shrink) for x, y in back]
        thing = s.prism(ring, each * k + 0.01, each * (k + 1) - 0.01, tread if tread and k == 0 else material, 0.04, 'lift', 2)
        for vertex in thing.data.vertices:
            if k == layers - 1 and vertex.co.z > each * (k + 0.5):
                vertex.co.z = top(vertex.co.x) + 0.02
        things.append(thing)
    return things


def stacked():
    n = m.Nodes('stacked')
    layers = n.noise(2.2, 4, 0.6, (0.2, 0.2, 7))
    n.set(Base_Color=n.ramp(layers, (0.3, '#3a2315'), (0.5, '#6a4426'), (0.7, '#8a5d36')), Roughness=0.4, Clearcoat=0.2)
    return n.material


def welted(last, welt='#3a2718', sole=None, tread=None, storm=False, lug=0.0, stitch='#c9b48c', heel=True, grow=0.28):
    things = []
    leather_sole = sole or stacked()
    rest = last.rest
    things.append(sole_slab(last, grow + (0.12 if storm else 0), lambda x: rest(x) - 0.34, lambda x: rest(x) + 0.06, m.plain(welt, 0.4, 0.4, 0.15), edge=0.1, name='welt'))
    under = 0.55 + lug
    things.append(sole_slab(last, grow, lambda x: rest(x) - 0.34 - under * 0.62, lambda x: rest(x) - 0.33, leather_sole, edge=0.1))
    thread = m.plain(stitch, 0.7)
    line = [(x, y, rest(x) + 0.08) for x, y in last.feather(200, grow * 0.62) if x > 8]
    line.sort(key=lambda q: math.atan2(q[1], q[0] - 8.5))
    things.append(stitches(line, thread, 0.3, 0.2, 0.035))
    bottom = lambda x: rest(x) - 0.34 - under * 0.62
    if lug:
        outline = last.feather(150, grow - 0.05)
        rubber = tread or m.plain('#191817', 0.7, 0.3)
        for i, (x, y) in enumerate(outline):
            if i % 3 or x < 8.2 and x > 7.4:
                continue
            z = bottom(x)
            if x >= 8.2:
                things.append(s.box((0.72, 0.9, lug), rubber, (x * 0.985 + 0.2, y * 0.94, z - lug / 2 + 0.05), (0, 0, math.degrees(math.atan2(y, x - 14))), 0.06))
        inner = s.mesh_of('tread', [(x, y, bottom(x) - lug * 0.3) for x, y in last.feather(150, grow - 0.8)], [tuple(range(len(last.feather(150, grow - 0.8))))], rubber, False)
        things.append(inner)
    if heel:
        things += heel_block(last, leather_sole if not lug else m.plain('#1d1b19', 0.65, 0.3), bottom, 7.6, grow - 0.04, 4, m.plain('#1a1918', 0.6))
    return things


def finish(things, pair=False):
    return s.group(things, 'shoe')


def penny_slot(last, u, lip, shade, wide=0.0125, long=0.17, out=0.25):
    """The slit in the strap: a lens across the middle with a turned edge."""
    def at(angle, r, lift):
        across = long * r * math.sin(angle)
        narrow = wide * r * math.cos(angle) * (1 - 0.35 * abs(math.sin(angle)))
        return last.at(u + narrow, 1 - abs(across), 1 if across >= 0 else -1, out + lift)
    hole = s.grid(48, 6, lambda a, b: at(math.tau * a, 0.02 + 0.98 * b, 0.0), shade, 'slot', closed_u=True)
    edge = s.sweep([at(math.tau * i / 48, 1.0, 0.02) for i in range(48)], s.circle(0.045, 8), lip, 'lip', closed=True)
    return [hole, edge]


def _darken(color, by):
    return '#' + ''.join(f'{int(int(color[i:i + 2], 16) * by):02x}' for i in (1, 3, 5))


def ridge_of(last, u):
    """The middle of the instep at u: the way up it, and out of it."""
    middle = lambda k: last.raw(k, 0.985, -1).lerp(last.raw(k, 0.985, 1), 0.5)
    way = (middle(u + 0.01) - middle(u - 0.01)).normalized()
    return way, Vector((way.z, 0, -way.x))


LACED_FROM, LACED_TO = 0.335, 0.585


def laces(last, rows, color, width=0.62, v=0.955, round_=False):
    """Straight bars between the two sides, with ends tucked under and a flat bow left away."""
    cotton = m.fabric(color, 26, 0.4)
    things = []
    for k in range(rows):
        u = LACED_FROM + (LACED_TO - LACED_FROM) * k / (rows - 1)
        _, out = ridge_of(last, u)
        a, b = last.at(u, v, -1, 0.12), last.at(u, v, 1, 0.12)
        middle = (a + b) / 2 + out * 0.45
        inward = Vector((0, 0.12, 0))
        path = s.smooth_line([a + inward - out * 0.2, a + inward + out * 0.12, middle + (a - middle) * 0.4 + out * 0.07, middle, middle + (b - middle) * 0.4 + out * 0.07, b - inward + out * 0.12, b - inward - out * 0.2], 6)
        section = s.circle(0.22, 10) if round_ else s.rounded_rectangle(width, 0.16, 0.07)
        things.append(s.sweep(path, section, cotton, 'lace', up=tuple(out)))
    return things


def eyelets(last, rows, material, radius, v=0.91):
    things = []
    for k in range(rows):
        u = LACED_FROM + (LACED_TO - LACED_FROM) * k / (rows - 1)
        for side in (1, -1):
            at = last.at(u, v, side, 0.14)
            out = (last.at(u, v, side, 0.5) - at).normalized()
            ring = s.lathe(s.rounded([(radius * 0.5, -0.02), (radius * 0.55, 0.09), (radius, 0.07), (radius * 1.08, -0.03)], 0.03), material, 'eyelet', 24)
            ring.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
            ring.location = at
            things.append(ring)
    return things


def tongue(last, material):
    """The tongue below the laces, standing a little above the collar."""
    def at(a, b):
        u = min(0.30 + 0.30 * a / 0.8, 0.60)
        way, out = ridge_of(last, u)
        q = last.raw(u, 0.985, -1).lerp(last.raw(u, 0.985, 1), b)
        grow = max(0, a - 0.8) / 0.2
        q += out * (-0.5 + 0.2 * math.sin(math.pi * b)) + (way + Vector((0, 0, 0.9))).normalized() * 2.4 * grow
        q.y *= 1.12 + 0.4 * math.sin(math.pi * grow * 0.5)
        return q
    piece = s.grid(40, 20, at, material, 'tongue')
    s.thicken(piece, 0.35, 0)
    return [piece]


def laced_boot(color='#a3672c', **_):
    last = Last(LACED, heel=1.7, spring=0.9, platform=1.5)
    material, lining = m.leather(color, 10.0, 0.18, 0.42, 0.2, 0.2), m.leather('#b58a5a', 10.0, 0.1, 0.5, 0.0)
    thread, brass = m.plain('#e3c894', 0.7), m.metal('brass', 0.2)
    things = upper(last, material, lining, 0.3)
    things += tongue(last, material)
    stay = lambda u: 0.80 - 0.06 * math.sin(math.pi * (u - 0.30) / 0.37)
    things += patch(last, 0.30, 0.67, stay, 1.0, material, 0.14)
    things += patch(last, 0.0, 0.19, 0.0, 1.0, material, 0.13)
    things += patch(last, 0.80, 1.0, 0.0, lambda u: 0.40 + 0.12 * (u - 0.8) / 0.2, material, 0.13)
    for side in (1, -1):
        for k in (0, 0.018):
            things.append(seam(last, [(0.18 - k, v / 40) for v in range(1, 41)], thread, side, 0.15))
            things.append(seam(last, [(0.31 + 0.35 * i / 50, stay(0.31 + 0.35 * i / 50) + 0.025 + k) for i in range(51)], thread, side, 0.16))
            things.append(seam(last, [(0.81 + 0.18 * i / 30, 0.375 + 0.11 * i / 30 - k * 1.5) for i in range(31)], thread, side, 0.15))
        rim = [last.at(0.63 + 0.37 * i / 60, 1.0, side, 0.02) for i in range(61)]
        things.append(s.sweep(rim, s.circle(0.36, 12), material, 'collar'))
    things += eyelets(last, 6, brass, 0.26)
    things += laces(last, 6, '#5b4630', round_=True)
    things += welted(last, '#6a4220', m.plain('#2a2119', 0.6, 0.3), None, True, 0.55, '#e3c894')
    return finish(things)


def beside(last, grow):
    """How far the sole, grown by `grow`, reaches to a side (1 or -1) at x."""
    outline = last.feather(400, grow)
    halves = {side: sorted((x, abs(y)) for x, y in outline if y * side >= 0) for side in (1, -1)}

    def reach(x, side):
        points = halves[side]
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            if x0 <= x <= x1:
                return y0 + (y1 - y0) * (x - x0) / max(1e-6, x1 - x0)
        return 0.0
    return reach


def band(points, width, material, thick=0.26, thread=None, last=None, grow=0.0):
    """A strap over the foot along points, as wide as `width`; with a last it goes down into the sole grown by `grow`."""
    reach = beside(last, grow) if last else None

    def tucked(q, middle):
        """Moved inwards until the strap leaves the sole's upper face within its edge."""
        if not last:
            return q
        side = 1 if middle.y > 0 else -1
        rise = max(0.0, min(1.0, (middle.z - last.rest(q.x)) / 2.4))
        over_edge = abs(middle.y) - (reach(q.x, side) - 0.28 + 0.5 * rise)
        return q - Vector((0, side * over_edge * (1 - rise * 0.2), 0)) if over_edge > 0 else q

    path = s.resample(s.smooth_line(points, 14), 60)
    stations = s.frames(path, up=None)
    section = s.rounded_rectangle(width, thick, thick * 0.45, 4)
    out = []
    points3, faces = [], []
    n = len(section)
    for i, at in enumerate(path):
        ahead, behind = path[min(i + 1, 59)], path[max(i - 1, 0)]
        way = (ahead - behind).normalized()
        center = Vector((at.x, 0, -2.0))
        normal = (at - center)
        normal = (normal - way * normal.dot(way)).normalized()
        side = way.cross(normal).normalized()
        points3 += [tucked(at + side * x + normal * y, at) for x, y in section]
        out.append((at, side, normal))
    for i in range(59):
        faces += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    things = [s.mesh_of('band', points3, faces, material, True, 50)]
    if thread:
        for k in (-1, 1):
            things.append(stitches([tucked(at + side * (k * (width / 2 - 0.25)) + normal * (thick / 2 + 0.01), at) for at, side, normal in out if not last or at.z > last.rest(at.x) + 0.5], thread, 0.34, 0.24, 0.035))
    return things


def toe_loop(color='#1b1817', **_):
    last = Last(FLAT, heel=0.35, spring=0.25, platform=0.7)
    hide, thread = m.leather(color, 9.0, 0.18, 0.42, 0.15), m.plain('#4a423c', 0.7)
    bed = m.leather('#3a2a1f', 9.0, 0.15, 0.5, 0.05)
    things = [sole_slab(last, 0.5, lambda x: last.rest(x) - 0.62, lambda x: last.rest(x) - 0.42, m.plain('#191716', 0.7), edge=0.05)]
    for k in range(2):
        things.append(sole_slab(last, 0.5, lambda x, k=k: last.rest(x) - 0.42 + 0.22 * k, lambda x, k=k: last.rest(x) - 0.2 + 0.22 * k, m.leather(('#6b4a2f', '#1f1a18')[k], 9.0, 0.15, 0.5), edge=0.05))
    outline = last.feather(200, 0.25)
    things.append(stitches([(x, y, last.rest(x) + 0.03) for x, y in outline + outline[:1]], m.plain('#b59a70', 0.7), 0.42, 0.3, 0.04))
    things += band([(24.6, -0.6, 0.4), (24.7, -1.0, 2.2), (24.6, -2.4, 3.1), (24.4, -3.7, 2.3), (24.2, -4.0, 0.4)], 1.5, hide, 0.2, thread)
    things += band([(16.5, 5.1, 0.5), (16.8, 5.1, 2.0), (17.4, 3.6, 4.6), (17.8, 0.2, 5.8), (17.4, -3.2, 4.6), (16.8, -4.6, 2.0), (16.5, -4.7, 0.5)], 3.2, hide, 0.24, thread, last, 0.5)
    for phase in range(3):
        path = []
        for i in range(61):
            t = i / 60
            x = 24.3 - 6.0 * t
            z = 1.6 + 3.4 * math.sin(math.pi / 2 * t) ** 0.8
            y = -1.2 + 1.5 * t
            a = t * math.tau * 3.4 + phase * math.tau / 3
            path.append((x, y + 0.52 * math.sin(a), z + 0.16 * math.sin(2 * a) + 0.15))
        things.append(s.sweep(path, s.superellipse(0.34, 0.14, 2.4, 14), hide, 'braid', up=(0.3, 0, 1)))
    return finish(things)


def pair(make, gap=12.0, **args):
    """Two shoes, one behind the other and a little ahead."""
    import importlib
    build = globals()[make]
    first, second = build(**args), build(**args)
    first.scale = (1, -1, 1)
    second.location = (4.5, gap, 0)
    return s.group([first, second], 'pair')
