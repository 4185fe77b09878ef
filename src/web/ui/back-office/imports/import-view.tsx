import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ProductImport } from '#contracts/products/product-import.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/import.tsx';
import { ActionButton, ActionButtonLink } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Panel } from '../panel.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { useAction, useSend } from '../use-call.ts';
import { FaultList } from './fault-list.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { Preview } from './preview.tsx';
import { useImportCalls } from './use-import-calls.ts';

type ImportViewProps = { found: ProductImport; isApproved: boolean };

/** One import: what it would do or has done, its faults, and the next actions. */
export function ImportView({ found, isApproved }: ImportViewProps) {
  const [readsWell, setReadsWell] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { role } = useBackOffice();
  const calls = useImportCalls();
  const controls = { run: useSend(calls.run), stop: useSend(calls.stop) };
  const control = useAction((action: 'run' | 'stop') =>
    action === 'run'
      ? controls.run({
          params: { id: found._id },
          query: { readsWell: readsWell ? 'true' : 'false' },
        })
      : controls.stop({ params: { id: found._id } }),
  );
  const stage = stageOf(found);
  const isBefore = found.stage === 'checked' || found.stage === 'paused';
  const isRunning = found.stage === 'running' || found.stage === 'undoing';
  const isUndone = found.stage === 'undoing' || found.stage === 'undone';
  const isUnpacking = found.archive?.state === 'unpacking';
  const isOver = isUndone || (found.stage === 'done' && found.faulty === 0);
  return (
    <div className="flex flex-col gap-5">
      <Panel title={found.fileName}>
        <p role="status" className="text-lead">
          {stage.sentence}
        </p>
        {found.note && <p className="mt-1 text-warn">{found.note}</p>}
        <Numbers found={found} />
        {found.stage === 'undoing' && (
          <div className="mt-4">
            <ProgressBar label={texts.undoBar} share={shareDone(found)}>
              {texts.productsUndone({
                done: formatCount(found.undone),
                all: formatCount(found.undone + found.undoable),
              })}
            </ProgressBar>
          </div>
        )}
        {found.stage !== 'checked' && !isUndone && (
          <div className="mt-4">
            <ProgressBar label={texts.importBar} share={shareDone(found)}>
              {texts.rowsDone({
                done: formatCount(found.rows - found.toAdd - found.toChange),
                all: formatCount(found.rows),
              })}
            </ProgressBar>
          </div>
        )}
        {!isUndone && <SkippedRows found={found} />}
        {isBefore && found.reading.encoding !== null && (
          <label className="mt-4 flex items-start gap-2.5 rounded-control bg-warn-soft px-3 py-2 text-warn">
            <input
              type="checkbox"
              className="back-office-check mt-1 shrink-0"
              checked={readsWell}
              onChange={(event) => setReadsWell(event.target.checked)}
            />
            <span>{texts.readAs(found.reading.encoding)}</span>
          </label>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {found.stage === 'running' ? (
            <ActionButton
              busy={control.isPending && texts.stopping}
              onClick={() => control.mutate('stop')}
            >
              {texts.stop}
            </ActionButton>
          ) : (
            stage.runLabel && (
              <ActionButton
                look="solid"
                disabled={
                  !isApproved || isUnpacking || (found.reading.encoding !== null && !readsWell)
                }
                busy={control.isPending && texts.starting}
                onClick={() => control.mutate('run')}
              >
                {stage.runLabel}
              </ActionButton>
            )
          )}
          {!isRunning && found.undoable > 0 && (
            <ActionButton disabled={!isApproved} onClick={() => setAsking(true)}>
              <Undo2 size={15} aria-hidden="true" className="rtl:-scale-x-100" />
              {texts.undoThis}
            </ActionButton>
          )}
          {(found.stage === 'done' || found.stage === 'undone') && (
            <ActionButtonLink to={role.homePath}>
              {role.role === 'admin' ? texts.goToAllProducts : texts.goToProducts}
            </ActionButtonLink>
          )}
        </div>
        {isAsking && <UndoDialog found={found} onClose={() => setAsking(false)} />}
        {control.isError && (
          <p role="alert" className="mt-3 text-bad">
            {messageOf(control.error)}
          </p>
        )}
      </Panel>
      {found.pictures.named > 0 && isApproved && !isRunning && !isOver && (
        <PictureDrop found={found} />
      )}
      {found.faulty > 0 && !isRunning && !isUndone && (
        <FaultList key={found.faulty} found={found} kind="faults" />
      )}
      {isBefore && found.toAdd + found.toChange > 0 && <Preview id={found._id} />}
      {found.noted > 0 && !isRunning && !isUndone && (
        <FaultList key={`${found.stage} ${found.noted}`} found={found} kind="notes" />
      )}
    </div>
  );
}

/** Asks whether what an import did is to be undone. */
function UndoDialog({ found, onClose }: { found: ProductImport; onClose: () => void }) {
  const undo = useSend(useImportCalls().undo);
  return (
    <ConfirmDialog
      title={texts.undoThis}
      text={texts.undoText(found)}
      action={texts.undo}
      onConfirm={() => undo({ params: { id: found._id } })}
      onClose={onClose}
    />
  );
}

function Numbers({ found }: { found: ProductImport }) {
  const { rows, added, changed, undone, stage } = found;
  const numbers =
    stage === 'undoing' || stage === 'undone'
      ? ([
          [texts.productsInFile, rows],
          [texts.undone, undone],
          [texts.notUndone, added + changed - undone],
        ] as const)
      : numbersOf(found);
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-5">
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt className="text-dense text-ink-muted">{name}</dt>
          <dd className="text-screen tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const numbersOf = (found: ProductImport) =>
  [
    [texts.productsInFile, found.rows],
    [texts.newProducts, found.toAdd + found.added],
    [texts.changed, found.toChange + found.changed],
    [texts.alreadySo, found.unchanged],
    [texts.withFault, found.faulty],
  ] as const;

/** The rows of a file that will not be imported, and why, shown before the start. */
function SkippedRows({ found }: { found: ProductImport }) {
  const { faulty, lacking, unchanged, ignoredColumns, reading } = found;
  const isBefore = found.stage === 'checked' || found.stage === 'paused';
  const lines = [
    faulty > 0 && texts.rowsWithFault(faulty),
    isBefore && lacking > 0 && texts.rowsLacking(lacking),
    isBefore && unchanged > 0 && texts.rowsUnchanged(unchanged),
    reading.others.length > 0 &&
      texts.otherSheets({ sheets: reading.others, read: reading.sheet ?? '' }),
    ignoredColumns.length > 0 && texts.ignoredColumns(ignoredColumns),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <section aria-label={texts.leftOut} className="mt-4 border-t border-hair pt-3">
      <h3 className="text-dense font-medium">{isBefore ? texts.willBeLeftOut : texts.leftOut}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

type StageWords = { sentence: string; runLabel: string | null };

/**
 * Returns an import's state as a sentence, and the label of running it (again), if that is
 * possible.
 */
function stageOf(found: ProductImport): StageWords {
  const { faulty } = found;
  const waiting = found.toAdd + found.toChange;
  const ready = waiting - found.lacking;
  switch (found.stage) {
    case 'checked':
      return {
        sentence: checkedSentence(found, ready),
        runLabel: ready > 0 ? texts.importCount(ready) : null,
      };
    case 'running':
      return { sentence: texts.importing, runLabel: null };
    case 'paused':
      return { sentence: texts.paused(waiting), runLabel: texts.goOn };
    case 'done':
      return faulty > 0
        ? { sentence: texts.doneWithout(faulty), runLabel: texts.tryAgain }
        : { sentence: texts.done, runLabel: null };
    case 'undoing':
      return { sentence: texts.undoing, runLabel: null };
    case 'undone':
      return { sentence: undoneSentence(found), runLabel: null };
  }
}

function undoneSentence({ added, changed, undone }: ProductImport): string {
  const left = added + changed - undone;
  const { goneAgain, asBefore, goneOrAsBefore } = texts;
  const say = changed === 0 ? goneAgain : added === 0 ? asBefore : goneOrAsBefore;
  return left === 0 ? say(undone) : `${say(undone)} ${texts.changedSince(left)}`;
}

function checkedSentence({ faulty, lacking }: ProductImport, ready: number): string {
  if (ready > 0) return texts.readyToImport(ready);
  if (lacking > 0) return texts.readyOnceSent(lacking);
  return faulty > 0 ? texts.onlyFaults : texts.nothingToChange;
}

/** Returns the share of finished rows, failed ones included, 0 to 1; of what is undone while that goes on. */
function shareDone(found: ProductImport): number {
  if (found.stage === 'undoing') {
    return found.undone / Math.max(found.undone + found.undoable, 1);
  }
  const settled = found.rows - found.toAdd - found.toChange;
  return found.rows === 0 ? 1 : settled / found.rows;
}
