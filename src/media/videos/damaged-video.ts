import { mediaError } from '../media-error.ts';

/** Returns the refusal of a video that cannot be read to its end. */
export const damagedVideo = (cause?: unknown) =>
  mediaError(
    'unreadable',
    'This video is damaged or incomplete. Export it again and choose the new file.',
    cause,
  );
