"""Every picture of the demo: what stands on the stage and how the camera sees it. Pure data until `set_up`.
`python3 shots.py` prints the list as JSON for render-all.ts; names are files below demo/pictures without ending."""
import hashlib
import json
import sys

from eyewear_range import EYEWEAR
from watch_range import WATCHES

FINE, PRODUCT, SQUARE, CATEGORY = (1600, 2000), (1200, 1500), (640, 640), (800, 800)
SHOTS = {}

# A family's number is raised when its modelling has changed enough to take its pictures again.
FAMILIES = {'watch': 1, 'eyewear': 2, 'home': 1, 'fashion': 1, 'footwear': 3, 'scene': 1}


# Each seller photographs on one ground in daylight, by how the names of its pieces begin; the longest decides.
SELLER_GROUNDS = {
    'kharavel': 'paper', 'aubin-sehgal-avenue': 'paper', 'aubin-sehgal-avenue-emerald': 'stone', 'aubin-sehgal': 'stone', 'mirqaba': 'stone', 'dunelarke-khamsin': 'stone',
    'tarini': 'blush', 'neelkosh': 'blush', 'rukhmaya': 'blush', 'dunelarke-shamal': 'sand', 'ovrai': 'sand', 'zohra-vane': 'sand',
    'ambur-reed': 'sand', 'oudhavan': 'sand', 'pathik-clog-black-suede': 'sand', 'qadamiya-mehfil-heel': 'sand', 'ambur-reed-belt-brown': 'mist',
}


def seller_ground(piece):
    known = [start for start in SELLER_GROUNDS if piece == start or piece.startswith(start + '-')]
    return SELLER_GROUNDS[max(known, key=len)] if known else 'paper'


def shot(name, family, size=None, **settings):
    """The first picture of a piece and its close ones are the largest."""
    close = 'look' in settings or settings.get('view') in ('detail', 'back')
    if name.startswith('products/') and settings.get('mood', 'day') == 'day' and not settings.get('window'):
        settings['tone'] = seller_ground(name.removeprefix('products/'))
    size = size or (FINE if name.endswith('-1') or close else PRODUCT)
    SHOTS[name] = {'name': name, 'family': family, 'size': size, **settings}


# What a close view looks at: (x, y) on the dial in halves of its width, and how near it comes.
WATCH_DETAILS = {'kharavel-nizam-38': (0.3, -0.35), 'kharavel-nizam-rose-gold': (-0.2, 0.4), 'kharavel-charminar-moon': (0.0, -0.42), 'aubin-sehgal-avenue': (0.55, 0.0), 'aubin-sehgal-avenue-emerald': (-0.45, 0.3), 'aubin-sehgal-corniche': (0.45, 0.0), 'aubin-sehgal-night-circuit': (-0.1, -0.3), 'kharavel-dak': (-0.2, 0.3), 'mirqaba-fathom-300': (0.35, 0.6), 'mirqaba-pearl-diver': (0.0, 0.7), 'mirqaba-dhow-bronze': (-0.4, 0.5), 'tarini-raat': (0.5, 0.6)}

for key, spec in WATCHES.items():
    base = {'build': 'watch', 'spec': spec, 'made': 3}
    shot(f'products/{key}-1', 'watch', view='hero', **base)
    if key in WATCH_DETAILS:
        sewn = {'made': 4} if key in ('kharavel-charminar-moon', 'aubin-sehgal-corniche', 'aubin-sehgal-night-circuit') else {}
        shot(f'products/{key}-2', 'watch', view='detail', at=WATCH_DETAILS[key], **{**base, **sewn})


# Sunglasses: hero and side always; close views look at a place on the front; `sun` throws coloured shadows.
EYEWEAR_EXTRAS = {
    'dunelarke-khamsin-gold': {3: ('detail', 'bridge'), 4: ('sun', None)}, 'dunelarke-shamal': {3: ('detail', 'bridge')},
    'ovrai-pier-tortoise': {3: ('detail', 'hinge')}, 'zohra-vane-orbit': {3: ('detail', 'bridge'), 4: ('sun', None)},
    'zohra-vane-halo': {3: ('detail', 'bridge')},
}
# From the side the fronts of these mirror the ground alone.
NO_SIDE = ('zohra-vane-mynah', 'zohra-vane-mynah-rose', 'zohra-vane-begum')
for key, spec in EYEWEAR.items():
    base = {'build': 'eyewear', 'spec': spec}
    extras = EYEWEAR_EXTRAS.get(key, {})
    shot(f'products/{key}-1', 'eyewear', view='hero', **base)
    if key not in NO_SIDE:
        shot(f'products/{key}-2', 'eyewear', view='side', **base)
    for number, (view, at) in extras.items():
        shot(f'products/{key}-{number}', 'eyewear', view=view, at=at, **base)


