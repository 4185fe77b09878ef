import type { LeadSource } from '#contracts/leads/lead.ts';
import type { Region } from '#contracts/price.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  findAsked,
  insertLead,
  insertPieces,
  type NewPiece,
  writeLeadWords,
} from '#database/queries/leads/write-lead.ts';
import { currencyOf, priceIn } from '#domain/currencies.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import { tellOfLead } from '../notices/tell-of-lead.ts';
import { write } from '../write.ts';
import { type Asker, boundEnquiries } from './bound-enquiries.ts';
import { type AskedPiece, mergePieces } from './move-pieces.ts';

/** What a shopper sends: one message to one seller, about one product or several. */
export type ReceivedLead = {
  reference: string;
  region: Region;
  source: LeadSource;
  pieces: readonly AskedPiece[];
  message?: string;
  language?: Language;
};

/** A lead that has just come, with its products. */
export type Received = {
  id: string;
  sellerId: string;
  /** `title` is brand and name. */
  pieces: readonly (NewPiece & { title: string })[];
};

/** What is done with a new lead in its transaction. */
type WithLead = (db: Database, lead: Received, send: (mail: Mail) => void) => Promise<void>;

/**
 * Records a shopper's message to a seller as a lead (docs/behaviour/rules.md#leads). Reported twice, by its
 * reference, it counts once: then it returns null. Names, seller and prices are the database's. Products
 * that the public does not have are left out: 404 where none is left, 422 for products of several sellers.
 */
export async function receiveLead(
  context: AppContext,
  asked: ReceivedLead,
  withLead: WithLead = async () => {},
): Promise<string | null> {
  return write(context, async (db, _touch, send) => {
    const id = await insertReceived(context, db, asked, (inner, lead) =>
      withLead(inner, lead, send),
    );
    if (id !== null) await tellOfLead(context, db, id);
    return id;
  });
}

/** Records what a chat link has sent, within the same bounds as forms; past them the chat is there, and no lead. */
export function receiveChat(
  context: AppContext,
  { work, ...asked }: Omit<ReceivedLead, 'source'> & Pick<Asker, 'work'>,
  network: string,
): Promise<string | null> {
  const { reference } = asked;
  return receiveLead(context, { ...asked, source: 'CHAT' }, (db, { sellerId }) =>
    boundEnquiries({ ...context, db }, 'enquiry', { sellerId, reference }, { network, work }),
  );
}

async function insertReceived(
  context: AppContext,
  db: Database,
  { pieces, message = '', ...lead }: ReceivedLead,
  withLead: (db: Database, lead: Received) => Promise<void>,
): Promise<string | null> {
  const products = await findAsked(
    db,
    pieces.map(({ productId }) => productId),
  );
  const [first] = products;
  if (first === undefined) throw notFound('product');
  const { sellerId } = first;
  if (products.some((each) => each.sellerId !== sellerId)) throw severalSellers();
  const { reference, region } = lead;
  const id = newId();
  const createdAt = context.now();
  if (!(await insertLead(db, { ...lead, id, sellerId, message, createdAt }))) return null;
  const byId = new Map(products.map((each) => [each.id, each]));
  const rows = mergePieces(pieces).flatMap(({ productId, size, quantity, note }): NewPiece[] => {
    const product = byId.get(productId);
    if (product === undefined) return [];
    return [
      {
        id: newId(),
        reference,
        productId,
        productName: product.name,
        sellerId,
        region,
        price: priceIn(product, currencyOf(region)),
        createdAt,
        leadId: id,
        ...(size !== undefined && { size }),
        ...(quantity !== undefined && { quantity }),
        ...(note !== undefined && { note }),
      },
    ];
  });
  const numbered = rows.map((row, index) => ({ ...row, reference: referenceOf(reference, index) }));
  await insertPieces(db, numbered);
  const titled = numbered.map((row) => {
    const { brand = '', name = '' } = byId.get(row.productId ?? '') ?? {};
    return { ...row, title: `${brand} ${name}`.trim() };
  });
  await withLead(db, { id, sellerId, pieces: titled });
  await writeLeadWords(db, [id]);
  return id;
}

/** The first product has the lead's reference. */
const referenceOf = (reference: string, index: number) =>
  index === 0 ? reference : `${reference}-${index + 1}`;

const severalSellers = () =>
  failure(422, 'validation-failed', said('oneMessageOneSeller'), {
    fields: { pieces: said('piecesOfSeveralSellers') },
  });
