"""Shoes as lofts (centimetres): the heel at x = 0, the toe at x ≈ 29, y to the outside, standing on z = 0.
A shoe is a table of stations along the feather line from toe to heel: (bx, by) on the sole, (tx, ty, tz) on the
top line, which runs up the middle of the vamp to the throat and then along the collar."""
import math
from mathutils import Vector
import materials as m
import shapes as s
from fashion import stitches


# The line where the upper meets the sole, as (x, y): from the heel's middle along the outside to the ball, a toe's own
# points, and back along the inside. The inside is the straighter one, and the big toe the longest.
OUTER = [(0.0, 0.0), (0.65, 1.5), (2.4, 2.75), (5.2, 3.4), (8.4, 3.5), (11.8, 3.85), (15.2, 4.55), (18.4, 5.0), (21.4, 4.85)]
INNER = [(20.8, -4.6), (17.8, -4.2), (14.4, -3.3), (11.0, -2.8), (7.6, -2.95), (4.8, -3.15), (2.2, -2.6), (0.6, -1.45)]
TOES = {
    'round': [(24.8, 4.3), (27.1, 2.9), (28.5, 1.0), (28.9, -0.9), (28.5, -2.6), (27.1, -3.95), (24.4, -4.65)],
    'almond': [(24.6, 4.05), (27.2, 2.5), (28.95, 0.65), (29.5, -1.0), (29.0, -2.5), (27.4, -3.65), (24.4, -4.5)],
    'point': [(24.6, 3.8), (27.6, 2.15), (30.1, 0.15), (31.2, -1.15), (30.4, -2.2), (28.0, -3.3), (24.6, -4.25)],
}
TIP = 3  # which of a toe's points is its end
# The middle of the upper: x, y, and the height above the sole's upper face.
RIDGE = [(0.0, 0.0, 8.4), (7.0, -0.1, 8.2), (10.0, -0.2, 7.9), (13.0, -0.3, 7.3), (16.0, -0.4, 6.4), (19.0, -0.55, 5.25), (22.0, -0.75, 4.15), (25.0, -0.95, 3.25), (28.0, -1.05, 2.6), (32.0, -1.1, 2.0)]


class Last:
    """The surface of one shoe: at(u, v, side, out) with u from toe (0) to heel (1) along the sole, v from the sole (0) to
    the middle of the instep (1), on the outside (side 1) or the inside (-1)."""

    def __init__(self, toe='almond', heel=2.0, spring=1.0, platform=1.0, toe_box=4.2, height=1.0, square=0.5):
        self.heel, self.spring, self.platform, self.height, self.square = heel, spring, platform, height, square
        points = OUTER + TOES[toe] + INNER
        line = s.smooth_line(points, 24, closed=True)
        tip = (len(OUTER) + TIP) * 24
        self.edges = {1: s.resample(line[:tip + 1][::-1], 400), -1: s.resample([*line[tip:], line[0]], 400)}
        self.pole = points[len(OUTER) + TIP][0] - toe_box
        self.ridge = s.smooth_line(RIDGE, 24)
        self.ribs = {}

    def rest(self, x):
        """The height of the sole's upper face at x."""
        lift = self.platform
        toe = self.spring * max(0.0, (x - 20.5) / 9.0) ** 2
        t = max(0.0, min(1.0, (16.5 - x) / 11.0))
        return lift + toe + self.heel * (t * t * (3 - 2 * t))

    def foot(self, u, side):
        """Where the upper meets the sole, and the way out of it there."""
        line, other, end = self.edges[side], self.edges[-side], len(self.edges[side]) - 1
        k = max(0.0, min(1.0, u)) * end
        i = min(int(k), end - 1)
        beyond = lambda j: other[-j] if j < 0 else other[2 * end - j] if j > end else line[j]
        along = beyond(i + 3).lerp(beyond(i + 4), k - i) - beyond(i - 3).lerp(beyond(i - 2), k - i)
        return line[i].lerp(line[i + 1], k - i), Vector((along.y, -along.x)).normalized() * side

    def middle(self, x):
        low, high = 0, len(self.ridge) - 1
        while high - low > 1:
            mid = (low + high) // 2
            low, high = (mid, high) if self.ridge[mid].x <= x else (low, mid)
        a, b = self.ridge[low], self.ridge[high]
        q = a.lerp(b, max(0.0, min(1.0, (x - a.x) / (b.x - a.x))))
        return q.y, q.z * self.height

    def rib(self, u, side):
        """From the sole's edge to the middle of the instep: both ends, the way out of the first, and how square it is."""
        if (u, side) not in self.ribs:
            B, away = self.foot(u, side)
            x = (B.x + self.foot(u, -side)[0].x) / 2
            # Ahead of the pole the ribs spread like a fan's.
            tx = x - 1.1 * math.log1p(math.exp((x - self.pole) / 1.1))
            toe = max(0.0, min(1.0, (x - 17) / 9))
            self.ribs[u, side] = B, Vector((tx, self.middle(tx)[0])), away, 2.4 - 0.15 * side * min(1.0, u / 0.2) + self.square * toe
        return self.ribs[u, side]

    def raw(self, u, v, side):
        B, T, away, power = self.rib(u, side)
        angle = math.pi / 2 * max(0.0, min(1.0, v))
        q = T.lerp(B, math.cos(angle) ** (2 / power)) + away * (v * (1 - v) ** 2)
        return Vector((q.x, q.y, self.rest(q.x) + self.middle(q.x)[1] * max(0.0, math.sin(angle)) ** (2 / (power + 0.1))))

    def at(self, u, v, side=1, out=0.0):
        q = self.raw(u, v, side)
        if not out:
            return q
        e = 0.008
        du = self.raw(min(1, u + e), v, side) - self.raw(abs(u - e), v, side if u >= e else -side)
        dv = self.raw(u, min(1, v + e), side) - self.raw(u, max(0, v - e), side)
        n = du.cross(dv) * side
        return q + (n.normalized() if n.length > 1e-7 else Vector((0, 0, 1))) * out

    def feather(self, count=160, grow=0.0):
        """The outline of the sole, both sides, as (x, y)."""
        half = count // 2
        places = [(i / half, 1) for i in range(half + 1)] + [(i / half, -1) for i in range(half - 1, 0, -1)]
        out = []
        for u, side in places:
            q, away = self.foot(u, side)
            out.append(tuple(q + away * grow))
        return out


