import { Bookmark } from 'lucide-react';
import * as texts from '#texts/back-office/saved-views.ts';
import { onDemand } from '../../on-demand.ts';
import type { SavedViews } from './use-saved-views.ts';

export type ViewChoiceProps = {
  views: SavedViews;
  /** The columns that are shown, for a view that is saved. */
  columns: readonly string[];
};

const useViewChoice = onDemand(
  () => import('./view-choice-popup.tsx'),
  (module) => module.ViewChoicePopup,
);

/** The choice among the saved views of a list; its button says which one is shown. */
export function ViewChoice(props: ViewChoiceProps) {
  const { Control, isPressed, press } = useViewChoice();
  if (Control) return <Control {...props} isOpen={isPressed} />;
  return (
    <button
      type="button"
      data-look="line"
      className="back-office-button min-w-0"
      aria-haspopup="dialog"
      onClick={press}
    >
      <ShownView {...props.views} />
    </button>
  );
}

/** What stands on the button. */
export function ShownView({ active, isChanged }: Pick<SavedViews, 'active' | 'isChanged'>) {
  return (
    <>
      <Bookmark size={15} aria-hidden="true" className="shrink-0" />
      {active ? (
        <>
          <bdi className="max-w-44 truncate">{active.name}</bdi>
          {isChanged && <span className="text-ink-muted">· {texts.changed}</span>}
        </>
      ) : (
        texts.views
      )}
    </>
  );
}
