"""Watches: case, bezel, dial, hands, straps and movements from one table of parameters (centimetres)."""
import math
from mathutils import Matrix, Vector
import materials as m
import shapes as s

VERSION = 1
SANS = '/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf'
BOLD = '/usr/share/fonts/opentype/urw-base35/URWGothic-Demi.otf'
SERIF = '/usr/share/fonts/opentype/urw-base35/C059-Roman.otf'
ROMANS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

DEFAULTS = {
    'shape': 'round', 'width': 3.9, 'height': 0.95, 'metal': 'steel', 'finish': 'brushed', 'bezel': 'smooth', 'bezel_color': '#111213',
    'bezel_rough': 0.08, 'dial': 'lacquer', 'color': '#efe9da', 'dial_dark': None, 'index': 'batons', 'index_color': 'steel', 'print': '#23211f',
    'hands': 'leaf', 'hands_color': 'steel', 'seconds': 'center', 'seconds_color': None, 'subs': (), 'date': None, 'moon': False,
    'brand': 'KHARAVEL', 'words': None, 'strap': 'leather', 'strap_color': '#a5703e', 'stitch': None, 'strap_width': 2.0, 'taper': 0.8,
    'pushers': None, 'lume': '#dfe6d2', 'track': 'minutes', 'time': (10, 9, 36), 'caseback': 'window', 'winding': 'hand', 'crown': 'plain', 'sector': None,
}

YZ = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def polar(radius, hour):
    """A place on the dial: hour 0 is twelve o'clock."""
    a = math.tau * hour / 12
    return Vector((math.sin(a) * radius, math.cos(a) * radius, 0))


def turned(hour):
    return -30.0 * hour


def finish_of(p, kind='brushed'):
    if p['finish'] == 'polished' or kind == 'polished':
        return m.metal(p['metal'], 0.11, age=0.35 if p['metal'] == 'bronze' else 0.0)
    return m.metal(p['metal'], 0.24, 'y' if kind == 'top' else 'round', age=0.3 if p['metal'] == 'bronze' else 0.0)


def round_case(p):
    R, h = p['width'] / 2, p['height']
    top, low = h * 0.42, -h * 0.58
    side, polish = finish_of(p), finish_of(p, 'polished')
    opening = R * 0.7 if p['caseback'] == 'window' else R * 0.5
    things = [s.lathe(s.rounded([(opening, low + 0.3), (opening, low), (R * 0.80, low), (R * 0.84, low + h * 0.10), (R * 0.965, low + h * 0.16, 0.05), (R, low + h * 0.30, 0.08), (R, top - h * 0.26, 0.05), (R * 0.965, top - h * 0.18, 0.02), (R * 0.9, top - h * 0.18)], 0.04), side, 'case', 160)]
    if p['bezel'] in ('smooth', 'thin'):
        inner = 0.865 if p['bezel'] == 'smooth' else 0.9
        things.append(s.lathe(s.rounded([(R * 0.97, top - h * 0.2), (R * 0.975, top - h * 0.13, 0.03), (R * 0.93, top - h * 0.01, 0.1), (R * (inner + 0.01), top, 0.04), (R * inner, top - h * 0.03, 0.02), (R * inner, top - h * 0.22)], 0.05, 8), polish, 'bezel', 160))
    if p['bezel'] == 'diver':
        things += diver_bezel(p, R, h, top, polish)
    if p['bezel'] == 'tachy':
        things += ceramic_bezel(p, R, top, h, polish, None)
        things += tachymeter(R * 0.925, top + 0.0355, p)
    return things


def ceramic_bezel(p, R, top, h, polish, _):
    outer = s.lathe(s.rounded([(R * 0.93, top - h * 0.24), (R * 1.01, top - h * 0.22, 0.03), (R * 1.01, top - h * 0.05, 0.05), (R * 0.99, top + 0.01, 0.02), (R * 0.985, top - 0.005)], 0.03), polish, 'rim', 160)
    insert = s.lathe(s.rounded([(R * 0.99, top - 0.03), (R * 0.985, top + 0.018, 0.02), (R * 0.86, top + 0.05, 0.02), (R * 0.845, top + 0.01, 0.02), (R * 0.845, top - h * 0.25)], 0.015), m.plain(p['bezel_color'], p['bezel_rough'], 0.6, 0.6), 'insert', 160)
    return [outer, insert]


def diver_bezel(p, R, h, top, polish):
    insert_material = m.metal('bronze', 0.3, 'round') if p['bezel_color'] == 'bronze' else m.plain(p['bezel_color'], p['bezel_rough'], 0.6, 0.6)
    teeth, points = 96, []
    for i in range(teeth):
        for f, r in ((0.0, 1.012), (0.14, 1.028), (0.62, 1.028), (0.76, 1.012)):
            a = math.tau * (i + f) / teeth
            points.append((R * r * math.cos(a), R * r * math.sin(a)))
    hole = s.circle(R * 0.86, 120)
    grip = s.plate(points, [hole], top - h * 0.22, top + 0.03, polish, 0.012, 'grip', 2)
    insert = s.lathe(s.rounded([(R * 0.985, top), (R * 0.98, top + 0.04, 0.015), (R * 0.84, top + 0.075, 0.015), (R * 0.825, top + 0.03, 0.02), (R * 0.825, top - h * 0.25)], 0.015), insert_material, 'insert', 160)
    lume, z = m.plain(p['lume'], 0.5), top + 0.058
    things = [grip, insert]
    marks = []
    for i in range(60):
        hour = i / 5
        if i == 0:
            continue
        if i % 5 == 0:
            if i % 10 == 0:
                things.append(s.lettering(str(i), R * 0.125, lume, (*polar(R * 0.905, hour).xy, z), turned(hour), 0.012, BOLD))
            else:
                marks.append((hour, R * 0.10, 0.055))
        elif i < 15:
            marks.append((hour, R * 0.055, 0.028))
    for hour, long, wide in marks:
        things.append(s.box((wide, long, 0.012), lume, (*polar(R * 0.905, hour).xy, z - 0.002), (0, 0, turned(hour)), 0.003, 1))
    at = polar(R * 0.905, 0)
    things.append(s.place(s.prism([(-0.11, 0.09), (0.11, 0.09), (0, -0.1)], -0.006, 0.006, lume, 0.004), (at.x, at.y, z)))
    things.append(s.lathe([(0, 0.03), (0.045, 0.02), (0.06, 0)], m.pearl('#f4f4e4'), 'pip', 32, at=(at.x, at.y + 0.02, z)))
    return things


