import { z } from 'zod';
import { said, says } from '#languages/said.ts';
import { FeedSettings } from './feeds.ts';
import { TimeOfDay } from './notices.ts';
import { isPlain } from './text.ts';
import { version } from './version.ts';

const days = z
  .int(says('must be a whole number of days'))
  .min(0, says('must be 0 (for ever) or more'))
  .max(36_500, says('must be 36500 days at most, or 0 for ever'));

/** Days of retention for each; 0 means for ever. Words and addresses of reports are kept as messages are. */
export const KeepDays = z.strictObject({
  messages: days,
  customers: days,
  enquiries: days,
  audit: days,
});
export type KeepDays = z.infer<typeof KeepDays>;

/** The setting of the environment by which the operator decides one of them. */
export const keepDaysSetting = (kind: keyof KeepDays): string => `KEEP_${kind.toUpperCase()}_DAYS`;

const isAddressOrNone = (text: string) => text === '' || z.email().safeParse(text).success;

const APPROVED = says('must be a whole number from 1 to 1000');
const approved = z.int(APPROVED).min(1, APPROVED).max(1000, APPROVED);
const FACTOR = says('must be a number from 1.5 to 1000');
const factor = z.number(FACTOR).min(1.5, FACTOR).max(1000, FACTOR);

/**
 * What owners decide while the marketplace runs (docs/behaviour/admin.md#settings). A marketplace where nothing was
 * decided has the defaults.
 */
export const Settings = z.strictObject({
  /** Whether a seller's product trends as soon as its seller wants so, or when an admin grants it. */
  trending: z.enum(['at-once', 'granted']).default('at-once'),
  /** Which new products an admin approves before shoppers see them. */
  approval: z
    .strictObject({
      of: z.enum(['none', 'first', 'all']).default('none'),
      /** With `first`: those of sellers of whom fewer products than this are approved. */
      first: approved.default(5),
      /** Whether edits of what shoppers read wait as well, beside the product as it is. */
      edits: z.boolean().default(false),
    })
    .prefault({}),
  /** What sends a new product or an edit to approval, whatever else is approved. */
  rules: z
    .strictObject({
      words: z
        .array(z.string().trim().min(1).max(60).refine(isPlain, 'Words without signs of markup'))
        .max(300, 'At most 300 words and phrases')
        .default([]),
      /** A price so many times above or below the median of its category. */
      priceFactor: factor.nullable().default(null),
      /** A picture that looks the same as one of another seller's. */
      samePicture: z.boolean().default(false),
    })
    .prefault({}),
  /** The hours in which a seller is not told of enquiries, until it chooses its own. */
  quiet: z.strictObject({ from: TimeOfDay, until: TimeOfDay }).nullable().default(null),
  /** Where nothing is decided, the server's own counts; what the environment sets, always does. */
  keepDays: KeepDays.partial().prefault({}),
  /** Whom newsletters come from, if not the shop, and where they are answered, if not there. */
  newsletter: z
    .strictObject({
      sender: z
        .string('Sender must be text')
        .max(80, 'Sender must be at most 80 characters')
        .refine((text) => isPlain(text) && !text.includes('\n'), 'Sender must be one line of text')
        .default(''),
      replyTo: z.string().refine(isAddressOrNone, 'Enter a valid e-mail address').default(''),
    })
    .prefault({}),
  /** The rate that sellers' forms propose prices by, where a profile has none of its own. */
  rupeesPerDirham: z
    .number('Enter a rate such as 22.9')
    .positive('Enter a rate such as 22.9')
    .max(999.9999, 'Enter a rate such as 22.9')
    .nullable()
    .default(null),
  /** The marketplace's product feeds (docs/behaviour/feeds.md). */
  feeds: FeedSettings.prefault({}),
});
export type Settings = z.infer<typeof Settings>;

/** What owners have decided, and how often anything of it was changed. */
export const SettingsShown = z.object({
  settings: Settings,
  version: z.int(),
  keepDays: KeepDays.describe('What counts now'),
  fixed: z.array(KeepDays.keyof()).describe('What of it the environment sets'),
});
export type SettingsShown = z.infer<typeof SettingsShown>;

export const SettingsChange = z.object({
  settings: Settings.refine(({ quiet }) => quiet === null || quiet.from !== quiet.until, {
    path: ['quiet', 'until'],
    message: said('quietHoursIncomplete'),
  }),
  version: version(0).describe('Refused with 409 where they were changed since'),
});
export type SettingsChange = z.infer<typeof SettingsChange>;
