import type { Focus } from '#domain/pictures/focus.ts';
import { guessFocus, LOOKED_AT_SIDE } from '#domain/pictures/guess-focus.ts';
import { canvasOf, openPicture } from '#web/ui/back-office/pictures/picture-canvas.ts';

/** Guesses the focus point of a chosen file as the server does; null where it cannot. */
export async function guessFileFocus(file: File): Promise<Focus | null> {
  const bitmap = await openPicture(file);
  if (bitmap === null) return null;
  try {
    const scale = Math.min(1, LOOKED_AT_SIDE / Math.max(bitmap.width, bitmap.height, 1));
    const { element, context } = canvasOf(bitmap.width * scale, bitmap.height * scale);
    context.drawImage(bitmap, 0, 0, element.width, element.height);
    const { data, width, height } = context.getImageData(0, 0, element.width, element.height);
    return guessFocus({ data, width, height, channels: 4 });
  } finally {
    bitmap.close();
  }
}