# The insert of a bezel falls outwards; what is printed on it lies in it.
FALL = math.radians(-7.3)


def printed(words, size, paint, radius, z, hour):
    return s.place(s.lettering(words, size, paint, depth=0.002, font=BOLD), (*polar(radius, hour).xy, z), (math.degrees(FALL), 0, turned(hour)))


def words_around(radius, z, p, words, size=0.1, color='#e9e6df', start=0.35, end=11.8, on_bezel=False):
    paint, out = m.plain(color, 0.5), []
    letters = [c for c in words]
    step = (end - start) / max(1, len(letters))
    for i, letter in enumerate(letters):
        if letter == ' ':
            continue
        hour = start + step * i
        out.append(printed(letter, size, paint, radius, z, hour) if on_bezel else s.lettering(letter, size, paint, (*polar(radius, hour).xy, z), turned(hour), 0.006, BOLD))
    return out


def tachymeter(radius, z, p):
    """What is done so many times an hour takes the hand a minute divided by as many sixtieths."""
    paint, out = m.plain('#e9e6df', 0.5), words_around(radius, z, p, 'UNITS PER HOUR', 0.09, start=0.14, end=1.18, on_bezel=True)
    for units in (500, 400, 300, 250, 200, 180, 160, 140, 130, 120, 110, 100, 90, 80, 75, 70, 65, 60):
        hour = 720 / units
        out.append(printed(str(units), 0.125, paint, radius, z, hour))
        if units not in (60, 500):
            dot = polar(radius, 720 / (units + {400: 40, 300: 40, 250: 22}.get(units, 10 if units > 130 else 5)))
            out.append(s.lathe([(0, 0.003), (0.018, 0.002), (0.02, -0.002)], paint, 'dot', 16, at=(dot.x, dot.y, z)))
    return out


def lugs(p):
    R, h = p['width'] / 2, p['height']
    w, reach = p['strap_width'] / 2, R * 1.115
    things = []
    polish = finish_of(p, 'top')
    line = s.rounded([(R * 0.74, h * 0.04), (R * 0.84, h * 0.1, 0.1), (R * 1.02, h * 0.02, 0.3), (reach, -h * 0.36, 0.14), (reach * 0.985, -h * 0.6, 0.08), (R * 1.03, -h * 0.5, 0.14), (R * 0.74, -h * 0.4)], 0.01, 6)
    for sx in (-1, 1):
        for sy in (-1, 1):
            wide = 0.27 * R / 1.95
            outline = [(y * sy, z) for y, z in line]
            lug = s.prism(outline, -wide / 2, wide / 2, polish, 0.06, 'lug', 5)
            lug.data.transform(YZ)
            lug.location.x = sx * (w + wide / 2 - 0.02)
            things.append(lug)
    return things


def crown(p):
    R, h = p['width'] / 2, p['height']
    polish = finish_of(p, 'polished')
    things = []
    def knurled(radius, long, x, y=0.0, count=30, angle=0.0):
        outline = []
        for i in range(count):
            for f, r in ((0.0, 0.92), (0.25, 1.0), (0.6, 1.0), (0.85, 0.92)):
                a = math.tau * (i + f) / count
                outline.append((radius * r * math.cos(a), radius * r * math.sin(a)))
        body = s.prism(outline, 0, long, polish, 0.02, 'crown', 3)
        body.rotation_euler = (0, math.radians(90), math.radians(angle))
        body.location = (x, y, -h * 0.08)
        return body
    size = {'plain': 0.27, 'onion': 0.3, 'small': 0.2, 'cabochon': 0.2}[p['crown']] * (R / 1.95) ** 0.5
    edge = R if p['shape'] == 'round' else R
    things.append(knurled(size, 0.3 * (R / 1.95) ** 0.5, edge + 0.06, count=26))
    neck = s.cylinder(size * 0.6, 0, 0.2, polish, 0.01, 40)
    things.append(s.place(neck, (edge - 0.08, 0, -h * 0.08), (0, 90, 0)))
    if p['crown'] == 'cabochon':
        ball = s.lathe([(0.0, 0.15), (0.06, 0.135), (0.11, 0.08), (0.13, 0)], m.plain('#1d3f86', 0.08, 0.7, 1.0), 'cabochon', 40)
        things.append(s.place(ball, (edge + 0.3, 0, -h * 0.08), (0, 90, 0)))
    for angle in ({'two': (30, -30), 'mono': (), None: ()}[p['pushers']]):
        a = math.radians(angle)
        for radius, start, stop, edge_r in ((0.1, -0.15, 0.16, 0.0), (0.17, 0.14, 0.34, 0.035), (0.19, -0.05, 0.08, 0.02)):
            body = s.cylinder(radius * R / 2, start, stop, polish, edge_r, 48)
            s.place(body, (R * math.cos(a), R * math.sin(a), -h * 0.08), (0, 90, angle))
            things.append(body)
    return things


def dial_material(p):
    color = p['color']
    if p['dial'] == 'sunburst':
        return m.sunburst(color, p['dial_dark'])
    if p['dial'] == 'silvered':
        return m.sunburst(color, '#b9b2a6', 0.45, 0.4)
    if p['dial'] == 'matte':
        return m.plain(color, 0.62, 0.3)
    return m.plain(color, 0.12, 0.5, 0.7)


def dial(p):
    R, h = p['width'] / 2, p['height']
    r = R * (0.825 if p['bezel'] in ('diver',) else 0.845 if p['bezel'] == 'tachy' else 0.865)
    z = h * 0.42 - h * 0.24
    things = [s.lathe([(0, z), (r, z)], dial_material(p), 'dial', 160)]
    rehaut = m.plain(p['color'], 0.3) if p['dial'] in ('lacquer', 'matte') else finish_of(p, 'polished')
    things.append(s.lathe(s.rounded([(r * 0.955, z + 0.002), (r * 0.975, z + 0.05, 0.01), (r * 1.01, h * 0.42 - 0.03)], 0.01), rehaut, 'rehaut', 160))
    return things, r * 0.955, z


