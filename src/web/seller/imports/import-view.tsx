import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { runImport, stopImport, undoImport } from '#contracts/calls/imports.ts';
import type { ProductImport } from '#contracts/products/product-import.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { FaultList } from './fault-list.tsx';
import { shareDone, stageOf } from './import-stage.ts';
import { Panel } from './panel.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { Preview } from './preview.tsx';
import { SkippedRows } from './skipped-rows.tsx';

type ImportViewProps = { found: ProductImport; isApproved: boolean };

/** One import: what it would do or has done, its faults, and the next actions. */
export function ImportView({ found, isApproved }: ImportViewProps) {
  const [readsWell, setReadsWell] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const controls = { run: useSend(runImport), stop: useSend(stopImport) };
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
            <ProgressBar label="Undo" share={shareDone(found)}>
              {formatCount(found.undone)} of {formatCount(found.undone + found.undoable)} products
            </ProgressBar>
          </div>
        )}
        {found.stage !== 'checked' && !isUndone && (
          <div className="mt-4">
            <ProgressBar label="Import" share={shareDone(found)}>
              {formatCount(found.rows - found.toAdd - found.toChange)} of {formatCount(found.rows)}{' '}
              rows
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
            <span>
              The file does not say how its letters are written; they were read as{' '}
              {found.reading.encoding}. Tick this if the rows below read well. If they do not, save
              the file as CSV UTF-8 and choose it again.
            </span>
          </label>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {found.stage === 'running' ? (
            <ActionButton
              busy={control.isPending && 'Stopping...'}
              onClick={() => control.mutate('stop')}
            >
              Stop
            </ActionButton>
          ) : (
            stage.runLabel && (
              <ActionButton
                look="solid"
                disabled={
                  !isApproved || isUnpacking || (found.reading.encoding !== null && !readsWell)
                }
                busy={control.isPending && 'Starting...'}
                onClick={() => control.mutate('run')}
              >
                {stage.runLabel}
              </ActionButton>
            )
          )}
          {!isRunning && found.undoable > 0 && (
            <ActionButton disabled={!isApproved} onClick={() => setAsking(true)}>
              <Undo2 size={15} aria-hidden="true" />
              Undo this import
            </ActionButton>
          )}
          {(found.stage === 'done' || found.stage === 'undone') && (
            <ActionButtonLink to={sellerAddresses.products()}>Go to your products</ActionButtonLink>
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

const countOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

/** Asks whether what an import did is to be undone. */
function UndoDialog({ found, onClose }: { found: ProductImport; onClose: () => void }) {
  const undo = useSend(undoImport);
  return (
    <ConfirmDialog
      title="Undo this import"
      text={`${[
        found.added > 0 && `${countOf(found.added)} that it added will be deleted`,
        found.changed > 0 && `${countOf(found.changed)} that it changed will be as before`,
      ]
        .filter(Boolean)
        .join(', and ')}. What was changed since stays as it is.`}
      action="Undo"
      busy="Undoing…"
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
          ['Products in the file', rows],
          ['Undone', undone],
          ['Not undone', added + changed - undone],
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
    ['Products in the file', found.rows],
    ['New', found.toAdd + found.added],
    ['Changed', found.toChange + found.changed],
    ['Already so', found.unchanged],
    ['With a fault', found.faulty],
  ] as const;
