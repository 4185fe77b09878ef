const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is a version, and one after another. */
export function isLater(version: string, earlier: string): boolean {
  return VERSION.test(version) && compareVersions(version, earlier) > 0;
}

export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** Returns what a changelog says below a heading, without the ends' white space; '' where it has none. */
export function releaseNotes(changelog: string, heading: string): string {
  const [, after = ''] = changelog.split(
    new RegExp(`^## ${heading.replaceAll('.', '\\.')}\\b.*$`, 'm'),
  );
  return after.split(/^## /m)[0]?.trim() ?? '';
}
