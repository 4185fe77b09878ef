import { isMediaError } from '#media/media-error.ts';
import { failure } from '../failure.ts';
import { fullDisk } from './disk-space.ts';

/** Turns a media error into a refusal that names the form's part; a full disk is 507. */
export function refusedFile(part: string, error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return fullDisk();
  if (!isMediaError(error)) return error;
  return failure(error.status, error.code, error.message, {
    fields: { [part]: error.message },
    ...(error.code === 'busy' && { retryAfter: 10 }),
  });
}
