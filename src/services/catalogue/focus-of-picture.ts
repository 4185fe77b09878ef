import type { FocusInput } from '#contracts/category.ts';
import { guessPictureFocus } from '#media/pictures/guess-picture-focus.ts';
import type { UploadedFile } from '../media/receive-file.ts';

type FocusColumns = { focusX?: number | null | undefined; focusY?: number | null | undefined };

/**
 * Returns the focus point that is stored with a picture: the form's own, else what is guessed of a
 * new picture. Without either there is nothing to change.
 */
export async function focusOfPicture(
  { focusX, focusY }: FocusInput,
  picture: UploadedFile | undefined,
): Promise<FocusColumns> {
  if (focusX !== undefined && focusY !== undefined) return { focusX, focusY };
  if (picture === undefined) return {};
  const guess = await guessPictureFocus(picture.path);
  return { focusX: guess?.x ?? null, focusY: guess?.y ?? null };
}
