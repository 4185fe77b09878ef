import { useState } from 'react';
import { addContentPicture } from '#contracts/content/calls.ts';
import type { MediaItem } from '#contracts/media.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { lookInto, pictureProblem } from '#web/ui/back-office/pictures/picture-file.ts';
import { shrinkPicture } from '#web/ui/back-office/pictures/shrink-picture.ts';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** Uploads pictures of the content one by one: how far, and what went wrong, which is also told with the file. */
export function useUpload(onProblem?: (problem: string, file: File) => void) {
  const send = useSend(addContentPicture);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  /** Returns the picture with its id; null where there is none. */
  async function upload(
    file: File | undefined,
  ): Promise<{ id: string; picture: MediaItem } | null> {
    if (file === undefined) return null;
    setProblem(undefined);
    setShare(0);
    try {
      const image = await lookInto(await shrinkPicture(file));
      const refusal = pictureProblem(image);
      if (refusal !== undefined) throw new Error(refusal);
      const form = formDataOf({ image });
      return (await send({ form }, { onProgress: setShare })).data;
    } catch (error) {
      const message = messageOf(error);
      setProblem(message);
      onProblem?.(message, file);
      return null;
    } finally {
      setShare(null);
    }
  }

  return { share, problem, upload };
}
