import { fieldsWith, recordOf } from '#contracts/product-fields.ts';
import type { PreviewOfMatching } from '#contracts/products/matching-change.ts';
import type { Database } from '#database/database.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import {
  type ExportedRow,
  listTaxonomyOf,
  pageOfExport,
} from '#database/queries/imports/page-of-export.ts';
import { matchingWhere } from '#database/queries/products/managed/preview-matching.ts';
import { listPrivateFacts, type StoredFacts } from '#database/queries/products/private-facts.ts';
import {
  type AttributeWithEntries,
  attributesOfTaxonomy,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { cellOfValue } from '#domain/attributes/value-text.ts';
import { availabilityAt } from '#domain/availability/reservation.ts';
import { csvFile, csvLines } from '#domain/text/csv.ts';
import { said } from '#languages/said.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import { failure } from '../failure.ts';
import {
  type Column,
  type ColumnKey,
  columnsWith,
  type DetailKey,
  mediaKeys,
  sellerColumn,
} from './columns.ts';
import { type DetailColumn, detailColumns } from './detail-columns.ts';
import { headingsOf, productSheet } from './import-template.ts';

const ROWS_AT_ONCE = 500;
const LONGEST_WORKBOOK = 10_000;

/**
 * The products that match a filter: of a seller, or of all, with their sellers, where it is null. `isOwn`: with what the
 * seller alone knows.
 */
type Which = { ofSeller: string | null; isOwn: boolean; filter: PreviewOfMatching['filter'] };

/** Streams products as CSV, in the columns of an import. */
export async function* exportCsv(db: Database, which: Which): AsyncGenerator<string> {
  const { all, pages } = await readExport(db, which);
  yield csvFile([headingsOf(all)]);
  for await (const rows of pages) yield csvLines(rows);
}

/** Returns products as a workbook. 422 past 10,000 products, where CSV is to be used. */
export async function exportWorkbook(db: Database, which: Which): Promise<Buffer> {
  const { all, pages } = await readExport(db, which);
  const rows: string[][] = [headingsOf(all)];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length > LONGEST_WORKBOOK + 1) {
      throw failure(422, 'too-large', said('tooManyToExport'));
    }
  }
  return writeWorkbook([productSheet(all, rows)]);
}

type ExportColumns = readonly (Column | DetailColumn)[];

/** Returns the columns of an export, of attributes those that its products can have, and its rows. */
async function readExport(db: Database, { ofSeller, isOwn, filter }: Which) {
  const where = await matchingWhere(db, ofSeller, { filter });
  const taxonomy = await listTaxonomyOf(db, where);
  const details = detailColumns(await listAttributes(db));
  const own = columnsWith(
    details.filter(({ attribute }) =>
      taxonomy.some((ids) => attributesOfTaxonomy([attribute], ids).length > 0),
    ),
    isOwn,
  );
  const all = ofSeller === null ? [sellerColumn, ...own] : own;
  return { all, pages: pagesOf(db, where, all, isOwn) };
}

async function* pagesOf(
  db: Database,
  where: Parameters<typeof pageOfExport>[1],
  all: ExportColumns,
  isOwn: boolean,
): AsyncGenerator<string[][]> {
  let after = '';
  for (;;) {
    const rows = await pageOfExport(db, where, after, ROWS_AT_ONCE);
    const facts = isOwn
      ? await listPrivateFacts(
          db,
          rows.map(({ id }) => id),
        )
      : none;
    if (rows.length > 0) yield rows.map((row) => cellsOf(row, facts.get(row.id), all));
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id ?? '';
  }
}

const none: Awaited<ReturnType<typeof listPrivateFacts>> = new Map();

function cellsOf(row: ExportedRow, facts: StoredFacts | undefined, all: ExportColumns): string[] {
  const { availability, reservedUntil } = availabilityAt(row, new Date());
  const cells: Record<Exclude<ColumnKey, DetailKey>, string> = {
    ...recordOf(fieldsWith({ kind: 'text' }), (name) => row[name]),
    ...recordOf(fieldsWith({ kind: 'price' }), (name) => bare(row[name])),
    ...recordOf(fieldsWith({ kind: 'price?' }), (name) => bare(row[name] ?? '')),
    ...recordOf(fieldsWith({ kind: 'count?' }), (name) => String(row[name] ?? '')),
    ...recordOf(fieldsWith({ kind: 'day?' }), (name) => row[name] ?? ''),
    ...recordOf(fieldsWith({ kind: 'flag' }), (name) => (row[name] ? 'yes' : 'no')),
    ...recordOf(mediaKeys, (key) => row.files[mediaKeys.indexOf(key)] ?? ''),
    categoryId: row.categoryName,
    subCategoryId: row.subCategoryName,
    productTypeId: row.productTypeName ?? '',
    costINR: bare(facts?.costINR ?? ''),
    costAED: bare(facts?.costAED ?? ''),
    supplier: facts?.supplier ?? '',
    privateNotes: facts?.privateNotes ?? '',
    availability: availability.toLowerCase(),
    reservedUntil: reservedUntil ?? '',
    id: row.id,
    seller: row.sellerEmail,
  };
  return all.map((column) =>
    'attribute' in column
      ? detailCell(row, column.attribute)
      : (cells[column.key as keyof typeof cells] ?? ''),
  );
}

/** The cell of an attribute; what products of its taxonomy entries do not have is left out. */
function detailCell(row: ExportedRow, attribute: AttributeWithEntries): string {
  const value = row.attributes[attribute._id];
  if (value === undefined || attributesOfTaxonomy([attribute], row).length === 0) return '';
  return cellOfValue(attribute, value);
}

const bare = (price: string) => price.replace(/\.00$/, '');
