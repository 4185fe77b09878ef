import { fromPixels, type Pixels } from './open-picture.ts';

const SIDE = 8;
/** Steps of brightness that noise and another encoding make too. */
const NOISE = 3;
/** Of a picture with fewer edges, such as one colour, too little can be said. */
const FEWEST_EDGES = 10;

/**
 * Returns what a picture looks like as 128 bits of text, nearly the same of the same picture in another size, quality or
 * format: whether each field of a grid of eight by eight is darker than the one to its right, and than the one below.
 * Null where the picture has hardly any edges.
 */
export async function pictureLook(pixels: Pixels): Promise<string | null> {
  const { data, info } = await fromPixels(pixels)
    .flatten({ background: '#ffffff' })
    .resize(SIDE + 1, SIDE + 1, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (row: number, column: number) =>
    data[(row * (SIDE + 1) + column) * info.channels] ?? 0;
  const bits = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    const limit = at(row, column) + NOISE;
    return [at(row, column + 1), at(row + 1, column)].map((next) => (next > limit ? '1' : '0'));
  }).flat();
  return bits.filter((bit) => bit === '1').length < FEWEST_EDGES ? null : bits.join('');
}
