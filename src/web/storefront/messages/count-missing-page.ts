import { callPath } from '#domain/call-path.ts';
import { basePath } from '#texts/language.ts';
import { publicCall } from '#web/ui/public-call.ts';

/** What this document has told. */
const told = new Set<string>();

/** Tells the server that somebody met no page at this address: once for each document. */
export function countMissingPage(): void {
  const path = location.pathname.slice(basePath.length);
  if (told.has(path) || navigator.webdriver) return;
  told.add(path);
  const call = `/api${callPath(publicCall('POST /missing-page'))}`;
  navigator.sendBeacon(call, JSON.stringify({ path }));
}
