import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Upload = { key: string; parts: Map<number, Buffer> };

/** S3's uploads in parts: an object is there once its upload is completed, and not before. */
export function s3Uploads(complete: (key: string, content: Buffer) => void) {
  const uploads = new Map<string, Upload>();
  let serial = 0;

  /** Answers what belongs to such an upload; returns false for all else. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
  ): Promise<boolean> {
    const send = (name: string, content: string) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><${name}>${content}</${name}>`);
      return true;
    };
    const id = query.get('uploadId') ?? '';
    if (query.has('uploads') && request.method === 'GET') {
      const all = [...uploads].map(
        ([uploadId, { key }]) =>
          `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId></Upload>`,
      );
      return send('ListMultipartUploadsResult', all.join(''));
    }
    if (query.has('uploads') && request.method === 'POST') {
      serial += 1;
      uploads.set(`upload-${serial}`, { key, parts: new Map() });
      return send('InitiateMultipartUploadResult', `<UploadId>upload-${serial}</UploadId>`);
    }
    const upload = uploads.get(id);
    if (upload === undefined) return false;
    if (request.method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), await buffer(request));
      response.writeHead(200, { etag: `"part-${query.get('partNumber')}"` }).end();
      return true;
    }
    uploads.delete(id);
    if (request.method === 'DELETE') {
      response.writeHead(204).end();
      return true;
    }
    const asked = [...(await buffer(request)).toString().matchAll(/<PartNumber>(\d+)</g)];
    complete(key, Buffer.concat(asked.map(([, part]) => upload.parts.get(Number(part)) as Buffer)));
    return send('CompleteMultipartUploadResult', `<Key>${key}</Key>`);
  }

  return { answer, uploads };
}
