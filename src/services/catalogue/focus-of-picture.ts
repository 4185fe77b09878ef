import type { FocusInput } from '#contracts/category.ts';
import type { Focus } from '#domain/pictures/focus.ts';
import { guessFocus, LOOKED_AT_SIDE } from '#domain/pictures/guess-focus.ts';
import { isMediaError } from '#media/media-error.ts';
import { readSmallPicture } from '#media/pictures/read-small-picture.ts';
import type { UploadedFile } from '../media/receive-file.ts';

type FocusColumns = { focusX?: number | null | undefined; focusY?: number | null | undefined };

/**
 * Returns the focus point that is stored with a picture: the form's own, else what is guessed of a
 * new picture. Without either there is nothing to change.
 */
export async function focusOfPicture(
  { focusX, focusY }: FocusInput,
  picture: Pick<UploadedFile, 'path'> | undefined,
): Promise<FocusColumns> {
  if (focusX !== undefined && focusY !== undefined) return { focusX, focusY };
  if (picture === undefined) return {};
  const guess = await guessPictureFocus(picture.path);
  return { focusX: guess?.x ?? null, focusY: guess?.y ?? null };
}

async function guessPictureFocus(path: string): Promise<Focus | null> {
  try {
    return guessFocus(await readSmallPicture(path, LOOKED_AT_SIDE));
  } catch (error) {
    if (isMediaError(error)) return null;
    throw error;
  }
}