def product(key, number, family, scale, *parts, **settings):
    shot(f'products/{key}-{number}', family, scale=scale, parts=[list(p) for p in parts], **settings)


# Home goods.
AMPHORA, CELADON = ('home.amphora', {}), ('home.bowl', {})
product('mitti-moor-amphora', 1, 'home', 20, ('home.amphora', {}, (0, 0, 0), (0, 0, -18)), elevation=10, fill=0.72, made=2)
product('mitti-moor-amphora', 2, 'home', 20, ('home.amphora', {}, (0, 0, 0), (0, 0, -30)), look=(2.5, -3, 33), near=44, elevation=20, lens=95, fstop=2.0, made=2)
product('mitti-moor-bottle-vase', 1, 'home', 15, ('home.bottle_vase',), elevation=10, fill=0.72)
product('mitti-moor-bottle-vase', 2, 'home', 20, ('home.bottle_vase',), ('home.pampas', {'at': (0, 0, 27)}, (0, 0, 19)), framed=2, elevation=8, fill=0.86)
product('mitti-moor-talab-bowl', 1, 'home', 15, ('home.bowl',), elevation=30, fill=0.82, made=2)
product('mitti-moor-talab-bowl', 2, 'home', 15, ('home.bowl',), elevation=8, fill=0.82, made=2)
product('tamravat-minar-lamp', 1, 'home', 28, ('home.minar_lamp',), elevation=6, fill=0.82, made=2)
product('tamravat-minar-lamp', 2, 'home', 26, ('home.minar_lamp',), look=(0, 0, 14), near=62, elevation=10, lens=95, fstop=2.0)
product('tamravat-minar-lamp', 3, 'home', 34, ('home.minar_lamp', {}, (-5, 3, 44)), ('home.stool', {'color': '#7d5230', 'dark': '#50321b', 'radius': 21}), ('props.books', {'size': (17, 12, 2.4)}, (9, -6, 44), (0, 0, 24)), framed=3, elevation=12, fill=0.86, made=2)
product('mitti-moor-kulhad-lamp', 1, 'home', 24, ('home.kulhad_lamp',), elevation=6, fill=0.80)
product('mitti-moor-kulhad-lamp', 2, 'home', 34, ('home.kulhad_lamp', {}, (-4, 2, 44)), ('home.stool', {'color': '#7d5230', 'dark': '#50321b', 'radius': 21}), ('props.books', {'colors': ('#33463f', '#b49a70'), 'size': (17, 12, 2.4)}, (11, -6, 44), (0, 0, 20)), framed=3, elevation=12, fill=0.86)
product('tamravat-fanous', 1, 'home', 19, ('home.fanous', {}, (0, 0, 0), (0, 0, 14)), elevation=10, fill=0.80)
product('tamravat-fanous', 2, 'home', 19, ('home.fanous', {'lit': True}, (0, 0, 0), (0, 0, 14)), elevation=8, fill=0.62, tone='dusk', mood='dusk', depth=0.6)
product('lampwick-monsoon-courtyard', 1, 'home', 7, ('home.tumbler_candle',), elevation=24, fill=0.62, made=3)
product('lampwick-monsoon-courtyard', 2, 'home', 7, ('home.tumbler_candle',), look=(0, 0, 7.2), near=26, elevation=34, lens=95, fstop=2.8, made=3)
product('lampwick-oud-cardamom', 1, 'home', 9, ('home.jar_candle', {}, (0, 0, 0), (0, 0, 4)), elevation=24, fill=0.80, made=2)
product('lampwick-loban-sticks', 1, 'home', 11, ('home.incense',), elevation=12, fill=0.86)
product('lampwick-loban-sticks', 2, 'home', 11, ('home.incense',), look=(0.9, 0, 1.6), near=26, elevation=26, lens=95, fstop=2.0)
product('tamravat-thali-tray', 1, 'home', 19, ('home.thali',), elevation=76, fill=0.86, samples=8)
product('tamravat-thali-tray', 2, 'home', 19, ('home.thali',), elevation=34, fill=0.88, samples=6)
product('chettin-row-cane-armchair', 1, 'home', 46, ('home.armchair', {}, (0, 0, 0), (0, 0, 32)), elevation=14, fill=0.84, made=2)
product('chettin-row-cane-armchair', 2, 'home', 46, ('home.armchair', {}, (0, 0, 0), (0, 0, 32)), look=(4, -26, 42), near=110, elevation=34, lens=90, fstop=2.8, made=2)
product('chettin-row-cane-armchair', 3, 'home', 56, ('home.armchair', {}, (0, 0, 0), (0, 0, 34)), ('home.stool', {'color': '#7d5230', 'dark': '#50321b'}, (58, 18, 0)), ('home.minar_lamp', {}, (58, 18, 44)), framed=3, elevation=10, fill=0.88, made=2)
shot('types/home-trays-wood', 'home', SQUARE, scale=22, parts=[['home.teak_tray', {}, (0, 0, 0), (0, 0, 18)]], elevation=40, fill=0.84)
product('chettin-row-stool', 1, 'home', 26, ('home.stool',), elevation=22, fill=0.80)
product('chettin-row-stool', 2, 'home', 30, ('home.stool',), ('props.books', {'size': (17, 12, 2.4)}, (0, 0, 43.6), (0, 0, 18)), framed=3, elevation=16, fill=0.84, made=2)

