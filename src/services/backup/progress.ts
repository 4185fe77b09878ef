/** Hears how far a backup, a restore or a move is. */
export type Progress = {
  /** A step goes on: how much of it is done, from 0 to 1. */
  at: (step: string, done: number) => void;
  /** A step is over; the line says what came of it. */
  done: (line: string) => void;
};

/** Such as `12.3 MB`. */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1;
  return `${size.toFixed(digits)} ${units[unit]}`;
}

/** Such as `1 table` and `1,234 rows`. */
export const countInWords = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
