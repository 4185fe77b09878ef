import type { Setting } from '#contracts/calls/operation/system-health.ts';

/** Texts that are shown, without a name or password in an address. No other text ever is. */
const shown = new Set([
  'BACKUP_TO',
  'DATA_DIR',
  'DEMO',
  'HOST',
  'LOG_LEVEL',
  'LOG_NETWORKS',
  'MAIL_FROM',
  'MAIL_RETURNS_TO',
  'MEDIA_URL',
  'METRICS_HOST',
  'MIGRATE',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'PUBLIC_URL',
  'REQUIRE_ADMIN_2FA',
  'ROLE',
  'S3_REGION',
  'SITE_CONFIG',
  'TRUST_PROXY',
  'WORKERS',
]);
/** These are read as milliseconds. */
const durations = new Set(['BACKUP_EVERY']);
/** Of these, only where they lead is shown: their paths and queries may hold secrets. */
const addresses = /_(?:URL|ENDPOINT)$/;

/**
 * Returns the settings by name with their values and where these come from, without secrets. `read` has
 * the values as they were understood.
 */
export function settingsInForce(
  names: readonly string[],
  read: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Setting[] {
  return names.toSorted().map((name) => {
    const given = environment[name] ?? '';
    const source = given === '' ? 'default' : 'set';
    const value = shownValue(name, given, read[name]);
    return { name, value, source, isSecret: value === null && source === 'set' };
  });
}

function shownValue(name: string, given: string, read: unknown): string | null {
  if (typeof read === 'number') return durations.has(name) ? inWords(read) : String(read);
  const text = given || (typeof read === 'string' ? read : '');
  if (text === '') return null;
  if (shown.has(name)) return text.replace(/(?<=:\/\/)[^/@]*@/, '');
  return addresses.test(name) ? addressOf(text) : null;
}

/** As it is written in a setting: in the largest unit that is whole. */
function inWords(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes % 60 !== 0) return `${minutes}m`;
  return minutes % 1440 === 0 && minutes > 1440 ? `${minutes / 1440}d` : `${minutes / 60}h`;
}

function addressOf(address: string): string | null {
  const url = URL.parse(address);
  return url === null ? null : `${url.protocol}//${url.host}`;
}
