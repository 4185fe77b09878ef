import { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { findSiteState, SETTINGS } from '#database/queries/site-state.ts';

/** Returns what owners have decided, with the defaults for what they have not. */
export async function readSettings(db: Database): Promise<Settings> {
  return parseSettings(await findSiteState(db, SETTINGS)).settings;
}

/** Returns the settings as they are kept, and how often anything of them was changed. */
export function parseSettings(kept: string | null): { settings: Settings; version: number } {
  const { version = 0, ...settings } = JSON.parse(kept ?? '{}');
  return { settings: Settings.parse(settings), version };
}
