import { useEffect, useEffectEvent, useState } from 'react';
import { savedViewCalls } from '#contracts/calls/saved-views.ts';
import type { ListId } from '#contracts/saved-view.ts';
import { useBackOffice } from '../../back-office-provider.tsx';
import { messageOf } from '../../calls.ts';
import { toasts } from '../../toasts.tsx';
import { useRead, useSend } from '../../use-call.ts';
import type { ListControls } from '../list-state.ts';

export const useSavedViewCalls = () => savedViewCalls[useBackOffice().role.role];

type Columns = readonly string[] | null;

/**
 * The saved views of a list, and the columns that its reader wants. Opened without parameters, the list shows the
 * reader's default view.
 */
export function useSavedViews(id: ListId, state: ListControls) {
  const calls = useSavedViewCalls();
  const settings = useRead(calls.getListSettings, {});
  const sendColumns = useSend(calls.chooseColumns);
  const [unsaved, setUnsaved] = useState<{ columns: Columns } | null>(null);
  const views = settings.data?.views.filter(({ list }) => list === id) ?? [];
  const choice = settings.data?.choices.find(({ list }) => list === id);
  const active = views.find(({ _id }) => _id === state.view);
  const first = views.find(({ _id }) => _id === choice?.defaultViewId);

  const opensFirst = state.isPlain && first !== undefined;
  const openFirst = useEffectEvent(() => first && state.showView(first, true));
  useEffect(() => {
    if (opensFirst) openFirst();
  }, [opensFirst]);

  const own = unsaved ? unsaved.columns : (choice?.columns ?? null);
  const isOfAddress = active !== undefined || state.columns !== null;

  return {
    id,
    state,
    views,
    /** The view that is shown, perhaps changed since. */
    active,
    isChanged:
      active !== undefined &&
      (state.columns !== null || state.query !== state.understood(active.query)),
    /** The view that the list is opened with. */
    first,
    /** It is not known yet which view and which columns are wanted. */
    isPending: settings.isPending || opensFirst,
    /** The wanted columns in their order; null for those that the list begins with. */
    columns: state.columns ?? active?.columns ?? own,
    areColumnsChanged: isOfAddress ? state.columns !== null : own !== null,
    /** Changes the columns: of the address where that has some or a view, else the reader's own. Null takes changes back. */
    chooseColumns(columns: Columns) {
      if (!isOfAddress) return setUnsaved({ columns });
      const isAsSaved = columns?.join() === active?.columns.join();
      state.showColumns(isAsSaved ? null : columns);
    },
    /** Saves the reader's own columns, if they were changed. */
    async keepColumns() {
      if (unsaved === null) return;
      const columns = unsaved.columns && [...unsaved.columns];
      try {
        await sendColumns({ body: { list: id, columns } });
      } catch (error) {
        toasts.failure(messageOf(error));
      }
      setUnsaved(null);
    },
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
