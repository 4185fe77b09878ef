"""Cloth as it is sold (centimetres): folded flat, in a shallow open box lined with tissue."""
import math
import random
from mathutils import Vector, noise
import materials as m
import shapes as s
from fashion import print_material

BOARD, GAP = 0.35, 1.3


def rough(x, y, z, scale, octaves=2):
    """Smooth chance between -1 and 1."""
    at = Vector((x * scale, y * scale, z))
    return sum(noise.noise(at * 2 ** k) * 0.5 ** k for k in range(octaves))


def rounding(distance, radius):
    """How thick a fold is so far from its edge, as a part of its thickness."""
    t = max(0.0, min(1.0, distance / radius))
    return math.sqrt(1 - (1 - t) ** 2)


class Stack:
    """Layers of one cloth: `z(k, x, y)` is the upper face of the k-th, softly uneven, fuller along its folds."""

    def __init__(self, wide, deep, layers, thick, seed, uneven=0.1):
        self.wide, self.deep, self.layers, self.thick, self.seed, self.uneven = wide, deep, layers, thick, seed, uneven

    def edge(self, k, axis, at):
        return (self.wide, self.deep)[axis] / 2 - 0.16 + 0.2 * rough(at, k * 7.3, self.seed + axis * 5, 0.16) - 0.1 * (k % 2)

    def z(self, k, x, y):
        if k == 0:
            return 0.0
        away = min(self.wide / 2 - abs(x), self.deep / 2 - abs(y))
        full = 0.22 * self.thick * math.exp(-max(0.0, away) / 1.6)
        return self.thick * k + (self.uneven * rough(x, y, self.seed + k * 0.23, 0.11, 3) + full) * min(1.0, k / 2)

    def place(self, k, a, b, upper):
        """A point of the k-th layer, a and b from -1 to 1 across it."""
        x = a * self.edge(k, 0, b * self.deep / 2)
        y = b * self.edge(k, 1, a * self.wide / 2)
        low, high = self.z(k, x, y), self.z(k + 1, x, y)
        radius = self.thick * 0.62
        half = (high - low) / 2 * rounding((1 - abs(a)) * self.wide / 2, radius) * rounding((1 - abs(b)) * self.deep / 2, radius)
        return Vector((x, y, (low + high) / 2 + (half if upper else -half)))

    def layer(self, k, cloth):
        """Both faces of a layer; the stations crowd where it turns round its edges."""
        n = 96
        along = [math.copysign(1 - (1 - abs(t)) ** 2.2, t) for t in (-1 + 2 * i / (n - 1) for i in range(n))]
        sides = [s.grid(n, n, lambda u, v, upper=upper: self.place(k, along[round(u * (n - 1))], along[round(v * (n - 1))], upper), cloth, 'layer') for upper in (True, False)]
        for side in sides:
            side.data.use_auto_smooth = False
        return sides


def mapped(thing, where):
    """Texture coordinates from each point's place."""
    layer = thing.data.uv_layers.new(name='uv')
    for loop in thing.data.loops:
        layer.data[loop.index].uv = where(thing.data.vertices[loop.vertex_index].co)


