import { isMediaError } from '#media/media-error.ts';
import { failure } from '../failure.ts';

/** What is wrong with a file, as a refusal that names its part of the form. */
export function refusedFile(part: string, error: unknown): unknown {
  if (!isMediaError(error)) return error;
  return failure(error.status, error.code, error.message, { fields: { [part]: error.message } });
}
