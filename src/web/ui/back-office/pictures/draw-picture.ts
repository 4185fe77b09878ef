import type { Crop, Turns } from './crop.ts';
import { canvasOf, encode } from './picture-canvas.ts';

/**
 * Returns the turned and cropped picture as a file to upload. The crop is of the turned picture.
 */
export async function drawPicture(
  bitmap: ImageBitmap,
  turns: Turns,
  crop: Crop,
  name: string,
): Promise<File | null> {
  const isUpright = turns % 2 === 0;
  const width = isUpright ? bitmap.width : bitmap.height;
  const height = isUpright ? bitmap.height : bitmap.width;
  const { element, context } = canvasOf(width * crop.width, height * crop.height);
  context.translate(-width * crop.x, -height * crop.y);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return encode(element, name);
}