def tray(wide, deep, high, color):
    board = m.paper(color, 0.75)
    rectangle = lambda w, d: [(x * w / 2, y * d / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    floor = s.box((wide - BOARD, deep - BOARD, BOARD), board, (0, 0, BOARD / 2 + 0.02), edge=0.04)
    return [floor, s.plate(rectangle(wide, deep), [rectangle(wide - 2 * BOARD, deep - 2 * BOARD)], 0, high, board, 0.06, 'walls')]


def tissue(wide, deep, seed):
    """A sheet laid flat in the box, a little crumpled at its edge."""
    def at(u, v):
        x, y = (u - 0.5) * wide, (v - 0.5) * deep
        edge = max(abs(u - 0.5), abs(v - 0.5)) * 2
        return (x, y, 0.1 + 0.5 * max(0.0, edge - 0.9) + 0.12 * abs(rough(x, y, seed, 0.3)))

    sheet = s.grid(120, 120, at, m.plain('#f7f4ee', 0.8, 0.2), 'tissue')
    sheet.data.use_auto_smooth = False
    return sheet


def boxed(palette=None, color='#c7ae8a', wide=22.0, deep=25.0, layers=5, thick=0.5, seed=2, box='#e9e1d2', **_):
    """
    A cloth folded into a stack in its box. Of a square the uppermost fold shows the print's corner and its rolled hems,
    of a shawl the end with its fringe.
    """
    cloth = print_material(*palette) if palette else m.wool(color)
    # Below the uppermost fold only the border's plain ground comes to the edge.
    below = m.silk(palette[0]) if palette else cloth
    stack, things = Stack(wide, deep, layers, thick, seed, 0.16 if palette else 0.34), []
    for k in range(layers):
        for side in stack.layer(k, below):
            mapped(side, lambda p, k=k: (0.5 + (p.x + 9 * k) / 90, 0.5 + (p.y - p.z - 4 * k) / 90))
            things.append(side)
    n = 150
    left, right, front, back = (-wide / 2 + 0.3, wide / 2 - 1.1, -deep / 2 + 1.0, deep / 2 - 0.3) if palette else (-wide / 2 + 0.4, wide / 2 - 0.4, -deep / 2 + 6.5, deep / 2 - 0.3)
    round_ = 0.4 if palette else 0.8

    def at(u, v):
        x, y = left + (right - left) * u, front + (back - front) * v
        x += 0.12 * rough(y, 3, seed, 0.22) * u
        y += (0.12 if palette else 0.3) * rough(x, 8, seed, 0.16) * (1 - v)
        corner = max(0.0, 1 - math.hypot(right - x, (y - front) * 0.8) / 7.5) if palette else 0.0
        ripple = rough((x + y) * 0.5, (x - y) * 1.3, seed + 3, 0.12, 2)
        inside = min(1.0, u * 4, (1 - v) * 4, 0.35 + v * 3, 0.35 + (1 - u) * 3)
        fold = rounding((u + 0.004) * (right - left), round_) * rounding((1 - v + 0.004) * (back - front), round_)
        if not palette:
            fold *= rounding((1 - u + 0.004) * (right - left), round_)
        return Vector((x, y, stack.z(layers, x, y) - thick * 0.35 * (1 - fold) + 0.07 + (0.2 + 0.2 * ripple) * inside + 0.9 * corner ** 2.2))

    sheet = s.grid(n, n, at, cloth, 'fold')
    sheet.data.use_auto_smooth = False
    mapped(sheet, lambda p: (1 - (right - p.x) / 90, (p.y - front) / 90))
    s.thicken(sheet, 0.05 if palette else 0.12, -1)
    things.append(sheet)
    if palette:
        hem = below
        for line in ([at(i / 149, 0.0) for i in range(150)], [at(1.0, i / 149) for i in range(150)]):
            things.append(s.sweep([p + Vector((0, 0, 0.04)) for p in line], s.circle(0.13, 10), hem, 'hem', scale=lambda t: (1 + 0.12 * rough(t * 60, 0, seed, 1.0),) * 2))
    else:
        yarn, chance = m.wool(color, 30), random.Random(seed)
        for i in range(96):
            start = at((i + 0.5) / 96, 0.0)
            lean, long = chance.uniform(-0.25, 0.25) + 0.3 * rough(i, 0, seed, 0.12), chance.uniform(2.8, 3.3)
            path = [start + Vector((0, 0.1, -0.06))]
            for k in range(1, 6):
                x, y = start.x + lean * (k / 5) ** 1.5, start.y - long * k / 5
                path.append(Vector((x, y, max(stack.z(layers, x, y) + 0.06, start.z - 0.2 * k))))
            things.append(s.sweep(s.smooth_line(path, 3), s.circle(0.075, 6), yarn, 'fringe'))
    inner = s.group(things, 'cloth')
    inner.location.z = BOARD + 0.15
    full_wide, full_deep, high = wide + 2 * GAP, deep + 2 * GAP, layers * thick * (1.1 if palette else 0.75)
    around = tray(full_wide, full_deep, high, box) + [s.place(tissue(full_wide - 2 * BOARD - 0.1, full_deep - 2 * BOARD - 0.1, seed), (0, 0, BOARD))]
    return s.group([inner, *around], 'boxed')
