import { toSentence } from '#languages/said.ts';
import * as fields from '#texts/refusals/fields.ts';

/** Returns what a contract says of a field as a sentence in the language of the page. */
export const fieldSentence = (message: string): string => toSentence(fields, message);