# Fashion.
product('ambur-reed-quay-tote-tan', 1, 'fashion', 24, ('fashion.tote', {}, (0, 0, 0), (0, 0, 24)), elevation=12, fill=0.82, made=2)
product('ambur-reed-howdah', 1, 'fashion', 18, ('fashion.flap_bag', {}, (0, 0, 0), (0, 0, 22)), elevation=12, fill=0.80, made=3)
product('ambur-reed-portico', 1, 'fashion', 18, ('fashion.structured', {}, (0, 0, 0), (0, 0, 26)), elevation=14, fill=0.82, made=4)
product('ambur-reed-portico', 2, 'fashion', 18, ('fashion.structured', {}, (0, 0, 0), (0, 0, 18)), look=(0, -5, 11), near=44, elevation=14, lens=95, fstop=2.0, made=3)
product('ambur-reed-ledger-wallet', 1, 'fashion', 7, ('fashion.wallet', {}, (0, 0, 0), (0, 0, 16)), elevation=48, fill=0.80, made=2)
product('ambur-reed-belt-brown', 1, 'fashion', 8, ('fashion.belt', {}, (0, 0, 0), (0, 0, 120)), elevation=34, fill=0.82, made=2)
BELT_BLACK = {'color': '#131213', 'buckle': 'steel', 'width': 3.0, 'stitch': '#1f1e1f', 'dressy': True}
product('ambur-reed-belt-black', 1, 'fashion', 8, ('fashion.belt', BELT_BLACK, (0, 0, 0), (0, 0, 120)), elevation=34, fill=0.82, made=2)
SCARVES = {
    'neelkosh-indigo-stole': {'color': '#263459', 'ink': '#c9b68e', 'layers': 3, 'thick': 0.85, 'seed': 11, 'lines': [(-4.6, -4.42), (-4.0, -3.4), (-2.98, -2.8)]},
    'neelkosh-madder-stole': {'color': '#6a2a21', 'ink': '#d6bd93', 'layers': 3, 'thick': 0.85, 'seed': 5, 'lines': [(-4.8, -4.62), (-4.3, -4.12), (-3.2, -3.02), (-2.7, -2.52)]},
}
for key, args in SCARVES.items():
    product(key, 1, 'fashion', 18, ('drapes.boxed', args, (0, 0, 0), (0, 0, -14)), elevation=56, fill=0.86, made=5)
