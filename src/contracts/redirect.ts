import { z } from 'zod';
import { FIRST_LANGUAGE, splitLanguage } from '#languages/languages.ts';
import { listQuery } from './list-query.ts';

/** Why an address leads to another. */
export const redirectReasons = ['SELLER_MERGED', 'PAGE_RENAMED', 'BY_HAND', 'IMPORTED'] as const;

/** An address of the storefront that leads to another (docs/behaviour/storefront.md#moved-pages). */
export const Redirect = z.object({
  _id: z.string().describe('The old address'),
  from: z.string().describe('As it is kept: in English, each page by its id alone'),
  to: z.string(),
  reason: z.enum(redirectReasons),
  adminName: z.string(),
  createdAt: z.string(),
});
export type Redirect = z.infer<typeof Redirect>;

export const RedirectQuery = listQuery(['from', 'to', 'createdAt']).extend({
  reason: z.enum(redirectReasons, 'reason must be one of those of redirects').optional(),
});
export type RedirectQuery = z.infer<typeof RedirectQuery>;

const LONGEST_ADDRESS = 400;
const ofBackOffices = /^\/(?:admin|api|seller|login|media)(?:\/|$)/i;

/** Returns a path whose every `%` begins an escape of a letter, as `/100%25` for `/100%`. */
export function readablePath(path: string): string {
  const mended = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    decodeURIComponent(mended);
    return mended;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** What stands in a path by itself (RFC 3986, `pchar`). */
const PLAIN = /^[\w\-.~!$&'()*+,;=:@]$/;

/**
 * Returns one spelling of a path, however it was written: escapes in capitals, none for letters that need none, all
 * others escaped.
 */
export const onePath = (path: string): string =>
  readablePath(path)
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return PLAIN.test(letter) ? letter : escaped.toUpperCase();
    })
    .replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (letter) => encodeURIComponent(letter.toWellFormed()));

/** An English address of the storefront, written as browsers ask for it. */
export const shopAddress = (label: string) =>
  z
    .string(`${label} must be text`)
    .trim()
    .regex(/^\/[^/\s?#\\][^\s?#\\]*$/, `${label} must be an address such as /shop, without ? and #`)
    .transform((path) =>
      onePath(new URL(onePath(path), 'http://shop').pathname).replace(/\/+$/, ''),
    )
    .pipe(
      z
        .string()
        .regex(/^\/[^/]/, `${label} must be an address such as /shop, without ? and #`)
        .max(LONGEST_ADDRESS, `${label} must be at most ${LONGEST_ADDRESS} characters`)
        .refine(
          (path) => splitLanguage(path.toLowerCase()).language === FIRST_LANGUAGE,
          `${label} must be the English one; other languages follow`,
        )
        .refine((path) => !ofBackOffices.test(path), `${label} must be one of the shop`),
    );

/** What links of campaigns add to an address. */
const ofCampaigns = /^(?:utm_.*|gclid|fbclid|mc_[ce]id)$/;

/** Returns one spelling of a query: sorted, without what campaigns add. */
export function oneQuery(query: string): string {
  const all = [...new URLSearchParams(query)].filter(([name]) => !ofCampaigns.test(name));
  const sorted = new URLSearchParams(all);
  sorted.sort();
  return String(sorted);
}

/** An old address: with its query where it has one, and of whichever host, as another shop's list names it. */
const oldAddress = z
  .string('Old address must be text')
  .trim()
  .transform((given, context) => {
    const local = given.replace(/^https?:\/\/[^/?#]+/i, '').replace(/#.*$/s, '');
    const [path = '', ...queries] = local.split('?');
    const read = shopAddress('Old address').safeParse(path);
    const query = oneQuery(queries.join('?'));
    const whole = `${read.data}${query === '' ? '' : `?${query}`}`;
    if (read.success && whole.length <= LONGEST_ADDRESS) return whole;
    const message = read.error?.issues[0]?.message;
    const tooLong = `Old address must be at most ${LONGEST_ADDRESS} characters`;
    context.addIssue({ code: 'custom', message: message ?? tooLong });
    return z.NEVER;
  });

export const RedirectInput = z.object({
  from: oldAddress,
  to: shopAddress('New address'),
});
export type RedirectInput = z.output<typeof RedirectInput>;

export const RedirectEdit = RedirectInput.extend({
  was: z.string('was must be text').max(LONGEST_ADDRESS).describe('Where it led when it was read'),
});
export type RedirectEdit = z.output<typeof RedirectEdit>;

/** The most lines of an import, and its most characters. */
export const MOST_IMPORTED = 20_000;
export const LONGEST_TABLE = 4_000_000;

export const RedirectImport = z.object({
  table: z
    .string('Lines must be text')
    .trim()
    .min(1, 'Enter at least one line')
    .max(LONGEST_TABLE, `Enter at most ${MOST_IMPORTED} lines`),
});

/** An address of the shop at which people met no page. */
export const MissingPage = z.object({
  _id: z.string().describe('The address, in English'),
  times: z.int().describe('How often somebody met it'),
  lastMetAt: z.string(),
});
export type MissingPage = z.infer<typeof MissingPage>;

export const MissingPageQuery = listQuery(['path', 'times', 'lastMetAt']);
export type MissingPageQuery = z.infer<typeof MissingPageQuery>;
