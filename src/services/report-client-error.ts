import { channel } from 'node:diagnostics_channel';
import type { ClientErrorInput } from '#contracts/calls/operation/client-errors.ts';
import type { AppContext } from './app-context.ts';

/** Told of every error that a browser reports. */
export const clientErrors = channel('dhow:client-error');

const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»/g;
const ADDRESS = /\S+@\S+/g;
/** What follows the path of an address: queries and fragments hold tokens and what was typed. */
const AFTER_PATH = /((?:\w+:\/\/|\/)[^\s?#]*)[?#]\S*/g;
/** Long, with capitals and digits, or hexadecimal: keys and tokens look like this, and no word does. */
const TOKEN = /(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}|[\da-f]{32,}/g;
const LONG_NUMBER = /\d[\d\s-]{4,}\d/g;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * Logs an error of a page's script, and counts it. What its message quotes may have been typed by
 * somebody, and is left out, as are mail addresses, long numbers, tokens, and what addresses have after their path.
 */
export function noteClientError({ log }: Pick<AppContext, 'log'>, error: ClientErrorInput): void {
  clientErrors.publish({});
  const { name, message, source, line, column, page } = error;
  const said = { name: plain(name), message: plain(message), source: plain(source) };
  log.warn({ clientError: { ...said, line, column, page: plain(page) } }, 'an error in a browser');
}

const plain = (text: string) =>
  text
    .replace(UNPRINTABLE, ' ')
    .replace(QUOTED, '"…"')
    .replace(AFTER_PATH, '$1')
    .replace(TOKEN, '…')
    .replace(ADDRESS, '…')
    .replace(LONG_NUMBER, '…');
