import { runImport, stopImport } from '#contracts/calls/imports.ts';
import type { ProductImport } from '#contracts/products/product-import.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { FaultList } from './fault-list.tsx';
import { shareDone, stageOf } from './import-stage.ts';
import { Panel } from './panel.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { SkippedRows } from './skipped-rows.tsx';

type ImportViewProps = { found: ProductImport; isApproved: boolean };

/** One import: what it would do or has done, its faults, and the next actions. */
export function ImportView({ found, isApproved }: ImportViewProps) {
  const controls = { run: useSend(runImport), stop: useSend(stopImport) };
  const control = useAction((action: 'run' | 'stop') =>
    controls[action]({ params: { id: found._id } }),
  );
  const stage = stageOf(found);
  const isRunning = found.stage === 'running';
  const isUnpacking = found.archive?.state === 'unpacking';
  const isOver = found.stage === 'done' && found.faulty === 0;
  return (
    <div className="flex flex-col gap-5">
      <Panel title={found.fileName}>
        <p role="status" className="text-lead">
          {stage.sentence}
        </p>
        {found.note && <p className="mt-1 text-warn">{found.note}</p>}
        <Numbers found={found} />
        {found.stage !== 'checked' && (
          <div className="mt-4">
            <ProgressBar label="Import" share={shareDone(found)}>
              {formatCount(found.rows - found.toAdd - found.toChange)} of {formatCount(found.rows)}{' '}
              rows
            </ProgressBar>
          </div>
        )}
        <SkippedRows found={found} />
        <div className="mt-5 flex flex-wrap gap-2">
          {isRunning ? (
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
                disabled={!isApproved || isUnpacking}
                busy={control.isPending && 'Starting...'}
                onClick={() => control.mutate('run')}
              >
                {stage.runLabel}
              </ActionButton>
            )
          )}
          {found.stage === 'done' && (
            <ActionButtonLink to={sellerAddresses.products()}>Go to your products</ActionButtonLink>
          )}
        </div>
        {control.isError && (
          <p role="alert" className="mt-3 text-bad">
            {messageOf(control.error)}
          </p>
        )}
      </Panel>
      {found.pictures.named > 0 && isApproved && !isRunning && !isOver && (
        <PictureDrop found={found} />
      )}
      {found.faulty + found.lacking > 0 && !isRunning && (
        <FaultList key={`${found.faulty} ${found.lacking}`} found={found} kind="faults" />
      )}
      {found.noted > 0 && !isRunning && (
        <FaultList key={`${found.stage} ${found.noted}`} found={found} kind="notes" />
      )}
    </div>
  );
}

function Numbers({ found }: { found: ProductImport }) {
  const numbers = [
    ['Products in the file', found.rows],
    ['New', found.toAdd + found.added],
    ['Changed', found.toChange + found.changed],
    ['Already so', found.unchanged],
    ['With a fault', found.faulty],
  ] as const;
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
