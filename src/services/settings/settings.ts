import { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { findSiteState, SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import type { Actor } from '#domain/policy.ts';
import { audit } from '../audit.ts';

/** Returns what owners have decided, with the defaults for what they have not. */
export async function readSettings(db: Database): Promise<Settings> {
  return Settings.parse(JSON.parse((await findSiteState(db, SETTINGS)) ?? '{}'));
}

/** Saves what an owner has decided, in the transaction of its caller. */
export async function saveSettings(
  db: Database,
  actor: Extract<Actor, { role: 'admin' }>,
  settings: Settings,
): Promise<void> {
  const before = await readSettings(db);
  await setSiteState(db, SETTINGS, JSON.stringify(settings));
  await audit(db, actor, {
    action: 'change-settings',
    entity: 'setting',
    entityId: SETTINGS,
    before,
    after: settings,
  });
}
