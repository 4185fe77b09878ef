import { report } from '../bounded/report.ts';
import { readTable } from './read-table.ts';

export type TableTask = { path: string; mostRows: number };

await report(({ path, mostRows }: TableTask) => readTable(path, mostRows));
