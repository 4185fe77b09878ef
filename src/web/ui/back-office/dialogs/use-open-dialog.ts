import { changed, useAddressParams } from '../address-params.ts';

/**
 * Which dialog is open, stored in the URL so that a reload or a log-in opens it again: `new`, the
 * id of what is edited, or null.
 */
export function useOpenDialog(name = 'edit') {
  const [params, change] = useAddressParams();
  return {
    open: params.get(name),
    /** Returns the target of a link that opens the dialog of this id. */
    to: (id: string) => ({ search: `?${changed(new URLSearchParams(params), { [name]: id })}` }),
    show: (id: string) => change({ [name]: id }),
    close: () => change({ [name]: null }, true),
  };
}
