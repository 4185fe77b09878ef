/** One line of a table. `isWithin` is null where there is no budget. */
export type Line = { name: string; values: string[]; isWithin: boolean | null };

export type Table = {
  title: string;
  /** What the numbers are, above them; the first stands above the names. */
  columns: string[];
  lines: Line[];
};

/** Prints a table with its verdicts, and returns the names of the lines past their budget. */
export function printTable({ title, columns, lines }: Table): string[] {
  const rows = [columns, ...lines.map(({ name, values }) => [name, ...values])];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const laidOut = rows.map((row) =>
    row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0),
    ),
  );
  console.log(`\n${title}`);
  for (const [at, cells] of laidOut.entries()) {
    const line = lines[at - 1];
    console.log(`  ${cells.join('   ')}   ${line === undefined ? '' : verdict(line)}`.trimEnd());
  }
  return lines.filter(({ isWithin }) => isWithin === false).map(({ name }) => `${title}: ${name}`);
}

function verdict({ isWithin }: Line): string {
  if (isWithin === null) return '';
  return isWithin ? 'ok' : '<<< MISSED';
}

export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
export const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (value: number) => `${value.toFixed(0)} MB`;
export const whole = (value: number) => Math.round(value).toLocaleString('en');

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The time in which 95 of 100 were done. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
