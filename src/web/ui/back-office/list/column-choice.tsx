import { Columns3 } from 'lucide-react';
import * as texts from '#texts/back-office/lists.ts';
import { onDemand } from '../on-demand.ts';
import type { SavedViews } from './saved-views/use-saved-views.ts';

export type ColumnChoiceProps = {
  /** Every column that can be left out, and the keys of those shown; both in their order. */
  choices: readonly { key: string; title: string }[];
  shown: readonly string[];
  views: Pick<SavedViews, 'chooseColumns' | 'keepColumns' | 'areColumnsChanged'>;
};

const useColumnChoice = onDemand(
  () => import('./column-choice-popup.tsx'),
  (module) => module.ColumnChoicePopup,
);

/** The choice of columns that the table shows, and of their order. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { Control, isPressed, press } = useColumnChoice();
  if (Control) return <Control {...props} isOpen={isPressed} />;
  return (
    <button
      type="button"
      data-look="line"
      className="back-office-button"
      aria-haspopup="dialog"
      onClick={press}
    >
      <Columns3 size={15} aria-hidden="true" />
      {texts.columns}
    </button>
  );
}
