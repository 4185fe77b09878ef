/** Where a log-in comes from, as far as its request tells. */
export type Visitor = {
  /** Whose attempts are counted together. */
  network: string;
  /** Whether it was made on this machine, with no proxy in between. */
  isLocal: boolean;
  userAgent: string;
  /** The long random key that this browser was given at an earlier log-in, if it was. */
  deviceKey: string | null;
};
