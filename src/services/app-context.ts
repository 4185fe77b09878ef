import type { EventEmitter } from 'node:events';
import type {
  JobHealth,
  ProcessHealth,
  Setting,
} from '#contracts/calls/operation/system-health.ts';
import type { KeepDays } from '#contracts/settings.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import type { Change } from '#database/change-channel.ts';
import type { Database, Engine } from '#database/database.ts';
import type { MailValues } from '#domain/mail-template.ts';
import type { Language } from '#languages/languages.ts';
import type { MailLine } from '#languages/mail-text.ts';
import type { MediaStore } from '#media/store/store.ts';
import type { PlatformProfiles } from './agents/platform-profiles.ts';
import type { CurrentContent } from './content/current-content.ts';
import type { PushSender } from './notices/push-sender.ts';
import type { Readiness } from './readiness.ts';
import type { SearchCounter } from './searches/search-counter.ts';
import type { ViewCounter } from './views.ts';
import type { WebhookSender } from './webhooks/deliver-webhooks.ts';

/** A mail, whose plain text and whose page are both made of its lines when it is sent. */
export type Mail = {
  /** Its id in the queue. */
  id?: string;
  to: string;
  subject: string;
  /** What it is written in; English unless told. */
  language?: Language;
  lines: readonly MailLine[];
  /** Which kind it is, and what stands in place of placeholders where an admin has written it anew. */
  made?: { kind: string; values: MailValues };
  /** Whom it comes from, in place of the shop. */
  sender?: string;
  /** Where it is answered, in place of its sender. */
  replyTo?: string;
  /** URL of the one-click unsubscribe, for the `List-Unsubscribe` header. */
  unsubscribe?: string;
  /** The same goes to many: mails to one go before it. */
  isToMany?: true;
  /** When it is sent at the earliest: what it tells of can be undone until then. */
  notBefore?: Date;
  /** Until when its links are worth anything; without it, for ever. */
  goodUntil?: Date;
  /** The lead whose shopper's words it tells. */
  leadId?: string;
  /** Its recipient was erased: nothing is kept of it once it was tried. */
  forgotten?: boolean;
  /** Of the request that caused it, for the log. */
  requestId?: string | undefined;
};

export type Log = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** What a process of this machine tells of itself. */
export type ProcessSummary = {
  process: ProcessHealth;
  jobs: JobHealth[];
  mails: { sent: number; failed: number };
};

/** How this server runs, for the admins' health screen. */
export type Operations = {
  /** Of Dhow. */
  version: string;
  mailsGoTo: 'server' | 'folder';
  settings: Setting[];
  /** Returns what the processes of this machine tell; one that is too busy to tell is left out. */
  readProcesses: () => Promise<ProcessSummary[]>;
};

/**
 * The context passed to every service, created by the composition root, and separately for each
 * test.
 */
export type AppContext = {
  db: Database;
  engine: Engine;
  store: MediaStore;
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
  /** Written in the transaction of each use case, which it rolls back by throwing; `outcome` is what that resolves with. */
  alsoWrite?: (db: Database, outcome: unknown) => Promise<void>;
  /** Hands a mail over now; only the delivery of queued mails does so. Rejects where that fails. */
  sendMail: (mail: Mail) => Promise<void>;
  /** The folder that mails are written to; null where a mail server takes them. */
  outbox: string | null;
  readiness: Readiness;
  /** Sends notices to browsers. */
  push: PushSender;
  /** Tells programs of events. */
  webhooks: WebhookSender;
  /** Reads what agents' platforms say of themselves. */
  platformProfiles: PlatformProfiles;
  /** Tells the delivery that mails were queued; null where none are to be, as by the demo's loading. */
  mailQueued: EventEmitter<{ queued: [] }> | null;
  /** The searches of this process's visitors that are not written yet. */
  searches: SearchCounter;
  /** The views of pages that are not written yet. */
  views: ViewCounter;
  /** Of `content`: what mails and log-ins say; pages read it there. */
  site: SiteConfig;
  content: CurrentContent;
  /** How long personal data are kept where owners have decided nothing (`settings/settings.ts`). */
  keepDays: KeepDays;
  /** Without a slash at the end. */
  publicUrl: string;
  tokenSecret: Uint8Array;
  /** Admins reach nothing but its set-up until they have a second factor. */
  requireAdminSecondFactor: boolean;
  /** Multiplies every rate limit; 1 except in tests and measurements. */
  limitScale: number;
  /**
   * Runs one look for work in the background and returns what it does: whether it found any; null where
   * that tells nothing, since the job failed and is not due yet. So it is known what the job does and when it
   * failed.
   */
  observeJob: (name: string, look: () => Promise<boolean | null>) => Promise<boolean | null>;
  operations: Operations;
  log: Log;
  /** Returns the id of the request that whatever runs now was begun for. */
  requestId: () => string | undefined;
  now: () => Date;
};
