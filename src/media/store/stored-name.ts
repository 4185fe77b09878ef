import type { WidthFormat } from '../pictures/responsive-widths.ts';

const EXTENSIONS = ['jpg', 'webp', 'avif', 'mp4', 'mov'] as const;
type Extension = (typeof EXTENSIONS)[number];

const PUBLIC_NAME = /^([0-9a-f]{32})(?:-([1-9]\d{0,4}))?\.(jpg|webp|avif|mp4|mov)$/;
const ORIGINAL_NAME = /^originals\/([0-9a-f]{32})$/;

/** The parts of a name in the store. Originals are private: no route may serve them. */
export type StoredName = {
  hash: string;
  width: number | null;
  extension: Extension | null;
  original: boolean;
};

export const jpegName = (hash: string) => `${hash}.jpg`;
export const originalName = (hash: string) => `originals/${hash}`;
export const widthName = (hash: string, width: number, format: WidthFormat) =>
  `${hash}-${width}.${format}`;
export const videoName = (hash: string, container: 'mp4' | 'mov') => `${hash}.${container}`;

/** Returns the parts of a name, or null for a name that this layer never writes. */
export function parseStoredName(name: string): StoredName | null {
  const original = ORIGINAL_NAME.exec(name)?.[1];
  if (original) return { hash: original, width: null, extension: null, original: true };
  const [, hash, width, extension] = PUBLIC_NAME.exec(name) ?? [];
  if (!hash) return null;
  return {
    hash,
    width: width ? Number(width) : null,
    extension: extension as Extension,
    original: false,
  };
}

const CONTENT_TYPES: Record<Extension, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** Returns the content type to store and serve a file under; originals are opaque bytes. */
export function contentTypeOf(name: string): string {
  const extension = parseStoredName(name)?.extension;
  return extension ? CONTENT_TYPES[extension] : 'application/octet-stream';
}
