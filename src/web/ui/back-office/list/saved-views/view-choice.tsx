import { onDemand } from '../../on-demand.ts';
import { ShownView } from './shown-view.tsx';
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
