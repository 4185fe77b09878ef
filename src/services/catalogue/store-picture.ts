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
