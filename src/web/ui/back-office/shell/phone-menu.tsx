import { Dialog } from '@base-ui/react/dialog';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/back-office/shell.tsx';

type PhoneMenuProps = {
  title: string;
  /** Whether it was pressed before it was here. */
  isOpen: boolean;
  children: ReactNode;
};

/** The slide-out menu of phones, with its button. */
export function PhoneMenu({ title, isOpen: isOpenAtFirst, children }: PhoneMenuProps) {
  const { pathname } = useLocation();
  // Going to another screen closes it.
  const [openAt, setOpenAt] = useState(isOpenAtFirst ? pathname : null);
  return (
    <Dialog.Root
      open={openAt === pathname}
      onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}
    >
      <Dialog.Trigger
        data-look="plain"
        data-icon=""
        aria-label={texts.menu}
        className="back-office-button"
      >
        <Menu size={20} aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="back-office-backdrop" />
        <Dialog.Popup className="back-office-nav flex flex-col p-3">
          <div className="flex items-center justify-between ps-2">
            <Dialog.Title className="font-medium">{title}</Dialog.Title>
            <Dialog.Close
              data-look="plain"
              data-icon=""
              aria-label={texts.closeMenu}
              className="back-office-button"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
