import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import {
  answerOf,
  createS3Client,
  folderOf,
  type S3Settings,
  type Send,
  within,
} from '../store/s3-client.ts';
import type { ArchiveFolder } from './disk-archives.ts';

/** An archive has at most 10,000 parts of the same size: of 32 MB each, it may have 312 GB. */
const PART_BYTES = 32 * 1024 * 1024;

/** Nobody waits for one but the backup itself. */
const LONGEST_CALL_MS = 10 * 60_000;

/** Keeps archives in a bucket; each is there once its upload, in parts, is complete. */
export function s3Archives(settings: S3Settings, partBytes = PART_BYTES): ArchiveFolder {
  const client = createS3Client(settings);
  const { bucket: Bucket } = settings;
  const folder = folderOf(settings);
  const addressOf = (name: string) => `s3://${Bucket}/${folder}${name}`;
  const ask = <T>(task: string, send: Send<T>) => answerOf(task, within(LONGEST_CALL_MS, send));
  const found = <T>(answer: T | null): T => {
    if (answer === null) throw new Error(`Object storage: there is no bucket ${Bucket}`);
    return answer;
  };

  async function upload(name: string, archive: Readable) {
    const Key = folder + name;
    const begin = new CreateMultipartUploadCommand({ Bucket, Key });
    const { UploadId } = found(
      await ask(`begin of ${name}`, (options) => client.send(begin, options)),
    );
    const target = { Bucket, Key, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      let bytes = 0;
      for await (const Body of partsOf(archive, partBytes)) {
        const PartNumber = Parts.length + 1;
        const put = new UploadPartCommand({ ...target, PartNumber, Body });
        const answer = await ask(`part ${PartNumber} of ${name}`, (options) =>
          client.send(put, options),
        );
        Parts.push({ PartNumber, ETag: found(answer).ETag });
        bytes += Body.length;
      }
      const end = new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } });
      found(await ask(`end of ${name}`, (options) => client.send(end, options)));
      return bytes;
    } catch (error) {
      archive.destroy();
      const abort = new AbortMultipartUploadCommand(target);
      await client.send(abort).catch(() => {});
      throw error;
    }
  }

  async function list(): Promise<string[]> {
    const names: string[] = [];
    let token: string | undefined;
    do {
      const asked = { Bucket, Prefix: folder, Delimiter: '/', ContinuationToken: token };
      const page = found(
        await ask('list', (options) => client.send(new ListObjectsV2Command(asked), options)),
      );
      for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(folder.length));
      token = page.NextContinuationToken;
    } while (token);
    return names;
  }

  return {
    addressOf,
    write: upload,
    list,

    async open(name) {
      const get = new GetObjectCommand({ Bucket, Key: folder + name });
      const object = await ask(`GET ${name}`, (options) => client.send(get, options));
      if (object === null) return null;
      const content = object.Body?.transformToWebStream() ?? [];
      const archive = Readable.from(content, { objectMode: false });
      return { archive, bytes: object.ContentLength ?? 0 };
    },

    async remove(name) {
      const remove = new DeleteObjectCommand({ Bucket, Key: folder + name });
      await ask(`DELETE ${name}`, (options) => client.send(remove, options));
    },

    async clearUnfinished(isOurs) {
      const asked = new ListMultipartUploadsCommand({ Bucket, Prefix: folder });
      const page = found(await ask('list of uploads', (options) => client.send(asked, options)));
      for (const { Key = '', UploadId } of page.Uploads ?? []) {
        if (!isOurs(Key.slice(folder.length))) continue;
        const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
        await ask(`abort of ${Key}`, (options) => client.send(abort, options));
      }
    },
  };
}

/** Parts of the same size, but for the last one; one empty part where there is nothing. */
async function* partsOf(archive: Readable, size: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  for await (const bytes of archive as AsyncIterable<Buffer>) {
    parts.push(bytes);
    length += bytes.length;
    while (length >= size) {
      const whole = Buffer.concat(parts);
      yield whole.subarray(0, size);
      isFirst = false;
      parts = [whole.subarray(size)];
      length -= size;
    }
  }
  if (length > 0 || isFirst) yield Buffer.concat(parts);
}
