import { type Customer, type CustomerChange, customerPhone } from '#contracts/leads/customer.ts';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import type { Region } from '#contracts/price.ts';
import type { PersonalExport } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  type CountedCustomer,
  deleteIfUnused,
  insertCustomer,
  lockCustomer,
  lockKnown,
  type Person,
  readCustomerData,
  updateCustomer,
} from '#database/queries/leads/customers.ts';
import { findLeadsNaming } from '#database/queries/leads/named-leads.ts';
import {
  lockLeadsOf,
  markPersonal,
  updateLead,
  writeLeadWords,
} from '#database/queries/leads/write-lead.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said, saidOf } from '#languages/said.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { sweepOutbox } from '../mail/mailers.ts';
import { noteErased, ofRows } from '../privacy/erase-person.ts';
import { write } from '../write.ts';
import { changeLead } from './change-lead.ts';
import { eraseRows, type FoundRows, joinRows, rowIds } from './person-rows.ts';

/**
 * Says whom a lead is of. A number or address that the seller knows is that customer; where that one is called
 * something else, `rename` says which name stays, and 409 asks where it does not. Else the lead's own customer is
 * changed, or one is added. All empty, the lead is of nobody known. 409 for a `customerVersion` other than that of
 * the lead's customer.
 */
export function setCustomer(
  context: AppContext,
  actor: SellerActor,
  id: string,
  { version, customerVersion, rename, ...given }: CustomerChange,
): Promise<LeadDetail> {
  return changeLead(context, actor, id, version, async ({ db, lead, note }) => {
    const person = personOf(given, lead.region);
    const before = lead.customerId;
    const current = before === null ? null : await lockCustomer(db, actor.id, before);
    if (customerVersion !== undefined && customerVersion !== current?.version) throw stale();
    const now = context.now();
    const after = isNobody(person)
      ? null
      : await settle(db, actor.id, before, person, { rename, now });
    await updateLead(db, id, { customerId: after?.id ?? null });
    // What the known one is to have may be of the one that goes.
    if (before !== null && before !== after?.id) await deleteIfUnused(db, before);
    if (after !== null) {
      await updateCustomer(db, after.id, after.person);
      await markPersonal(db, id, now);
    }
    const named = after === null ? [] : await lockLeadsOf(db, after.id);
    await writeLeadWords(db, [...new Set([id, ...named])]);
    await note({ kind: 'CUSTOMER' });
    await audit(db, actor, { action: 'set-customer', entity: 'lead', entityId: id });
  });
}

/** Returns the person as stored. 422 for a number that is none. */
function personOf(
  given: Omit<CustomerChange, 'version' | 'customerVersion' | 'rename'>,
  region: Region,
): Person {
  const phone = customerPhone(region).safeParse(given.phone);
  if (!phone.success) {
    throw invalid('phone', saidOf('', phone.error.issues[0]?.message ?? said('phoneInvalid')));
  }
  return { name: given.name, phone: phone.data || null, email: given.email || null };
}

const isNobody = ({ name, phone, email }: Person) => !name && phone === null && email === null;

/** Returns whom the lead is of from now on, and what is to be written down of them. */
async function settle(
  db: Database,
  sellerId: string,
  current: string | null,
  person: Person,
  { rename, now }: { rename: boolean | undefined; now: Date },
): Promise<{ id: string; person: Person }> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const known = await lockKnown(db, sellerId, person);
    if (known !== null && known.id !== current) {
      const { id, name, phone, email } = known;
      const { name: given, ...reach } = person;
      const isOther = name !== '' && given !== '' && given !== name;
      if (isOther && rename === undefined) {
        throw failure(409, 'known-customer', said('customerKnownAs', { name, said: given }));
      }
      return {
        id,
        person: {
          name: isOther && rename !== true ? name : given || name,
          phone: reach.phone ?? phone,
          email: reach.email ?? email,
        },
      };
    }
    if (current !== null) return { id: current, person };
    const id = newId();
    if (await insertCustomer(db, { ...person, id, sellerId, createdAt: now })) {
      return { id, person };
    }
  }
  throw stale();
}

/** Somebody may add the same customer, or remove a known one, between two looks. */
const MOST_ATTEMPTS = 5;

/** What a shopper gave that stands with another customer, and so not with its own. */
type Elsewhere = Pick<Person, 'phone' | 'email'>;

/**
 * Returns the customer that a shopper who wrote by itself is (docs/behaviour/rules.md#leads). Nobody has shown
 * that number and address are one person's: a known customer is given neither.
 */
export async function customerOfShopper(
  db: Database,
  sellerId: string,
  { name, phone, email }: Person,
  now: Date,
): Promise<{ id: string; elsewhere: Elsewhere }> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const byPhone = await lockKnown(db, sellerId, { phone, email: null });
    const byEmail = await lockKnown(db, sellerId, { phone: null, email });
    const known = (phone === null ? byEmail : byPhone) ?? null;
    if (known !== null && (email === null || known.id === byEmail?.id)) {
      if (!known.name && name) await updateCustomer(db, known.id, { ...known, name });
      return { id: known.id, elsewhere: { phone: null, email: null } };
    }
    const id = newId();
    const own = { phone: byPhone ? null : phone, email: byEmail ? null : email };
    if (await insertCustomer(db, { ...own, name, id, sellerId, createdAt: now })) {
      return { id, elsewhere: { phone: byPhone && phone, email: byEmail && email } };
    }
  }
  throw stale();
}

/** Returns a customer as the list of them shows it. */
export function presentCounted({ id, createdAt, lastLeadAt, ...rest }: CountedCustomer): Customer {
  return {
    _id: id,
    ...rest,
    lastLeadAt: lastLeadAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Returns all that is kept of one of a seller's customers, and the seller's other leads whose words name it. 404 for another seller's, 403 for support. The
 * audit tells that, and nothing of it.
 */
export function exportCustomer(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<PersonalExport> {
  return write(context, async (db) => {
    const rows = await findRows(db, actor.id, id);
    const data = await readCustomerData(db, rowIds(rows));
    const [found] = (data.customer ?? []).filter((each) => each.id === id);
    if (found === undefined) throw notFound('customer');
    await audit(db, actor, { action: 'export-customer', entity: 'customer', entityId: id });
    return { exportedAt: context.now().toISOString(), about: String(found.name), data };
  });
}

/**
 * Erases a customer: name, number, address, the shopper's words and the notes, also those of the seller's other
 * leads whose words name it. The leads stay without them, and so do the counts. The audit tells that, and not of whom.
 */
export async function eraseCustomer(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<void> {
  await write(context, async (db) => {
    const rows = await findRows(db, actor.id, id);
    const leads = await eraseRows(db, rows, context.now());
    await noteErased(db, context.now(), ofRows(rows));
    await audit(db, actor, {
      action: 'erase-customer',
      entity: 'customer',
      entityId: id,
      after: { leads },
    });
  });
  afterResponse(context, 'mails that tell of who was erased are left to the sweeps', () =>
    sweepOutbox(context, new Date(0)),
  );
}

/** Locks and returns what a seller keeps of whoever one of its customers is. 404 for another seller's. */
async function findRows(db: Database, sellerId: string, id: string): Promise<FoundRows> {
  const known = await lockCustomer(db, sellerId, id);
  if (known === null) throw notFound('customer');
  const named = await Promise.all(
    [known.phone, known.email?.toLowerCase()].map((detail) =>
      detail ? findLeadsNaming(db, detail, sellerId) : [],
    ),
  );
  return joinRows(db, [{ id, sellerId }], named.flat());
}