def sub_dials(p, r, z):
    """Sunken registers with fine circles, a scale and a hand each."""
    things = []
    for sub in p['subs']:
        at = Vector((sub['at'][0] * r, sub['at'][1] * r, 0))
        rad = sub['r'] * r
        face = m.grooved(sub['color'], 0.022, 0.3 if sub.get('flat') else 0.5, 0.35)
        ring = m.metal('steel', 0.12) if sub.get('ring') else m.plain(sub['color'], 0.3)
        things.append(s.lathe([(0, z + 0.004), (rad, z + 0.004)], face, 'register', 96, at=(at.x, at.y, 0)))
        things.append(s.lathe(s.rounded([(rad * 0.985, z + 0.004), (rad * 1.0, z + 0.016, 0.004), (rad * 1.035, z + 0.012), (rad * 1.04, z)], 0.004), ring, 'rim', 96, at=(at.x, at.y, 0)))
        paint = m.plain(sub.get('print', '#e9e6df'), 0.5)
        count = sub.get('marks', 12)
        for i in range(count * (2 if count <= 12 else 1)):
            hour = 12 * i / (count * (2 if count <= 12 else 1))
            long = rad * (0.16 if i % 2 == 0 else 0.09)
            spot = at + polar(rad * 0.96 - long / 2, hour)
            things.append(s.box((0.012 if i % 2 else 0.018, long, 0.004), paint, (spot.x, spot.y, z + 0.008), (0, 0, turned(hour)), 0, 1))
        for i, words in enumerate(sub.get('words', ())):
            hour = 12 * i / len(sub['words'])
            spot = at + polar(rad * 0.66, hour)
            things.append(s.lettering(words, rad * 0.26, paint, (spot.x, spot.y, z + 0.008), 0, 0.004, SANS))
        hour = sub.get('hour', 0)
        pointer = needle(rad * 0.84, 0.03, z + 0.035, m.metal(sub.get('hand', 'steel'), 0.12) if sub.get('hand', 'steel') in m.METALS else m.plain(sub['hand'], 0.25, 0.5, 0.4), tail=rad * 0.22)
        things.append(s.place(pointer, (at.x, at.y, 0), (0, 0, turned(hour))))
        things.append(s.cylinder(0.045, z + 0.01, z + 0.06, m.metal('steel', 0.12), 0.01, 32, at=(at.x, at.y)))
    return things


def needle(reach, wide, z, material, tail=0.0, tip=0.35):
    return s.prism([(-wide / 2, -tail), (wide / 2, -tail), (wide / 2 * 0.9, reach * 0.6), (wide * tip / 2, reach), (-wide * tip / 2, reach), (-wide / 2 * 0.9, reach * 0.6)], z - 0.008, z + 0.008, material, 0.003, 'needle', 2)


def faceted(profile, z, rise, material, name='hand'):
    """A hand of two facets: profile of (distance, half width), a ridge `rise` high along it."""
    points, faces = [], []
    for y, w in profile:
        points += [(-w, y, z), (0, y, z + rise if w > 0.004 else z), (w, y, z), (0, y, z - 0.012)]
    for i in range(len(profile) - 1):
        a, b = 4 * i, 4 * i + 4
        for k in range(4):
            faces.append((a + k, a + (k + 1) % 4, b + (k + 1) % 4, b + k))
    return s.mesh_of(name, points, faces, material, True, 12)


HANDS = {
    'leaf': [(-0.12, 0.02), (0.0, 0.035), (0.12, 0.03), (0.3, 0.06), (0.5, 0.075), (0.72, 0.05), (0.9, 0.018), (1.0, 0.004)],
    'dauphine': [(-0.14, 0.04), (0.0, 0.085), (0.5, 0.055), (0.97, 0.01), (1.0, 0.004)],
    'baton': [(-0.16, 0.034), (0.0, 0.042), (0.85, 0.042), (0.97, 0.034), (1.0, 0.004)],
    'sword': [(-0.1, 0.03), (0.0, 0.035), (0.25, 0.045), (0.78, 0.085), (0.84, 0.08), (1.0, 0.004)],
    'needle': [(-0.14, 0.018), (0.0, 0.024), (0.6, 0.02), (1.0, 0.004)],
}


def hands(p, r, z):
    hour, minute, second = p['time']
    plates = m.METALS
    color = p['hands_color']
    material = m.plain('#15306b', 0.12, 0.6, 1.0) if color == 'blued' else m.metal(color, 0.1) if color in plates else m.plain(color, 0.25, 0.5, 0.4)
    if color == 'blued':
        material = blued()
    scale = r / 1.65
    things = []
    lume = m.plain(p['lume'], 0.55)
    for at, reach, lift in (((hour + minute / 60), 0.60 * r, 0.06), (minute / 5, 0.90 * r, 0.09)):
        profile = [(y * reach, w * scale * (1.15 if lift < 0.08 else 0.95)) for y, w in HANDS[p['hands']]]
        things.append(s.place(faceted(profile, z + lift, 0.025, material), (0, 0, 0), (0, 0, turned(at))))
        if p['hands'] == 'sword' or p.get('hand_lume'):
            strip = [(0.36, 0.018), (0.78, 0.046), (0.84, 0.04), (0.92, 0.012)] if p['hands'] == 'sword' else [(0.3, 0.018), (0.9, 0.018)]
            things.append(s.place(faceted([(y * reach, w * scale) for y, w in strip], z + lift + 0.026, 0.008, lume, 'lume'), (0, 0, 0), (0, 0, turned(at))))
    if p['seconds'] == 'center':
        paint = p['seconds_color']
        second_material = material if paint is None else m.metal(paint, 0.12) if paint in plates else m.plain(paint, 0.25, 0.5, 0.4)
        pointer = needle(r * 0.93, 0.032 * scale, z + 0.125, second_material, r * 0.24, 0.3)
        things.append(s.place(pointer, (0, 0, 0), (0, 0, turned(second / 5))))
        weight = s.cylinder(0.055 * scale, z + 0.118, z + 0.134, second_material, 0.004, 32)
        things.append(s.place(weight, (*polar(-r * 0.2, second / 5).xy, 0)))
        if p['hands'] == 'sword':
            spot = s.cylinder(0.055 * scale, z + 0.12, z + 0.14, lume, 0.006, 32)
            things.append(s.place(spot, (*polar(r * 0.66, second / 5).xy, 0)))
    things.append(s.cylinder(0.075 * scale, z, z + 0.15, material, 0.02, 48))
    things.append(s.cylinder(0.035 * scale, z, z + 0.165, m.metal('steel', 0.1), 0.008, 32))
    return things


def blued():
    n = m.Nodes('blued')
    return n.set(Base_Color=m.rgb('#1c3f92'), Metallic=0.9, Roughness=0.16).material


