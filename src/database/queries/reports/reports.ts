import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerQuery, ReportInput } from '#contracts/reports/report.ts';
import { reasonsFor } from '#domain/report-reasons.ts';
import { hasPage } from '../../catalogue/is-public.ts';
import { type Database, hasRow, rowsOf } from '../../database.ts';
import { report, reportAnswer } from '../../schema/report.ts';
import { newestFirst } from '../inbox.ts';
import { countMatching, cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { isOpen, joinSubject, subjectColumns, subjectId } from './report-queue.ts';

/** The most open reports of one thing that are read at once, and the most answers before. */
const MOST_REPORTS = 100;
const MOST_ANSWERS = 20;

type NewReport = Omit<ReportInput, 'notice'> & {
  id: string;
  createdAt: Date;
  noticeVersion: string;
};

/** Stores a report of what the public sees; returns false where it sees no such product or shop. */
export function insertReport(db: Database, entry: NewReport): Promise<boolean> {
  const { id, productId, sellerId, reason, words, email, createdAt, noticeVersion } = entry;
  const subject =
    productId === undefined
      ? sql`select null, id, '' from seller where id = ${sellerId} and status`
      : sql`select id, seller_id, name from product where id = ${productId} and ${hasPage}`;
  return hasRow(
    rowsOf(
      db,
      sql`insert into report (id, reason, words, email, created_at, notice_version, product_id,
          seller_id, product_name)
        select ${id}, ${reason}, ${words}, ${email ?? null}, ${createdAt.toISOString()}::timestamptz,
          ${noticeVersion}, subject.* from (${subject}) as subject returning id`,
    ),
  );
}

/** What only a product can be reported for. */
const ofPieces = reasonsFor.product.filter((reason) => !reasonsFor.seller.includes(reason));

type Table = typeof report | typeof reportAnswer;

/** The name of a product that is deleted, empty where it was not kept; else null. */
const deletedPiece = ({ productId, productName }: Table, isOfPiece: SQL) =>
  sql<string | null>`case when ${productId} is null and (${productName} <> '' or ${isOfPiece})
    then ${productName} end`;

/** Keeps the name of a product that is about to be deleted with its reports and answers that have none. */
export async function keepNameOfReported(db: Database, id: string): Promise<void> {
  for (const table of [report, reportAnswer]) {
    await db
      .update(table)
      .set({ productName: sql`(select p.name from product p where p.id = ${id})` })
      .where(and(eq(table.productId, id), eq(table.productName, '')));
  }
}

/** Returns the newest open reports of a piece or shop, and of pieces of the shop that are deleted. */
export function listOpenReports(db: Database, subject: string) {
  const { id, reason, words, email, createdAt } = report;
  const isOfPiece = inArray(reason, ofPieces);
  return db
    .select({ id, reason, words, email, createdAt, deletedPiece: deletedPiece(report, isOfPiece) })
    .from(report)
    .where(and(isOpen, sql`${subjectId} = ${subject}`))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_REPORTS);
}

export type OpenReportRow = Awaited<ReturnType<typeof listOpenReports>>[number];

/** Locks the open reports of a product or shop; returns their ids, newest first. */
export async function lockOpenReports(db: Database, subject: string): Promise<string[]> {
  const rows = await db
    .select({ id: report.id })
    .from(report)
    .where(and(isOpen, sql`${subjectId} = ${subject}`))
    .orderBy(desc(report.createdAt), desc(report.id))
    .for('update');
  return rows.map(({ id }) => id);
}

type NewAnswer = typeof reportAnswer.$inferInsert;

/** Stores an answer to these reports. */
export async function insertAnswer(
  db: Database,
  answer: NewAnswer,
  reports: readonly string[],
): Promise<void> {
  await db.insert(reportAnswer).values(answer);
  await db
    .update(report)
    .set({ answerId: answer.id })
    .where(inArray(report.id, [...reports]));
}

const { id, outcome, words, reports, adminName, createdAt } = reportAnswer;
const answerColumns = { id, outcome, words, reports, adminName, createdAt };
const answerSubject = sql`coalesce(${reportAnswer.productId}, ${reportAnswer.sellerId})`;

/** Returns the latest answers to reports of a product or shop, newest first. */
export function listAnswersTo(db: Database, subject: string) {
  return db
    .select(answerColumns)
    .from(reportAnswer)
    .where(sql`${answerSubject} = ${subject}`)
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_ANSWERS);
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswersTo>>[number];

function selectAnswers(db: Database, cursor: SQL<string>) {
  const rows = db
    .select({
      ...answerColumns,
      ...subjectColumns,
      deletedPiece: deletedPiece(reportAnswer, eq(outcome, 'TAKEN_DOWN')),
      cursor,
    })
    .from(reportAnswer)
    .$dynamic();
  return joinSubject(rows, reportAnswer);
}

export type FullAnswerRow = Omit<Awaited<ReturnType<typeof selectAnswers>>[number], 'cursor'>;

/** Returns what admins have answered, newest first. */
export function listAnswers(db: Database, query: AnswerQuery): Promise<PageOf<FullAnswerRow>> {
  const where = and(
    query.outcome && eq(outcome, query.outcome),
    query.seller === undefined ? undefined : eq(reportAnswer.sellerId, query.seller),
  );
  return pageOf({
    ...newestFirst(query, createdAt, id),
    count: () => countMatching(db, reportAnswer, where),
    read: (slice) => cutSlice(selectAnswers(db, slice.cursor), where, slice),
  });
}
