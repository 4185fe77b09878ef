import { type CustomerChange, customerPhone } from '#contracts/leads/customer.ts';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import type { Region } from '#contracts/price.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  deleteIfUnused,
  insertCustomer,
  lockCustomer,
  lockKnown,
  type Person,
  updateCustomer,
} from '#database/queries/leads/customers.ts';
import { writeLeadWords } from '#database/queries/leads/receive-lead.ts';
import { lockLeadsOf, markPersonal, updateLead } from '#database/queries/leads/write-lead.ts';
import { said, saidOf } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, stale } from '../failure.ts';
import { changeLead, type Seller } from './change-lead.ts';

/**
 * Says whom a lead is of. A number or address that the seller knows is that customer; where that one is called
 * something else, `rename` says which name stays, and 409 asks where it does not. Else the lead's own customer is
 * changed, or one is added. All empty, the lead is of nobody known. 409 for a `customerVersion` other than that of
 * the lead's customer.
 */
export function setCustomer(
  context: AppContext,
  actor: Seller,
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
