/** Returns minutes in words: `20 minutes`, `3 hours`, `2 days`. */
export function durationInWords(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, Math.round(minutes)), 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