def indices(p, r, z):
    kind, things = p['index'], []
    plates = m.METALS
    material = m.metal(p['index_color'], 0.09) if p['index_color'] in plates else m.plain(p['index_color'], 0.35)
    scale = r / 1.65
    taken = [(Vector(sub['at']) * r, sub['r'] * r) for sub in p['subs']]
    lume = m.plain(p['lume'], 0.55)
    for i in range(12):
        if p['date'] == i or (p['moon'] and i == 6):
            continue
        inner = {'romans': 0.74, 'arabic': 0.74, 'batons': 0.66}.get(kind, 0.80) * r
        at = polar(inner, i)
        if any((at.xy - Vector(c)).length < rad + 0.06 * scale for c, rad in taken):
            if kind in ('batons', 'plots') and any((polar(r * 0.9, i).xy - Vector(c)).length > rad for c, rad in taken):
                spot = polar(r * 0.895, i)
                things.append(s.box((0.06 * scale, 0.11 * scale, 0.035), material, (spot.x, spot.y, z + 0.018), (0, 0, turned(i)), 0.012))
            continue
        if kind == 'batons':
            long, wide = (0.36 if i % 3 else 0.42) * scale, (0.075 if i % 3 else 0.1) * scale
            spot = polar(r * 0.91 - long / 2, i)
            body = faceted([(-long / 2, wide / 2), (long / 2, wide / 2)], 0.012, 0.035, material, 'baton')
            foot = s.box((wide, long, 0.024), material, (spot.x, spot.y, z + 0.012), (0, 0, turned(i)), 0.0, 1)
            caps = faceted([(-long / 2 - wide * 0.35, 0.002), (-long / 2, wide / 2), (long / 2, wide / 2), (long / 2 + wide * 0.35, 0.002)], 0.012, 0.035, material, 'baton')
            things += [s.place(body, (spot.x, spot.y, z + 0.012), (0, 0, turned(i))), foot, s.place(caps, (spot.x, spot.y, z + 0.011), (0, 0, turned(i)))]
            if i == 0:
                things.append(s.place(faceted([(-long / 2, wide / 2), (long / 2, wide / 2)], 0.012, 0.035, material), (spot.x + wide * 1.25, spot.y, z + 0.012)))
                things.append(s.box((wide, long, 0.024), material, (spot.x + wide * 1.25, spot.y, z + 0.012), (0, 0, 0), 0, 1))
        elif kind == 'romans':
            spot = polar(r * 0.765, i)
            upright = turned(i) if True else 0
            things.append(s.place(s.lettering(ROMANS[i], 0.42 * scale, material, (0, 0, 0), 0, 0.008, SERIF, 0.9), (spot.x, spot.y, z + 0.006), (0, 0, upright)))
        elif kind == 'arabic':
            spot = polar(r * 0.765, i)
            things.append(s.lettering(str(i or 12), 0.42 * scale, lume, (spot.x, spot.y, z + 0.01), 0, 0.02, BOLD))
        elif kind == 'plots':
            if i == 0:
                tri = [(-0.15, 0.14), (0.15, 0.14), (0, -0.18)]
                for grow, lift, mat in ((1.18, 0.03, material), (0.9, 0.042, lume)):
                    spot = polar(r * 0.8, 0)
                    things.append(s.place(s.prism([(x * grow * scale, y * grow * scale) for x, y in tri], 0, lift, mat, 0.01), (spot.x, spot.y, z)))
            elif i in (6, 9, 3):
                spot = polar(r * 0.8, i)
                things.append(s.box((0.15 * scale, 0.34 * scale, 0.034), material, (spot.x, spot.y, z + 0.017), (0, 0, turned(i)), 0.012))
                things.append(s.box((0.115 * scale, 0.305 * scale, 0.034), lume, (spot.x, spot.y, z + 0.023), (0, 0, turned(i)), 0.012))
            else:
                spot = polar(r * 0.82, i)
                things.append(s.cylinder(0.135 * scale, z, z + 0.034, material, 0.012, 48, at=spot.xy))
                things.append(s.cylinder(0.112 * scale, z, z + 0.042, lume, 0.008, 48, at=spot.xy))
    return things


def tracks(p, r, z):
    paint, things, scale = m.plain(p['print'], 0.5), [], r / 1.65
    flat = lambda a, b: s.lathe([(a * r, z + 0.003), (b * r, z + 0.003)], paint, 'track', 160)
    if p['track'] in ('railway', 'sector'):
        things += [flat(0.925, 0.932), flat(0.972, 0.979)]
    if p['track'] == 'sector':
        things += [flat(0.60, 0.607), flat(0.36, 0.366)]
        for i in range(12):
            spot = polar(0.48 * r, i)
            things.append(s.box((0.014, 0.22 * r, 0.003), paint, (spot.x, spot.y, z + 0.003), (0, 0, turned(i)), 0, 1))
    if p['track'] != 'none':
        ticks = s.box((0.014 * scale, 0.045 * r, 0.004), paint, edge=0)
        spots = [Matrix.Translation(polar(0.95 * r, i / 5) + Vector((0, 0, z + 0.003))) @ Matrix.Rotation(math.radians(turned(i / 5)), 4, 'Z') for i in range(60)]
        things.append(s.copies(ticks, spots, 'ticks'))
    if p['sector']:
        color = m.plain(p['sector'], 0.5)
        things.append(s.lathe([(0.83 * r, z + 0.002), (0.838 * r, z + 0.002)], color, 'scale', 160))
        # A pulse of so many beats a minute, counted to thirty.
        for beats in (*range(30, 60), *range(60, 100, 2), *range(100, 205, 5)):
            hour = 360 / beats
            spot = polar(0.865 * r, hour)
            things.append(s.box((0.012, (0.05 if beats % 10 == 0 else 0.03) * r, 0.003), color, (spot.x, spot.y, z + 0.003), (0, 0, turned(hour)), 0, 1))
        for beats in (200, 150, 120, 100, 90, 80, 70, 60, 50, 40, 30):
            hour = 360 / beats
            spot = polar(0.775 * r, hour)
            things.append(s.lettering(str(beats), 0.12 * scale, color, (spot.x, spot.y, z + 0.003), turned(hour), 0.004, SANS))
    y = 0.42 * r if not p['subs'] or all(abs(sub['at'][1]) < 0.6 or sub['at'][1] < 0 for sub in p['subs']) else 0.42 * r
    things.append(s.lettering(p['brand'], 0.125 * scale, paint, (0, y, z + 0.003), 0, 0.004, SANS, 1.25))
    if p['words']:
        for k, line in enumerate(p['words'].split('|')):
            things.append(s.lettering(line, 0.075 * scale, paint, (0, (-0.36 - 0.1 * k) * r, z + 0.003), 0, 0.004, SANS, 1.15))
    return things


