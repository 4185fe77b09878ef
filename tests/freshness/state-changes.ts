import { dayOf, daysAfter } from '#domain/availability/reservation.ts';
import type { Change } from './changes.ts';
import type { World } from './world.ts';

type Call = (
  who: { authorization: Record<string, string> },
  method: 'PUT',
  url: string,
  body: object,
) => Promise<unknown>;

/** A piece is reserved, sold, hidden and taken down, and comes back each time. */
export function statesOf(
  call: Call,
  edit: (id: string, fields: object) => Promise<unknown>,
  { admin, ours, edited: { id } }: World,
): Change[] {
  const availability = (state: string, reservedUntil: string | null = null) =>
    call(ours, 'PUT', `seller/update-availability/${id}`, { availability: state, reservedUntil });
  const hidden = (isHidden: boolean) =>
    call(ours, 'PUT', `seller/hide-product/${id}`, { hidden: isHidden });
  const inDays = (days: number) => daysAfter(dayOf(new Date()), days);
  return [
    ['a reservation', () => availability('RESERVED', inDays(9))],
    ['a reservation of another day', () => availability('RESERVED', inDays(8))],
    ['a sold piece', () => availability('SOLD')],
    ['a name of a sold piece', () => edit(id, { name: 'Port clock two' })],
    ['a piece that is available again', () => availability('AVAILABLE')],
    ['a hidden piece', () => hidden(true)],
    ['a piece shown again', () => hidden(false)],
    [
      'a piece that is taken down',
      () => call(admin, 'PUT', `admin/take-down/${id}`, { reason: 'price', words: '' }),
    ],
    ['a piece that is put up', () => call(admin, 'PUT', `admin/put-up/${id}`, { words: '' })],
    ['a name as before', () => edit(id, { name: 'Port clock' })],
  ];
}
