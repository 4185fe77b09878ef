import { useQueryClient } from '@tanstack/react-query';
import type { ProductImport } from '#contracts/product-import.ts';
import { messageOf } from '#web/ui/office/calls.ts';
import { formatCount } from '#web/ui/office/formats.ts';
import { useAct, useWrite } from '#web/ui/office/mutate.ts';
import { OfficeButton, OfficeButtonLink } from '#web/ui/office/office-button.tsx';
import { PRODUCTS, productLists } from '../products/product-lists.ts';
import { useUserId } from '../use-self.ts';
import { FaultList } from './fault-list.tsx';
import { ImportProgress } from './import-progress.tsx';
import { stageOf } from './import-stage.ts';
import { LeftOut } from './left-out.tsx';
import { Panel } from './panel.tsx';
import { PictureDrop } from './picture-drop.tsx';

type ImportViewProps = { found: ProductImport; isApproved: boolean };

/** One import: what it would do or has done, what is wrong, and what can be done next. */
export function ImportView({ found, isApproved }: ImportViewProps) {
  const client = useQueryClient();
  const write = useWrite<ProductImport>([PRODUCTS, 'import-faults', ...productLists(useUserId())]);
  const steer = useAct(async (deed: 'run' | 'stop') => {
    const { data } = await write(`/seller/${deed}-import/${found._id}`, { method: 'POST' });
    client.setQueryData(['import', found._id], data);
  });
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
        {found.stage !== 'checked' && <ImportProgress found={found} />}
        <LeftOut found={found} />
        <div className="mt-5 flex flex-wrap gap-2">
          {isRunning ? (
            <OfficeButton
              busy={steer.isPending && 'Stopping...'}
              onClick={() => steer.mutate('stop')}
            >
              Stop
            </OfficeButton>
          ) : (
            stage.runLabel && (
              <OfficeButton
                look="solid"
                disabled={!isApproved || isUnpacking}
                busy={steer.isPending && 'Starting...'}
                onClick={() => steer.mutate('run')}
              >
                {stage.runLabel}
              </OfficeButton>
            )
          )}
          {found.stage === 'done' && (
            <OfficeButtonLink to="/seller/product">Go to your products</OfficeButtonLink>
          )}
        </div>
        {steer.isError && (
          <p role="alert" className="mt-3 text-bad">
            {messageOf(steer.error)}
          </p>
        )}
      </Panel>
      {found.pictures.named > 0 && isApproved && !isRunning && !isOver && (
        <PictureDrop found={found} />
      )}
      {found.faulty + found.lacking > 0 && !isRunning && <FaultList found={found} />}
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
