import { expect, test } from 'vitest';
import { enquiriesByDay } from './enquiries-by-day.ts';

test('every day has an entry, also over the end of a month', () => {
  const found = [
    { day: '2026-02-28', region: 'IN' as const, enquiries: 3 },
    { day: '2026-03-01', region: 'AE' as const, enquiries: 2 },
    { day: '2026-03-01', region: 'IN' as const, enquiries: 1 },
    { day: '2025-01-01', region: 'IN' as const, enquiries: 9 },
  ];
  expect(enquiriesByDay(found, 3, new Date('2026-03-02T10:00:00Z'))).toEqual([
    { day: '2026-02-28', IN: 3, AE: 0 },
    { day: '2026-03-01', IN: 1, AE: 2 },
    { day: '2026-03-02', IN: 0, AE: 0 },
  ]);
});
