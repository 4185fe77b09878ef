/** Where a log-in comes from. */
export type Visitor = {
  /** Whose attempts are counted together. */
  network: string;
  /** Whether it was made on this machine, with no proxy in between. */
  isLocal: boolean;
};
