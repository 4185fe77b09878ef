import { randomUUID } from 'node:crypto';

type Part = { name: string; filename?: string; content: string | Uint8Array };

/** A multipart body as browsers send it, for `inject`. */
export function multipart(fields: Record<string, unknown>, files: Part[] = []) {
  const boundary = `dhow-${randomUUID()}`;
  const parts: Part[] = [
    ...Object.entries(fields).map(([name, value]) => ({ name, content: String(value) })),
    ...files,
  ];
  const chunks = parts.flatMap(({ name, filename, content }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined
      ? ''
      : `; filename="${filename}"\r\ncontent-type: application/octet-stream`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return {
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A file part called `name`. */
export const file = (
  name: string,
  content: Uint8Array | string,
  filename = `${name}.jpg`,
): Part => ({
  name,
  filename,
  content,
});
