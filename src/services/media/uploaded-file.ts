import type { MediaKind } from '#contracts/media.ts';

/** A file that has arrived whole in the incoming folder, not yet looked into. */
export type UploadedFile = {
  /** Name of the form's part, such as `image1`. */
  part: string;
  /** What the part may hold; the content decides whether it does. */
  kind: MediaKind;
  path: string;
  bytes: number;
  /** SHA-256 of its content, first 32 hex digits. */
  hash: string;
};
