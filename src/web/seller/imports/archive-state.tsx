import { stopArchive } from '#contracts/calls/imports.ts';
import type { ImportArchive } from '#contracts/products/product-import.ts';
import * as texts from '#texts/seller/import.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { DropResult } from './drop-result.tsx';

type ArchiveStateProps = { importId: string; archive: ImportArchive };

/** The progress of unpacking a ZIP, which can be stopped, or its result. */
export function ArchiveState({ importId, archive }: ArchiveStateProps) {
  const send = useSend(stopArchive);
  const stop = useAction(() => send({ params: { id: importId } }));
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
        <ActionButton
          className="mt-2"
          busy={stop.isPending && texts.stopping}
          onClick={() => stop.mutate(undefined)}
        >
          {texts.stopUnpacking}
        </ActionButton>
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
