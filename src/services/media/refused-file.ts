import { isMediaError } from '#media/media-error.ts';
import { failure } from '../failure.ts';
import { fullDisk } from './disk-space.ts';

/** What is wrong with a file, as a refusal that names its part of the form; a full disk is no fault of the file's. */
export function refusedFile(part: string, error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return fullDisk();
  if (!isMediaError(error)) return error;
  return failure(error.status, error.code, error.message, {
    fields: { [part]: error.message },
    ...(error.code === 'busy' && { retryAfter: 10 }),
  });
}
