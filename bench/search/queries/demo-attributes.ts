import { all, has, judged, only, strictly, under } from '../judged-query.ts';

const watches = under('Watches');
const sunglasses = under('Sunglasses');
const loafers = under('Loafers');
const handbags = under('Handbags');

/** What is searched for by what pieces have, in the words of shoppers. */
const found = judged('attributes', {
  'brown loafers size 42': all(loafers, has('Colour', 'Brown'), has('Size', '42')),
  'espadrilles size 46': all(under('Espadrilles'), has('Size', '46')),
  'burgundy loafers EU 43': all(loafers, has('Colour', 'Burgundy'), has('Size', '43')),
  'size 37 espadrilles': all(under('Espadrilles'), has('Size', '37')),
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
  'calfskin shoulder bag': all(
    handbags,
    has('Material', 'Calfskin'),
    has('Carried', 'On the shoulder'),
  ),
  'handbag turn lock': all(handbags, has('Fastening', 'Turn lock')),
  'jute sole': has('Sole', 'Jute'),
  '75 ml perfume': has('Volume', 75),
  'vetiver attar': all(has('Notes', 'Vetiver'), has('Concentration', 'Attar')),
  'cedar perfume': has('Notes', 'Cedar'),
  'belt 95 cm steel buckle': all(has('Belt length', '95'), has('Buckle', 'Steel')),
  'stoneware vase': all(under('Vases'), has('Material', 'Stoneware')),
  'dimmable lamp': has('Light', 'One E27 bulb'),
});

/** The same where other pieces have the words too, of something else. */
const meant = strictly('attributes', {
  'size 42': has('Size', '42'),
  'loafers 42': all(loafers, has('Size', '42')),
  'eu 38': has('Size', '38'),
  '38 mm watch': all(watches, has('Case size', 38)),
  'watch case size 40 mm': all(watches, has('Case size', 40)),
  'black dial watch': all(watches, has('Dial colour', 'Black')),
  'cream espadrilles size 42': all(
    under('Espadrilles'),
    has('Colour', 'White', 'Cream'),
    has('Size', '42'),
  ),
  '25 mm heel': has('Heel', 25),
  'leather sole shoes': all(
    under('Footwear'),
    has('Sole', 'Leather', 'Leather with rubber insert', 'Leather with rubber tread'),
  ),
  'leather tote': all(under('Totes'), has('Material', 'Bridle leather', 'Calfskin', 'Box calf')),
  '12 ml': has('Volume', 12),
});

export const demoAttributeQueries = [...found, ...meant];
