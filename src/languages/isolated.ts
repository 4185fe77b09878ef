/**
 * Isolates what somebody wrote within a text from right to left, by invisible marks, so that it and the text around it
 * keep their order.
 */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
