import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import type { Change } from './changes.ts';
import type { World } from './world.ts';

type Call = (
  who: { authorization: Record<string, string> },
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
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
    ...leadsOf(call, { ours, id, until: inDays(9) }),
  ];
}

/** An enquiry for a piece holds it back, sells it, and gives it back. */
function leadsOf(
  call: Call,
  { ours, id, until }: { ours: World['ours']; id: string; until: string },
): Change[] {
  const ask = { reference: 'FRESH001', region: 'IN', productId: id };
  const move = async (to: object) => {
    const leads = (await call(ours, 'GET', `seller/get-leads/${ours.id}`)) as {
      _id: string;
      reference: string;
      version: number;
    }[];
    const lead = leads.find(({ reference }) => reference === ask.reference);
    await call(ours, 'PUT', `seller/move-lead/${lead?._id}`, { ...to, version: lead?.version });
  };
  return [
    ['an enquiry', () => call({ authorization: {} }, 'POST', 'enquiry', ask)],
    ['an enquiry that is answered', () => move({ state: 'TALKING' })],
    ['an enquiry that reserves its piece', () => move({ state: 'RESERVED', reservedUntil: until })],
    ['an enquiry that sells its piece', () => move({ state: 'WON', price: '500' })],
    ['an enquiry that gives its piece back', () => move({ state: 'LOST', lostReason: 'OTHER' })],
  ];
}
