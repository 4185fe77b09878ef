import { report } from '../bounded/report.ts';
import type { KnownHeadings } from './headings.ts';
import { readTable } from './read-table.ts';

export type TableTask = { path: string; mostRows: number; known: KnownHeadings };

await report(({ path, mostRows, known }: TableTask) => readTable(path, mostRows, known));