def strap(last, u0, u1, low, high, material, thick=0.16, sides=(1, -1), under=None, thread=None, name='strap'):
    """A strap of leather on the upper between u0 and u1, from v `low` to `high` (1 goes on over the middle), with cut edges;
    with `thread` sewn along both, the stitches lying in a groove. `under` is how far the upper stands out below it."""
    wide = (last.at(u1, 0.6, 1) - last.at(u0, 0.6, 1)).length
    from_edge = [0, 0.008, 0.025, 0.05, 0.08] + [0.14, 0.18, 0.2, 0.22, 0.24, 0.26, 0.3] * bool(thread)
    rows = sorted({*(e / wide for e in from_edge), *(1 - e / wide for e in from_edge), *(i / 20 for i in range(2, 19))})
    over = high >= 1.0

    def height(a, v):
        e = min(a, 1 - a) * wide
        if not over:
            e = min(e, (high - v) * 9)
        groove = 0.03 * math.exp(-((e - 0.22) / 0.035) ** 2) if thread else 0
        return 0.005 + (thick - groove) * math.sqrt(max(0.0, 1 - (1 - min(1.0, max(0.0, e) / 0.07)) ** 2))

    things, lines = [], [[], []]
    columns = [low + (high - low) * i / 60 for i in range(61)] if over else [low + (high - low) * (1 - (1 - i / 40) ** 2) for i in range(41)]
    for side in sides:
        def at(a, b, side=side):
            a, v = rows[round(a * (len(rows) - 1))], columns[round(b * (len(columns) - 1))]
            u = u0 + (u1 - u0) * a
            return last.at(u, v, side, height(a, v) + (0.6 * under(u, v, side) if under else 0))
        piece = s.grid(len(rows), len(columns), at, material, name)
        piece.data.use_auto_smooth = False
        things.append(piece)
    if thread:
        for a in (0.22 / wide, 1 - 0.22 / wide):
            line = [last.at(u0 + (u1 - u0) * a, v, 1, thick - 0.025) for v in columns] + [last.at(u0 + (u1 - u0) * a, v, -1, thick - 0.025) for v in columns[-2::-1]]
            things.append(stitches(line, thread, 0.3, 0.22, 0.028))
    return things


def apron(last, v, until, thread):
    """A seam round the toe like a moccasin's: how far the leather stands out along it, where to look closely, and its thread."""
    wide = {}

    def cm(u):
        k = round(u, 2)
        if k not in wide:
            wide[k] = (last.raw(k, v + 0.01, 1) - last.raw(k, v - 0.01, 1)).length / 0.02
        return wide[k]

    def relief(u, at, side):
        d = (at - v) * cm(u)
        if abs(d) > 0.5:
            return 0.0
        fade = max(0.0, min(1.0, (until + 0.012 - u) / 0.024))
        return fade * (0.085 * math.exp(-((d + 0.1) / 0.085) ** 2) - 0.05 * math.exp(-((d - 0.04) / 0.05) ** 2))

    columns = [v + k * 0.0028 for k in range(-13, 12)]
    bead = s.lathe([(0, 0.1), (0.022, 0.085), (0.03, 0.05), (0.03, -0.05), (0.022, -0.085), (0, -0.1)], thread, 'stitch', 8)
    bead.data.transform(s.Matrix.Rotation(math.radians(90), 4, 'X'))
    placings = []
    for side in (1, -1):
        path = s.resample([last.at(until * i / 120, v - 0.1 / cm(until * i / 120), side, 0.075) for i in range(121)], int(32 * until / 0.36))
        for i in range(1, len(path) - 1):
            way = (path[i + 1] - path[i - 1]).normalized()
            out = (path[i] - Vector((path[i].x - 1, 0, path[i].z - 3))).normalized()
            out = (out - way * out.dot(way)).normalized()
            across = out.cross(way).normalized()
            placings.append(s.matrix_at(path[i], way, out, across))
    return relief, columns, [s.copies(bead, placings, 'apron')]


