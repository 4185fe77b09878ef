import type { MediaItem } from '../../src/contracts/media.ts';

/** A picture of the shop itself, and whether the words upon it have to be light or dark. */
export type CutScene = MediaItem & { tone: 'dark' | 'light' };
