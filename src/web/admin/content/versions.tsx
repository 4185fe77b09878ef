import { useState } from 'react';
import { getContentVersion } from '#contracts/content/calls.ts';
import type { Content } from '#contracts/content/content.ts';
import type { ContentVersion } from '#contracts/content/versions.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { compareContent } from './compare.ts';
import { useEditing } from './editing.ts';

type VersionsProps = {
  published: readonly ContentVersion[];
  /** Makes what a version said what is edited. */
  onTake: (version: ContentVersion) => Promise<unknown>;
};

/** What was published, by whom and when; each can be compared with what is edited, and gone back to. */
export function Versions({ published, onTake }: VersionsProps) {
  const { mayChange } = useEditing();
  const [compared, setCompared] = useState<ContentVersion | null>(null);
  if (published.length === 0) {
    return (
      <p className="text-ink-muted">
        Nothing was published yet: the shop says what every fresh shop says.
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-hair rounded-panel border border-hair bg-panel">
        {published.map((version, index) => (
          <li
            key={version.number}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 grow">
              <p className="font-medium">Version {version.number}</p>
              <p className="text-ink-muted">
                <bdi>{version.by}</bdi>, {formatMoment(version.publishedAt ?? version.updatedAt)}
              </p>
            </div>
            {index === 0 && <StatusDot tone="good">In the shop</StatusDot>}
            <div className="flex gap-2">
              <ActionButton
                aria-label={`Compare version ${version.number}`}
                onClick={() => setCompared(version)}
              >
                Compare
              </ActionButton>
              {mayChange && (
                <ActionButton
                  aria-label={`Go back to version ${version.number}`}
                  onClick={() => onTake(version)}
                >
                  Go Back to It
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {compared && <CompareDialog version={compared} onClose={() => setCompared(null)} />}
    </>
  );
}

function CompareDialog(props: { version: ContentVersion; onClose: () => void }) {
  const { version, onClose } = props;
  const { content } = useEditing();
  const query = useRead(getContentVersion, { params: { number: version.number } });
  return (
    <DialogFrame
      title={`Version ${version.number} and what is edited`}
      width="48rem"
      onClose={onClose}
    >
      <div className="max-h-[70vh] overflow-y-auto px-5 pt-4 pb-5 md:px-6">
        <QueryState query={query} what="This version">
          {(shown) => <Differences before={shown.content} after={content} />}
        </QueryState>
      </div>
    </DialogFrame>
  );
}

function Differences({ before, after }: { before: Content; after: Content }) {
  const differences = compareContent(before, after);
  if (differences.length === 0) return <p className="text-ink-muted">They say the same.</p>;
  return (
    <dl className="divide-y divide-hair">
      {differences.map(({ place, before: was, after: is }) => (
        <div key={place} className="py-3">
          <dt className="text-fine text-ink-muted">{place}</dt>
          <dd className="mt-1 grid gap-x-6 gap-y-1 wrap-anywhere md:grid-cols-2">
            <del className="text-ink-muted decoration-ink-muted/50">{was || 'Nothing'}</del>
            <ins className="no-underline">{is || 'Nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
