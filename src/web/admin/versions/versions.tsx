import { useId, useState } from 'react';
import type { CallInput, CallTypes } from '#contracts/calls/call.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { type ReadCall, useAction, useRead } from '#web/ui/back-office/use-call.ts';
import { Differences, type Said } from './differences.tsx';

/** What was published: by whom and when. */
type Version = { number: number; by: string; publishedAt: string };

type VersionsProps<T extends CallTypes> = {
  /** The newest first. */
  published: readonly Version[];
  /** Whether the newest is what shoppers see. */
  isShown: boolean;
  /** What is edited, and whether going back would replace a draft by that. */
  edited: Said;
  hasDraft: boolean;
  mayChange: boolean;
  /** How a version is read, and what its answer says. */
  call: ReadCall<T>;
  inputOf: (number: number) => CallInput<T>;
  saidBy: (answer: T['response']) => Said;
  /** Makes what a version said what is edited. */
  onTake: (number: number) => Promise<unknown>;
};

/** What was published; any two are compared, also with what is edited, and each can be gone back to. */
export function Versions<T extends CallTypes>(props: VersionsProps<T>) {
  const { published, isShown, hasDraft, mayChange, onTake } = props;
  const [compared, setCompared] = useState<number | null>(null);
  const [replacing, setReplacing] = useState<number | null>(null);
  const take = useAction(onTake);

  function goBack(number: number) {
    setCompared(null);
    if (hasDraft) setReplacing(number);
    else take.mutate(number);
  }

  return (
    <>
      <ul className="divide-y divide-hair rounded-panel border border-hair bg-panel">
        {published.map(({ number, by, publishedAt }, index) => (
          <li key={number} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow">
              <p className="font-medium">Version {number}</p>
              <p className="text-ink-muted wrap-anywhere">
                <bdi>{by}</bdi>, {formatMoment(publishedAt)}
              </p>
            </div>
            {index === 0 && isShown && <StatusDot tone="good">In the shop</StatusDot>}
            <div className="flex gap-2">
              <ActionButton
                aria-label={`Compare version ${number}`}
                onClick={() => setCompared(number)}
              >
                Compare
              </ActionButton>
              {mayChange && (
                <ActionButton
                  aria-label={`Go back to version ${number}`}
                  disabled={take.isPending}
                  onClick={() => goBack(number)}
                >
                  Go Back to It
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {compared !== null && (
        <CompareDialog
          {...props}
          first={compared}
          onGoBack={goBack}
          onClose={() => setCompared(null)}
        />
      )}
      {replacing !== null && (
        <ConfirmDialog
          title={`Go back to version ${replacing}?`}
          text="It replaces the draft. The shop stays as it is until you publish."
          action="Go Back"
          onConfirm={() => onTake(replacing)}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  );
}

type CompareDialogProps<T extends CallTypes> = VersionsProps<T> & {
  /** The version that is compared first, with what is edited. */
  first: number;
  onGoBack: (number: number) => void;
  onClose: () => void;
};

/** Stands for what is edited, among the numbers of versions. */
const EDITED = 0;

/** Two versions side by side, and the way back to the first of them. */
function CompareDialog<T extends CallTypes>(props: CompareDialogProps<T>) {
  const { published, first, mayChange, onGoBack, onClose } = props;
  const [before, setBefore] = useState(first);
  const [after, setAfter] = useState(EDITED);
  const [was, is] = [useSaid(before, props), useSaid(after, props)];
  return (
    <DialogFrame title="Compare versions" width="56rem" onClose={onClose}>
      <div className="grid gap-x-8 gap-y-3 border-b border-hair px-5 py-4 md:grid-cols-2 md:px-6">
        <VersionChoice label="Before" published={published} value={before} onChange={setBefore} />
        <VersionChoice label="After" published={published} value={after} onChange={setAfter} />
      </div>
      <div className="min-h-40 flex-1 overflow-y-auto px-5 py-2 md:px-6">
        {was.said && is.said ? (
          <Differences before={was.said} after={is.said} />
        ) : (
          <QueryState query={was.said ? is.query : was.query} what="This version">
            {() => null}
          </QueryState>
        )}
      </div>
      {mayChange && before !== EDITED && (
        <div className="flex justify-end border-t border-hair px-5 py-4 md:px-6">
          <ActionButton look="solid" onClick={() => onGoBack(before)}>
            Go Back to Version {before}
          </ActionButton>
        </div>
      )}
    </DialogFrame>
  );
}

function useSaid<T extends CallTypes>(number: number, props: VersionsProps<T>) {
  const { call, inputOf, saidBy, edited } = props;
  const isEdited = number === EDITED;
  const query = useRead(call, inputOf(number), { enabled: !isEdited });
  return { query, said: isEdited ? edited : query.data && saidBy(query.data) };
}

type VersionChoiceProps = {
  label: string;
  published: readonly Version[];
  value: number;
  onChange: (number: number) => void;
};

function VersionChoice({ label, published, value, onChange }: VersionChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className="back-office-input"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        <option value={EDITED}>What is edited</option>
        {published.map(({ number, by, publishedAt }) => (
          <option key={number} value={number}>
            {`Version ${number}, ${formatMoment(publishedAt)}, ${by}`}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
