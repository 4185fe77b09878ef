import type { Drawing } from './drawing.ts';
import { eyewearDrawings } from './eyewear-scenes.ts';
import { fashionDrawings } from './fashion-scenes.ts';
import { footwearDrawings } from './footwear-scenes.ts';
import { homeDrawings } from './home-scenes.ts';
import { placeDrawings } from './place-scenes.ts';
import { sellerDrawings } from './seller-scenes.ts';
import { siteDrawings } from './site-scenes.ts';
import { typeDrawings } from './type-scenes.ts';
import { watchDrawings } from './watch-scenes.ts';

/** Every picture of the demo. */
export const gallery = (): Drawing[] => [
  ...watchDrawings(),
  ...eyewearDrawings(),
  ...footwearDrawings(),
  ...fashionDrawings(),
  ...homeDrawings(),
  ...placeDrawings(),
  ...typeDrawings(),
  ...sellerDrawings(),
  ...siteDrawings(),
];
