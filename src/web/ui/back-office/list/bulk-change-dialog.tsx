import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BulkChange } from '#contracts/products/bulk-change.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/jobs.ts';
import { Written } from '../../written.tsx';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { DialogFoot, DialogFrame } from '../dialogs/dialog-frame.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { isBusy, progressOf, putAwayChange, useBulkChanges, useControl } from './bulk-changes.ts';

type BulkChangeDialogProps = {
  title: string;
  label: string;
  isDangerous?: boolean | undefined;
  warning?: string | undefined;
  form?: ReactNode;
  isReady?: boolean | undefined;
  start: () => Promise<BulkChange>;
  /** `isBegun` where something was done, or goes on. */
  onClose: (isBegun: boolean) => void;
};

/** Asks whether many products are to be changed, and shows how far the background has come with it. */
export function BulkChangeDialog(props: BulkChangeDialogProps) {
  const { title, label, isDangerous, warning, form, isReady, start, onClose } = props;
  const [id, setId] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [problem, setProblem] = useState('');
  const change = useBulkChanges().find(({ _id }) => _id === id);
  if (change) return <ChangeDialog title={title} change={change} onClose={() => onClose(true)} />;
  async function begin() {
    setBeginning(true);
    try {
      setId((await start())._id);
    } catch (error) {
      setProblem(messageOf(error));
      setBeginning(false);
    }
  }
  return (
    <DialogFrame title={title} description={warning} onClose={() => onClose(false)}>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        <p className="mt-2 text-ink-soft">{texts.goesOnByItself}</p>
        {form}
        <Problem>{problem}</Problem>
      </div>
      <DialogFoot>
        <ActionButton onClick={() => onClose(false)}>{controls.cancel}</ActionButton>
        <ActionButton
          look={isDangerous ? 'danger' : 'solid'}
          disabled={isReady === false || isBeginning}
          onClick={begin}
        >
          {label}
        </ActionButton>
      </DialogFoot>
    </DialogFrame>
  );
}

const Problem = ({ children }: { children: string }) =>
  children !== '' && (
    <p role="alert" className="mt-3 rounded-control bg-bad-soft px-3 py-2 text-bad">
      {children}
    </p>
  );

type ChangeDialogProps = { title: string; change: BulkChange; onClose: () => void };

/** A change of many products with its progress, what was refused, and what can be done about it. Closed, it goes on. */
export function ChangeDialog({ title, change, onClose }: ChangeDialogProps) {
  const { state, isUndoable, mayChange, problem, refusals } = change;
  const { label, words, share } = progressOf(change);
  const control = useControl(change);
  const press = (what: 'stop' | 'go-on' | 'undo') => ({
    disabled: control.isPending,
    onClick: () => control.mutate(what),
  });
  const isOver = state === 'over' || state === 'undone';
  /** Where it is only closed, it stays above every screen with its undo. */
  const done = () => {
    if (isOver) putAwayChange(change);
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        {isBusy(change) && (
          <ProgressBar label={label} share={share}>
            {texts.goesOnWhenClosed}
          </ProgressBar>
        )}
        <p role="status" className="mt-2 text-ink-soft">
          {words}
        </p>
        <Problem>{problem}</Problem>
        {refusals.length > 0 && (
          <ul className="mt-3 max-h-60 divide-y divide-hair overflow-y-auto border-y border-hair">
            {refusals.map(({ _id, name, message }) => (
              <li key={_id} className="py-2">
                <Written>{name}</Written>
                <span className="block text-bad">{message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DialogFoot>
        {isUndoable && (
          <ActionButton className="me-auto" {...press('undo')}>
            <Undo2 size={15} aria-hidden="true" className="rtl:-scale-x-100" />
            {controls.undo}
          </ActionButton>
        )}
        {state === 'running' && mayChange && (
          <ActionButton {...press('stop')}>{texts.stop}</ActionButton>
        )}
        {state === 'stopped' && mayChange && (
          <ActionButton look="solid" {...press('go-on')}>
            {texts.goOn}
          </ActionButton>
        )}
        <ActionButton look={isOver ? 'solid' : 'line'} onClick={done}>
          {isBusy(change)
            ? texts.goOnInBackground
            : state === 'stopped'
              ? controls.close
              : controls.done}
        </ActionButton>
      </DialogFoot>
    </DialogFrame>
  );
}
