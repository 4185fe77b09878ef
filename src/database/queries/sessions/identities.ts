import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, firstRow } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { admin, seller } from '../../schema/accounts/account.ts';
import { session } from '../../schema/accounts/session.ts';
import { ADMINS_NEED_SECOND_FACTOR } from '../site-state.ts';

const { lastSeenAt } = session;

const bySession = (role: 'admin' | 'seller') =>
  sql`${session.id} = ${sql.placeholder('sessionId')} and ${session.role} = ${sql.raw(`'${role}'`)}
    and ${session.accountId} = ${sql.placeholder('id')}`;

const factorOf = (table: string) =>
  sql.raw(`exists (select from ${table} t where t.role = 'admin' and t.account_id = admin.id)`);
/** Whether an admin has one. */
export const hasSecondFactor = sql<boolean>`(${factorOf('authenticator_app')} or ${factorOf('passkey')})`;
/** Whether an owner demands one of admins. */
export const needsSecondFactor = sql<boolean>`exists (
  select from site_state where name = '${sql.raw(ADMINS_NEED_SECOND_FACTOR)}' and value = '1')`;

const adminIdentity = preparedQuery('admin_identity', (db) =>
  db
    .select({
      id: admin.id,
      name: admin.name,
      adminRole: admin.role,
      tokenVersion: admin.tokenVersion,
      hasSecondFactor,
      needsSecondFactor,
      lastSeenAt,
    })
    .from(session)
    .innerJoin(admin, eq(admin.id, session.accountId))
    .where(and(bySession('admin'), isNull(admin.deactivatedAt))),
);

/**
 * Returns what every call of an admin is checked against: its account and its session, in one
 * query.
 */
export const findAdminIdentity = (db: Database, id: string, sessionId: string) =>
  firstRow(adminIdentity(db).execute({ id, sessionId }));

const supporting = alias(session, 'supporting');

const sellerIdentity = preparedQuery('seller_identity', (db) =>
  db
    .select({
      id: seller.id,
      name: seller.name,
      status: seller.status,
      tokenVersion: seller.tokenVersion,
      lastSeenAt,
      supportSessionId: session.supportSessionId,
      support: {
        id: admin.id,
        name: admin.name,
        adminRole: admin.role,
        tokenVersion: admin.tokenVersion,
        hasSecondFactor,
        needsSecondFactor,
      },
    })
    .from(session)
    .innerJoin(seller, eq(seller.id, session.accountId))
    .leftJoin(supporting, eq(supporting.id, session.supportSessionId))
    .leftJoin(
      admin,
      sql`${admin.id} = ${supporting.accountId} and ${supporting.role} = 'admin' and ${admin.deactivatedAt} is null`,
    )
    .where(bySession('seller')),
);

/**
 * Returns what every call of a seller is checked against, in one query: its account and its
 * session, and in support the admin whose session it depends on.
 */
export const findSellerIdentity = (db: Database, id: string, sessionId: string) =>
  firstRow(sellerIdentity(db).execute({ id, sessionId }));