CLEAR = {'samples': 16, 'glass': True}  # What is seen through glass is smooth only after many samples.
product('oudhavan-resin-no-4', 1, 'fashion', 7, ('fashion.perfume', {}, (0, 0, 0), (0, 0, 22)), elevation=10, fill=0.66, **CLEAR, made=2)
product('oudhavan-resin-no-4', 2, 'fashion', 10, ('fashion.perfume', {}, (0, 0, 5), (0, 0, 18)), ('props.plinth', {'radius': 7, 'height': 5, 'color': '#d8c3ad'}), framed=2, elevation=10, fill=0.74, tone='clay', mood='window', window=True, **CLEAR)
product('oudhavan-taif-morning', 1, 'fashion', 7, ('fashion.perfume', {'kind': 'round', 'juice': '#f7d2c6'}, (0, 0, 0.04)), elevation=14, fill=0.66, **CLEAR, made=3)
product('oudhavan-taif-morning', 2, 'fashion', 10, ('fashion.perfume', {'kind': 'round', 'juice': '#f7d2c6'}, (0, 0, 5)), ('props.plinth', {'radius': 7, 'height': 5, 'color': '#e6d6c9'}), framed=2, elevation=10, fill=0.72, tone='blush', mood='soft', **CLEAR)
product('oudhavan-attar-khus', 1, 'fashion', 6, ('fashion.perfume', {'kind': 'flacon', 'juice': '#e3dcae'}, (0, 0, 0.04)), elevation=12, fill=0.66, **CLEAR, made=3)
product('rukhmaya-chakra-hoops', 1, 'fashion', 4, ('fashion.hoops',), elevation=38, fill=0.8, made=3, samples=6)


# Footwear: profile, a pair, a close view and a still where the catalogue promises them.
OPEN_SHOES = {
    'vellorum-jetty-ecru': ('espadrille', {'color': '#d9cbb0', 'stitch': '#b89b6a'}),
    'pathik-monsoon-clog': ('clog', {}), 'pathik-clog-black-suede': ('clog', {'color': '#1b1a1b', 'suede': True, 'wood': '#c9a877'}),
    'pathik-penny-oxblood': ('backless', {}), 'pathik-penny-tan-suede': ('backless', {'color': '#96673a', 'suede': True}), 'pathik-bit-chestnut': ('backless', {'kind': 'bit', 'color': '#6e3518'}),
    'pathik-durbar-ochre': ('babouche', {}), 'pathik-durbar-oxblood': ('babouche', {'color': '#5a1620', 'lining': '#d8c6a8', 'stitch': '#a4525a'}), 'pathik-durbar-indigo': ('babouche', {'color': '#2b3a66', 'lining': '#d6c49a', 'stitch': '#e6dcc2'}),
    'qadamiya-mehfil-heel': ('heeled_mule', {}), 'qadamiya-band-slide': ('wide_slide', {}),
    'vellorum-causeway-taupe': ('cork_slide', {}), 'vellorum-causeway-black': ('cork_slide', {'color': '#171617', 'suede': False}),
}
SIDE_VIEWS = ('espadrille', 'clog', 'wide_slide', 'cork_slide')
for key, (make, args) in OPEN_SHOES.items():
    product(key, 1, 'footwear', 17, ('open_shoes.pair', {'make': make, 'gap': 11.5, **args}, (0, 0, 0), (0, 0, -56)), elevation=36, fill=0.86)
    if make in SIDE_VIEWS:
        product(key, 2, 'footwear', 16, ('open_shoes.single', {'make': make, **args}, (0, 0, 0), (0, 0, -22)), elevation=16, fill=0.88)
product('qadamiya-cross-slide', 1, 'footwear', 16, ('open_shoes.single', {'make': 'cross_slide'}, (0, 0, 0), (0, 0, -24)), elevation=22, fill=0.86)
product('qadamiya-toe-loop', 1, 'footwear', 18, ('open_shoes.pair', {'make': 'toe_loop', 'gap': 13}, (0, 0, 0), (0, 0, 62)), elevation=62, fill=0.86)


# Stills: several objects together. A watch lies open; folded glasses lie on their arms.
def lying(key, at=(0, 0, 0), turn=0):
    return ('watches.build', {'pose': 'flat', **WATCHES[key]}, at, (0, 0, turn))


def worn(key, at=(0, 0, 0), turn=-17, tilt=58):
    return ('watches.build', {'pose': 'worn', **WATCHES[key]}, at, (tilt, 0, turn))


def glasses(key, at=(0, 0, 0), turn=0):
    return ('eyewear.stood', EYEWEAR[key], at, (0, 0, turn))


