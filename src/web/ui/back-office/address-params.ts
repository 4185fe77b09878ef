import { useLocation, useSearchParams } from 'react-router';

type Changes = Record<string, string | null>;

/** What the history keeps of an address that a screen's own controls have led to. */
export const CHANGED = { isChanged: true };

/** Whether a link without parameters has led here, rather than a screen's own controls that removed the last one. */
export function useIsPlainAddress(): boolean {
  const { search, state } = useLocation();
  return search === '' && (state as Partial<typeof CHANGED> | null)?.isChanged !== true;
}

/**
 * The parameters of the address, and a function that changes some of them; null removes one. It begins
 * with what the address says when it is called: whoever calls it late, after a response, takes back
 * nothing that was chosen meanwhile.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Changes, replace = false) =>
    setParams(changed(new URLSearchParams(window.location.search), changes), {
      replace,
      preventScrollReset: true,
      state: CHANGED,
    });
  return [params, change] as const;
}

/** Changes some parameters, and returns them. */
export function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
