import type { SiteConfig } from '#contracts/site-config.ts';
import type { Database, Engine } from '#database/database.ts';
import type { MediaStore } from '#media/store/store.ts';

/** A mail in plain text. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Where the reader leaves the list with one click, for the mail program's own button. */
  unsubscribe?: string;
};

export type Log = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** What every service is given; made once by the composition root, and anew for each test. */
export type AppContext = {
  db: Database;
  engine: Engine;
  store: MediaStore;
  /** Folder for uploads on their way in. */
  incoming: string;
  /** Folders that uploads are written to, and the bytes that have to stay free on their disks. */
  diskFolders: readonly string[];
  minFreeDiskBytes: number;
  /** What a seller may send within 24 hours. */
  uploadQuota: { uploads: number; bytes: number };
  /** Forgets the kept answers that carry one of these tags, in this process. */
  invalidateTags: (tags: readonly string[]) => void;
  sendMail: (mail: Mail) => Promise<void>;
  site: SiteConfig;
  /** Without a slash at the end. */
  publicUrl: string;
  tokenSecret: Uint8Array;
  /** Set where the outside world can reach the site, so that well-known passwords open nothing. */
  refuseDemoAccounts: boolean;
  /** Admins reach nothing but its set-up until they have a second factor. */
  requireAdminSecondFactor: boolean;
  /** Multiplies every rate limit; 1 but for tests and measurements. */
  limitScale: number;
  log: Log;
  now: () => Date;
};
