/** Returns what people wrote, in Arabic quotation marks, kept apart from the direction of the sentence around it. */
export const quoted = (text: string): string => `«\u2068${text}\u2069»`;
