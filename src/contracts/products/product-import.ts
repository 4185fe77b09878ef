import { z } from 'zod';
import { Id } from '../id.ts';

/** The most rows of one import, without the headings. */
export const LONGEST_IMPORT = 5000;

export const TableFormat = z.enum(['csv', 'xlsx']);
export type TableFormat = z.infer<typeof TableFormat>;
export const TableQuery = z.object({ format: TableFormat.default('csv') });
export const TemplateQuery = TableQuery.extend({
  category: Id.optional().describe('Whose columns it has; else those of all categories'),
});

/**
 * `checked` waits for the start; `paused` can be continued; `done` can be run again for rows that
 * failed; what is `undoing` or `undone` runs no more.
 */
const ImportStage = z.enum(['checked', 'running', 'paused', 'done', 'undoing', 'undone']);
export type ImportStage = z.infer<typeof ImportStage>;

/** A fault in one row, or a note on it: its row number and its column's heading in the file. */
export const ImportFault = z.object({
  row: z.number().int().describe('As a spreadsheet numbers it: the headings are row 1'),
  column: z.string(),
  value: z.string(),
  message: z.string(),
  isNote: z.boolean().optional().describe('The row is imported all the same'),
  isMissing: z.boolean().optional().describe('The row waits for a file that was not sent yet'),
});
export type ImportFault = z.infer<typeof ImportFault>;

const RefusedFile = z.object({ name: z.string(), message: z.string() });

/** The unpacking of a ZIP of pictures for an import: `seen` of its `entries` have been read. */
const ImportArchive = z.object({
  name: z.string(),
  state: z.enum(['unpacking', 'done', 'stopped', 'failed']),
  note: z.string().describe('Why it failed, or empty'),
  entries: z.number().int(),
  seen: z.number().int(),
  taken: z.number().int(),
  unknown: z.number().int().describe('Files that no row names'),
  refused: z.array(RefusedFile).describe('At most 200'),
});
export type ImportArchive = z.infer<typeof ImportArchive>;

/** How a file was read: what it does not prove, and what of it was not read. */
const ImportReading = z.object({
  encoding: z
    .string()
    .nullable()
    .describe('Guessed, where the file does not prove it: to be confirmed when it is run'),
  sheet: z.string().nullable().describe('The sheet that was read, of a workbook'),
  others: z.array(z.string()).describe('Sheets that hold products too, and were not read'),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** An import: a checked file of products, which may be running. The numbers count rows. */
export const ProductImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  stage: ImportStage,
  note: z.string().describe('Why it is paused, or empty'),
  rows: z.number().int(),
  toAdd: z.number().int(),
  toChange: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  faulty: z.number().int().describe('Rows that will not be imported, or were not'),
  lacking: z
    .number()
    .int()
    .describe('Of those to add and to change, rows left out until files they name are sent'),
  undoable: z
    .number()
    .int()
    .describe('Products that it added or changed within the last hour, and that can be undone'),
  undone: z.number().int().describe('Products that are what they were before, or gone again'),
  noted: z.number().int().describe('Rows that are imported, on which there is a note'),
  ignoredColumns: z.array(z.string()),
  reading: ImportReading,
  pictures: z.object({
    named: z.number().int(),
    missing: z.array(z.string()).describe('File names that nothing was sent for, at most 200'),
  }),
  archive: ImportArchive.nullable().describe('The ZIP of pictures sent last'),
  createdAt: z.string(),
});
export type ProductImport = z.infer<typeof ProductImport>;

const PreviewRow = z.object({
  row: z.number().int(),
  seller: z.string().nullable().describe("Whose product it is, in an admin's import"),
  isNew: z.boolean(),
  articleNumber: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  priceINR: z.string(),
  priceAED: z.string(),
  changes: z
    .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
    .describe('Of a product that is there; values as people read them'),
});

/** What an import is going to do. */
export const ImportPreview = z.object({
  rows: z.array(PreviewRow).describe('The first fifty, as they will be'),
  moves: z
    .array(
      z.object({ row: z.number().int(), name: z.string(), before: z.string(), after: z.string() }),
    )
    .describe('The ten prices that move furthest'),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The guide to imports: the columns, and the taxonomy of products. */
export const ImportGuide = z.object({
  columns: z.array(z.object({ heading: z.string(), required: z.boolean(), holds: z.string() })),
  entries: z.array(
    z.object({
      category: z.string(),
      subCategory: z.string(),
      productTypes: z.array(z.string()),
    }),
  ),
});
export type ImportGuide = z.infer<typeof ImportGuide>;

/** The result of sending files for an import. */
export const ImportPictures = z.object({
  taken: z.array(z.string()),
  unknown: z.array(z.string()).describe('Files that no row names'),
  refused: z.array(RefusedFile),
  missing: z.number().int(),
});
export type ImportPictures = z.infer<typeof ImportPictures>;
