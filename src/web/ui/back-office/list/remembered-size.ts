import { languageNames, languages } from '#languages/languages.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { readPreference, savePreference } from '../preferences.ts';
import { readClaims, useToken } from '../session.ts';
import { PAGE_SIZES } from './read-list-state.ts';

/** The sizes of a person's lists as a cookie has them: `get-products:25.get-leads:50`. */
const sizesIn = (kept: string | null) =>
  new Map(
    (kept ?? '').split('.').flatMap((each) => (each ? [each.split(':', 2)] : [])) as [
      string,
      string,
    ][],
  );

/**
 * Returns the rows per page that the person who is logged in has chosen for a call's list in this browser, if any, and a
 * function that remembers another choice, whatever language the pages are in.
 */
export function useRememberedSize(route: string) {
  const { role } = useBackOffice();
  const claims = readClaims(useToken(role) ?? '');
  const person = claims.staffId ?? claims.userId ?? claims.adminId ?? '';
  const [cookie, list] = [`rows-${person.slice(0, 12)}`, route.split('/')[2] ?? ''];
  const size = Number(sizesIn(readPreference(cookie)).get(list));
  return {
    size: size > 0 && size <= Math.max(...PAGE_SIZES) ? size : undefined,
    remember(chosen: number) {
      const sizes = sizesIn(readPreference(cookie)).set(list, String(chosen));
      const value = [...sizes].map((each) => each.join(':')).join('.');
      for (const name of languageNames) {
        savePreference(cookie, value, `${languages[name].path}/${role.role}`);
      }
    },
  };
}
