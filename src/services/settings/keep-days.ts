import { KeepDays, keepDaysSetting, type Settings } from '#contracts/settings.ts';
import type { AppContext } from '../app-context.ts';

export type Keeper = Pick<AppContext, 'keepDays' | 'operations'>;

/** Returns the kinds of data whose retention the environment sets: owners do not decide it. */
export const fixedByServer = ({ operations }: Keeper): (keyof KeepDays)[] =>
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
