import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, accountRole as role } from '../columns.ts';

const accountId = () => text('account_id').notNull();

/** The authenticator app of an account, once its first code has been typed. */
export const authenticatorApp = pgTable(
  'authenticator_app',
  {
    role: role(),
    accountId: accountId(),
    /** Encrypted with a key that is not in the database. */
    sealedSecret: text('sealed_secret').notNull(),
    /**
     * The newest step of 30 seconds whose code was accepted: neither it nor an earlier one is
     * accepted again.
     */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId] })],
);

/** A passkey of an account, as its authenticator described it. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    /** The authenticator's id of the passkey, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkey_credential'),
    role: role(),
    accountId: accountId(),
    name: text('name').notNull(),
    /** In COSE form, as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often its authenticator has used it; always 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Stored by a password manager or a cloud account, not on one device alone. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkey_of_account').on(table.role, table.accountId, table.createdAt)],
);

/** The ten codes that replace a lost second factor. Only hashes; used ones stay to be counted. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    role: role(),
    accountId: accountId(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId, table.codeHash] })],
);

/**
 * A challenge that an authenticator was asked to sign: found and removed in one statement, so that
 * it works once.
 */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'confirm', 'second-factor', 'log-in'] }).notNull(),
    role: role(),
    /** Null before anybody has said who logs in. */
    accountId: text('account_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expires').on(table.expiresAt)],
);
