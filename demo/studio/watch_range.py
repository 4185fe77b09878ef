"""The watches of the demo catalogue as parameters of watches.build."""

BLACK_REGISTER = {'color': '#17181a', 'print': '#e9e6df', 'hand': '#e9e6df'}
WHITE_REGISTER = {'color': '#e9e6de', 'print': '#1b1b1b', 'hand': '#1b1b1b', 'flat': True}


def three(base, **more):
    return tuple({**base, **more, 'at': at, 'r': 0.245, 'words': words, 'hour': hour} for at, words, hour in (
        ((0.46, 0), ('30', '10', '20'), 2), ((0, -0.46), ('12', '3', '6', '9'), 9.2), ((-0.46, 0), ('60', '15', '30', '45'), 5)))


NIZAM = {'width': 3.8, 'height': 0.84, 'bezel': 'thin', 'crown': 'onion', 'brand': 'KHARAVEL', 'seconds': 'none', 'winding': 'hand', 'track': 'railway'}
AVENUE = {'width': 3.9, 'height': 0.98, 'metal': 'steel', 'dial': 'sunburst', 'index': 'batons', 'hands': 'baton', 'date': 3, 'brand': 'AUBIN SEHGAL', 'words': 'AUTOMATIC|70 HOURS', 'winding': 'auto'}
CHRONO = {'width': 4.0, 'height': 1.22, 'bezel': 'tachy', 'dial': 'matte', 'index': 'batons', 'hands': 'baton', 'hand_lume': True, 'pushers': 'two', 'brand': 'AUBIN SEHGAL', 'winding': 'auto', 'time': (10, 9, 0.5)}