def watch_still(key, number, *others, **settings):
    options = {'made': 3, 'look': (0.4, 0.2, 1.2), 'near': 40, 'elevation': 54, 'lens': 85, 'fstop': 4.0, **settings}
    product(key, number, 'watch', 9, *others, **options)


watch_still('kharavel-nizam-38', 3, ('props.roll', {'width': 9, 'long': 30}, (0, 0, 0), (0, 0, 74)), lying('kharavel-nizam-38', (0, -0.5, 0.4), -16), ('props.pen', {}, (6.6, -1, 0.4), (0, 0, -8)))
watch_still('kharavel-charminar-moon', 3, ('props.cloth', {'color': '#cdbb9a', 'size': 60}), lying('kharavel-charminar-moon', (0, 0, 0.5), 18), look=(0, 0, 1), near=34, tone='sand', mood='window', window=True)
watch_still('kharavel-dak', 3, ('props.books', {'colors': ('#5a2a2a', '#2f4038'), 'size': (27, 22, 2.6)}, (0, 0, 0), (0, 0, 8)), lying('kharavel-dak', (-1, 0, 4.9), -22), ('props.pen', {'color': '#3a1418'}, (7, -2, 4.9), (0, 0, 14)), look=(0.5, 0, 5.5))
watch_still('mirqaba-pearl-diver', 3, lying('mirqaba-pearl-diver', (0, 0, 0), -20), near=34, look=(0.2, 0, 0.8), texture='sand')
watch_still('tarini-chand', 2, lying('tarini-chand', (0, 0, 0), -16), look=(0, 0, 0.5), near=19)
product('zohra-vane-mynah', 2, 'eyewear', 15, ('props.plinth', {'radius': 13, 'height': 7}), glasses('zohra-vane-mynah', (0, -1, 7), -24), framed=2, fill=0.88, elevation=20)

# In a room: the last picture of one or two pieces a category, in the afternoon's window.
TABLE = {'color': '#7d5230', 'dark': '#50321b', 'radius': 21}
SIDE_TABLE = ('home.stool', TABLE)


def in_room(key, number, family, scale, *parts, room=None, framed=1, **settings):
    product(key, number, family, scale, *parts, ('rooms.corner', room or {}, (0, 0, -2.9)), framed=framed, bare=True, mood='soft', window=True, **settings)


in_room('pathik-penny-oxblood', 2, 'footwear', 24, ('open_shoes.pair', {'make': 'backless', 'gap': 13, 'color': '#4a1119', 'kind': 'penny'}, (0, -8, 0.7), (0, 0, -52)), ('home.armchair', {}, (6, 44, 0.7), (0, 0, 18)), ('rooms.rug', {'width': 190, 'deep': 120}, (0, 6, 0), (0, 0, 0)), room={'back': 120}, elevation=24, fill=0.78, window_away=7, fstop=4.0)
in_room('ambur-reed-quay-tote-tan', 2, 'fashion', 34, ('fashion.tote', {}, (0, -10, 0.7), (0, 0, 28)), ('home.armchair', {}, (34, 40, 0.7), (0, 0, -24)), ('rooms.rug', {'width': 210, 'deep': 130}, (10, 4, 0), (0, 0, 0)), room={'back': 110, 'wall': '#c9bfae'}, elevation=12, fill=0.7, window_away=8, fstop=4.0)
in_room('ovrai-pier-black', 3, 'eyewear', 20, glasses('ovrai-pier-black', (0, -3, 51.5), -24), ('props.books', {'size': (30, 26, 2.6)}, (0, 0, 44), (0, 0, 12)), SIDE_TABLE, room={'back': 60, 'wall': '#b9b9a8'}, framed=2, elevation=16, fill=0.86, window_away=7)


# Categories, sub-categories, types and sellers' covers: a product's picture made square (square.ts), not taken anew.
def square(name, source, size=SQUARE):
    SHOTS[name] = {**SHOTS[f'products/{source}'], 'name': name, 'size': size, 'source': f'products/{source}'}


