"""The sunglasses of the demo catalogue as parameters of eyewear.build."""
PIER = {'shape': 'square', 'kind': 'acetate', 'lens': (5.2, 4.2), 'bridge': 2.0, 'rim': 0.42, 'thick': 0.62, 'temple': 0.5, 'metal': 'silver'}
MYNAH = {'shape': 'cat-eye', 'kind': 'acetate', 'lens': (5.4, 4.2), 'bridge': 1.8, 'rim': 0.36, 'thick': 0.5, 'temple': 0.44, 'metal': 'gold', 'rivets': False}
KHAMSIN = {'shape': 'aviator', 'kind': 'metal', 'lens': (5.8, 5.0), 'bridge': 1.5}
EYEWEAR = {
    'dunelarke-khamsin-gold': {**KHAMSIN, 'metal': 'pale-gold', 'tint': '#24442f', 'clear': '#d9d8a4'},
    'dunelarke-khamsin-silver': {**KHAMSIN, 'metal': 'silver', 'tint': '#26384b', 'clear': '#a9bac8', 'tips': '#1d2126'},
    'dunelarke-shamal': {'shape': 'pilot', 'kind': 'metal', 'bridges': 2, 'lens': (5.6, 4.6), 'bridge': 1.7, 'metal': 'black', 'wire': 0.085, 'tint': '#1e1f21', 'clear': '#a6a6a4', 'tips': '#111111'},
    'ovrai-pier-tortoise': {**PIER, 'acetate': 'tortoise', 'tint': '#2e1a10', 'clear': '#a97c55', 'metal': 'gold'},
    'ovrai-pier-black': {**PIER, 'acetate': 'black', 'tint': '#22352a'},
    'ovrai-clerk': {'shape': 'browline', 'kind': 'browline', 'lens': (5.1, 4.2), 'bridge': 2.1, 'acetate': 'dark-tortoise', 'metal': 'gold', 'tint': '#3f4626', 'temple': 0.4},
    'zohra-vane-orbit': {'shape': 'round', 'kind': 'metal', 'lens': (4.9, 4.9), 'bridge': 2.0, 'metal': 'gold', 'wire': 0.055, 'tint': '#a54a58', 'clear': '#f0d2cc', 'ear': 'curl', 'pads': False},
    'zohra-vane-halo': {'shape': 'round', 'kind': 'acetate', 'lens': (4.7, 4.5), 'bridge': 2.3, 'rim': 0.44, 'thick': 0.62, 'acetate': 'honey', 'tint': '#4a2b17', 'keyhole': True, 'temple': 0.42, 'metal': 'gold'},
    'zohra-vane-mynah': {**MYNAH, 'acetate': 'black', 'tint': '#232427', 'clear': '#b0aeac', 'wing': True},
    'zohra-vane-mynah-rose': {**MYNAH, 'acetate': '#b46a64', 'tint': '#5b3322', 'clear': '#d8ae90', 'wing': True},
    'zohra-vane-begum': {**MYNAH, 'lens': (6.0, 5.3), 'bridge': 1.7, 'rim': 0.46, 'acetate': 'burgundy', 'tint': '#3d1c38', 'clear': '#b78aa8', 'temple': 0.5},
}
