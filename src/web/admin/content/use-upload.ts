import { useState } from 'react';
import { addContentPicture } from '#contracts/content/picture-call.ts';
import type { MediaItem } from '#contracts/media.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { shrinkPicture } from '#web/ui/back-office/pictures/shrink-picture.ts';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** Uploads pictures of the content one by one: how far, and what went wrong. */
export function useUpload() {
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
      const form = formDataOf({ image: await shrinkPicture(file) });
      return (await send({ form }, { onProgress: setShare })).data;
    } catch (error) {
      setProblem(messageOf(error));
      return null;
    } finally {
      setShare(null);
    }
  }

  return { share, problem, upload };
}
