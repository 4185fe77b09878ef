import { useEffect, useRef, useState } from 'react';
import { productCalls } from '#contracts/calls/products.ts';
import { LARGEST_IMAGE_BYTES, LARGEST_VIDEO_BYTES } from '#contracts/media.ts';
import type { UploadedMedia } from '#contracts/product.ts';
import * as texts from '#texts/back-office/media.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { isCallError, messageOf } from '../calls.ts';
import { formDataOf } from '../form/send-form.ts';
import { refusedKind } from '../pictures/refused-kind.ts';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import { kindOf } from './media-slots.ts';

/** A running upload. `preview` is an address valid on this page only. */
export type Upload = {
  file: File;
  /** What `file` was cropped from, or itself: cropping again starts from it. */
  source: Blob;
  preview: string;
  /** The share that has been uploaded, 0 to 1. */
  share: number;
  state: 'preparing' | 'sending' | 'failed' | 'sent';
  message?: string;
  /** Whether it failed for what the file is, so that the same one would fail again. */
  isRefused?: boolean;
  sent?: UploadedMedia;
};
export type Uploads = ReturnType<typeof useUploads>;

/** How the server answers a file that it does not take. */
const OF_THE_FILE = [400, 413, 415, 422];

let serial = 0;

/**
 * Uploads files to `path` before their form is sent, each with its own progress; uploads can be
 * cancelled and retried.
 */
export function useUploads() {
  const { calls, role } = useBackOffice();
  const [all, setAll] = useState<ReadonlyMap<string, Upload>>(new Map());
  const running = useRef(new Map<string, { done: Promise<void>; ending: AbortController }>());
  // Changes between two renderings build on the last change, not on the last rendering.
  const latest = useRef(all);

  function put(id: string, upload: Upload) {
    latest.current = new Map(latest.current).set(id, upload);
    setAll(latest.current);
  }

  function change(id: string, changes: Partial<Upload>) {
    const upload = latest.current.get(id);
    if (upload) put(id, { ...upload, ...changes });
  }

  async function send(id: string, file: File, signal: AbortSignal) {
    const kind = kindOf(file);
    change(id, { state: 'preparing', share: 0, message: '', isRefused: false });
    try {
      const light = await shrinkPicture(file);
      const problem = (await refusedKind(light)) ?? refusalOf(light);
      if (problem) return change(id, { state: 'failed', message: problem, isRefused: true });
      if (signal.aborted) return;
      change(id, { state: 'sending' });
      const { data } = await calls.send(
        productCalls[role.role].uploadMedia,
        { form: formDataOf({ [kind]: light }) },
        { signal, onProgress: (share) => change(id, { share }) },
      );
      change(id, { state: 'sent', share: 1, sent: data });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = isCallError(error) && OF_THE_FILE.includes(error.failure.status);
      change(id, { state: 'failed', message: messageOf(error), isRefused });
    }
  }

  function begin(id: string, file: File) {
    const ending = new AbortController();
    running.current.set(id, { done: send(id, file, ending.signal), ending });
  }

  function start(id: string, file: File, source: Blob = file) {
    const upload = { file, source, preview: URL.createObjectURL(file), share: 0 };
    put(id, { ...upload, state: 'preparing' });
    begin(id, file);
  }

  // Uploads stop once the form is closed.
  useEffect(() => {
    const tasks = running.current;
    return () => {
      for (const { ending } of tasks.values()) ending.abort();
      for (const { preview } of latest.current.values()) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    all,
    newId: () => {
      serial += 1;
      return `upload-${serial}`;
    },
    start,
    cancel: (id: string) => running.current.get(id)?.ending.abort(),
    retry: (id: string) => {
      const upload = latest.current.get(id);
      if (upload) begin(id, upload.file);
    },
    /** Waits until no upload is running, and returns all results. */
    settle: async () => {
      await Promise.all([...running.current.values()].map(({ done }) => done));
      return latest.current;
    },
  };
}

/** Returns the problem of a file before it is sent; the server also checks its content. */
function refusalOf(file: File): string | undefined {
  const megabytes = Math.ceil(file.size / 1024 / 1024);
  if (file.type.startsWith('video/')) {
    return file.size > LARGEST_VIDEO_BYTES ? texts.videoTooLarge(megabytes) : undefined;
  }
  if (!file.type.startsWith('image/')) return texts.neitherPictureNorVideo;
  return file.size > LARGEST_IMAGE_BYTES ? texts.pictureTooLarge(megabytes) : undefined;
}
