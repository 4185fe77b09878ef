import { Columns3 } from 'lucide-react';
import * as texts from '#texts/back-office/lists.ts';
import { onDemand } from '../on-demand.ts';
import type { ChosenColumns } from './chosen-columns.ts';

export type ColumnChoiceProps = {
  chosen: Pick<ChosenColumns<never>, 'choices' | 'isShown' | 'toggle' | 'reset' | 'isChanged'>;
};

const useColumnChoice = onDemand(
  () => import('./column-choice-popup.tsx'),
  (module) => module.ColumnChoicePopup,
);

/** The choice of columns that the table shows. */
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
