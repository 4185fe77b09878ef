import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);

/** A setting that may be left out. An empty one counts as left out, as everywhere here. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

/** A setting whose schema has a default. */
export const defaulted = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema);

/** A whole number of `unit`, such as seconds, from `least` to `most`. */
export const wholeNumber = (
  unit: string,
  { least = 0, most, byDefault }: { least?: number; most: number; byDefault: number },
) =>
  defaulted(
    z.coerce
      .number(`must be a number of ${unit}`)
      .int(`must be a whole number of ${unit}`)
      .min(least, `must be ${least} or more`)
      .max(most, `must be ${most} at most`)
      .default(byDefault),
  );

/** `1` or `0`; `meaning` says what 1 does. */
export const flag = (meaning: string) => z.enum(['0', '1'], `must be 1 (${meaning}) or 0`);

/** How many days something is kept; 0 is for ever. */
export const days = (byDefault: number) =>
  defaulted(
    z.coerce
      .number('must be a number of days, or 0 for ever')
      .int('must be a whole number of days')
      .min(0, 'must be 0 (for ever) or more')
      .max(36_500, 'must be 36500 days at most, or 0 for ever')
      .default(byDefault),
  );

/** An invalid setting; the message is one sentence that says what to set. */
export class ConfigError extends Error {}
