import type { ReportInput } from '#contracts/reports/report.ts';
import { newId } from '#database/new-id.ts';
import { insertReport } from '#database/queries/reports/reports.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../failure.ts';
import { noticeAgreedTo } from '../privacy/keep-notice.ts';
import { write } from '../write.ts';

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
