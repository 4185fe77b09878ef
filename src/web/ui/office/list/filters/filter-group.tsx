import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useWide } from '../../media-query.ts';
import { OfficeButton } from '../../office-button.tsx';
import type { ListControls } from '../list-state.ts';

/** Filters of a list that has many of them: behind a button, which counts those in use. */
export function FilterGroup({ state, children }: { state: ListControls; children: ReactNode }) {
  const id = useId();
  const used = Object.values(state.filters).filter(Boolean).length;
  const isWide = useWide();
  const [wish, setWish] = useState<boolean | null>(null);
  const isShown = wish ?? (isWide && used > 0);
  return (
    <>
      <OfficeButton aria-expanded={isShown} aria-controls={id} onClick={() => setWish(!isShown)}>
        <SlidersHorizontal size={15} aria-hidden="true" />
        Filters{used > 0 && ` (${used})`}
      </OfficeButton>
      {used > 0 && (
        <OfficeButton look="plain" onClick={state.clearFilters}>
          Clear filters
        </OfficeButton>
      )}
      <div
        id={id}
        hidden={!isShown}
        className="order-last flex w-full flex-wrap gap-2 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </>
  );
}
