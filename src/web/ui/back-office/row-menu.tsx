import { Ellipsis } from 'lucide-react';
import * as controls from '#texts/back-office/controls.ts';
import { onDemand } from './on-demand.ts';

/** A deletion is `isDangerous`, and red. */
export type RowMenuItem = { label: string; isDangerous?: boolean; onClick: () => void };

export type RowMenuProps = {
  /** The name of its row, for screen readers. */
  name: string;
  items: readonly (RowMenuItem | false)[];
};

const useRowMenu = onDemand(
  () => import('./row-menu-popup.tsx'),
  (module) => module.RowMenuPopup,
);

/** What else can be done with a row, behind one button. */
export function RowMenu(props: RowMenuProps) {
  const { Control, isPressed, press } = useRowMenu();
  if (Control) return <Control {...props} isOpen={isPressed} />;
  return (
    <button
      type="button"
      data-look="plain"
      data-icon=""
      data-stays=""
      className="back-office-button"
      aria-label={controls.moreFor(props.name)}
      aria-haspopup="menu"
      title={controls.more}
      onClick={press}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  );
}
