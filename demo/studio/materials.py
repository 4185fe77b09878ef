"""The materials of the studio. Colours are sRGB hex; sizes in centimetres."""
import bpy

_made = {}


def forget():
    _made.clear()


def rgb(hex_color):
    """Linear light from an sRGB hex colour."""
    h = hex_color.lstrip('#')
    parts = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


class Nodes:
    """A node tree that is written from left to right."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self._where = None

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            if key in node.inputs:
                self.feed(node.inputs[key], value)
            else:
                setattr(node, key, value)
        return node

    def feed(self, socket, value):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        elif hasattr(value, 'outputs'):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.feed(self.surface.inputs[key.replace('_', ' ')], value)
        return self

    def where(self, stretch=(1, 1, 1), kind='Object'):
        """Coordinates of the object, stretched."""
        source = self.add('ShaderNodeTexCoord')
        mapping = self.add('ShaderNodeMapping')
        self.tree.links.new(source.outputs[kind], mapping.inputs['Vector'])
        mapping.inputs['Scale'].default_value = stretch
        return mapping

    def noise(self, scale, detail=3.0, rough=0.5, stretch=(1, 1, 1), distortion=0.0):
        node = self.add('ShaderNodeTexNoise')
        self.tree.links.new(self.where(stretch).outputs[0], node.inputs['Vector'])
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = rough
        node.inputs['Distortion'].default_value = distortion
        return node.outputs['Fac']

    def voronoi(self, scale, feature='F1', stretch=(1, 1, 1), output='Distance', smooth=None):
        node = self.add('ShaderNodeTexVoronoi', feature=feature)
        self.tree.links.new(self.where(stretch).outputs[0], node.inputs['Vector'])
        node.inputs['Scale'].default_value = scale
        if smooth is not None and 'Smoothness' in node.inputs:
            node.inputs['Smoothness'].default_value = smooth
        return node.outputs[output]

    def wave(self, scale, distortion=0.0, detail=2.0, direction='X', stretch=(1, 1, 1), kind='BANDS', profile='SIN', rough=1.0):
        node = self.add('ShaderNodeTexWave', wave_type=kind, wave_profile=profile)
        if kind == 'BANDS':
            node.bands_direction = direction
        else:
            node.rings_direction = direction
        self.tree.links.new(self.where(stretch).outputs[0], node.inputs['Vector'])
        for key, value in (('Scale', scale), ('Distortion', distortion), ('Detail', detail), ('Detail Scale', rough)):
            node.inputs[key].default_value = value
        return node.outputs['Fac']

    def ramp(self, fac, *stops, interpolation='LINEAR'):
        """Stops of (position, hex or linear colour)."""
        node = self.add('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        band = node.color_ramp.elements
        while len(band) < len(stops):
            band.new(0.5)
        for element, (position, color) in zip(band, stops):
            element.position = position
            element.color = rgb(color) if isinstance(color, str) else color
        self.feed(node.inputs['Fac'], fac)
        return node.outputs['Color']

    def math(self, operation, a, b=0.0):
        node = self.add('ShaderNodeMath', operation=operation)
        self.feed(node.inputs[0], a)
        self.feed(node.inputs[1], b)
        return node.outputs[0]

    def blend(self, fac, a, b, how='MIX'):
        node = self.add('ShaderNodeMixRGB', blend_type=how)
        for key, value in (('Fac', fac), ('Color1', a), ('Color2', b)):
            self.feed(node.inputs[key], rgb(value) if isinstance(value, str) else value)
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.02, over=None):
        node = self.add('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.feed(node.inputs['Height'], height)
        if over is not None:
            self.feed(node.inputs['Normal'], over)
        return node.outputs['Normal']


def _once(make):
    def made(*args, **settings):
        key = (make.__name__, args, tuple(sorted(settings.items())))
        if key not in _made:
            _made[key] = make(*args, **settings)
        return _made[key]
    return made


@_once
def plain(color, rough=0.45, specular=0.5, coat=0.0, sheen=0.0):
    n = Nodes('plain')
    return n.set(Base_Color=rgb(color), Roughness=rough, Specular=specular, Clearcoat=coat, Sheen=sheen).material


METALS = {
    'steel': '#c9c8c5', 'dark-steel': '#77767a', 'gold': '#d9b879', 'pale-gold': '#dfcba4', 'rose-gold': '#d3a994',
    'brass': '#c4a26a', 'bronze': '#a08058', 'silver': '#dfdedb', 'black': '#1a1a1b', 'gunmetal': '#4b4a4c', 'copper': '#c9805a',
}


@_once
def metal(kind='steel', rough=0.14, brushed=None, hammer=0.0, age=0.0):
    """Polished, or brushed along an axis ('x', 'y', 'z') or around z ('round')."""
    n = Nodes(kind)
    color = rgb(METALS.get(kind, kind))
    n.set(Base_Color=color, Metallic=1.0, Roughness=rough)
    if age:
        spots = n.noise(2.2, 5, 0.6)
        n.set(Base_Color=n.blend(n.ramp(spots, (0.35, (0, 0, 0, 1)), (0.7, (age, age, age, 1))), METALS.get(kind, kind), '#5d4a33'))
        n.set(Roughness=n.math('MULTIPLY_ADD', spots, 0.25))
        n.surface.inputs['Roughness'].links[0].from_node.inputs[2].default_value = rough
    if brushed == 'round':
        n.set(Anisotropic=0.75, Roughness=max(rough, 0.26))
        tangent = n.add('ShaderNodeTangent', direction_type='RADIAL', axis='Z')
        n.set(Tangent=tangent)
    elif brushed:
        stretch = {'x': (1, 60, 60), 'y': (60, 1, 60), 'z': (60, 60, 1)}[brushed]
        grain = n.noise(4.0, 4, 0.7, stretch)
        n.set(Roughness=n.math('MULTIPLY_ADD', grain, 0.16), Normal=n.bump(grain, 0.05, 0.01))
        n.surface.inputs['Roughness'].links[0].from_node.inputs[2].default_value = max(rough, 0.2)
    if hammer:
        dents = n.voronoi(hammer, 'SMOOTH_F1', smooth=0.5)
        n.set(Normal=n.bump(dents, 0.5, 0.12))
    return n.material


@_once
def leather(color, grain=9.0, depth=0.35, rough=0.42, coat=0.12, wear=0.12, specular=0.45):
    """Full-grain leather; `grain` in cells a centimetre."""
    n = Nodes('leather')
    color = _deeper(color)
    tone = n.noise(0.6, 4, 0.6)
    n.set(Base_Color=n.blend(n.ramp(tone, (0.3, (0, 0, 0, 1)), (0.75, (wear * 3, wear * 3, wear * 3, 1))), color, _lighter(color)))
    cells = n.voronoi(grain, 'F1')
    fine = n.noise(grain * 4, 3, 0.6)
    normal = n.bump(cells, depth, 0.02)
    normal = n.bump(fine, depth * 0.5, 0.006, normal)
    return n.set(Roughness=rough, Normal=normal, Clearcoat=coat, Clearcoat_Roughness=0.35, Specular=specular).material


def _deeper(color, by=0.62):
    """Pigment that comes out as the hex under the stage's light and film look."""
    return tuple(c * by for c in rgb(color)[:3]) + (1.0,)


