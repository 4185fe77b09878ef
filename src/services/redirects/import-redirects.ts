import { MOST_IMPORTED, RedirectInput } from '#contracts/redirect.ts';
import type { KnownActor } from '#domain/policy.ts';
import { readCsv } from '#media/tables/read-csv.ts';
import type { AppContext } from '../app-context.ts';
import { invalid, isFailure } from '../failure.ts';
import { changing, createOne } from './change-redirects.ts';

/** How many faulty lines a refusal names. */
const MOST_NAMED = 20;

/** Adds the redirects of a CSV table, and returns how many; 422 with what is wrong by line, where any line is. */
export function importRedirects(
  context: AppContext,
  actor: KnownActor,
  table: string,
): Promise<number> {
  const rows = rowsOf(table);
  if (rows.length > MOST_IMPORTED) {
    throw invalid('table', `Enter at most ${MOST_IMPORTED} lines; these are ${rows.length}`);
  }
  return changing(context, actor, async (db) => {
    const faults: string[] = [];
    for (const { line, cells } of rows) {
      const [from, to, ...more] = cells;
      const input = RedirectInput.safeParse({ from, to });
      if (!input.success || more.some(Boolean)) {
        const wrong = input.error?.issues[0]?.message ?? 'Enter two addresses, the old and the new';
        faults.push(`Line ${line}: ${wrong}`);
        continue;
      }
      try {
        await createOne(db, actor, input.data, 'IMPORTED');
      } catch (error) {
        if (!isFailure(error)) throw error;
        faults.push(`Line ${line}: ${error.message}`);
      }
    }
    if (faults.length > 0) throw refusal(faults);
    return rows.length;
  });
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
    throw invalid('table', 'The lines could not be read: a quotation mark is not closed');
  }
}

function refusal(faults: string[]) {
  const more = faults.length - MOST_NAMED;
  const named = faults.slice(0, MOST_NAMED).join('\n');
  return invalid('table', `${named}${more > 0 ? `\nand ${more} more` : ''}\nNothing was imported.`);
}
