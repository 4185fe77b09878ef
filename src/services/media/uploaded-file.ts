import type { MediaKind, UploadKind } from '#contracts/media.ts';

/** An uploaded file in the incoming folder, its content not inspected yet. */
export type UploadedFile<Kind extends UploadKind = MediaKind> = {
  /** Name of the form's part, such as `image1`. */
  part: string;
  /** Expected kind; the content decides whether it matches. */
  kind: Kind;
  /** Original file name. */
  name?: string;
  path: string;
  bytes: number;
  /** SHA-256 of its content, first 32 hex digits. */
  hash: string;
};
