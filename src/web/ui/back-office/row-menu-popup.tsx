import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import * as controls from '#texts/back-office/controls.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { RowMenuProps } from './row-menu.tsx';

/** The menu of a row itself, open at first where its button was pressed before it was here. */
export function RowMenuPopup({ name, items, isOpen }: RowMenuProps & { isOpen: boolean }) {
  return (
    <Menu.Root defaultOpen={isOpen}>
      <Menu.Trigger
        data-look="plain"
        data-icon=""
        data-stays=""
        className="back-office-button"
        aria-label={controls.moreFor(name)}
        title={controls.more}
      >
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      {/* Within the landmark of its row. */}
      <Menu.Portal container={document.querySelector('main')}>
        <Menu.Positioner className="z-30" sideOffset={4} align="end">
          <Menu.Popup className="back-office-popup min-w-44 p-1.5">
            {items
              .filter((item) => item !== false)
              .map(({ label, isDangerous, onClick }) => (
                <Menu.Item
                  key={label}
                  onClick={onClick}
                  className={classNames(
                    'cursor-pointer rounded-control px-2.5 py-1.5 text-dense outline-none data-highlighted:bg-hover pointer-coarse:py-3',
                    isDangerous && 'text-bad',
                  )}
                >
                  {label}
                </Menu.Item>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