for name, source in {
    'categories/watches': 'kharavel-nizam-38-1', 'categories/sunglasses': 'dunelarke-khamsin-gold-1', 'categories/footwear': 'pathik-penny-oxblood-1', 'categories/fashion': 'ambur-reed-quay-tote-tan-1', 'categories/home': 'tamravat-minar-lamp-3',
    'sub-categories/watches-dress': 'kharavel-nizam-rose-gold-1', 'sub-categories/watches-chronographs': 'aubin-sehgal-corniche-1', 'sub-categories/watches-divers': 'mirqaba-fathom-300-1', 'sub-categories/watches-ladies': 'tarini-raat-1',
    'sub-categories/sunglasses-aviators': 'dunelarke-khamsin-gold-4', 'sub-categories/sunglasses-squares': 'ovrai-pier-tortoise-1', 'sub-categories/sunglasses-rounds': 'zohra-vane-orbit-1', 'sub-categories/sunglasses-cat-eyes': 'zohra-vane-mynah-1',
    'sub-categories/footwear-espadrilles': 'vellorum-jetty-ecru-1', 'sub-categories/footwear-loafers': 'pathik-durbar-indigo-1', 'sub-categories/footwear-sandals': 'qadamiya-cross-slide-1',
    'sub-categories/fashion-handbags': 'ambur-reed-quay-tote-tan-2', 'sub-categories/fashion-small-leather': 'ambur-reed-belt-black-1', 'sub-categories/fashion-scarves': 'neelkosh-madder-stole-1', 'sub-categories/fashion-fragrance': 'oudhavan-resin-no-4-1', 'sub-categories/fashion-jewellery': 'rukhmaya-chakra-hoops-1',
    'sub-categories/home-vessels': 'mitti-moor-talab-bowl-1', 'sub-categories/home-lighting': 'tamravat-minar-lamp-1', 'sub-categories/home-candles': 'lampwick-monsoon-courtyard-1', 'sub-categories/home-trays': 'tamravat-thali-tray-1', 'sub-categories/home-seating': 'chettin-row-cane-armchair-1',
    'types/watches-dress-hand-wound': 'kharavel-nizam-38-3', 'types/watches-dress-self-winding': 'kharavel-charminar-moon-1', 'types/watches-chronographs-sports': 'aubin-sehgal-night-circuit-1', 'types/watches-chronographs-heritage': 'kharavel-dak-1', 'types/watches-divers-steel': 'mirqaba-pearl-diver-1', 'types/watches-divers-bronze': 'mirqaba-dhow-bronze-1', 'types/watches-ladies-strap': 'tarini-chand-1',
    'types/sunglasses-aviators-classic': 'dunelarke-khamsin-silver-1', 'types/sunglasses-aviators-double-bridge': 'dunelarke-shamal-1', 'types/sunglasses-squares-acetate': 'ovrai-pier-black-1', 'types/sunglasses-squares-browline': 'ovrai-clerk-1', 'types/sunglasses-rounds-wire': 'zohra-vane-orbit-4', 'types/sunglasses-rounds-acetate': 'zohra-vane-halo-1', 'types/sunglasses-cat-eyes-classic': 'zohra-vane-mynah-rose-1', 'types/sunglasses-cat-eyes-oversized': 'zohra-vane-begum-1',
    'types/footwear-espadrilles-canvas': 'vellorum-jetty-ecru-2', 'types/footwear-espadrilles-clogs': 'pathik-monsoon-clog-1', 'types/footwear-loafers-penny': 'pathik-penny-tan-suede-1', 'types/footwear-loafers-ornament': 'pathik-bit-chestnut-1', 'types/footwear-loafers-slippers': 'pathik-durbar-ochre-1', 'types/footwear-sandals-flat': 'qadamiya-toe-loop-1', 'types/footwear-sandals-footbed': 'vellorum-causeway-taupe-1', 'types/footwear-sandals-heeled': 'qadamiya-mehfil-heel-1',
    'types/fashion-handbags-totes': 'ambur-reed-quay-tote-tan-1', 'types/fashion-handbags-shoulder': 'ambur-reed-howdah-1', 'types/fashion-handbags-top-handle': 'ambur-reed-portico-1', 'types/fashion-small-leather-wallets': 'ambur-reed-ledger-wallet-1', 'types/fashion-small-leather-belts': 'ambur-reed-belt-brown-1', 'types/fashion-scarves-stoles': 'neelkosh-indigo-stole-1', 'types/fashion-fragrance-eau-de-parfum': 'oudhavan-taif-morning-1', 'types/fashion-fragrance-attar': 'oudhavan-attar-khus-1',
    'types/home-vessels-vases': 'mitti-moor-bottle-vase-1', 'types/home-vessels-bowls': 'mitti-moor-talab-bowl-2', 'types/home-lighting-table-lamps': 'mitti-moor-kulhad-lamp-1', 'types/home-lighting-lanterns': 'tamravat-fanous-1', 'types/home-candles-candles': 'lampwick-oud-cardamom-1', 'types/home-candles-incense': 'lampwick-loban-sticks-1', 'types/home-trays-brass': 'tamravat-thali-tray-2', 'types/home-seating-chairs': 'chettin-row-cane-armchair-3', 'types/home-seating-stools': 'chettin-row-stool-1',
}.items():
    square(name, source, CATEGORY if name.startswith('categories/') else SQUARE)

