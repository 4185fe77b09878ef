import { z } from 'zod';

/** The largest number of a column of whole numbers. */
const LARGEST = 2_147_483_647;

/** A schema of the version of what was read, as JSON; `least` is that of what was never written. */
export const version = (name = 'version', least = 1) =>
  z
    .number(`${name} must be a whole number`)
    .int(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(LARGEST, `${name} must be at most ${LARGEST}`);

/** The same in a form, whose fields are text. */
export const versionField = z.coerce
  .number('version must be a whole number')
  .int('version must be a whole number')
  .min(1, 'version must be at least 1')
  .max(LARGEST, `version must be at most ${LARGEST}`)
  .optional();
