const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name within other text where markup cannot stand around it, such as a title or a message: one that
 * is written from right to left gets invisible marks, so that it does not drag what follows with it.
 */
export const isolate = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