def _lighter(color, by=1.35):
    return tuple(min(1.0, c * by + 0.012) for c in (rgb(color) if isinstance(color, str) else color)[:3]) + (1.0,)


@_once
def suede(color):
    n = Nodes('suede')
    nap = n.noise(14, 6, 0.7)
    patches = n.noise(1.1, 3, 0.6)
    shade = n.blend(n.ramp(patches, (0.35, (0, 0, 0, 1)), (0.7, (0.55, 0.55, 0.55, 1))), color, _lighter(color, 1.5))
    n.set(Base_Color=n.blend(n.ramp(nap, (0.3, (0, 0, 0, 1)), (0.8, (0.4, 0.4, 0.4, 1))), shade, _lighter(color, 1.6)))
    return n.set(Roughness=0.95, Specular=0.1, Sheen=0.9, Sheen_Tint=0.6, Normal=n.bump(nap, 0.5, 0.02)).material


@_once
def fabric(color, threads=14.0, depth=0.6, second=None, sheen=0.4, rough=0.85, axes='xy'):
    """Plain weave; `threads` in a centimetre."""
    n = Nodes('fabric')
    warp = n.wave(threads / 2, 0.6, 1, axes[0].upper(), rough=0.5)
    weft = n.wave(threads / 2, 0.6, 1, axes[1].upper(), rough=0.5)
    weave = n.math('MULTIPLY', warp, weft)
    slub = n.noise(1.5, 3, 0.6, (1, 12, 1))
    tone = n.blend(n.ramp(slub, (0.3, (0, 0, 0, 1)), (0.8, (0.5, 0.5, 0.5, 1))), color, second or _lighter(color, 1.18))
    n.set(Base_Color=n.blend(n.ramp(weave, (0.0, (0.35, 0.35, 0.35, 1)), (0.5, (0, 0, 0, 1))), tone, tuple(c * 0.55 for c in rgb(color)[:3]) + (1,)))
    return n.set(Roughness=rough, Specular=0.15, Sheen=sheen, Sheen_Tint=0.5, Normal=n.bump(weave, depth, 0.02)).material


