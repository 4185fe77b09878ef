import type { SiteConfig } from '#contracts/site-config.ts';
import type { Change } from '#database/change-channel.ts';
import type { Database, Engine } from '#database/database.ts';
import type { MediaStore } from '#media/store/store.ts';

/** A mail in plain text. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** URL of the one-click unsubscribe, for the `List-Unsubscribe` header. */
  unsubscribe?: string;
};

export type Log = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/**
 * The context passed to every service, created by the composition root, and separately for each
 * test.
 */
export type AppContext = {
  db: Database;
  engine: Engine;
  store: MediaStore;
  /** Folder for incoming uploads. */
  incoming: string;
  /** Folders that uploads are written to, and the free bytes to leave on their disks. */
  diskFolders: readonly string[];
  minFreeDiskBytes: number;
  /** Uploads of one seller within 24 hours. */
  uploadQuota: { uploads: number; bytes: number };
  /**
   * Drops the cached responses that a committed change concerns, in this process and in its fellow
   * workers; done when all have.
   */
  invalidateTags: (change: Change) => Promise<void>;
  sendMail: (mail: Mail) => Promise<void>;
  site: SiteConfig;
  /** Without a slash at the end. */
  publicUrl: string;
  tokenSecret: Uint8Array;
  /**
   * Whether the site is reachable from outside, where the demo's public passwords must not work.
   */
  refuseDemoAccounts: boolean;
  /** Admins reach nothing but its set-up until they have a second factor. */
  requireAdminSecondFactor: boolean;
  /** Multiplies every rate limit; 1 except in tests and measurements. */
  limitScale: number;
  log: Log;
  now: () => Date;
};
