import type { FocusInput } from '#contracts/category.ts';
import type { Focus } from '#domain/pictures/focus.ts';
import { guessFocus, LOOKED_AT_SIDE } from '#domain/pictures/guess-focus.ts';
import { isMediaError } from '#media/media-error.ts';
import { readSmallPicture } from '#media/pictures/read-small-picture.ts';
import type { AppContext } from '../app-context.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';

/**
 * Stores the form's picture and passes its asset id to `save` (undefined without a picture).
 * Afterwards removes what is unused: the new asset if `save` throws, else the one it returns as
 * `replaced`.
 */
export async function withPicture<T>(
  context: AppContext,
  file: UploadedFile | undefined,
  save: (imageId: string | undefined) => Promise<{ result: T; replaced: string | null }>,
): Promise<T> {
  const imageId = file === undefined ? undefined : await ingestUpload(context, file);
  let unused = imageId ?? null;
  try {
    const { result, replaced } = await save(imageId);
    unused = replaced;
    return result;
  } finally {
    if (unused !== null) await removeUnusedAssets(context, [unused]);
  }
}

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
