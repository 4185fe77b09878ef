import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, firstRow } from '../../database.ts';
import { admin, seller } from '../../schema/account.ts';
import { session } from '../../schema/session.ts';

const { lastSeenAt } = session;

/**
 * Returns what every call of an admin is checked against: its account and its session, in one
 * query.
 */
export function findAdminIdentity(db: Database, id: string, sessionId: string) {
  return firstRow(
    db
      .select({ id: admin.id, name: admin.name, tokenVersion: admin.tokenVersion, lastSeenAt })
      .from(session)
      .innerJoin(admin, eq(admin.id, session.accountId))
      .where(and(eq(session.id, sessionId), eq(session.role, 'admin'), eq(admin.id, id))),
  );
}

const supporting = alias(session, 'supporting');

/**
 * Returns what every call of a seller is checked against, in one query: its account and its
 * session, and in support the admin whose session it depends on.
 */
export function findSellerIdentity(db: Database, id: string, sessionId: string) {
  return firstRow(
    db
      .select({
        id: seller.id,
        name: seller.name,
        status: seller.status,
        tokenVersion: seller.tokenVersion,
        lastSeenAt,
        supportSessionId: session.supportSessionId,
        support: { id: admin.id, name: admin.name, tokenVersion: admin.tokenVersion },
      })
      .from(session)
      .innerJoin(seller, eq(seller.id, session.accountId))
      .leftJoin(supporting, eq(supporting.id, session.supportSessionId))
      .leftJoin(admin, and(eq(admin.id, supporting.accountId), eq(supporting.role, 'admin')))
      .where(and(eq(session.id, sessionId), eq(session.role, 'seller'), eq(seller.id, id))),
  );
}
