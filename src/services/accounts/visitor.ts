import type { Language } from '#languages/languages.ts';

/** Where a log-in comes from, by its request. */
export type Visitor = {
  /** Network by which attempts are counted: an IPv4 address or an IPv6 /64. */
  network: string;
  userAgent: string;
  /** The device key of an earlier log-in in this browser, or null. */
  deviceKey: string | null;
  /** The language that it asks to be answered in, which is that of our pages; unset where it does not say. */
  language?: Language;
};
