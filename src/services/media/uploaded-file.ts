import type { MediaKind, UploadKind } from '#contracts/media.ts';

/** A file that has arrived whole in the incoming folder, not yet looked into. */
export type UploadedFile<Kind extends UploadKind = MediaKind> = {
  /** Name of the form's part, such as `image1`. */
  part: string;
  /** What the part may hold; the content decides whether it does. */
  kind: Kind;
  /** The file's own name, as its sender calls it. */
  name?: string;
  path: string;
  bytes: number;
  /** SHA-256 of its content, first 32 hex digits. */
  hash: string;
};