def date_window(p, r, z):
    if p['date'] is None:
        return []
    spot = polar(r * 0.80, p['date'])
    frame = s.plate(s.rounded_rectangle(0.36, 0.27, 0.03), [s.rounded_rectangle(0.31, 0.22, 0.015)], z, z + 0.03, m.metal('steel', 0.1), 0.008, 'date')
    face = s.box((0.32, 0.23, 0.004), m.plain('#f4f1ea', 0.5), edge=0)
    number = s.lettering('21', 0.2, m.plain('#141414', 0.5), depth=0.004, font=BOLD)
    for thing, lift in ((frame, 0), (face, z + 0.004), (number, z + 0.008)):
        s.place(thing, (spot.x, spot.y, lift))
    return [frame, face, number]


def moon(p, r, z):
    if not p['moon']:
        return []
    things, rad = [], 0.33 * r
    c = Vector((0, -0.46 * r, 0))
    window = [(rad * math.cos(a), rad * math.sin(a)) for a in [math.pi * i / 40 for i in range(41)]]
    bumps = []
    for i in range(21):
        a = math.pi * (1 - i / 20)
        bumps.append((-rad * 0.5 + rad * 0.5 * -math.cos(math.pi - a) , 0))
    low = []
    for side in (-1, 1):
        for i in range(21):
            a = math.pi * (1 - i / 20)
            low.append((side * rad * 0.5 + rad * 0.5 * math.cos(a), rad * 0.5 * math.sin(a) - 0.0))
    outline = window + low
    sky = m.plain('#0b1a4a', 0.1, 0.6, 0.8)
    things.append(s.place(s.prism(outline, z + 0.001, z + 0.006, sky), (c.x, c.y, 0)))
    line = [(x + c.x, y + c.y, z + 0.012) for x, y in outline]
    things.append(s.sweep(line, s.circle(0.018, 8), m.metal('steel', 0.1), 'aperture', closed=True))
    gold = m.metal('gold', 0.15)
    face = []
    for i in range(72):
        spot = Vector((rad * (0.1 + 0.34 * math.cos(math.tau * i / 72)), rad * (0.54 + 0.34 * math.sin(math.tau * i / 72))))
        for side in (-1, 1):
            hill = Vector((side * rad * 0.5, 0))
            if (spot - hill).length < rad * 0.5:
                spot = hill + (spot - hill).normalized() * rad * 0.5
        face.append(tuple(spot))
    things.append(s.place(s.prism(face, 0, 0.004, gold, 0, 'moon'), (c.x, c.y, z + 0.006)))
    for x, y, size in ((-0.62, 0.56, 0.03), (-0.42, 0.76, 0.022), (-0.75, 0.3, 0.018), (0.62, 0.6, 0.026), (0.76, 0.34, 0.02), (0.5, 0.78, 0.016), (-0.3, 0.62, 0.014)):
        star = []
        for i in range(10):
            q = size * (1.25 if i % 2 == 0 else 0.5)
            star.append((q * math.sin(math.pi * i / 5), q * math.cos(math.pi * i / 5)))
        things.append(s.place(s.prism(star, 0, 0.006, gold), (c.x + x * rad, c.y + y * rad, z + 0.007)))
    for i in range(13):
        a = math.pi * (i / 12)
        at = (c.x + rad * 1.1 * math.cos(a), c.y + rad * 1.1 * math.sin(a), z + 0.003)
        things.append(s.box((0.012, 0.05 * r if i % 6 else 0.07 * r, 0.003), m.plain('#d9dde3', 0.4), at, (0, 0, math.degrees(a) - 90), 0, 1))
    return things


def strap_path(p, pose, sign):
    """The middle line of one half of the strap in (y, z), from the lugs outwards."""
    R, h = p['width'] / 2, p['height']
    start, low = R * 1.03, -h * 0.28
    hidden = (R * 0.93, -h * 0.2)
    if pose == 'worn':
        b = max(2.75, R * 1.45)
        points = [hidden, (start + 0.1, low - 0.06), (start + 0.36, low - 0.3), (b + 0.12, -1.55), (b + 0.1, -2.75), (b * 0.82, -4.1), (b * 0.45, -4.85), (0, -5.05)]
    elif pose == 'flat':
        floor = -h * 0.58 + 0.13
        points = [hidden, (start + 0.35, low - 0.06), (start + 1.0, floor + 0.05), (start + 1.9, floor), (start + 4.5, floor), (start + (7.6 if sign > 0 else 9.6), floor)]
    else:
        floor = h * 0.42 - 0.14
        points = [hidden, (start + 0.35, low + 0.06), (start + 1.1, floor - 0.03), (start + 2.0, floor), (start + 4.5, floor), (start + (7.6 if sign > 0 else 9.6), floor)]
    line = s.smooth_line([(0, y * sign, z) for y, z in points], 14)
    return s.resample(line, 150)


# Where a seam runs, in from the strap's edge, and how deep its groove is.
SEAM, GROOVE = 0.23, 0.03


def strap_section(w, pad, seam):
    """The section of a strap in (side in cm, normal in its thickness): soft edges, fuller in its middle, grooves for its seams."""
    corners = s.rounded_rectangle(2.0, 1.0, 0.17, 7)
    quarter = len(corners) // 4
    top = [(1 - i / 160) * 0.83 - (i / 160) * 0.83 for i in range(161)]
    line = corners[:quarter] + [(x, 0.5) for x in top[1:-1]] + corners[quarter:]
    dip = lambda x: GROOVE * math.exp(-((abs(x) * w - (w - SEAM)) / 0.028) ** 2) if seam else 0.0
    return [(x * w, y * (1 + (0.28 * (1 - x * x) if pad else 0)) - (dip(x) / 0.32 if y > 0.4 else 0) if y > 0 else y) for x, y in line]


