import * as inEnglish from '#languages/en/refusals.ts';
import { type Said, toSentence } from '#languages/said.ts';

export type MediaErrorCode =
  | 'too-large'
  | 'empty-file'
  | 'upload-cut-off'
  | 'unsupported-type'
  | 'unreadable'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'no-video-track'
  | 'unsupported-video'
  | 'missing-file'
  | 'busy'
  | 'store-unavailable';

const STATUS: Record<MediaErrorCode, number> = {
  'too-large': 413,
  'empty-file': 422,
  'upload-cut-off': 400,
  'unsupported-type': 415,
  unreadable: 422,
  'too-many-pixels': 422,
  'too-many-frames': 422,
  'no-video-track': 422,
  'unsupported-video': 415,
  'missing-file': 404,
  busy: 503,
  'store-unavailable': 503,
};

/**
 * The refusal of a file. `said` tells the person who chose the file (`message` does so in English), `status` is the
 * HTTP status to send (docs/behaviour/api.md#errors). Any other error from this layer is a fault of
 * ours or of the machine: a full disk, an unreachable store.
 */
export type MediaError = Error & {
  mediaError: true;
  code: MediaErrorCode;
  status: number;
  said: Said;
};

export function mediaError(code: MediaErrorCode, message: Said, cause?: unknown): MediaError {
  return Object.assign(new Error(toSentence(inEnglish, message), { cause }), {
    mediaError: true as const,
    code,
    status: STATUS[code],
    said: message,
  });
}

export function isMediaError(error: unknown): error is MediaError {
  return error instanceof Error && 'mediaError' in error && error.mediaError === true;
}