WATCHES = {
    'kharavel-nizam-38': {**NIZAM, 'dial': 'lacquer', 'color': '#efe6cf', 'index': 'romans', 'index_color': '#2a2520', 'hands': 'leaf', 'hands_color': 'blued', 'strap_color': '#8a5227', 'stitch': '#e6d3b0',
                          'subs': ({'at': (0, -0.48), 'r': 0.26, 'color': '#e9dfc6', 'flat': True, 'print': '#2a2520', 'words': ('60', '15', '30', '45'), 'hand': '#1c3f92', 'hour': 7},)},
    'kharavel-nizam-rose-gold': {**NIZAM, 'metal': 'rose-gold', 'finish': 'polished', 'dial': 'silvered', 'color': '#e4e0d8', 'index': 'romans', 'index_color': '#26211d', 'hands': 'leaf', 'hands_color': 'rose-gold', 'strap_color': '#41241a', 'stitch': '#5d3626',
                                 'subs': ({'at': (0, -0.48), 'r': 0.26, 'color': '#d8d3ca', 'print': '#26211d', 'hand': 'rose-gold', 'hour': 7},)},
    'kharavel-charminar-moon': {'width': 4.0, 'height': 1.02, 'bezel': 'smooth', 'dial': 'lacquer', 'color': '#0d1a3c', 'index': 'batons', 'index_color': 'steel', 'print': '#cfd6e2', 'hands': 'dauphine', 'hands_color': 'steel', 'moon': True, 'seconds': 'none', 'strap_color': '#1b2744', 'stitch': '#2c3a5e', 'winding': 'auto', 'crown': 'onion'},
    'aubin-sehgal-avenue': {**AVENUE, 'color': '#d9d8d4', 'dial_dark': '#9d9c98', 'print': '#2b2a28', 'index_color': '#26241f', 'hands_color': '#26241f', 'seconds_color': '#26241f', 'strap_color': '#3a2418'},
    'aubin-sehgal-avenue-emerald': {**AVENUE, 'color': '#0d4a33', 'dial_dark': '#03140d', 'print': '#d9e2da', 'strap_color': '#17140f'},
    'aubin-sehgal-corniche': {**CHRONO, 'color': '#efede7', 'subs': three(BLACK_REGISTER), 'index_color': '#1b1c1e', 'hands_color': '#1b1c1e', 'seconds_color': '#1b1c1e', 'strap_color': '#161516'},
    'aubin-sehgal-night-circuit': {**CHRONO, 'color': '#141516', 'print': '#e9e6df', 'subs': three(WHITE_REGISTER), 'strap': 'racing', 'strap_color': '#1b1a1a', 'stitch': '#8d1c1f', 'seconds_color': '#c4161c', 'time': (10, 9, 32)},
    'kharavel-dak': {'width': 3.9, 'height': 1.1, 'bezel': 'smooth', 'dial': 'lacquer', 'color': '#ece1c4', 'index': 'none', 'hands': 'leaf', 'hands_color': 'blued', 'track': 'sector', 'sector': '#6b1a22', 'seconds_color': 'steel', 'strap': 'bridle', 'strap_color': '#7c3f1a', 'stitch': '#e2c79c', 'pushers': 'mono', 'crown': 'onion', 'winding': 'hand', 'time': (10, 9, 0.3),
                     'subs': ({'at': (0.47, 0), 'r': 0.25, 'color': '#e4d8b8', 'flat': True, 'print': '#33291f', 'words': ('30', '10', '20'), 'hand': '#1c3f92', 'hour': 3}, {'at': (-0.47, 0), 'r': 0.25, 'color': '#e4d8b8', 'flat': True, 'print': '#33291f', 'words': ('60', '20', '40'), 'hand': '#1c3f92', 'hour': 8})},
    'mirqaba-fathom-300': {'width': 4.1, 'height': 1.25, 'bezel': 'diver', 'bezel_color': '#0c0d0e', 'dial': 'matte', 'color': '#121314', 'index': 'plots', 'hands': 'sword', 'print': '#e3e1da', 'brand': 'MIRQABA', 'words': 'FATHOM 300|AUTOMATIC', 'strap': 'rubber', 'strap_color': '#151617', 'caseback': 'solid', 'winding': 'auto'},
    'mirqaba-pearl-diver': {'width': 3.9, 'height': 1.18, 'bezel': 'diver', 'bezel_color': '#0e4247', 'dial': 'sunburst', 'color': '#146066', 'dial_dark': '#06272a', 'index': 'plots', 'hands': 'sword', 'print': '#e3e9e6', 'brand': 'MIRQABA', 'words': 'PEARL DIVER|200 M', 'strap': 'rubber', 'strap_color': '#0f4a50', 'winding': 'auto'},
    'mirqaba-dhow-bronze': {'width': 4.2, 'height': 1.28, 'metal': 'bronze', 'bezel': 'diver', 'bezel_color': 'bronze', 'lume': '#e6dfc2', 'dial': 'matte', 'color': '#4b4a2a', 'index': 'arabic', 'hands': 'sword', 'hands_color': 'bronze', 'print': '#e6dfc2', 'brand': 'MIRQABA', 'words': 'BRONZE DHOW|200 M', 'strap': 'leather', 'strap_color': '#4a2d1c', 'stitch': '#d8bf94', 'strap_width': 2.2, 'caseback': 'solid'},
    'tarini-chand': {'shape': 'rectangle', 'width': 2.2, 'length': 2.9, 'height': 0.66, 'metal': 'gold', 'finish': 'polished', 'color': '#f3efe6', 'hands': 'leaf', 'hands_color': 'blued', 'brand': 'TARINI LUNE', 'print': '#1f1b18', 'strap': 'leather', 'strap_color': '#4f141c', 'stitch': '#6b2430', 'strap_width': 1.5, 'crown': 'cabochon'},
    'tarini-raat': {'width': 3.2, 'height': 0.8, 'finish': 'polished', 'bezel': 'smooth', 'dial': 'lacquer', 'color': '#0a0a0b', 'index': 'none', 'hands': 'dauphine', 'hands_color': 'steel', 'seconds': 'none', 'track': 'none', 'brand': 'TARINI LUNE', 'print': '#cfcac0', 'strap': 'satin', 'strap_color': '#111112', 'strap_width': 1.5, 'crown': 'small'},
}