def leather_strap(p, pose, sign, material, thick=0.36, flat=0.2, pad=True):
    w = p['strap_width'] / 2
    section = strap_section(w, pad, p['stitch'] is not None)
    path = strap_path(p, pose, sign)
    tip = 0.93 if sign < 0 and pose != 'worn' else 1.0
    # It goes round the bar between the lugs: its end there is round.
    points, along = s.ended(path, thick * 0.6, 0.0, 150)

    def taper(t, round_=1.0):
        narrow = math.sqrt(max(0.02, 1 - ((t - tip) / (1 - tip)) ** 2)) if t > tip else 1.0
        return (1 - (1 - p['taper']) * min(1, max(0.0, t - 0.08) * 1.36)) * narrow, (thick + (flat - thick) * min(1, t * 2.2)) * round_

    things = [s.sweep(points, section, material, 'strap', scale=lambda t: taper(*along(t)))]
    if p['stitch'] is not None:
        # Each stitch lies in the groove, a little aslant, and dives into the leather at its ends.
        thread = m.plain(p['stitch'], 0.75, 0.2, sheen=0.3)
        arch, way_ = s.ended([(0, y / 50 * 0.1, -0.035 * (y / 50) ** 4) for y in range(-50, 51)], 0.03, 0.03, 10)
        stitch = s.sweep(arch, s.circle(0.025, 10), thread, 'stitch', up=(0, 0, 1), scale=lambda t: (way_(t)[1],) * 2)
        spots = []
        stations = s.frames(s.resample(path, int(s.length(path) / 0.265)))
        for i, (at, side, normal, way) in enumerate(stations):
            t = i / (len(stations) - 1)
            if t > tip - 0.005 or t < 0.016:
                continue
            fx, fy = taper(t)
            x = (w - SEAM) / w
            top = fy * (0.5 * (1 + (0.28 * (1 - x * x) if pad else 0)) - GROOVE / 0.32)
            for k in (-1, 1):
                turned_ = Matrix.Rotation(math.radians(7), 4, 'Z')
                spots.append(s.matrix_at(at + side * (k * x * w * fx) + normal * (top + 0.014), side, normal, way) @ turned_)
        things.append(s.copies(stitch, spots, 'stitches'))
    if p['strap'] == 'racing':
        hole = m.plain('#050404', 0.9, 0.05)
        disc = s.lathe([(0, 0.002), (0.058, 0.002), (0.064, 0.005), (0.072, -0.004)], hole, 'hole', 28)
        stations = s.frames(s.resample(path, int(s.length(path) / 0.42)))
        spots = []
        for i, (at, side, normal, way) in enumerate(stations[2:]):
            t = (i + 2) / (len(stations) - 1)
            fx, fy = taper(t)
            for k in (-0.36, 0, 0.36):
                x = k * w * fx * 1.05
                lift = fy * 0.5 * (1 + 0.28 * (1 - (x / (w * fx)) ** 2))
                lean = Matrix.Rotation(math.atan(fy * 0.28 * x / (w * fx) ** 2), 4, 'Y')
                spots.append(s.matrix_at(at + side * x + normal * lift, side, normal, way) @ lean)
        things.append(s.copies(disc, spots, 'holes'))
    return things


def rubber_strap(p, pose, sign, material):
    things = leather_strap(p, pose, sign, material, 0.38, 0.24, False)
    path = strap_path(p, pose, sign)
    stations = s.frames(s.resample(path, int(s.length(path) / 0.3)))
    w = p['strap_width'] / 2
    for i, (at, side, normal, way) in enumerate(stations[3:12]):
        t = (i + 3) / (len(stations) - 1)
        fx = 1 - (1 - p['taper']) * min(1, t * 1.25)
        fy = 0.38 + (0.24 - 0.38) * min(1, t * 2.2)
        rib = s.box((w * 2 * fx * 0.72, 0.15, 0.06), material, edge=0.03)
        rib.matrix_world = s.matrix_at(at + normal * (fy / 2), side, normal, way)
        things.append(rib)
    return things


def buckle(p, pose, sign=1):
    path = strap_path(p, pose, sign)
    at, side, normal, way = s.frames(path)[-1]
    w = p['strap_width'] * p['taper'] / 2 + 0.1
    polish = finish_of(p, 'polished')
    loop = [(-w, -0.2, 0), (-w, 0.55, 0), (w, 0.55, 0), (w, -0.2, 0)]
    outline = s.rounded_rectangle(2 * w + 0.2, 1.0, 0.2)
    inner = s.rounded_rectangle(2 * w - 0.16, 0.6, 0.1)
    body = s.plate(outline, [inner], -0.1, 0.1, polish, 0.06, 'buckle')
    body.matrix_world = s.matrix_at(at + way * 0.35 + normal * 0.06, side, normal, way)
    tongue = s.box((0.14, 1.0, 0.1), polish, edge=0.04)
    tongue.matrix_world = s.matrix_at(at + way * 0.3 + normal * 0.18, side, normal, way)
    return [body, tongue]


def straps(p, pose):
    kind, color, things = p['strap'], p['strap_color'], []
    for sign in (1, -1):
        if kind in ('leather', 'racing', 'bridle'):
            material = m.leather(color, 34.0, 0.09, 0.5, 0.0, 0.1, 0.3)
            things += leather_strap(p, pose, sign, material, 0.42 if p['width'] > 3 else 0.3, 0.2, kind != 'bridle')
        elif kind == 'satin':
            things += leather_strap(p, pose, sign, m.fabric(color, 40, 0.15, sheen=0.6, rough=0.4), 0.3, 0.18)
        elif kind == 'rubber':
            things += rubber_strap(p, pose, sign, m.plain(color, 0.55, 0.35))
    if pose != 'worn':
        things += buckle(p, pose, 1)
    return things


def rectangle_case(p):
    """A tank: two brancards along the sides, a dial of white lacquer between them."""
    w, h, t = p['width'] / 2, p['length'] / 2, p['height']
    polish = finish_of(p, 'polished')
    things = [s.prism(s.rounded_rectangle(2 * w - 0.3, 2 * h - 0.1, 0.12), -t * 0.58, t * 0.30, polish, 0.06)]
    for sx in (-1, 1):
        line = s.rounded([(-h - 0.42, -t * 0.5), (-h - 0.42, -t * 0.2, 0.1), (-h, t * 0.36, 0.3), (h, t * 0.36, 0.3), (h + 0.42, -t * 0.2, 0.1), (h + 0.42, -t * 0.5), (0, -t * 0.58)], 0.05, 6)
        rail = s.prism(line, -0.19, 0.19, polish, 0.09, 'brancard', 5)
        rail.data.transform(YZ)
        rail.location.x = sx * (w - 0.16)
        things.append(rail)
    frame = s.plate(s.rounded_rectangle(2 * w - 0.34, 2 * h - 0.12, 0.1), [s.rounded_rectangle(2 * w - 0.5, 2 * h - 0.34, 0.05)], t * 0.22, t * 0.40, polish, 0.04)
    things.append(frame)
    z = t * 0.31
    rw, rh = w - 0.25, h - 0.17
    things.append(s.box((2 * rw + 0.02, 2 * rh + 0.02, 0.01), m.plain(p['color'], 0.12, 0.5, 0.7), (0, 0, z - 0.004), edge=0))
    paint = m.plain(p['print'], 0.5)
    for i in range(12):
        a = math.tau * i / 12
        dx, dy = math.sin(a), math.cos(a)
        k = min((rw * 0.72) / abs(dx) if abs(dx) > 1e-6 else 9, (rh * 0.77) / abs(dy) if abs(dy) > 1e-6 else 9)
        x, y = dx * k, dy * k
        tall = 0.3 if i % 6 == 0 or i in (1, 11, 5, 7) else 0.22
        letter = s.lettering(ROMANS[i], tall, paint, (x, y, z + 0.003), turned(i), 0.004, SERIF, 0.9)
        things.append(letter)
    line = s.rounded_rectangle(rw * 0.94, rh * 1.06, 0.02)
    for grow in (1.0, 1.09):
        things.append(s.sweep([(x * grow, y * grow, z + 0.002) for x, y in line], s.circle(0.006, 6), paint, 'track', closed=True))
    for i in range(60):
        a = math.tau * i / 60
        dx, dy = math.sin(a), math.cos(a)
        k = min((rw * 0.493) / abs(dx) if abs(dx) > 1e-6 else 9, (rh * 0.553) / abs(dy) if abs(dy) > 1e-6 else 9)
        things.append(s.box((0.008, 0.03, 0.003), paint, (dx * k, dy * k, z + 0.002), (0, 0, turned(i / 5)), 0, 1))
    things.append(s.lettering(p['brand'], 0.075, paint, (0, rh * 0.3, z + 0.003), 0, 0.004, SANS, 1.15))
    q = {**p, 'seconds': 'none'}
    things += hands(q, min(rw, rh) * 1.1, z)
    return things


