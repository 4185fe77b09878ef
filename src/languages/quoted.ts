import { isolated } from './isolated.ts';

/** Returns what people wrote, in Arabic quotation marks, kept apart from the direction of the sentence around it. */
export const quoted = (text: string): string => `«${isolated(text)}»`;
