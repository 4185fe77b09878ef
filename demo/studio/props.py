"""What stands beside the products in a still: stone, wood, books, cloth, pens (centimetres)."""
import math
import materials as m
import shapes as s


def block(size=(30, 22, 8), kind='stone', color='#cfc6b8', edge=0.4, **_):
    material = {'stone': lambda: m.stone(color, _darker(color)), 'wood': lambda: m.wood(color, _darker(color), 0.25), 'plaster': lambda: m.plain(color, 0.85, 0.2)}[kind]()
    return s.group([s.box(size, material, (0, 0, size[2] / 2), edge=edge, segments=4)], 'block')


def _darker(color, by=0.72):
    return '#' + ''.join(f'{int(int(color[i:i + 2], 16) * by):02x}' for i in (1, 3, 5))


def plinth(radius=14, height=10, color='#d8cfc1', **_):
    return s.group([s.lathe(s.rounded([(0, 0), (radius, 0), (radius, height, 0.5), (0, height)], 0.4), m.stone(color, _darker(color, 0.9), 0.2), 'plinth', 128)], 'plinth')


def slab(size=(40, 30, 3), kind='stone', color='#8b8a86', wet=0.0, edge=0.3, **_):
    material = m.stone(color, _darker(color), 0.3, wet=wet) if kind == 'stone' else m.wood(color, _darker(color, 0.65), 0.3, 0.45)
    return s.group([s.box(size, material, (0, 0, size[2] / 2), edge=edge, segments=4)], 'slab')


def books(colors=('#5a2a2a', '#2f4038', '#b89a6a'), size=(21, 15, 2.6), **_):
    things, z = [], 0.0
    for k, color in enumerate(colors):
        w, d, h = size[0] - 0.9 * k, size[1] - 0.6 * k, size[2] * (1 - 0.12 * (k % 2))
        turn = (-4, 5, -2, 3)[k % 4]
        cloth = m.fabric(color, 12, 0.3, sheen=0.2)
        lower = s.box((w, d, 0.28), cloth, (0, 0, 0.14), edge=0.06)
        upper = s.box((w, d, 0.28), cloth, (0, 0, h - 0.14), edge=0.06)
        spine = s.box((0.35, d, h), cloth, (-w / 2 + 0.17, 0, h / 2), edge=0.12)
        pages = s.box((w - 0.7, d - 0.6, h - 0.5), m.paper('#e9dfc9'), (0.05, 0, h / 2), edge=0.03)
        holder = s.group([lower, upper, spine, pages], 'book')
        s.place(holder, (0.3 * k, -0.2 * k, z), (0, 0, turn))
        things.append(holder)
        z += h
    return s.group(things, 'books')


def pen(color='#17202c', **_):
    lacquer, gold = m.plain(color, 0.08, 0.6, 0.9), m.metal('gold', 0.14)
    r = 0.62
    barrel = s.lathe(s.rounded([(0, -6.6), (0.42, -6.5, 0.1), (r * 0.95, -4, 0.3), (r, 0.2), (0, 0.2)], 0.08), lacquer, 'barrel', 64)
    cap = s.lathe(s.rounded([(0, 0.2), (r * 1.12, 0.2), (r * 1.08, 5.6, 0.5), (0.3, 6.7, 0.2), (0, 6.7)], 0.06), lacquer, 'cap', 64)
    bands = [s.lathe([(r * 1.1, z), (r * 1.17, z + 0.06), (r * 1.17, z + w), (r * 1.1, z + w + 0.06)], gold, 'band', 64) for z, w in ((0.3, 0.3), (0.9, 0.08))]
    clip = s.sweep([(r * 1.05, 0, 6.2), (r * 1.55, 0, 6.0), (r * 1.45, 0, 3.4), (r * 1.25, 0, 2.4)], s.rounded_rectangle(0.12, 0.34, 0.05), gold, 'clip', up=(0, 1, 0))
    holder = s.group([barrel, cap, clip] + bands, 'pen')
    holder.rotation_euler = (math.radians(90), 0, 0)
    holder.location.z = r * 1.18
    return s.group([holder], 'pen lying')


def roll(color='#234536', width=9, long=26, **_):
    """A watch roll of leather: laid open with a rolled end."""
    leather = m.leather(color, 8.0, 0.22, 0.45, 0.12)
    path = [(x, 0, 0.2) for x in [-long / 2 + i * 0.8 for i in range(int(long / 0.8))]]
    coil = [(long / 2 + (2.6 - 0.0 * t) * math.sin(t), 0, 2.8 - (2.6 - 0.16 * t) * math.cos(t)) for t in [i * 0.16 for i in range(70)]]
    sheet = s.sweep(path + coil, s.rounded_rectangle(width * 2, 0.34, 0.1), leather, 'roll', up=None)
    return s.group([sheet], 'roll')


