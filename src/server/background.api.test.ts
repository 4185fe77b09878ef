import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MAINTENANCE, setSiteState } from '#database/queries/site-state.ts';
import { noMaintenance } from '#services/settings/maintenance.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { startUpkeep } from './background.ts';

/** Whether each kind of work was found, of all that was looked for. */
const found = new Map<string, boolean>();
const test = await sharedApp({
  observeJob: async (name, look) => {
    const result = await look();
    found.set(name, found.get(name) === true || result === true);
    return result;
  },
});

const waiting = ['content', 'reservations', 'trending'];
const goingOn = ['category-counts', 'follow-ups', 'admin-notices', 'expired-rows'];

/** Looks for all work once, in a marketplace with maintenance on or off. */
async function lookOnce(isOn: boolean) {
  await setSiteState(test.db, MAINTENANCE, JSON.stringify({ ...noMaintenance(), isOn }));
  test.context.content.forget('all');
  found.clear();
  const work = startUpkeep(test.context, 60);
  while ([...waiting, ...goingOn].some((name) => !found.has(name))) await wait(20);
  await work.stop();
  return Object.fromEntries(found);
}

it('lets what changes the shop by itself wait while maintenance is on, and goes on with the rest', async () => {
  const ran = (names: string[], result: boolean) =>
    Object.fromEntries(names.map((name) => [name, result]));
  expect(await lookOnce(true)).toMatchObject({ ...ran(waiting, false), ...ran(goingOn, true) });
  expect(await lookOnce(false)).toMatchObject(ran(waiting, true));
});
