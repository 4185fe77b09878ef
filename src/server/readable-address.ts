/**
 * An address whose escapes can be read. Percent signs that escape nothing stand for themselves, so
 * that a mangled link is answered as whatever else is not there.
 */
export function readableAddress(target: string): string {
  if (!target.includes('%')) return target;
  const [path = '', ...query] = target.split('?');
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
