import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft, ChevronRight, Search, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import * as texts from '#texts/back-office/commands.ts';
import * as controls from '#texts/back-office/controls.ts';
import { KeySigns } from '../keys/key-signs.tsx';
import type { Command, CommandGroup } from './command.ts';

type CommandDialogProps = {
  isOpen: boolean;
  /** What gets the focus back: the dialog cannot know, since its field takes the focus as soon as it is there. */
  opener: RefObject<HTMLElement | null>;
  /** Called before it closes by Esc, a press beside it or its cross; `byEscape` is the first of these. */
  onClose: (byEscape: boolean) => void;
  /** Called once it is gone and the focus is back where it was. */
  onClosed: () => void;
  children: ReactNode;
};

/** The frame of the command list: at the top of large screens, all of small ones. */
export function CommandDialog({ isOpen, opener, onClose, onClosed, children }: CommandDialogProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open, { reason }) => open || onClose(reason === 'escape-key')}
      onOpenChangeComplete={(open) => open || onClosed()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="back-office-backdrop" />
        <Dialog.Popup
          finalFocus={opener}
          data-commands=""
          className="back-office-dialog back-office-commands"
        >
          <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type CommandListProps = {
  /** What can be typed. */
  label: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  /** What goes on, or that nothing was found. */
  status: string | null;
  /** The way back to the list before. */
  onBack?: () => void;
};

/** A field and what it finds: a combobox, whose list is stepped by the arrow keys while the field keeps the focus. */
export function CommandList({ label, text, onText, groups, status, onBack }: CommandListProps) {
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      autoHighlight="always"
      keepHighlight
      filter={null}
      items={groups.map((group) => ({ ...group, items: group.commands }))}
      itemToStringValue={(command: Command) => command.label}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason === 'input-change') onText(next);
      }}
    >
      <div className="flex items-center gap-1 border-b border-hair px-2 py-1.5">
        {onBack ? (
          <button
            type="button"
            data-look="plain"
            data-icon=""
            aria-label={texts.back}
            className="back-office-button"
            onClick={onBack}
          >
            <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
        ) : (
          <Search size={16} aria-hidden="true" className="mx-2.5 shrink-0 text-ink-muted" />
        )}
        <Autocomplete.Input
          autoFocus
          aria-label={label}
          placeholder={label}
          maxLength={LONGEST}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          className="min-h-11 min-w-0 grow text-ellipsis bg-transparent text-body outline-none placeholder:text-ink-muted focus-visible:shadow-[inset_0_-2px_var(--color-accent)]"
          onKeyDown={({ key }) => {
            if (key === 'Backspace' && text === '') onBack?.();
          }}
        />
        <Dialog.Close
          data-look="plain"
          data-icon=""
          aria-label={controls.close}
          className="back-office-button"
        >
          <X size={18} aria-hidden="true" />
        </Dialog.Close>
      </div>
      <Autocomplete.List className="min-h-0 grow scroll-py-2 overflow-y-auto overscroll-contain p-1.5">
        {({ label: heading, items }: CommandGroup & { items: readonly Command[] }) => (
          <Autocomplete.Group key={heading} items={items}>
            <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-fine text-ink-muted">
              {heading}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  onClick={command.run}
                  className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1 outline-none data-highlighted:bg-accent-soft data-highlighted:text-accent-deep pointer-coarse:min-h-12"
                >
                  <CommandLine {...command} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Status className="px-4 text-ink-muted not-empty:py-3">
        {status ?? <span className="sr-only">{texts.found(count)}</span>}
      </Autocomplete.Status>
      <p className="hidden gap-4 border-t border-hair px-4 py-2 text-fine text-ink-muted md:flex pointer-coarse:hidden">
        <span>
          <KeySigns signs={['↑', '↓']} /> {texts.toChoose}
        </span>
        <span>
          <KeySigns signs={['↵']} /> {texts.toDo}
        </span>
        <span>
          <KeySigns signs={['Esc']} /> {onBack ? texts.toGoBack : texts.toClose}
        </span>
      </p>
    </Autocomplete.Root>
  );
}

/** As long as a link to a product may be. */
const LONGEST = 2000;

const CommandLine = ({ icon, label, detail, hasMore }: Command) => (
  <>
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center text-ink-muted"
    >
      {icon}
    </span>
    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
      <bdi className="max-w-full truncate">{label}</bdi>
      {detail && <bdi className="max-w-full truncate text-fine text-ink-muted">{detail}</bdi>}
    </span>
    {hasMore && (
      <ChevronRight
        size={14}
        aria-hidden="true"
        className="shrink-0 text-ink-muted rtl:-scale-x-100"
      />
    )}
  </>
);
