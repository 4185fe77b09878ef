import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { MediaKind } from '#contracts/media.ts';
import { failure } from '#services/failure.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { discardFiles, receiveFile } from '#services/media/receive-file.ts';
import type { UploadedFile } from '#services/media/uploaded-file.ts';

/** A form that has arrived: its text fields, and its files in the order they came. */
export type Form = { fields: Record<string, unknown>; files: UploadedFile[] };

const limits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 40,
  files: 8,
  parts: 48,
  headerPairs: 20,
};

/**
 * Reads a multipart form whose file parts may be `parts` (name → what it may hold), hands it to
 * `work`, and takes away the files that are left, whatever happens. A JSON body is a form without files.
 */
export async function withForm<T>(
  request: FastifyRequest,
  market: Marketplace,
  parts: Record<string, MediaKind>,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const form: Form = { fields: Object.create(null), files: [] };
  try {
    if (request.isMultipart()) {
      await readParts(request, market, parts, form).catch((error) => {
        throw brokenForm(error);
      });
    } else {
      form.fields = (request.body as Form['fields'] | null | undefined) ?? form.fields;
    }
    return await work(form);
  } finally {
    await discardFiles(form.files);
  }
}

async function readParts(
  request: FastifyRequest,
  market: Marketplace,
  parts: Record<string, MediaKind>,
  form: Form,
): Promise<void> {
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname in form.fields) {
        throw failure(400, 'malformed', `The field ${part.fieldname} was sent twice.`);
      }
      form.fields[part.fieldname] = part.value;
    } else if (part.filename === '' || part.filename === undefined) {
      part.file.resume(); // a file input that was left empty
    } else {
      form.files.push(await receivePart(market, parts, form, part.fieldname, part.file));
    }
  }
}

function receivePart(
  market: Marketplace,
  parts: Record<string, MediaKind>,
  form: Form,
  name: string,
  source: Parameters<typeof receiveFile>[3],
): Promise<UploadedFile> {
  const kind = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const twice = form.files.some((file) => file.part === name);
  if (kind !== undefined && !twice) return receiveFile(market, name, kind, source);
  source.resume();
  const names = Object.keys(parts).join(', ');
  const message = twice
    ? `The file ${name} was sent twice.`
    : `There is no place for a file called ${name.slice(0, 40)}. Files go by the names ${names}.`;
  throw failure(422, 'validation-failed', message, { fields: { [name.slice(0, 40)]: message } });
}

/** The parser's own complaints are plain errors without a code; ours and the machine's have one. */
function brokenForm(error: unknown): unknown {
  const isParsers = error instanceof Error && error.constructor === Error && !('code' in error);
  if (!isParsers) return error;
  return failure(400, 'malformed', 'The form was cut off or is malformed. Please send it again.');
}
