import { readablePath } from '#contracts/redirect.ts';

/**
 * Returns an address whose escapes can be decoded. Percent signs that escape nothing stand for
 * themselves, so that a mangled link gets the usual 404.
 */
export function readableAddress(target: string): string {
  if (!target.includes('%')) return target;
  const [path = '', ...query] = target.split('?');
  return [readablePath(path), ...query].join('?');
}
