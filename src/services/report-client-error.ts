import { channel } from 'node:diagnostics_channel';
import type { ClientErrorInput } from '#contracts/calls/operation/client-errors.ts';
import type { AppContext } from './app-context.ts';

/** Told of every error that a browser reports. */
export const clientErrors = channel('dhow:client-error');

const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»/g;
const ADDRESS = /\S+@\S+/g;
const LONG_NUMBER = /\d[\d\s-]{4,}\d/g;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * Logs an error of a page's script, and counts it. What its message quotes may have been typed by
 * somebody, and is left out, as are addresses and long numbers.
 */
export function noteClientError({ log }: Pick<AppContext, 'log'>, error: ClientErrorInput): void {
  clientErrors.publish({});
  const { name, message, source, line, column, page } = error;
  const said = { name: plain(name), message: plain(message), source: plain(withoutQuery(source)) };
  log.warn(
    { clientError: { ...said, line, column, page: plain(withoutQuery(page)) } },
    'an error in a browser',
  );
}

const plain = (text: string) =>
  text
    .replace(UNPRINTABLE, ' ')
    .replace(QUOTED, '"…"')
    .replace(ADDRESS, '…')
    .replace(LONG_NUMBER, '…');

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? '';
