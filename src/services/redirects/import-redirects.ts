import { MOST_IMPORTED, RedirectInput } from '#contracts/redirect.ts';
import type { Database } from '#database/database.ts';
import { deleteMissingPages, missingPaths } from '#database/queries/missing-pages.ts';
import {
  allRedirects,
  deleteRedirects,
  insertRedirects,
  leadElsewhere,
} from '#database/queries/redirects.ts';
import { createFolding } from '#domain/fold-redirects.ts';
import type { KnownActor } from '#domain/policy.ts';
import { pathOfIds, withAllAbove } from '#domain/redirected-path.ts';
import { toAdmins } from '#languages/said.ts';
import { readCsv } from '#media/tables/read-csv.ts';
import type { AppContext } from '../app-context.ts';
import { auditAll } from '../audit.ts';
import { invalid } from '../failure.ts';
import { changing, inACircle, isLedAlready, named } from './redirects.ts';

/** How many faulty lines a refusal names. */
const MOST_NAMED = 20;
/** Rows of one statement. */
const PORTION = 1000;

/**
 * Adds the redirects of a CSV table, and returns how many; 422 with what is wrong by line, where any line is. What each
 * comes to is reckoned from all redirects read once: a statement for each would take minutes.
 */
export function importRedirects(
  context: AppContext,
  actor: KnownActor,
  table: string,
): Promise<number> {
  const rows = rowsOf(table);
  if (rows.length > MOST_IMPORTED) {
    throw invalid(
      'table',
      toAdmins(`Enter at most ${MOST_IMPORTED} lines; these are ${rows.length}`),
    );
  }
  const own = `${context.publicUrl}/`;
  return changing(context, actor, async (db) => {
    const folding = createFolding(await allRedirects(db));
    const faults: string[] = [];
    const added: RedirectInput[] = [];
    for (const { line, cells } of rows) {
      const [from, to = '', ...more] = cells;
      const local = to.startsWith(own) ? to.slice(own.length - 1) : to;
      const { data, error } = RedirectInput.safeParse({ from, to: local });
      if (data === undefined || more.some(Boolean)) {
        const wrong = error?.issues[0]?.message ?? 'Enter two addresses, the old and the new';
        faults.push(`Line ${line}: ${wrong}`);
        continue;
      }
      const path = pathOfIds(data.from);
      const taken = folding.leadsTo(path);
      if (taken !== undefined) faults.push(`Line ${line}: ${isLedAlready(data.from, taken)}`);
      else if (!folding.add(path, pathOfIds(data.to))) {
        faults.push(`Line ${line}: ${inACircle(data.from)}`);
      } else added.push(data);
    }
    if (faults.length > 0) throw refusal(faults);
    await save(context, db, actor, folding.changes());
    for (const some of portionsOf(added)) {
      await auditAll(
        db,
        actor,
        some.map(({ from, to }) => ({
          ...{ action: 'add-redirect', ...named(pathOfIds(from)) },
          after: { from, to },
        })),
      );
    }
    return rows.length;
  });
}

type Changes = ReturnType<ReturnType<typeof createFolding>['changes']>;

async function save(
  context: AppContext,
  db: Database,
  actor: KnownActor,
  { added, moved, gone }: Changes,
): Promise<void> {
  const by = { adminId: actor.id, adminName: actor.name, createdAt: context.now() };
  for (const some of portionsOf(gone)) await deleteRedirects(db, some);
  for (const some of portionsOf(moved)) await leadElsewhere(db, some);
  for (const some of portionsOf(added)) {
    await insertRedirects(
      db,
      some.map(([fromPath, toPath]) => ({ fromPath, toPath, reason: 'IMPORTED', ...by })),
    );
  }
  const froms = new Set(added.map(([from]) => from));
  const found = (await missingPaths(db)).filter((path) =>
    withAllAbove(path).some((above) => froms.has(above)),
  );
  await deleteMissingPages(db, found);
}

function* portionsOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PORTION) yield all.slice(at, at + PORTION);
}

/** Returns the lines of a table that say something, without its headings. */
function rowsOf(table: string): { line: number; cells: string[] }[] {
  const lines = cellsOf(table)
    .map((row, index) => ({ line: index + 1, cells: row.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const hasHeadings = lines[0]?.cells.every((cell) => !cell.includes('/'));
  return hasHeadings ? lines.slice(1) : lines;
}

function cellsOf(table: string): string[][] {
  try {
    return readCsv(Buffer.from(table), MOST_IMPORTED + 2, { needed: [], texts: [] }).rows;
  } catch {
    throw invalid('table', toAdmins('The lines could not be read: a quotation mark is not closed'));
  }
}

function refusal(faults: string[]) {
  const more = faults.length - MOST_NAMED;
  const told = faults.slice(0, MOST_NAMED).join('\n');
  return invalid(
    'table',
    toAdmins(`${told}${more > 0 ? `\nand ${more} more` : ''}\nNothing was imported.`),
  );
}
