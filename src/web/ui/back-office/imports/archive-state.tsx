import type { ImportArchive } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/import.tsx';
import { Written } from '../../written.tsx';
import { ActingButton } from '../action-button.tsx';
import { formatCount } from '../formats.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useSend } from '../use-call.ts';
import { DropResult } from './drop-result.tsx';
import { useImportCalls } from './use-import-calls.ts';

type ArchiveStateProps = { importId: string; archive: ImportArchive };

/** The progress of unpacking a ZIP, which can be stopped, or its result. */
export function ArchiveState({ importId, archive }: ArchiveStateProps) {
  const send = useSend(useImportCalls().stopArchive);
  const { name, state, note, entries, seen } = archive;
  if (state === 'unpacking') {
    return (
      <div className="mt-4">
        <ProgressBar label={texts.unpacking(name)} share={entries === 0 ? 0 : seen / entries}>
          {entries === 0
            ? texts.waitsForUnpacking(name)
            : texts.unpackingFiles({
                name,
                seen: formatCount(seen),
                entries: formatCount(entries),
              })}
        </ProgressBar>
        <ActingButton className="mt-2" act={() => send({ params: { id: importId } })}>
          {texts.stopUnpacking}
        </ActingButton>
      </div>
    );
  }
  return (
    <div className="mt-3 border-t border-hair pt-3">
      <p className="text-dense font-medium [overflow-wrap:anywhere]">
        <Written>{name}</Written>
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-1 text-dense text-bad">
          {note}
        </p>
      )}
      {state === 'stopped' && <p className="mt-1 text-dense text-ink-muted">{texts.stopped}</p>}
      <DropResult {...archive} />
    </div>
  );
}