def movement(p, z):
    """What a glass back shows, seen from below; built upwards and turned by the caller."""
    R = p['width'] / 2 * 0.70
    nickel, gold, stripe = m.metal('#d8d2c6', 0.2, 'x'), m.metal('gold', 0.16), striped()
    things = [s.lathe([(0, z), (R, z)], m.metal('#8d867a', 0.4), 'plate', 128)]

    def bridge(outline, lift):
        return s.prism([(x * R, y * R) for x, y in outline], z + lift - 0.09, z + lift, stripe, 0.014, 'bridge', 3)

    def wheel(x, y, rad, lift, teeth=60, spokes=5):
        points = []
        for i in range(teeth):
            for f, q in ((0.1, 0.94), (0.35, 1.0), (0.65, 1.0), (0.9, 0.94)):
                a = math.tau * (i + f) / teeth
                points.append((rad * q * math.cos(a), rad * q * math.sin(a)))
        holes = []
        for k in range(spokes):
            a0, a1 = math.tau * (k + 0.12) / spokes, math.tau * (k + 0.88) / spokes
            arc_out = [(rad * 0.8 * math.cos(a0 + (a1 - a0) * i / 10), rad * 0.8 * math.sin(a0 + (a1 - a0) * i / 10)) for i in range(11)]
            arc_in = [(rad * 0.26 * math.cos(a1 + (a0 - a1) * i / 6), rad * 0.26 * math.sin(a1 + (a0 - a1) * i / 6)) for i in range(7)]
            holes.append(arc_out + arc_in)
        body = s.plate(points, holes, 0, 0.035, gold, 0.004, 'wheel', 1)
        return s.place(body, (x * R, y * R, z + lift))

    def jewel(x, y, lift, rad=0.055):
        return [s.lathe(s.rounded([(rad * 0.9, lift + z + 0.004), (rad * 1.25, lift + z + 0.018), (rad * 1.7, lift + z + 0.012), (rad * 1.75, lift + z - 0.01)], 0.005), gold, 'chaton', 40, at=(x * R, y * R, 0)),
                s.lathe([(0, z + lift + 0.006), (rad * 0.3, z + lift + 0.004), (rad * 0.6, z + lift + 0.014), (rad, z + lift + 0.004)], m.plain('#a3123a', 0.05, 0.8, 1.0), 'jewel', 40, at=(x * R, y * R, 0))]

    def screw(x, y, lift, rad=0.06):
        head = s.cylinder(rad, z + lift - 0.02, z + lift + 0.022, blued(), 0.008, 40, at=(x * R, y * R))
        slot = s.box((rad * 1.9, 0.016, 0.01), m.plain('#04060c', 0.6), (x * R, y * R, z + lift + 0.02), (0, 0, (x * 917 + y * 331) % 180), 0, 1)
        return [head, slot]

    arc = lambda r0, r1, a0, a1, n=24: [(r1 * math.cos(math.radians(a0 + (a1 - a0) * i / n)), r1 * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)] + [(r0 * math.cos(math.radians(a1 + (a0 - a1) * i / n)), r0 * math.sin(math.radians(a1 + (a0 - a1) * i / n))) for i in range(n + 1)]
    things.append(bridge(arc(0.10, 0.97, 18, 168), 0.14))
    things.append(bridge(arc(0.30, 0.97, 176, 236), 0.13))
    things.append(bridge([(0.97 * math.cos(math.radians(a)), 0.97 * math.sin(math.radians(a))) for a in range(-62, -31, 3)] + [(0.52, -0.22), (0.30, -0.30), (0.28, -0.48)], 0.17))
    things += [wheel(-0.42, 0.36, 0.30 * R, 0.15, 54), wheel(0.30, 0.46, 0.24 * R, 0.15, 44), wheel(0.05, -0.12, 0.22 * R, 0.06, 64), wheel(-0.40, -0.28, 0.2 * R, 0.05, 50)]
    rim = s.lathe(s.rounded([(R * 0.27, z + 0.11), (R * 0.31, z + 0.11), (R * 0.31, z + 0.16), (R * 0.27, z + 0.16), (R * 0.27, z + 0.11)], 0.005), gold, 'balance', 96, at=(0.34 * R, -0.42 * R, 0))
    spoke = s.box((R * 0.58, 0.05, 0.03), gold, (0.34 * R, -0.42 * R, z + 0.135), (0, 0, 37), 0.008)
    things += [rim, spoke]
    for k in range(3):
        spiral = [(0.34 * R + R * (0.05 + 0.006 * i / 2) * math.cos(i / 6), -0.42 * R + R * (0.05 + 0.006 * i / 2) * math.sin(i / 6), z + 0.10) for i in range(64)]
    things.append(s.sweep(spiral, s.circle(0.006, 5), blued(), 'hairspring'))
    for x, y, l in ((-0.42, 0.36, 0.19), (0.30, 0.46, 0.19), (0.42, -0.32, 0.175), (0.02, 0.72, 0.145), (-0.55, -0.45, 0.135)):
        things += jewel(x, y, l)
    for x, y, l in ((0.78, 0.40, 0.15), (-0.80, 0.30, 0.15), (0.0, 0.28, 0.15), (-0.78, -0.30, 0.14), (0.72, -0.52, 0.18), (-0.36, 0.80, 0.15), (0.42, 0.78, 0.15)):
        things += screw(x, y, l)
    if p['winding'] == 'auto':
        half = arc(0.0, 0.98, 200, 380, 40)
        outer = arc(0.82, 0.985, 200, 380, 40)
        things.append(s.prism([(x * R, y * R) for x, y in half], z + 0.22, z + 0.26, stripe, 0.01))
        things.append(s.prism([(x * R, y * R) for x, y in outer], z + 0.22, z + 0.32, gold if p['metal'] != 'steel' else m.metal('#c8c2b6', 0.2), 0.02))
        things.append(s.cylinder(0.2 * R, z + 0.2, z + 0.31, gold, 0.02, 64))
        things += screw(0, 0, 0.32, 0.1)
    return things