for name, source in {
    'bazm-and-bezel': 'kharavel-nizam-38-3', 'khor-meridian': 'mirqaba-pearl-diver-2', 'noonhouse': 'zohra-vane-orbit-4', 'paduka-lane': 'pathik-monsoon-clog-2', 'souk-nineteen': 'oudhavan-resin-no-4-2',
    'zarqa-and-daughters': 'neelkosh-madder-stole-1', 'deira-row': 'ambur-reed-belt-brown-1', 'malabar-attic': 'chettin-row-stool-2', 'aangan-and-oar': 'mitti-moor-amphora-2',
}.items():
    square(f'sellers/{name}', source, (720, 720))


# The shop's own pictures. `shift` leaves room for words.
HERO = (2880, 1620)


def scene(name, size, scale, *parts, **settings):
    shot(f'site/{name}', 'scene', size, scale=scale, parts=[list(p) for p in parts], **settings)


EVENING = (('home.armchair', {}, (0, 0, 0), (0, 0, 34)), ('home.stool', {'color': '#7d5230', 'dark': '#50321b'}, (60, 18, 0)), ('home.minar_lamp', {}, (60, 18, 44)), ('fashion.tote', {}, (2, 4, 36.5), (0, 0, 44)))
scene('hero-1', HERO, 56, *EVENING, framed=4, elevation=8, fill=0.72, shift=(-0.2, 0.02), tone='#6a5243', mood='window', window=True, window_away=11, samples=6, made=2)
SUNNY = (glasses('ovrai-pier-tortoise', (0, 0, 0), -26), ('props.frond', {'long': 30}, (-1, 26, 13), (0, 0, 66)))
scene('hero-2', HERO, 14, *SUNNY, elevation=34, fill=0.5, shift=(-0.19, 0.0), tone='sand', mood='sun')
scene('hero-2-narrow', (1536, 2150), 14, *SUNNY, elevation=34, fill=0.84, shift=(0.0, 0.12), tone='sand', mood='sun')
def desk(side):
    """A watch on a plain ground, to the right for pages from left to right (`side` 1), to the left for the others."""
    parts = [worn('kharavel-nizam-rose-gold', (0, 0, 0), -17 * side), worn('kharavel-charminar-moon', (7.4 * side, 4.5, 0), -20 * side)]
    return parts, {'framed': 2, 'elevation': 16, 'fill': 0.62, 'shift': (-0.2 * side, 0.0), 'tone': 'sea', 'mood': 'window', 'window': True, 'side': -side, 'made': 3}


for name, side in (('hero-3', 1), ('hero-3-turned', -1)):
    parts, settings = desk(side)
    scene(name, HERO, 12, *parts, **settings)
