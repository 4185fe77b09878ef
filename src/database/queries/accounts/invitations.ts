import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { invitation } from '../../schema/accounts/staff.ts';

export type Invitation = typeof invitation.$inferSelect;

const { id, kind, sellerId, email, name, role, tokenHash, invitedBy, inviterId, language } =
  invitation;
const { createdAt, expiresAt, acceptedAt, cancelledAt } = invitation;
const columns = {
  ...{ id, kind, sellerId, email, name, role, tokenHash, invitedBy, inviterId, language },
  ...{ createdAt, expiresAt, acceptedAt, cancelledAt },
};

/** Whose invitations: those to become an admin, a seller, or staff of one shop. */
export type InvitationScope = { kind: 'admin' | 'seller' } | { kind: 'staff'; sellerId: string };

const isOpen = and(isNull(invitation.acceptedAt), isNull(invitation.cancelledAt));
const within = (scope: InvitationScope): SQL | undefined =>
  and(
    eq(invitation.kind, scope.kind),
    scope.kind === 'staff' ? eq(invitation.sellerId, scope.sellerId) : undefined,
  );

/** Whether the link with this token leads to an invitation. */
const works = (of: Invitation['kind'], hash: string, now: Date) =>
  and(eq(kind, of), eq(tokenHash, hash), isOpen, gt(expiresAt, now));

export async function insertInvitation(
  db: Database,
  values: typeof invitation.$inferInsert,
): Promise<void> {
  await db.insert(invitation).values(values);
}

/** Returns the invitations that were neither accepted nor cancelled, expired ones too, newest first. */
export function listInvitations(db: Database, scope: InvitationScope): Promise<Invitation[]> {
  return db
    .select(columns)
    .from(invitation)
    .where(and(within(scope), isOpen))
    .orderBy(desc(invitation.createdAt), desc(invitation.id));
}

/** Returns the invitation that a link leads to while it works, or null. */
export function findInvitation(
  db: Database,
  of: Invitation['kind'],
  hash: string,
  now: Date,
): Promise<Invitation | null> {
  return firstRow(
    db
      .select(columns)
      .from(invitation)
      .where(works(of, hash, now)),
  );
}

/** Changes an open invitation and returns it; null where it was accepted, cancelled or never there. */
export function updateInvitation(
  db: Database,
  scope: InvitationScope,
  id: string,
  values: Partial<typeof invitation.$inferInsert>,
): Promise<Invitation | null> {
  return firstRow(
    db
      .update(invitation)
      .set(values)
      .where(and(eq(invitation.id, id), within(scope), isOpen))
      .returning(columns),
  );
}

/**
 * Marks the invitation of a link as accepted and returns it; null where the link does not work any
 * more. Of two acceptances at once the second waits for the first, and finds it accepted.
 */
export function takeInvitation(
  db: Database,
  of: Invitation['kind'],
  hash: string,
  now: Date,
): Promise<Invitation | null> {
  return firstRow(
    db
      .update(invitation)
      .set({ acceptedAt: now })
      .where(works(of, hash, now))
      .returning(columns),
  );
}

/** Voids the open invitations that somebody sent, of these kinds; a member of staff those of one shop. */
export async function voidInvitationsFrom(
  db: Database,
  inviter: { id: string; kinds: readonly Invitation['kind'][]; shop?: string },
): Promise<void> {
  const { id, kinds, shop } = inviter;
  await db
    .update(invitation)
    .set({ cancelledAt: sql`now()` })
    .where(
      and(
        eq(inviterId, id),
        inArray(kind, [...kinds]),
        shop === undefined ? undefined : eq(sellerId, shop),
        isOpen,
      ),
    );
}

/** Whether an address is invited as an admin by a link that was neither used nor cancelled. */
export const isInvitedAsAdmin = (db: Database, address: string): Promise<boolean> =>
  hasRow(
    db
      .select({ id })
      .from(invitation)
      .where(and(eq(kind, 'admin'), eq(sql`lower(${email})`, address), isOpen)),
  );

/** Returns the invitations to an address, without their tokens. */
export function listInvitationsTo(db: Database, address: string) {
  return db
    .select({ kind, name, role, createdAt, expiresAt, acceptedAt, cancelledAt })
    .from(invitation)
    .where(eq(sql`lower(${invitation.email})`, address))
    .orderBy(invitation.createdAt);
}

/** Removes the invitations to an address. Returns how many. */
export async function deleteInvitationsTo(db: Database, address: string): Promise<number> {
  const gone = await db
    .delete(invitation)
    .where(eq(sql`lower(${invitation.email})`, address))
    .returning({ id: invitation.id });
  return gone.length;
}

/** Removes invitations that expired before `before`, whatever became of them. */
export async function sweepInvitations(db: Database, before: Date): Promise<void> {
  await db.delete(invitation).where(lt(invitation.expiresAt, before));
}