@_once
def wool(color, threads=8.0, lines=(), ink='#e6dac3'):
    """Fine wool in twill: matt, a little uneven in its yarn, with a nap that catches light at its edges."""
    n = Nodes('wool')
    twill = n.wave(threads / 2, 1.2, 2, 'DIAGONAL', rough=0.8)
    yarn, streaks = n.noise(7, 4, 0.7), n.math('MULTIPLY', n.noise(2.2, 3, 0.6, (12, 0.4, 1)), n.noise(2.0, 3, 0.6, (0.4, 12, 1)))
    tone = n.blend(n.ramp(streaks, (0.1, (0, 0, 0, 1)), (0.45, (0.8, 0.8, 0.8, 1))), _deeper(color, 0.72), _lighter(color, 1.1))
    tone = woven(n, tone, lines, ink)
    n.set(Base_Color=n.blend(n.ramp(yarn, (0.35, (0.4, 0.4, 0.4, 1)), (0.6, (0, 0, 0, 1))), tone, _deeper(color, 0.6)))
    return n.set(Roughness=1.0, Specular=0.04, Sheen=0.9, Sheen_Tint=0.6, Normal=n.bump(yarn, 0.35, 0.05, n.bump(twill, 0.5, 0.03))).material


def woven(n, color, lines, ink):
    """`color` with lines across the cloth, from and to in y."""
    y = n.add('ShaderNodeSeparateXYZ')
    n.tree.links.new(n.where().outputs[0], y.inputs[0])
    at = n.math('ADD', y.outputs['Y'], n.math('MULTIPLY', n.math('SUBTRACT', n.noise(1.2, 2), 0.5), 0.12))
    for low, high in lines:
        within = n.math('MULTIPLY', n.math('GREATER_THAN', at, low), n.math('LESS_THAN', at, high))
        color = n.blend(n.math('MULTIPLY', within, 0.88), color, _deeper(ink, 0.8))
    return color


@_once
def wood(color='#8a5a34', dark='#5b3820', scale=1.0, rough=0.42, along='x', coat=0.1):
    n = Nodes('wood')
    stretch = {'x': (0.09, 1, 1), 'y': (1, 0.09, 1), 'z': (1, 1, 0.09)}[along]
    figure = n.noise(1.1 * scale, 5, 0.6, stretch, 1.2)
    pores = n.noise(16 * scale, 3, 0.6, tuple(s * (0.35 if s < 1 else 1) for s in stretch))
    base = n.ramp(figure, (0.3, dark), (0.5, color), (0.72, _lighter(color, 1.12)))
    n.set(Base_Color=n.blend(n.ramp(pores, (0.38, (0.45, 0.45, 0.45, 1)), (0.55, (0, 0, 0, 1))), base, dark))
    return n.set(Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=0.3, Normal=n.bump(pores, 0.12, 0.02)).material