scene('promo-watches', (2000, 1500), 8, worn('tarini-chand', (-4.2, 0, 0)), worn('kharavel-charminar-moon', (4.2, 1.5, 0), -20), framed=2, elevation=18, fill=0.8, tone='clay', samples=6, made=4)
scene('promo-sunglasses', (2000, 1500), 15, glasses('zohra-vane-orbit', (0, 0, 0), -24), elevation=34, fill=0.7, tone='blush', mood='sun', made=2)
scene('promo-footwear', (2000, 1500), 24, ('open_shoes.pair', {'make': 'backless', 'gap': 11.5, 'color': '#96673a', 'suede': True}, (15, -9, 0), (0, 0, -56)), ('open_shoes.pair', {'make': 'babouche', 'gap': 11.5, 'color': '#2b3a66', 'lining': '#d6c49a', 'stitch': '#e6dcc2'}, (-20, 10, 0), (0, 0, -56)), framed=2, elevation=32, fill=0.86, tone='sand')
scene('new-arrivals', (2880, 1296), 34, ('home.amphora', {}, (17, 8, 10), (0, 0, 8)), ('props.plinth', {'radius': 21, 'height': 10}, (17, 8, 0)), ('fashion.tote', {}, (-24, 3, 0), (0, 0, 20)), ('home.bottle_vase', {}, (0, -16, 0)), ('fashion.structured', {}, (38, -14, 0), (0, 0, 22)), framed=5, elevation=10, fill=0.72, shift=(-0.09, 0.0), tone='sand', mood='window', window=True, samples=6, made=2)
scene('log-in', (1200, 1600), 26, ('home.amphora', {}, (0, 0, 12), (0, 0, 12)), ('props.plinth', {'radius': 17, 'height': 12}, (0, 0, 0)), ('home.pampas', {'at': (0, 0, 45)}, (0, 0, 37), (0, 0, -10)), ('home.pampas', {'at': (0, 0, 45), 'seed': 5}, (0.4, 0, 34), (0, 0, 165)), ('home.pampas', {'at': (0, 0, 45), 'seed': 9}, (0, 0.5, 33), (0, 0, 80)), framed=5, elevation=7, fill=0.72, tone='clay', mood='window', window=True, samples=8, made=2)
scene('about', (1600, 1200), 18, ('props.slab', {'size': (70, 60, 3), 'kind': 'wood', 'color': '#6b4a30'}), ('props.books', {'colors': ('#5a2a2a', '#2f4038'), 'size': (24, 18, 2.6)}, (-12, 8, 3), (0, 0, 10)), lying('kharavel-dak', (5, -1, 3), -24), ('props.pen', {'color': '#3a1418'}, (13, -2, 3), (0, 0, 10)), look=(0.5, 1.5, 4), near=70, elevation=40, made=3, tone='sand', mood='window', window=True)
scene('open-graph', (1200, 630), 30, ('fashion.tote', {}, (-20, 4, 0), (0, 0, 20)), ('home.amphora', {}, (8, 6, 0)), ('open_shoes.pair', {'make': 'espadrille'}, (10, -18, 0), (0, 0, -24)), framed=3, elevation=10, fill=0.82, tone='sand', samples=8, made=2)

# Clips of demo/videos: the camera goes close to a spot of the published first picture, as fractions of its width and height, and back.
CLOSE_LOOKS = {
    'kharavel-dak': (0.43, 0.46), 'kharavel-charminar-moon': (0.48, 0.58), 'zohra-vane-halo': (0.45, 0.5), 'ovrai-clerk': (0.45, 0.5),
    'pathik-bit-chestnut': (0.37, 0.48), 'vellorum-jetty-ecru': (0.5, 0.54), 'ambur-reed-portico': (0.56, 0.54), 'ambur-reed-howdah': (0.5, 0.66),
    'oudhavan-resin-no-4': (0.53, 0.57), 'mirqaba-pearl-diver': (0.5, 0.42), 'lampwick-monsoon-courtyard': (0.5, 0.32), 'tamravat-fanous': (0.5, 0.6),
}


def fingerprint(entry):
    import_look = LOOK + FAMILIES[entry['family']] * 1000
    text = json.dumps([import_look, {k: v for k, v in entry.items() if k not in ('name', 'size')}], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# Raised when light or ground change so that everything should be taken again.
LOOK = 1


def set_up(entry):
    """Builds the scene of a picture (inside Blender)."""
    import sets
    (sets.still if 'parts' in entry else sets.VIEWS[entry['family']])(entry)


if __name__ == '__main__' and '--videos' in sys.argv:
    json.dump(CLOSE_LOOKS, sys.stdout)
elif __name__ == '__main__':
    json.dump([{'name': e['name'], 'family': e['family'], 'width': e['size'][0], 'height': e['size'][1], 'samples': e.get('samples', 3), 'print': fingerprint(SHOTS[e.get('source', e['name'])]), 'framed': 'look' not in e and not e.get('bare') and e.get('view') not in ('detail', 'back'), 'source': e.get('source')} for e in SHOTS.values()], sys.stdout)
