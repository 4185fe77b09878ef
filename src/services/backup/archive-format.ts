import { z } from 'zod';

/*
 * An archive is a tar file, compressed with zstd and, where there is a key, encrypted. Its entries, in
 * this order: the description; `database/TABLE/NUMBER.jsonl`, one row a line; `data/NAME`, files of the
 * data folder; `media/NAME`, and after those that begin alike their `checksums/BEGINNING.sha256`; the
 * contents, by which its end and everything before is checked.
 */
export const DESCRIPTION = 'dhow-backup.json';
export const CONTENTS = 'contents.json';
export const FORMAT = 1;

const RowDigest = z.object({ rows: z.number().int(), digest: z.string().regex(/^[0-9a-f]{64}$/) });
const Table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});

/** What an archive begins with. */
export const Description = z.object({
  format: z.number().int(),
  /** Drawn for each archive. */
  id: z.string(),
  createdAt: z.string(),
  appVersion: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  /** When the newest migration of its rows was written. */
  schemaAt: z.number().int(),
  tables: z.array(Table),
  /** Tells whether the tokens of a shop are signed with the same key, without telling the key. */
  tokenMark: z.string(),
});
export type Description = z.infer<typeof Description>;

/** What an archive ends with. */
export const Contents = z.object({
  tables: z.record(z.string(), RowDigest),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** The files, each as a line of its hash and name. */
  media: RowDigest.extend({ bytes: z.number().int() }),
  /** Files that the database speaks of and that were not there: how many, and some of them. */
  missing: z.object({ files: z.number().int(), some: z.array(z.string()) }),
  data: z.array(z.string()),
});
export type Contents = z.infer<typeof Contents>;

export const partName = (table: string, number: number) =>
  `database/${table}/${String(number).padStart(6, '0')}.jsonl`;

/** The line by which a file is counted and checked, as `sha256sum` writes it. */
export const checksumLine = (hash: string, name: string) => `${hash}  media/${name}`;