@_once
def stone(color='#cfc6b8', vein='#b3a896', scale=0.35, rough=0.6, polish=0.0, wet=0.0):
    n = Nodes('stone')
    cloud = n.noise(scale, 8, 0.6, distortion=0.6)
    speck = n.noise(scale * 34, 3, 0.6)
    base = n.ramp(cloud, (0.3, vein), (0.6, color), (0.8, _lighter(color, 1.06)))
    base = n.blend(n.ramp(speck, (0.34, (0.22, 0.22, 0.22, 1)), (0.45, (0, 0, 0, 1))), base, vein)
    normal = n.bump(speck, 0.25, 0.03, n.bump(cloud, 0.35, 0.2))
    return n.set(Base_Color=base, Roughness=rough * (1 - wet * 0.7), Normal=normal, Clearcoat=max(polish, wet), Clearcoat_Roughness=0.12).material


@_once
def clay(color='#c8a37e', rough=0.85, speckle=0.5, throw=0.35):
    """Bare stoneware or terracotta with throwing lines."""
    n = Nodes('clay')
    speck = n.noise(26, 2, 0.6)
    cloud = n.noise(0.5, 4, 0.6)
    base = n.ramp(cloud, (0.3, color), (0.8, _lighter(color, 1.14)))
    base = n.blend(n.ramp(speck, (0.30, (speckle, speckle, speckle, 1)), (0.42, (0, 0, 0, 1))), base, '#4d3a2a')
    lines = n.noise(3.0, 3, 0.5, (0.05, 0.05, 2.4))
    normal = n.bump(speck, 0.25, 0.02, n.bump(lines, throw, 0.1))
    return n.set(Base_Color=base, Roughness=rough, Specular=0.25, Normal=normal).material


@_once
def glaze(color, pool=None, rust=None, height=(0.0, 30.0), break_at=0.95, rough=0.13):
    """Glazed ceramic that may break to rust near the top of `height`, with a slight pooling of tone."""
    n = Nodes('glaze')
    cloud = n.noise(0.35, 5, 0.6, (1, 1, 0.6))
    base = n.ramp(cloud, (0.3, pool or color), (0.7, color))
    if rust:
        place = n.add('ShaderNodeSeparateXYZ')
        n.tree.links.new(n.where().outputs[0], place.inputs[0])
        t = n.add('ShaderNodeMapRange')
        n.tree.links.new(place.outputs['Z'], t.inputs['Value'])
        t.inputs['From Min'].default_value, t.inputs['From Max'].default_value = height
        edge = n.math('ADD', t, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(0.8, 4, 0.6), 0.5), 0.12))
        base = n.blend(n.ramp(edge, (break_at - 0.10, (0, 0, 0, 1)), (break_at, (1, 1, 1, 1))), base, rust)
    wave = n.noise(0.9, 2, 0.5)
    return n.set(Base_Color=base, Roughness=rough, Clearcoat=0.8, Clearcoat_Roughness=max(0.06, rough * 0.6), Normal=n.bump(wave, 0.12, 0.08)).material


@_once
def wax(color='#efe6d2'):
    n = Nodes('wax')
    return n.set(Base_Color=rgb(color), Roughness=0.38, Subsurface=0.12, Subsurface_Radius=(0.6, 0.35, 0.2), Subsurface_Color=rgb(color)).material


