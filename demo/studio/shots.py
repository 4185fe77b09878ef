"""Every picture of the demo: what stands on the stage and how the camera sees it. Pure data until `set_up`.
`python3 shots.py` prints the list as JSON for render-all.ts; names are files below demo/pictures without ending."""
import hashlib
import json
import sys

from eyewear_range import EYEWEAR
from watch_range import WATCHES

PRODUCT, SQUARE = (1200, 1500), (1200, 1200)
SHOTS = {}

# A family's number is raised when its modelling has changed enough to take its pictures again.
FAMILIES = {'watch': 1, 'eyewear': 1, 'home': 1, 'fashion': 1, 'footwear': 1, 'scene': 1}


def shot(name, family, size=PRODUCT, **settings):
    SHOTS[name] = {'name': name, 'family': family, 'size': size, **settings}


WATCH_GROUNDS = {'kharavel-nizam-rose-gold': 'blush', 'tarini-petal-28': 'blush', 'tarini-chand': 'sand', 'mirqaba-dhow-bronze': 'sand', 'mirqaba-sirocco': 'sand', 'kharavel-dak': 'sand', 'tarini-raat': 'mist', 'mirqaba-pearl-diver': 'mist', 'mirqaba-fathom-300': 'stone', 'aubin-sehgal-night-circuit': 'stone'}
# What a close view looks at: (x, y) on the dial in halves of its width, and how near it comes.
WATCH_DETAILS = {'kharavel-nizam-38': (0.3, -0.35), 'kharavel-nizam-rose-gold': (-0.2, 0.4), 'kharavel-charminar-moon': (0.0, -0.42), 'aubin-sehgal-avenue': (0.55, 0.0), 'aubin-sehgal-corniche': (0.45, 0.0), 'aubin-sehgal-night-circuit': (-0.1, -0.3), 'kharavel-dak': (-0.2, 0.3), 'mirqaba-sirocco': (0.5, 0.1), 'mirqaba-fathom-300': (0.35, 0.6), 'mirqaba-pearl-diver': (0.0, 0.7), 'mirqaba-dhow-bronze': (-0.4, 0.5), 'tarini-petal-28': (0.1, 0.1), 'tarini-raat': (0.5, 0.6)}
WATCH_BACKS = {'kharavel-nizam-38': 3, 'kharavel-nizam-rose-gold': 3, 'kharavel-charminar-moon': 3, 'aubin-sehgal-corniche': 3, 'kharavel-dak': 3, 'mirqaba-fathom-300': 3, 'mirqaba-dhow-bronze': 3}

for key, spec in WATCHES.items():
    tone = WATCH_GROUNDS.get(key, 'paper')
    base = {'build': 'watch', 'spec': spec, 'tone': tone}
    shot(f'products/{key}-1', 'watch', view='hero', **base)
    if key in WATCH_DETAILS:
        shot(f'products/{key}-2', 'watch', view='detail', at=WATCH_DETAILS[key], **base)
    if key in WATCH_BACKS:
        shot(f'products/{key}-{WATCH_BACKS[key]}', 'watch', view='back', **base)


# Sunglasses: hero and side always; close views look at a place on the front; `sun` throws coloured shadows.
EYEWEAR_EXTRAS = {
    'dunelarke-khamsin-gold': {3: ('detail', 'bridge'), 4: ('sun', None)}, 'dunelarke-shamal': {3: ('detail', 'bridge')},
    'ovrai-pier-tortoise': {3: ('detail', 'hinge')}, 'ovrai-lagoon': {2: ('sun', None)}, 'zohra-vane-orbit': {3: ('detail', 'bridge'), 4: ('sun', None)},
    'zohra-vane-halo': {3: ('detail', 'bridge')}, 'zohra-vane-mynah': {3: ('detail', 'corner')}, 'zohra-vane-begum': {3: ('sun', None)},
}
for key, spec in EYEWEAR.items():
    base = {'build': 'eyewear', 'spec': spec, 'tone': {'zohra-vane-orbit': 'blush', 'zohra-vane-mynah-rose': 'blush', 'zohra-vane-halo': 'sand', 'ovrai-lagoon': 'mist', 'dunelarke-khamsin-silver': 'mist', 'ovrai-pier-tortoise': 'sand', 'zohra-vane-begum': 'blush'}.get(key, 'paper')}
    extras = EYEWEAR_EXTRAS.get(key, {})
    shot(f'products/{key}-1', 'eyewear', view='hero', **base)
    if 2 not in extras:
        shot(f'products/{key}-2', 'eyewear', view='side', **base)
    for number, (view, at) in extras.items():
        shot(f'products/{key}-{number}', 'eyewear', view=view, at=at, **base)


def fingerprint(entry):
    import_look = LOOK + FAMILIES[entry['family']] * 1000
    text = json.dumps([import_look, {k: v for k, v in entry.items() if k != 'name'}], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# Raised when light or ground change so that everything should be taken again.
LOOK = 1


def set_up(entry):
    """Builds the scene of a picture (inside Blender)."""
    import sets
    sets.VIEWS[entry['family']](entry)


if __name__ == '__main__':
    json.dump([{'name': e['name'], 'family': e['family'], 'width': e['size'][0], 'height': e['size'][1], 'samples': e.get('samples', 96), 'print': fingerprint(e)} for e in SHOTS.values()], sys.stdout)
