import { z } from 'zod';
import { sentence } from '#languages/sentence.ts';
import { accountFields, accountsOf } from './accounts.ts';
import { backupFields, backupOf } from './backup.ts';
import { dataFields, dataOf } from './data.ts';
import { databaseFields, databaseOf } from './database.ts';
import { ConfigError, defaulted, flag } from './field-kinds.ts';
import { mailFields, mailOf } from './mail.ts';
import { mediaFields, mediaOf } from './media.ts';
import { networkFields, networkOf } from './network.ts';
import { observabilityFields, observabilityOf } from './observability.ts';
import { processesOf, processFields } from './processes.ts';
import { settingsInForce } from './settings-in-force.ts';

const MINUTE_MS = 60_000;

/** How a start on PostgreSQL brings the schema to its version. */
const migrationFields = {
  MIGRATE: defaulted(flag('the start migrates the database').default('1')),
  MIGRATE_MINUTES: defaulted(
    z.coerce
      .number('must be a number of minutes')
      .min(0.1, 'must be 0.1 or more')
      .max(10_080, 'must be 10080 at most, which is a week')
      .default(10),
  ),
};

const MigrationSettings = z.object(migrationFields);

function migrationsOf(settings: z.infer<typeof MigrationSettings>) {
  return {
    schema: { migrate: settings.MIGRATE === '1', patienceMs: settings.MIGRATE_MINUTES * MINUTE_MS },
  };
}

/** The environment as README.md describes it; each message completes the sentence "NAME …". */
const Environment = z.object({
  ...networkFields,
  ...dataFields,
  ...databaseFields,
  ...migrationFields,
  ...processFields,
  ...mediaFields,
  ...backupFields,
  ...mailFields,
  ...accountFields,
  ...observabilityFields,
});

/** All settings; nothing else reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Returns a sentence for each setting that is invalid by itself, or for the first that is beside others. */
export function invalidSettings(environment: Record<string, string | undefined>): string[] {
  const { error } = Environment.safeParse(environment);
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  try {
    readConfig(environment);
    return [];
  } catch (refusal) {
    if (refusal instanceof ConfigError) return [refusal.message];
    throw refusal;
  }
}

/** Returns a sentence for each variable whose name is nearly that of a setting. */
export const misspelledSettings = (environment: Record<string, string | undefined>): string[] =>
  nearlySettings(environment, Object.keys(Environment.shape));

/** Reads and checks the environment. Throws {@link ConfigError}. */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${sentence('en', issue?.message ?? '')}.`);
  }
  const settings = parsed.data;
  const { isPrivate, ...network } = networkOf(settings);
  const processes = processesOf(settings, settings.DATABASE_URL === undefined);
  return {
    ...network,
    ...dataOf(settings, isPrivate),
    ...databaseOf(settings, processes.workers),
    ...migrationsOf(settings),
    ...processes,
    ...mediaOf(settings),
    ...backupOf(settings),
    ...mailOf(settings),
    ...accountsOf(settings),
    ...observabilityOf(settings, settings.PORT),
    misspelled: misspelledSettings(environment),
    inForce: settingsInForce(Object.keys(Environment.shape), settings, environment),
  };
}

/** Of shorter names anything may be near. */
const SHORTEST = 8;

/**
 * Returns a sentence for each variable of the environment that is no setting and one slip away from one: a letter
 * more, less, another, or two swapped. Others belong to other programs.
 */
export function nearlySettings(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  const known = new Set(settings);
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((each) => each.length >= SHORTEST && isOneSlip(name, each));
      return meant === undefined
        ? []
        : [
            `${name} is no setting and has no effect; ${meant} is one. Write it so, or leave it out.`,
          ];
    });
}

function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same += 1;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
