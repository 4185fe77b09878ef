import { z } from 'zod';
import { LARGEST_IMAGE_BYTES } from '#contracts/media.ts';
import * as texts from '#texts/back-office/pictures.ts';
import { refusedKind } from './refused-kind.ts';

/**
 * The picture of a form: a file, or null where none is chosen. A file that the server would refuse
 * is invalid, as the form would otherwise be saved without it.
 */
export const PictureFile = z
  .custom<File | null>((value) => value === null || value instanceof File, texts.choosePicture)
  .superRefine((file, context) => {
    const message = file === null ? undefined : pictureProblem(file);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** Problems found in the content of files, for `pictureProblem`, which is synchronous. */
const refused = new WeakMap<object, string>();

/**
 * Checks a file's content for formats that no browser can show, before it becomes a form's value.
 */
export async function lookInto(file: File): Promise<File> {
  const message = (await refusedKind(file)) ?? (await beginsLikePicture(file));
  if (message !== undefined) refused.set(file, message);
  return file;
}

/** Beginnings of PNG, JPEG, GIF, WebP and AVIF: a name that ends in `.jpg` makes no picture of a text. */
const beginnings = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;

async function beginsLikePicture(file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return beginnings.test(String.fromCharCode(...start)) ? undefined : texts.notAPicture;
}

/** Returns the problem of a file before it is sent; the server also checks its content. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  const kind = refused.get(file);
  if (kind !== undefined) return kind;
  if (!file.type.startsWith('image/')) {
    return texts.notAPicture;
  }
  if (file.size > LARGEST_IMAGE_BYTES) {
    return texts.pictureTooLarge(Math.ceil(file.size / 1024 / 1024));
  }
  return undefined;
}
