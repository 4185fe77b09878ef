import type { LeadState } from '#contracts/leads/lead.ts';
import type {
  FiledDocument,
  IdentityField,
  SellerNote,
  SellerRecord,
} from '#contracts/sellers/seller-record.ts';
import { namesOfDeleters } from '#database/queries/bin.ts';
import { type FullAnswerRow, listAnswers } from '#database/queries/reports/reports.ts';
import { type DocumentRow, listDocuments } from '#database/queries/sellers/documents.ts';
import { findNewEmail } from '#database/queries/sellers/email-confirmations.ts';
import {
  countLeads,
  countReports,
  type IdentityEntry,
  listDecisions,
  listIdentityEntries,
  listNotes,
  listTags,
  type NoteRow,
} from '#database/queries/sellers/record.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { AppContext } from '../../app-context.ts';
import { notFound } from '../../failure.ts';

/** How many answers to reports are told with the record; the list of all has the rest. */
const SHOWN_ANSWERS = 5;

/** As the API presents them. */
type Reports = Omit<SellerRecord['reports'], 'answers'> & { answers: FullAnswerRow[] };

const noLeads: Record<LeadState, number> = { NEW: 0, TALKING: 0, RESERVED: 0, WON: 0, LOST: 0 };

/** Returns what admins know of a seller beside its profile. */
export async function sellerRecord(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<Omit<SellerRecord, 'reports'> & { reports: Reports }> {
  const seller = await findAnySeller(db, id);
  if (seller === null) throw notFound('seller');
  const [tags, notes, documents, newEmail, entries, decisions, reports, answers, leads, deleters] =
    await Promise.all([
      listTags(db, id),
      listNotes(db, id),
      listDocuments(db, id),
      findNewEmail(db, id, now()),
      listIdentityEntries(db, id),
      listDecisions(db, id),
      countReports(db, id),
      listAnswers(db, { seller: id, limit: SHOWN_ANSWERS }),
      countLeads(db, id),
      namesOfDeleters(db, seller.deletedAt ? [id] : []),
    ]);
  const registered = {
    about: 'registered' as const,
    note: '',
    by: '',
    createdAt: seller.createdAt,
  };
  return {
    deletedBy: deleters.get(id) ?? null,
    tags,
    notes: notes.map(presentNote),
    documents: documents.map(presentDocument),
    newEmail: newEmail && { ...newEmail, createdAt: newEmail.createdAt.toISOString() },
    earlier: entries.flatMap(earlierValues),
    decisions: [...decisions, registered].map((each) => ({
      ...each,
      createdAt: each.createdAt.toISOString(),
    })),
    reports: {
      open: reports.open,
      answered: reports.answered,
      latest: reports.latest?.toISOString() ?? null,
      answers: answers.rows,
    },
    leads: {
      states: {
        ...noLeads,
        ...Object.fromEntries(leads.states.map((each) => [each.state, each.leads])),
      },
      latest: leads.latest?.toISOString() ?? null,
    },
  };
}

/** The names that the audit has for what a seller is called and reached by. */
const auditedAs: Record<IdentityField, readonly string[]> = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  INR: ['chatIndia', 'INR'],
  DXB: ['chatEmirates', 'DXB'],
};

/** Returns what an entry of the audit changed of what a seller is called and reached by. */
function earlierValues({ actorName, before, after, createdAt }: IdentityEntry) {
  const changes: SellerRecord['earlier'] = [];
  for (const [field, names] of Object.entries(auditedAs) as [IdentityField, string[]][]) {
    for (const name of names) {
      const [was, is] = [before?.[name], after?.[name]];
      if (typeof was !== 'string' || typeof is !== 'string' || was === is) continue;
      const by = actorName || 'Erased account';
      changes.push({ field, before: was, after: is, by, createdAt: createdAt.toISOString() });
    }
  }
  return changes;
}

export function presentNote({
  id,
  createdAt,
  editedAt,
  sellerId: _,
  ...note
}: NoteRow): SellerNote {
  return {
    _id: id,
    ...note,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export function presentDocument(row: DocumentRow): FiledDocument {
  const { id, name, type, bytes, title, filedBy, expiresOn, replacedAt, createdAt, version } = row;
  return {
    ...{ _id: id, name, type, bytes, title, filedBy, expiresOn, version },
    replacedAt: replacedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
