import { changeSettings as call } from '#contracts/calls/settings.ts';
import { Settings, type SettingsChange, type SettingsShown } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import {
  findSiteState,
  lockSiteState,
  SETTINGS,
  setSiteState,
} from '#database/queries/site-state.ts';
import type { Actor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { stale } from '../failure.ts';
import { write } from '../write.ts';

/** Returns what owners have decided, with the defaults for what they have not. */
export async function readSettings(db: Database): Promise<Settings> {
  return (await readSettingsShown(db)).settings;
}

/** The same with its version, for the screen that changes it. */
export async function readSettingsShown(db: Database): Promise<SettingsShown> {
  return parse(await findSiteState(db, SETTINGS));
}

function parse(kept: string | null): SettingsShown {
  const { version = 0, ...settings } = JSON.parse(kept ?? '{}');
  return { settings: Settings.parse(settings), version };
}

/** Saves what an owner decides. 409 where another has done so since it was read. */
export function changeSettings(
  context: AppContext,
  actor: Extract<Actor, { role: 'admin' }>,
  { settings, version }: SettingsChange,
): Promise<void> {
  return write(context, async (db) => {
    await recheckActor(db, actor, call, context.now());
    await saveSettings(db, actor, settings, version);
  });
}

/** Saves what an owner has decided, in the transaction of its caller. */
async function saveSettings(
  db: Database,
  actor: Extract<Actor, { role: 'admin' }>,
  settings: Settings,
  version?: number,
): Promise<void> {
  const before = parse(await lockSiteState(db, SETTINGS, '{}'));
  if (version !== undefined && version !== before.version) throw stale();
  if (JSON.stringify(before.settings) === JSON.stringify(settings)) return;
  const next = { ...settings, version: before.version + 1 };
  await setSiteState(db, SETTINGS, JSON.stringify(next));
  await audit(db, actor, {
    action: 'change-settings',
    entity: 'setting',
    entityId: SETTINGS,
    before: before.settings,
    after: settings,
  });
}
