import { isDeepStrictEqual } from 'node:util';
import { changeMaintenance as call } from '#contracts/calls/operation/maintenance.ts';
import { Maintenance } from '#contracts/maintenance.ts';
import type { Database } from '#database/database.ts';
import {
  findSiteState,
  lockSiteState,
  MAINTENANCE,
  setSiteState,
} from '#database/queries/site-state.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AdminActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { inEach } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { writeAs } from '../write.ts';

/** Off, with the words that are proposed. */
export const noMaintenance = (): Maintenance => ({
  isOn: false,
  words: inEach((language) => sentence(language, said('maintenanceWords'))),
  until: null,
});

/** Reads it from the database; what this process knows is in its content. */
export async function readMaintenance(db: Database): Promise<Maintenance> {
  return parsed(await findSiteState(db, MAINTENANCE));
}

/** Turns it on or off, or changes what is said meanwhile; every process knows at once. */
export function changeMaintenance(
  context: AppContext,
  actor: AdminActor,
  next: Maintenance,
): Promise<void> {
  return writeAs(context, actor, call, async (db, touch) => {
    const before = parsed(await lockSiteState(db, MAINTENANCE, JSON.stringify(noMaintenance())));
    if (isDeepStrictEqual(before, next)) return;
    await setSiteState(db, MAINTENANCE, JSON.stringify(next));
    touch(cacheTags.maintenance);
    await audit(db, actor, {
      action: 'change-maintenance',
      entity: 'setting',
      entityId: MAINTENANCE,
      before,
      after: next,
    });
  });
}

const parsed = (kept: string | null): Maintenance =>
  kept === null ? noMaintenance() : Maintenance.parse(JSON.parse(kept));
