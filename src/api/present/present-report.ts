import type {
  Report,
  ReportAnswer,
  ReportedThing,
  ReportReason,
  ReportSubject,
} from '#contracts/reports/report.ts';
import type { ReportedRow } from '#database/queries/reports/report-queue.ts';
import type { AnswerRow, FullAnswerRow, OpenReportRow } from '#database/queries/reports/reports.ts';
import { presentPicture } from '#services/media/present-media.ts';

function presentSubject({
  product,
  seller,
  picture,
}: Pick<ReportedRow, 'product' | 'seller' | 'picture'>): ReportSubject {
  const { name } = product ?? seller;
  return {
    kind: product === null ? 'seller' : 'product',
    _id: (product ?? seller).id,
    name,
    brand: product?.brand ?? '',
    picture: presentPicture(picture, ''),
    seller: { _id: seller.id, name: seller.name },
    listed: product?.published ?? seller.status,
    takenDown: product !== null && product.takenDownAt !== null,
  };
}

/** Returns a product or shop with its open reports as the API does. */
export function presentReported(row: ReportedRow): ReportedThing {
  const { id, reports, reasons, since, newest } = row;
  return {
    _id: id,
    subject: presentSubject(row),
    reports,
    reasons,
    since: since.toISOString(),
    newest,
  };
}

export function presentReport({ id, createdAt, reason, ...report }: OpenReportRow): Report {
  return {
    _id: id,
    ...report,
    reason: reason as ReportReason,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns an answer of one product or shop. */
export function presentAnswer(row: AnswerRow): Omit<ReportAnswer, 'subject'> {
  const { id, outcome, words, reports, adminName, createdAt } = row;
  return { _id: id, outcome, words, reports, by: adminName, createdAt: createdAt.toISOString() };
}

export const presentFullAnswer = (row: FullAnswerRow): ReportAnswer => ({
  ...presentAnswer(row),
  subject: row.deletedPiece === null ? presentSubject(row) : presentDeleted(row, row.deletedPiece),
});

const presentDeleted = ({ seller }: FullAnswerRow, name: string): ReportSubject => ({
  ...{ kind: 'product', _id: '', name, brand: '', picture: null },
  seller: { _id: seller.id, name: seller.name },
  ...{ listed: false, takenDown: false },
});
