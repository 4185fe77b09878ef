import { z } from 'zod';

/** The largest number of a column of whole numbers. */
const LARGEST = 2_147_483_647;

/** A schema of the version of what was read, as JSON; `least` is that of what was never written. */
export const version = (least = 1) => z.int().min(least).max(LARGEST);

/** The same in a form, whose fields are text. */
export const versionField = z.coerce.number().int().min(1).max(LARGEST).optional();
