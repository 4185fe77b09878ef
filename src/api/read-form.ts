import { said } from '#languages/said.ts';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  LARGEST_ARCHIVE_BYTES,
  LARGEST_VIDEO_BYTES,
  type MediaKind,
  type UploadKind,
} from '#contracts/media.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure, invalid } from '#services/failure.ts';
import { discardFiles, receiveFile, type UploadedFile } from '#services/media/receive-file.ts';
import { countedSeller, countUpload, refuseUpload } from '#services/media/upload-ticket.ts';
import { fingerprintOf } from './answer-once.ts';
import { parseInput } from './parse-input.ts';

/** A received form: its text fields, and its files in the order of arrival. */
type Form<Kind extends UploadKind = MediaKind> = {
  fields: Record<string, unknown>;
  files: UploadedFile<Kind>[];
};

const limits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 40,
  files: 8,
  parts: 48,
  headerPairs: 20,
};

type FormCall<Fields extends z.ZodType, Kind extends UploadKind> = {
  form: { fields: Fields; files: Readonly<Record<string, Kind>> };
};

/**
 * Reads the form of a call, calls `work` with its fields, parsed by the call's schema, and its files,
 * and always removes files that are left. Invalid fields are refused (422). A JSON body is a form
 * without files. Files count towards the seller's share of the day (429) and need room on the disk
 * (507); a form without any is bound by neither.
 */
export async function readForm<Fields extends z.ZodType, Kind extends UploadKind, T>(
  context: AppContext,
  request: FastifyRequest,
  { form: { fields, files: parts } }: FormCall<Fields, Kind>,
  work: (fields: z.output<Fields>, files: UploadedFile<Kind>[]) => Promise<T>,
): Promise<T> {
  const form: Form<Kind> = { fields: Object.create(null), files: [] };
  try {
    if (request.isMultipart()) {
      await readParts(request, context, parts, form).catch((error) => {
        throw brokenForm(error);
      });
      await request.once?.claim(fingerprintOf(request, [form.fields, form.files.map(contentOf)]));
    } else {
      form.fields = (request.body as Form['fields'] | null | undefined) ?? form.fields;
    }
    if (request.raw.socket.destroyed) throw cutOff();
    return await work(parseInput(fields, form.fields), form.files);
  } finally {
    await discardFiles(form.files);
  }
}

async function readParts<Kind extends UploadKind>(
  request: FastifyRequest,
  context: AppContext,
  parts: Readonly<Record<string, Kind>>,
  form: Form<Kind>,
): Promise<void> {
  const kinds: UploadKind[] = Object.values(parts);
  const fileSize = kinds.includes('archive') ? LARGEST_ARCHIVE_BYTES : LARGEST_VIDEO_BYTES;
  const bounded = { ...limits, fileSize: fileSize + 1 };
  for await (const part of request.parts({ limits: bounded })) {
    if (part.type === 'field') {
      if (part.fieldname in form.fields) {
        throw failure(400, 'malformed', said('fieldSentTwice', { name: part.fieldname }));
      }
      form.fields[part.fieldname] = part.value;
    } else if (part.filename === '' || part.filename === undefined) {
      part.file.resume(); // a file input that was left empty
    } else {
      const seller = countedSeller(request.actor);
      if (form.files.length === 0) {
        const bytes = Number(request.headers['content-length'] ?? 0);
        await refuseUpload(context, seller, bytes).catch((error) => {
          part.file.resume();
          throw error;
        });
      }
      const file = await receivePart(context, parts, form, part);
      form.files.push(file);
      await countUpload(context, seller, file);
    }
  }
}

const contentOf = ({ part, hash }: UploadedFile<UploadKind>) => [part, hash];

type FilePart = { fieldname: string; filename: string; file: Parameters<typeof receiveFile>[3] };

function receivePart<Kind extends UploadKind>(
  context: AppContext,
  parts: Readonly<Record<string, Kind>>,
  form: Form<Kind>,
  { fieldname: name, filename, file: source }: FilePart,
): Promise<UploadedFile<Kind>> {
  const kind = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const twice = form.files.some((file) => file.part === name);
  if (kind !== undefined && !twice) {
    return receiveFile(context, name, kind, source, storable(filename));
  }
  source.resume();
  const about = { name: name.slice(0, 40), names: Object.keys(parts) };
  throw invalid(about.name, said(twice ? 'fileSentTwice' : 'fileNotAskedFor', about));
}

/** The client has disconnected, and nothing may be saved. */
const cutOff = () => failure(400, 'upload-cut-off', said('formCutOff'));

/** A file's name without characters that the database cannot store. */
const storable = (name: string) => name.replaceAll('\u0000', '').toWellFormed();

/** Errors of the parser are plain errors without a code; ours and the machine's have one. */
function brokenForm(error: unknown): unknown {
  const isParsers = error instanceof Error && error.constructor === Error && !('code' in error);
  if (!isParsers) return error;
  return failure(400, 'malformed', said('formMalformed'));
}
