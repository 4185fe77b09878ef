import { z } from 'zod';

/** Rows of one import, the head row not counted. */
export const LONGEST_IMPORT = 5000;

export const TableFormat = z.enum(['csv', 'xlsx'], 'format must be csv or xlsx');
export type TableFormat = z.infer<typeof TableFormat>;
export const TableQuery = z.object({ format: TableFormat.default('csv') });

/** `checked` waits to be run; `paused` can be run again; `done` too, for what failed. */
const ImportStage = z.enum(['checked', 'running', 'paused', 'done']);
export type ImportStage = z.infer<typeof ImportStage>;

/** Something wrong in one row, in the file's own words: its row number and its column's heading. */
export const ImportFault = z.object({
  row: z.number().int().describe('As a spreadsheet numbers it: the headings are row 1'),
  column: z.string(),
  value: z.string(),
  message: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

const RefusedFile = z.object({ name: z.string(), message: z.string() });

/** A ZIP of pictures on its way into an import: `seen` of its `entries` have been looked at. */
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

/** A file of products, checked and perhaps being run. The numbers count rows. */
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
  ignoredColumns: z.array(z.string()),
  pictures: z.object({
    named: z.number().int(),
    missing: z.array(z.string()).describe('File names that nothing was sent for, at most 200'),
  }),
  archive: ImportArchive.nullable().describe('The ZIP of pictures sent last'),
  createdAt: z.string(),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** What an import may hold: its columns, and the taxonomy that products can be in. */
export const ImportGuide = z.object({
  columns: z.array(z.object({ heading: z.string(), required: z.boolean(), holds: z.string() })),
  places: z.array(
    z.object({
      category: z.string(),
      subCategory: z.string(),
      productTypes: z.array(z.string()),
    }),
  ),
});
export type ImportGuide = z.infer<typeof ImportGuide>;

/** What became of files sent for an import. */
export const ImportPictures = z.object({
  taken: z.array(z.string()),
  unknown: z.array(z.string()).describe('Files that no row names'),
  refused: z.array(RefusedFile),
  missing: z.number().int(),
});
export type ImportPictures = z.infer<typeof ImportPictures>;
