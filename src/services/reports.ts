import type { AnsweringReports, ReportInput } from '#contracts/reports/report.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  insertAnswer,
  insertReport,
  listAnswersTo,
  lockOpenReports,
} from '#database/queries/reports/reports.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { AdminActor } from '#domain/policy.ts';
import { skuOf } from '#domain/sku.ts';
import { said, toAdmins } from '#languages/said.ts';
import type { AppContext, Mail } from './app-context.ts';
import { audit } from './audit.ts';
import { failure, invalid, notFound } from './failure.ts';
import { phrasesIn } from './mail/send-mail.ts';
import { noticeAgreedTo } from './privacy/keep-notice.ts';
import { type LockedProduct, lockManaged } from './products/save-product.ts';
import { applyState } from './products/states/change-state.ts';
import { takingDown } from './products/states/take-down.ts';
import { sendToSeller } from './sellers/messages.ts';
import { write } from './write.ts';

/**
 * Answers all open reports of a product or shop, by its id, together with what the answer does: a message
 * to the seller, or taking the product down. 409 where somebody answered them meanwhile, or others came.
 */
export async function answerReports(
  context: AppContext,
  actor: AdminActor,
  id: string,
  answer: AnsweringReports,
): Promise<void> {
  const { outcome, words, reason, newest } = answer;
  await write(context, async (db, touch, send) => {
    const product = await lockManaged(db, actor, id);
    const sellerId = product?.sellerId ?? id;
    const open = await lockOpenReports(db, id);
    if (open[0] !== newest) throw await notSeen(db, id, open.length);
    if (outcome === 'ASKED') await ask(context, db, send, actor, { sellerId, product, words });
    if (outcome === 'TAKEN_DOWN') {
      if (product === null) throw noPiece();
      if (reason === undefined) throw invalid('reason', said('chooseReason'));
      const change = await takingDown(context, product, { reason, words }, db, send);
      if (change !== null) await applyState(db, touch, actor, product, change);
    }
    await insertAnswer(
      db,
      {
        id: newId(),
        productId: product?.id ?? null,
        productName: product?.name ?? '',
        sellerId,
        outcome,
        words: outcome === 'NO_ACTION' ? '' : words,
        reports: open.length,
        adminId: actor.id,
        adminName: actor.name,
        createdAt: context.now(),
      },
      open,
    );
    await audit(db, actor, {
      action: 'answer-reports',
      entity: product === null ? 'seller' : 'product',
      entityId: id,
      sellerId,
      after: { reports: open.length, outcome },
    });
  });
}

type Asking = { sellerId: string; product: LockedProduct | null; words: string };

async function ask(
  context: AppContext,
  db: Database,
  send: (mail: Mail) => void,
  actor: AdminActor,
  { sellerId, product, words }: Asking,
): Promise<void> {
  const seller = await lockSeller(db, sellerId);
  if (seller === null) throw notFound('seller');
  const { aboutProduct } = phrasesIn(seller.language);
  const text = product
    ? aboutProduct({ name: product.name, sku: skuOf(product.id), words })
    : words;
  await sendToSeller(context, db, send, actor, { seller, text });
}

const noPiece = () =>
  invalid(
    'outcome',
    toAdmins('Only products can be taken down. Deactivate a shop on its own screen.'),
  );

/** Why the reports are not those that were shown. */
async function notSeen(db: Database, id: string, open: number) {
  if (open > 0) {
    return failure(
      409,
      'changed-meanwhile',
      toAdmins('Others have reported this in the meantime. Read what they say, then answer.'),
    );
  }
  const [last] = await listAnswersTo(db, id);
  return last === undefined
    ? notFound('report')
    : failure(
        409,
        'changed-meanwhile',
        toAdmins(`${last.adminName} has answered these reports in the meantime.`),
      );
}

/** Stores a shopper's report; 404 where the public sees no such product or shop. */
export async function leaveReport(
  context: AppContext,
  { notice, ...input }: ReportInput,
): Promise<void> {
  const noticeVersion = await noticeAgreedTo(context, notice);
  const entry = { ...input, id: newId(), createdAt: context.now(), noticeVersion };
  const isThere = await write(context, (db) => insertReport(db, entry));
  if (!isThere) throw notFound(input.productId === undefined ? 'seller' : 'product');
}