def sole_slab(last, grow, low, high, material, count=200, edge=0.12, name='sole', dish=None):
    """A layer of the sole between two heights given as functions of x; its upper face is hollowed by `dish`, at most in its middle."""
    points, faces, across = [], [], 20

    def ring(inset, z):
        points.extend((x, y, z(x)) for x, y in last.feather(count, grow - inset))
    ring(edge * 1.2, lambda x: low(x))
    ring(edge * 0.3, lambda x: low(x) + edge * 0.35)
    ring(0, lambda x: low(x) + edge)
    ring(0, lambda x: high(x) - edge)
    ring(edge * 0.3, lambda x: high(x) - edge * 0.35)
    ring(edge * 1.2, lambda x: high(x))
    n = count // 2 * 2
    for k in range(5):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    # Strips across, so that the face stays smooth where it rises.
    faces += [tuple(dict.fromkeys((i, i + 1, n - i - 1, (n - i) % n))) for i in range(n // 2)]
    start, rows = 5 * n, []
    for i in range(n // 2 + 1):
        a, b = start + i, start + (n - i) % n
        row = [a]
        if a != b:
            for k in range(1, across):
                x, y, z = (Vector(points[a]).lerp(Vector(points[b]), k / across))
                row.append(len(points))
                points.append((x, y, z - (dish(x) if dish else 0.0) * (1 - abs(2 * k / across - 1) ** 2.4) * min(1.0, i / 12, (n // 2 - i) / 12) ** 0.5))
        rows.append(row + [b] if a != b else [a] * (across + 1))
    for one, two in zip(rows, rows[1:]):
        faces += [tuple(dict.fromkeys((one[k], two[k], two[k + 1], one[k + 1]))) for k in range(across)]
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


def welted(last, welt='#3a2718', stitch='#c9b48c', grow=0.28):
    """A leather sole sewn to a welt, with a stacked heel."""
    leather, rest = stacked(), last.rest
    bottom = lambda x: rest(x) - 0.68
    things = [
        sole_slab(last, grow, lambda x: rest(x) - 0.34, lambda x: rest(x) + 0.06, m.plain(welt, 0.4, 0.4, 0.15), edge=0.1, name='welt', dish=lambda x: 0.3),
        sole_slab(last, grow, bottom, lambda x: rest(x) - 0.33, leather, edge=0.1),
    ]
    line = [(x, y, rest(x) + 0.08) for x, y in last.feather(200, grow * 0.62) if x > 8]
    line.sort(key=lambda q: math.atan2(q[1], q[0] - 8.5))
    things.append(stitches(line, m.plain(stitch, 0.7), 0.26, 0.17, 0.026))
    return things + heel_block(last, leather, bottom, 7.6, grow - 0.04, 4, m.plain('#1a1918', 0.6))


def finish(things):
    return s.group(things, 'shoe')


def penny_slot(last, u, lip, shade, out, wide=0.0055, long=0.135):
    """The slit in the strap: a lens across the middle with a turned edge."""
    def at(angle, r, lift):
        across = long * r * math.sin(angle)
        narrow = wide * r * math.cos(angle)
        return last.at(u + narrow, 1 - abs(across), 1 if across >= 0 else -1, out + lift)
    hole = s.grid(48, 6, lambda a, b: at(math.tau * a, 0.02 + 0.98 * b, 0.006), shade, 'slot', closed_u=True)
    edge = s.sweep([at(math.tau * i / 48, 1.0, 0.0) for i in range(48)], s.circle(0.032, 8), lip, 'lip', closed=True)
    return [hole, edge]


def _darken(color, by):
    return '#' + ''.join(f'{int(int(color[i:i + 2], 16) * by):02x}' for i in (1, 3, 5))


def band(points, width, material, thick=0.26, thread=None):
    """A strap along points, as wide as `width`."""
    path = s.resample(s.smooth_line(points, 14), 60)
    section = s.rounded_rectangle(width, thick, thick * 0.45, 4)
    out, points3, faces = [], [], []
    n = len(section)
    for i, at in enumerate(path):
        way = (path[min(i + 1, 59)] - path[max(i - 1, 0)]).normalized()
        normal = at - Vector((at.x, 0, -2.0))
        normal = (normal - way * normal.dot(way)).normalized()
        side = way.cross(normal).normalized()
        points3 += [at + side * x + normal * y for x, y in section]
        out.append((at, side, normal))
    for i in range(59):
        faces += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    things = [s.mesh_of('band', points3, faces, material, True, 50)]
    if thread:
        for k in (-1, 1):
            things.append(stitches([at + side * (k * (width / 2 - 0.25)) + normal * (thick / 2 + 0.01) for at, side, normal in out], thread, 0.34, 0.24, 0.035))
    return things
