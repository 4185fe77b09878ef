import { z } from 'zod';
import type { CallForm } from '#contracts/calls/call.ts';
import type { UploadKind } from '#contracts/media.ts';

const kinds: Record<UploadKind, string> = {
  image: 'A picture (JPEG, PNG, GIF, WebP or AVIF) of at most 10 MB',
  video: 'A video (MP4 or MOV) of at most 20 MB',
  table: 'A table of products (CSV or XLSX) of at most 10 MB and 5,000 rows',
  document: 'A document (PDF, JPEG, PNG or WebP) of at most 10 MB',
  archive: 'A ZIP file of pictures and videos of at most 200 MB',
};

/**
 * Returns a multipart body in JSON Schema: its text fields, and its files as optional binary parts.
 */
export function formSchema({ fields, files }: CallForm): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  const parts = Object.entries(files).map(([name, kind]) => [
    name,
    { type: 'string', format: 'binary', description: kinds[kind] },
  ]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(parts) } };
}
