const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns a size such as `412 MB` or `1.4 GB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${value.toFixed(value < 10 && step > 2 ? 1 : 0)} ${units[step]}`;
}

/** Returns a share such as `97 %`; a dash where there is nothing to have a share of. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.floor((100 * part) / whole)} %`;
