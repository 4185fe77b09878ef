import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as texts from '#texts/back-office/lists.ts';
import { ActionButton } from '../../action-button.tsx';
import { useWide } from '../../media-query.ts';
import type { ListControls } from '../list-state.ts';

/** The filters of a list with many of them: behind a button that counts those in use. */
export function FilterGroup({ state, children }: { state: ListControls; children: ReactNode }) {
  const id = useId();
  const used = Object.values(state.filters).filter(Boolean).length;
  const isWide = useWide();
  const [wish, setWish] = useState<boolean | null>(null);
  const isShown = wish ?? (isWide && used > 0);
  return (
    <>
      <ActionButton aria-expanded={isShown} aria-controls={id} onClick={() => setWish(!isShown)}>
        <SlidersHorizontal size={15} aria-hidden="true" />
        {used > 0 ? texts.filtersInUse(used) : texts.filters}
      </ActionButton>
      {used > 0 && (
        <ActionButton look="plain" onClick={state.clearFilters}>
          {texts.clearFilters}
        </ActionButton>
      )}
      <div
        id={id}
        hidden={!isShown}
        className="order-last flex w-full flex-wrap gap-x-2 gap-y-3 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </>
  );
}
