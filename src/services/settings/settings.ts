import { isDeepStrictEqual } from 'node:util';
import { changeSettings as call } from '#contracts/calls/settings.ts';
import {
  KeepDays,
  keepDaysSetting,
  Settings,
  type SettingsChange,
  type SettingsShown,
} from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { findPublished } from '#database/queries/content.ts';
import {
  findSiteState,
  lockSiteState,
  SETTINGS,
  setSiteState,
} from '#database/queries/site-state.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, stale } from '../failure.ts';
import { noteNotice } from '../privacy/keep-notice.ts';
import { writeAs } from '../write.ts';

/** Returns what owners have decided, for the screen that changes it. */
export async function readSettingsShown(context: AppContext): Promise<SettingsShown> {
  const shown = parseSettings(await findSiteState(context.db, SETTINGS));
  const keepDays = keepDaysBy(context, shown.settings);
  return { ...shown, keepDays, fixed: fixedByServer(context) };
}

/**
 * Saves what an owner decides. 409 where another has done so since it was read, 422 for what the environment sets. How
 * long data are kept stands in the privacy notice, which gets a new version with it.
 */
export function changeSettings(
  context: AppContext,
  actor: AdminActor,
  { settings, version }: SettingsChange,
): Promise<void> {
  return writeAs(context, actor, call, async (db, touch) => {
    const before = parseSettings(await lockSiteState(db, SETTINGS, '{}'));
    if (version !== before.version) throw stale();
    if (isDeepStrictEqual(before.settings, settings)) return;
    const changes = (kind: keyof typeof settings.keepDays) =>
      settings.keepDays[kind] !== before.settings.keepDays[kind];
    const fixed = fixedByServer(context).find(changes);
    if (fixed !== undefined) {
      const name = keepDaysSetting(fixed);
      throw invalid(
        `settings.keepDays.${fixed}`,
        toAdmins(`The server's own ${name} decides this`),
      );
    }
    const next = { ...settings, version: before.version + 1 };
    await setSiteState(db, SETTINGS, JSON.stringify(next));
    const published = await findPublished(db);
    await noteNotice(db, context.content.of(published?.body ?? {}, settings).notice, touch);
    await audit(db, actor, {
      action: 'change-settings',
      entity: 'setting',
      entityId: SETTINGS,
      before: before.settings,
      after: settings,
    });
  });
}

/** Returns what owners have decided, with the defaults for what they have not. */
export async function readSettings(db: Database): Promise<Settings> {
  return parseSettings(await findSiteState(db, SETTINGS)).settings;
}

/** Returns the settings as they are kept, and how often anything of them was changed. */
function parseSettings(kept: string | null): { settings: Settings; version: number } {
  const { version = 0, ...settings } = JSON.parse(kept ?? '{}');
  return { settings: Settings.parse(settings), version };
}

type Keeper = Pick<AppContext, 'keepDays' | 'operations'>;

/** Returns the kinds of data whose retention the environment sets: owners do not decide it. */
const fixedByServer = ({ operations }: Keeper): (keyof KeepDays)[] =>
  KeepDays.keyof().options.filter((kind) =>
    operations.settings.some(
      ({ name, source }) => name === keepDaysSetting(kind) && source === 'set',
    ),
  );

/** Returns how long each kind of data is kept: as the environment says, else as owners have decided. */
export function keepDaysBy(keeper: Keeper, { keepDays: decided }: Settings): KeepDays {
  const fixed = fixedByServer(keeper);
  const days = (kind: keyof KeepDays) =>
    (fixed.includes(kind) ? undefined : decided[kind]) ?? keeper.keepDays[kind];
  return {
    messages: days('messages'),
    customers: days('customers'),
    enquiries: days('enquiries'),
    audit: days('audit'),
  };
}