@_once
def tinted(color, clear=None, span=(0.0, 1.0), axis='Z', gloss=0.07, shine=1.0, mirror=None):
    """A lens or clear sheet without caustics: coloured transparency under a fresnel reflection.
    With `clear`, the tint runs from `clear` at span[0] to `color` at span[1] along the axis."""
    n = Nodes('tinted')
    n.tree.nodes.remove(n.surface)
    tint = rgb(color)
    if clear:
        place = n.add('ShaderNodeSeparateXYZ')
        n.tree.links.new(n.where().outputs[0], place.inputs[0])
        t = n.add('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        n.tree.links.new(place.outputs[axis], t.inputs['Value'])
        t.inputs['From Min'].default_value, t.inputs['From Max'].default_value = span
        tint = n.ramp(t.outputs[0], (0, clear), (1, color))
    through = n.add('ShaderNodeBsdfTransparent', Color=tint)
    gleam = n.add('ShaderNodeBsdfGlossy', Roughness=0.02)
    if mirror:
        gleam.inputs['Color'].default_value = rgb(mirror)
    facing = n.add('ShaderNodeFresnel', IOR=1.52)
    amount = n.math('MULTIPLY', n.math('MINIMUM', n.math('ADD', facing, gloss - 0.04), 0.85), shine)
    mix = n.add('ShaderNodeMixShader')
    n.feed(mix.inputs[0], amount)
    n.feed(mix.inputs[1], through)
    n.feed(mix.inputs[2], gleam)
    n.feed(n.output.inputs['Surface'], mix)
    return n.material


@_once
def glass(color='#ffffff', rough=0.0, ior=1.45, thick=0.0):
    """Real refraction for camera rays; shadows pass through as colour, so that nothing sparkles."""
    n = Nodes('glass')
    n.set(Base_Color=rgb(color), Transmission=1.0, Roughness=rough, IOR=ior, Specular=0.5)
    path = n.add('ShaderNodeLightPath')
    # Each surface keeps back a little light, so that a bottle stands on its shadow.
    clear = n.add('ShaderNodeBsdfTransparent', Color=tuple(c * 0.86 for c in rgb(color)[:3]) + (1,))
    mix = n.add('ShaderNodeMixShader')
    n.feed(mix.inputs[0], n.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']))
    n.feed(mix.inputs[1], n.surface)
    n.feed(mix.inputs[2], clear)
    n.feed(n.output.inputs['Surface'], mix)
    return n.material


@_once
def acetate(kind='black', scale=1.0):
    """Cellulose acetate: solid or patterned, polished, slightly translucent where it is pale."""
    n = Nodes('acetate')
    n.set(Roughness=0.09, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.04)
    if kind in ('tortoise', 'dark-tortoise', 'honey'):
        a, b, c = {'tortoise': ('#150905', '#4a220e', '#96591f'), 'dark-tortoise': ('#120806', '#351608', '#6b3a17'), 'honey': ('#8a4f17', '#c98a35', '#e0ae5c')}[kind]
        flame = n.noise(0.62 * scale, 3, 0.55, (1, 1, 0.7), 1.2)
        fleck = n.noise(1.9 * scale, 2, 0.5, (1, 1, 0.8), 0.8)
        base = n.ramp(flame, (0.40, a), (0.52, b), (0.64, c))
        return n.set(Base_Color=n.blend(n.ramp(fleck, (0.52, (0, 0, 0, 1)), (0.66, (0.6, 0.6, 0.6, 1))), base, a)).material
    return n.set(Base_Color=rgb({'black': '#0b0a0a', 'burgundy': '#3d0a14'}.get(kind, kind))).material


@_once
def glow(color, strength):
    n = Nodes('glow')
    n.set(Base_Color=(0, 0, 0, 1), Emission=rgb(color), Emission_Strength=strength, Specular=0.0)
    return n.material


@_once
def soft_glow(strength, across, along):
    """A sheet that shines, softly at its sides (`across` in x) and fading in from along[0] to along[1] in y."""
    n = Nodes('soft glow')
    place = n.add('ShaderNodeSeparateXYZ')
    n.tree.links.new(n.where().outputs[0], place.inputs[0])

    def ease(axis, low, high):
        step = n.add('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        n.tree.links.new(place.outputs[axis], step.inputs['Value'])
        step.inputs['From Min'].default_value, step.inputs['From Max'].default_value = low, high
        return step.outputs[0]

    sides = n.math('MULTIPLY', ease('X', across[0], across[0] + 0.5), ease('X', across[1], across[1] - 0.5))
    n.set(Base_Color=(0, 0, 0, 1), Specular=0.0, Emission=(1, 0.95, 0.88, 1), Emission_Strength=n.math('MULTIPLY', n.math('MULTIPLY', sides, ease('Y', *along)), strength))
    # Where it does not shine it is not there, nor for the ground below it.
    clear = n.add('ShaderNodeBsdfTransparent')
    mix = n.add('ShaderNodeMixShader')
    shown = n.math('SUBTRACT', 1.0, n.add('ShaderNodeNewGeometry').outputs['Backfacing'])
    n.feed(mix.inputs[0], n.math('MULTIPLY', n.math('MULTIPLY', sides, ease('Y', *along)), shown))
    n.feed(mix.inputs[1], clear)
    n.feed(mix.inputs[2], n.surface)
    n.feed(n.output.inputs['Surface'], mix)
    return n.material


@_once
def shade(color='#efe6d4', light=0.0):
    """A lampshade of linen: woven, translucent, lit from inside when `light` is above 0."""
    n = Nodes('shade')
    warp = n.wave(9, 0.8, 1, 'Z', rough=0.6)
    slub = n.noise(2.2, 3, 0.6, (1, 1, 9))
    tone = n.blend(n.ramp(slub, (0.3, (0, 0, 0, 1)), (0.8, (0.6, 0.6, 0.6, 1))), color, tuple(c * 0.78 for c in rgb(color)[:3]) + (1,))
    n.set(Base_Color=tone, Roughness=0.9, Specular=0.1, Normal=n.bump(warp, 0.25, 0.03))
    if light:
        n.set(Emission=n.blend(0.5, tone, '#ffb765'), Emission_Strength=light)
    return n.material


@_once
def sunburst(color, dark=None, rough=0.3, metallic=0.75):
    """A dial brushed from its middle; light turns around it."""
    n = Nodes('sunburst')
    where = n.where()
    gradient = n.add('ShaderNodeTexGradient', gradient_type='RADIAL')
    n.tree.links.new(where.outputs[0], gradient.inputs[0])
    rays = n.add('ShaderNodeTexNoise')
    n.feed(rays.inputs['Vector'], gradient.outputs['Fac'])
    rays.inputs['Scale'].default_value, rays.inputs['Detail'].default_value = 320, 4
    n.set(Base_Color=n.blend(n.math('MULTIPLY', rays.outputs['Fac'], 0.35), color, dark or '#000000'), Metallic=metallic, Roughness=rough, Anisotropic=0.85)
    n.set(Tangent=n.add('ShaderNodeTangent', direction_type='RADIAL', axis='Z'))
    return n.set(Clearcoat=0.5, Clearcoat_Roughness=0.05).material


@_once
def grooved(color, pitch=0.03, metallic=0.6, rough=0.3):
    """A sub-dial turned in fine circles."""
    n = Nodes('grooved')
    rings = n.wave(1 / pitch / 2, 0, 0, 'Z', kind='RINGS')
    return n.set(Base_Color=rgb(color), Metallic=metallic, Roughness=rough, Normal=n.bump(rings, 0.25, 0.004), Clearcoat=0.4).material


@_once
def mother_of_pearl():
    n = Nodes('pearl')
    cloud = n.noise(1.6, 4, 0.55, distortion=1.2)
    bands = n.wave(1.1, 6, 3, 'X')
    base = n.blend(n.ramp(bands, (0.2, (0, 0, 0, 1)), (0.9, (0.55, 0.55, 0.55, 1))), n.ramp(cloud, (0.3, '#f3e9e4'), (0.5, '#e4ecec'), (0.7, '#f6eef2')), '#d9e6e2')
    return n.set(Base_Color=base, Roughness=0.16, Metallic=0.25, Clearcoat=0.8, Clearcoat_Roughness=0.04).material


@_once
def pearl(color='#f1e9de'):
    n = Nodes('moti')
    return n.set(Base_Color=rgb(color), Roughness=0.2, Metallic=0.15, Clearcoat=0.9, Clearcoat_Roughness=0.05, Sheen=0.4).material


@_once
def paper(color='#efe9dd', rough=0.9):
    n = Nodes('paper')
    fibre = n.noise(18, 4, 0.6)
    return n.set(Base_Color=rgb(color), Roughness=rough, Specular=0.1, Normal=n.bump(fibre, 0.12, 0.01)).material
