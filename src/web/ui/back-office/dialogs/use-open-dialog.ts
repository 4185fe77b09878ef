import { useSearchParams } from 'react-router';

/**
 * Which dialog is open, stored in the URL so that a reload or a log-in opens it again: `new`, the
 * id of what is edited, or null.
 */
export function useOpenDialog(name = 'edit') {
  const [params, setParams] = useSearchParams();
  /** Returns the target of a link that opens the dialog of this id. */
  const to = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(name, id);
    return { search: `?${next}` };
  };
  const set = (value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: value === null, preventScrollReset: true },
    );
  return { open: params.get(name), to, show: (id: string) => set(id), close: () => set(null) };
}
