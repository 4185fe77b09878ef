import { all, has, judged, only, under } from '../judged-query.ts';

const watches = under('Watches');
const sunglasses = under('Sunglasses');
const loafers = under('Loafers');
const handbags = under('Handbags');

/** What is searched for in the demo marketplace by what pieces have, in the words of shoppers. */
export const demoAttributeQueries = judged('attributes', {
  'brown loafers size 42': all(loafers, has('Colour', 'Brown'), has('Size', '42')),
  'sneakers size 46': all(under('Sneakers'), has('Size', '46')),
  'black loafers EU 43': all(loafers, has('Colour', 'Black'), has('Size', '43')),
  'size 37 sneakers': all(under('Sneakers'), has('Size', '37')),
  '38 mm steel watch': all(watches, has('Case size', 38), has('Case material', 'Steel')),
  '39mm watch': all(watches, has('Case size', 39)),
  'automatic steel watch': all(
    watches,
    has('Movement', 'Automatic'),
    has('Case material', 'Steel'),
  ),
  'hand-wound watch': all(watches, has('Movement', 'Hand-wound')),
  'watch 200 m water resistant': all(watches, has('Water resistance', 200)),
  'mineral glass sunglasses': all(sunglasses, has('Lens material', 'Mineral glass')),
  'polarised sunglasses': all(sunglasses, only('dunelarke-khamsin-silver')),
  'acetate sunglasses green lenses': all(
    sunglasses,
    has('Frame material', 'Acetate'),
    has('Lens colour', 'Green'),
  ),
  'box calf handbag': all(handbags, has('Material', 'Box calf')),
  'crossbody calfskin bag': all(
    handbags,
    has('Material', 'Calfskin'),
    has('Carried', 'Across the body'),
  ),
  'handbag drawcord': all(handbags, has('Fastening', 'Drawcord')),
  'natural rubber sole': has('Sole', 'Natural rubber'),
  '75 ml perfume': has('Volume', 75),
  'vetiver attar': all(has('Notes', 'Vetiver'), has('Concentration', 'Attar')),
  'cedar perfume': has('Notes', 'Cedar'),
  'belt 95 cm steel buckle': all(has('Belt length', '95'), has('Buckle', 'Steel')),
  'stoneware vase': all(under('Vases'), has('Material', 'Stoneware')),
  'dimmable lamp': has('Light', 'One E27 bulb'),
});
