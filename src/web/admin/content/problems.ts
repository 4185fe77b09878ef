import { isCallError } from '#web/ui/back-office/calls.ts';

/** Says of which fields of a refused body something is wrong, as `slides 2 › start › en: must not be empty`. */
export function problemsIn(error: unknown, body: string): string[] {
  const fields = isCallError(error) ? Object.entries(error.failure.fields ?? {}) : [];
  return fields.map(([path, message]) => {
    const place = path
      .replace(new RegExp(`^${body}\\.?`), '')
      .replace(/\.(\d+)/g, (_, at) => ` ${Number(at) + 1}`)
      .replaceAll('.', ' › ');
    return place === '' ? message : `${place}: ${message.replace(`${path} `, '')}`;
  });
}
