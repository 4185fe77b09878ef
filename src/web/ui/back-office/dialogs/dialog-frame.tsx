import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import { Written } from '../../written.tsx';
import { useKeptBelow } from '../media-query.ts';

type DialogFrameProps = {
  title: string;
  /** Called before it closes, by any means: Esc, a press beside it, its cross. */
  onClose: () => void;
  /** Width on large screens, such as `40rem`. */
  width?: string;
  role?: 'dialog' | 'alertdialog';
  description?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog: focus stays in it and returns to where it was, `Esc` closes. Opens from below on
 * phones.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, width, role = 'dialog', description, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  useKeptBelow();
  useReturnFocus();
  const style = width ? ({ '--dialog-width': width } as CSSProperties) : undefined;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="back-office-backdrop" />
        <Dialog.Popup
          ref={popup}
          className="back-office-dialog"
          style={style}
          role={role}
          // With a keyboard, focus starts in the first field; on phones it does not, so that no
          // keyboard opens.
          initialFocus={(by) => by === 'touch' || firstField(popup.current)}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 md:px-6 md:pt-5">
            <div>
              <Dialog.Title className="text-body font-semibold">
                <Written>{title}</Written>
              </Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-ink-soft">
                  {description}
                </Dialog.Description>
              )}
            </div>
            <Dialog.Close
              data-look="plain"
              data-icon=""
              aria-label={controls.close}
              className="back-office-button -mt-1 -me-2 shrink-0 pointer-coarse:-mt-2.5"
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The buttons of a dialog, which stay in sight below what scrolls. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-2 border-t border-hair px-5 py-3.5 md:px-6">
    {children}
  </div>
);

const firstField = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('input:not([type=file]), select, textarea') ?? true;

/**
 * Returns the focus when a dialog closes: to what opened it; where that is gone, such as the row of
 * something deleted, to the row that took its place, else to the screen's heading. A dialog that
 * closes itself has often done so already.
 */
function useReturnFocus(): void {
  // Before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const row = opener?.closest('[data-row]') ?? null;
    const list = row?.parentElement ?? null;
    const index = row === null ? -1 : rowsOf(list).indexOf(row);
    return () => {
      // After the rows have been rendered again, and after the dialog's own attempt.
      setTimeout(() => {
        if (!isLost(document.activeElement)) return;
        if (opener instanceof HTMLElement && !isLost(opener) && opener.isConnected) {
          return opener.focus();
        }
        const rows = rowsOf(list?.isConnected ? list : null);
        const next = rows[Math.min(index, rows.length - 1)] ?? document.querySelector('main h1');
        focusIn(next);
      }, 50);
    };
  }, [opener]);
}

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll(':scope > [data-row]') ?? [])];

const isLost = (element: Element | null) => element === null || element === document.body;

function focusIn(element: Element | null): void {
  const first = (selector: string) => element?.querySelector<HTMLElement>(selector);
  const target = first('.row-link') ?? first('button, a, input') ?? element;
  if (!(target instanceof HTMLElement)) return;
  if (target === element) target.tabIndex = -1;
  target.focus();
}
