/** A picture to be rendered: its file below `demo/pictures` without ending, its size and its SVG. */
export type Drawing = { name: string; width: number; height: number; body: () => string };

/** A product picture, 4:5. */
export const productPicture = (key: string, index: number, body: () => string): Drawing => ({
  name: `products/${key}-${index}`,
  width: 1200,
  height: 1500,
  body,
});

/** A square picture for categories, sub-categories and types. */
export const squarePicture = (name: string, body: () => string): Drawing => ({
  name,
  width: 1200,
  height: 1200,
  body,
});