def striped():
    n = m.Nodes('stripes')
    bands = n.wave(2.6, 0, 0, 'DIAGONAL', profile='SAW')
    n.set(Base_Color=m.rgb('#d3cdc0'), Metallic=1.0, Roughness=n.math('MULTIPLY_ADD', bands, 0.22), Normal=n.bump(bands, 0.25, 0.02))
    n.surface.inputs['Roughness'].links[0].from_node.inputs[2].default_value = 0.16
    return n.material


def case_back(p):
    """The back, in watch coordinates: it faces down (−z)."""
    R, h = p['width'] / 2, p['height']
    polish, brush = finish_of(p, 'polished'), finish_of(p)
    things = []
    upper = []
    z = h * 0.58
    upper.append(s.lathe(s.rounded([(R * 0.86, z - 0.08), (R * 0.85, z + 0.02, 0.03), (R * (0.72 if p['caseback'] == 'window' else 0.6), z + 0.05, 0.02), (R * (0.70 if p['caseback'] == 'window' else 0.58), z + 0.03), (R * (0.70 if p['caseback'] == 'window' else 0.58), z - 0.3)], 0.02), brush, 'ring', 160))
    words = 'HAND WOUND · SIXTY HOURS · NUMBER 214 · WATER RESISTANT 3 BAR ·' if p['winding'] == 'hand' else 'SELF WINDING · SEVENTY HOURS · NUMBER 088 · WATER RESISTANT 10 BAR ·'
    if p['caseback'] == 'window':
        upper += movement(p, z - 0.27)
        letters = words_around(R * 0.785, z + 0.046, p, words, 0.1, '#3a3733', 0.1, 12.0)
    else:
        letters = words_around(R * 0.72, z + 0.042, p, f'{p["brand"]} · STEEL · WATER RESISTANT · ' if p['metal'] == 'steel' else f'{p["brand"]} · ALUMINIUM BRONZE · 20 BAR · ', 0.15, '#3a3733', 0.1, 12.0)
        upper.append(s.lathe(s.rounded([(0, z + 0.03), (R * 0.52, z + 0.03), (R * 0.56, z + 0.05), (R * 0.6, z + 0.03)], 0.02), m.metal(p['metal'], 0.3, 'round', age=0.3 if p['metal'] == 'bronze' else 0), 'medal', 128))
        hull = [(-0.52, 0.05), (-0.34, -0.16), (0.34, -0.16), (0.58, 0.1), (0.36, 0.0), (-0.36, 0.0)]
        sail = [(-0.4, 0.06), (0.34, 0.12), (0.02, 0.62)]
        dark = m.plain('#3b2f25' if p['metal'] == 'bronze' else '#4d4b48', 0.6)
        for outline in (hull, sail):
            upper.append(s.prism([(x * R * 0.62, y * R * 0.62) for x, y in outline], z + 0.03, z + 0.06, finish_of(p, 'polished'), 0.012))
        for k in range(3):
            wave = [(x * R * 0.62, (-0.24 - 0.09 * k + 0.025 * math.sin(x * 14 + k)) * R * 0.62, z + 0.036) for x in [-0.55 + i * 1.1 / 40 for i in range(41)]]
            upper.append(s.sweep(wave, s.circle(0.014, 6), dark, 'wave'))
    import bpy
    bpy.context.view_layer.update()
    for thing in upper + letters:
        thing.matrix_world = Matrix.Rotation(math.pi, 4, 'Y') @ thing.matrix_world
        things.append(thing)
    return things


def crystal(p, r, z):
    R, h = p['width'] / 2, p['height']
    top = h * 0.42 + (0.04 if p['bezel'] in ('diver', 'tachy') else 0.0)
    glass = s.lathe([(0, top + 0.06), (r * 0.4, top + 0.052), (r * 0.75, top + 0.03), (r * 1.02, top - 0.01)], m.tinted('#ffffff', gloss=0.04, shine=0.3), 'crystal', 96)
    glass.visible_shadow = False
    return glass


def build(pose='worn', back=False, with_crystal=True, **spec):
    """A watch around the middle of its case: dial up (+z), twelve at +y. It has a dial or a `back`."""
    p = {**DEFAULTS, **spec}
    import bpy
    if p['shape'] == 'rectangle':
        things = rectangle_case(p) + crown({**p, 'width': p['width']})
        q = {**p, 'width': p['length'] * 0.98}
        things += straps(q, 'flat-back' if back else pose)
    else:
        things = round_case(p) + lugs(p) + crown(p)
        q = {**p}
        things += straps(q, 'flat-back' if back else pose)
        if back:
            bpy.context.view_layer.update()
            things += case_back(p)
        if not back:
            face, r, z = dial(p)
            things += face + indices(p, r, z) + tracks(p, r, z) + sub_dials(p, r, z) + date_window(p, r, z) + moon(p, r, z) + hands(p, r, z)
            if with_crystal:
                things.append(crystal(p, r / 0.955, z))
    return s.group(things, 'watch')


def strap_pair(strap_color='#171617', stitch='#2b2a2b', **_):
    """A spare strap: two loose halves side by side."""
    p = {**DEFAULTS, 'strap_color': strap_color, 'stitch': stitch}
    material, things = m.leather(strap_color, 30.0, 0.14, 0.42), []
    for sign, x in ((1, 0.0), (-1, 3.0)):
        parts = leather_strap(p, 'flat', sign, material, 0.34, 0.2) + (buckle(p, 'flat', sign) if sign > 0 else [])
        half = s.group(parts, 'half')
        half.location = (x, -sign * 6.4, 0)
        things.append(half)
    return s.group(things, 'spare strap')
