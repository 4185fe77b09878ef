import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';

/** Returns the refusal of a video that cannot be read to its end. */
export const damagedVideo = (cause?: unknown) =>
  mediaError('unreadable', said('videoDamaged'), cause);
