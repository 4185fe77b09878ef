import { z } from 'zod';
import { says } from '#languages/said.ts';
import { inEach } from '#languages/translations.ts';
import { plainText } from './text.ts';

/** While it is on, nothing is saved, and whoever tries is told these words (docs/behaviour/operation.md#maintenance). */
export const Maintenance = z.object({
  isOn: z.boolean(),
  words: z.object(inEach(() => z.string())).describe('For readers of each language'),
  until: z
    .string()
    .nullable()
    .describe('When it is expected to be over; it is turned off by hand all the same'),
});
export type Maintenance = z.infer<typeof Maintenance>;

export const MaintenanceChange = Maintenance.extend({
  words: z.strictObject(inEach(() => plainText('Words', 300))),
  until: z.iso
    .datetime({ offset: true, error: says('must be a moment, such as 2030-06-01T18:00:00Z') })
    .nullable()
    .default(null),
});