def cloth(color='#d9b9ab', size=60, seed=1.0, fold=1.0, threads=9, **_):
    """Linen laid with soft folds."""
    linen = m.fabric(color, threads, 0.8, sheen=0.3)
    def at(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        wave = math.sin(x * 0.16 + y * 0.10 + seed) * 0.5 + math.sin(y * 0.21 - x * 0.05 + seed * 2.1) * 0.35 + math.sin(x * 0.07 - y * 0.12 + seed) * 0.6
        calm = min(1.0, max(0.0, (math.hypot(x, y) - size * 0.17) / (size * 0.2)))
        return (x, y, 0.15 + (wave + 1.4) * 0.8 * fold * calm)
    return s.group([s.grid(160, 160, at, linen, 'linen')], 'cloth')


def rope(color='#b79c6e', radius=0.55, turns=4, **_):
    fibre = m.fabric(color, 16, 0.8)
    things = []
    for strand in range(3):
        path = []
        for i in range(turns * 90):
            t = i / (turns * 90)
            a = math.tau * turns * t
            r = 4.2 + 1.15 * turns * t
            twist = a * 4.2 + strand * math.tau / 3
            path.append(((r + radius * 0.6 * math.cos(twist)) * math.cos(a), (r + radius * 0.6 * math.cos(twist)) * math.sin(a), radius * 1.2 + radius * 0.6 * math.sin(twist)))
        things.append(s.sweep(path, s.circle(radius * 0.62, 8), fibre, 'strand'))
    return s.group(things, 'rope')


def shell(**_):
    """A pearl oyster: a ribbed fan, nacre inside, with a pearl."""
    n = 64
    def at(u, v, lift):
        a = math.radians(-112 + 224 * u)
        r = 6.2 * v * (1 + 0.025 * math.cos(a * 26) * v) * (0.86 + 0.14 * math.cos(a))
        return (r * math.sin(a), r * math.cos(a) - 2.5, lift + 1.5 * v ** 2.2 * 1.0 + 0.06 * math.cos(a * 26) * v)
    inner = s.grid(n * 3, 24, lambda u, v: at(u, v, 0.25), m.mother_of_pearl(), 'nacre')
    s.thicken(inner, 0.22)
    outer = s.grid(n * 3, 24, lambda u, v: at(u, v, -0.02), m.clay('#8d7c6a', 0.7, 0.6, 0.6), 'outer')
    pearl = s.lathe([(0.62 * math.sin(math.pi * i / 30), 0.62 - 0.62 * math.cos(math.pi * i / 30)) for i in range(31)], m.pearl(), 'pearl', 48, at=(0.3, 0.4, 0.55))
    return s.group([inner, outer, pearl], 'shell')


def tin(words='WAX', **_):
    lid = m.metal('#a88a55', 0.28)
    things = [s.lathe(s.rounded([(0, 0), (4, 0), (4.05, 1.6), (4.2, 1.65, 0.05), (4.2, 2.6, 0.15), (0, 2.65)], 0.08), lid, 'tin', 96), s.lathe([(0, 2.67), (3.6, 2.67)], m.plain('#33291d', 0.5), 'label', 96), s.lettering(words, 1.3, m.plain('#e6d7b4', 0.5), (0, 0, 2.69), 0, 0.01, '/usr/share/fonts/opentype/urw-base35/C059-Roman.otf', 1.2)]
    return s.group(things, 'tin')


def frond(long=30, pairs=15, **_):
    """A palm leaf that no camera sees: it is there for its shadow."""
    points, faces = [], []
    def blade(root, tip, width):
        across = (-(tip[1] - root[1]), tip[0] - root[0])
        by = width / math.hypot(*across)
        middle = [(root[i] * 0.6 + tip[i] * 0.4) for i in (0, 1)]
        k = len(points)
        points.extend([(*root, 0), (middle[0] + across[0] * by, middle[1] + across[1] * by, 0), (*tip, 0), (middle[0] - across[0] * by, middle[1] - across[1] * by, 0)])
        faces.append((k, k + 1, k + 2, k + 3))
    blade((0, -long * 0.75), (0, long * 0.5), long * 0.01)
    for i in range(pairs):
        t = i / (pairs - 1)
        reach = long * 0.42 * math.sin(math.pi * (0.16 + 0.74 * t)) ** 0.8
        angle = math.radians(72 - 36 * t)
        root = (0, long * (t - 0.5))
        for side in (-1, 1):
            blade(root, (side * reach * math.sin(angle), root[1] + reach * math.cos(angle)), long * 0.013)
    leaf = s.mesh_of('frond', points, faces, m.plain('#000000', 1.0, 0.0))
    leaf.visible_camera = leaf.visible_diffuse = leaf.visible_glossy = leaf.visible_transmission = False
    return s.group([leaf], 'frond')
