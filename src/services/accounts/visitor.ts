/** Where a log-in comes from, by its request. */
export type Visitor = {
  /** Network by which attempts are counted: an IPv4 address or an IPv6 /64. */
  network: string;
  userAgent: string;
  /** The device key of an earlier log-in in this browser, or null. */
  deviceKey: string | null;
};
