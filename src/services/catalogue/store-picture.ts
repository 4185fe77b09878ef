import type { AppContext } from '../app-context.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';

/**
 * Takes the form's picture into the store, hands its asset's id to `save` (undefined where the form
 * had none), and afterwards removes what is of no use any more: the new one where the save failed,
 * else those that `save` answers as replaced.
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
