import { canvasOf, encode, openPicture } from './picture-canvas.ts';

/** The longest side that the storefront uses. */
const LONGEST_SIDE = 2400;
/** Smaller files are uploaded as they are. */
const LIGHT_BYTES = 500 * 1024;

/**
 * Scales a picture down for slow connections: at most 2,400 pixels a side. Returns the file itself
 * where that gains nothing, or where the browser cannot read it, which the server then reports.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type === 'image/gif' || !file.type.startsWith('image/')) return file;
  const bitmap = await openPicture(file);
  if (bitmap === null) return file;
  try {
    const scale = scaleFor(bitmap.width, bitmap.height);
    if (scale === 1 && file.size <= LIGHT_BYTES) return file;
    const canvas = canvasOf(bitmap.width * scale, bitmap.height * scale);
    canvas.context.drawImage(bitmap, 0, 0, canvas.element.width, canvas.element.height);
    const small = await encode(canvas.element, file.name);
    return small !== null && small.size < file.size * 0.9 ? small : file;
  } finally {
    bitmap.close();
  }
}

/** Returns the scale of a picture, 1 where it is not scaled. */
function scaleFor(width: number, height: number): number {
  return Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
}
