import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { doubtLine, useLine } from '#web/ui/back-office/line.ts';
import { RowMenu, type RowMenuItem } from '#web/ui/back-office/row-menu.tsx';
import { reachScreen } from '#web/ui/back-office/shell/reach-screen.ts';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { FaultsContext, RefusalNotice, useFaultFocus } from '../content/faults.tsx';
import { useMay } from '../may.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { useDocument } from './use-document.ts';

const PHONE = 'popup,width=390,height=844';

type DocumentFrameProps = {
  document: Omit<
    ReturnType<typeof useDocument<never, object>>,
    'saved' | 'body' | 'change' | 'savedDraft' | 'replace' | 'takeFrom'
  >;
  title: string;
  /** In which state it is, as a dot and words. */
  state: ReactNode;
  /** As 'the content', for screen readers. */
  name: string;
  hasDraft: boolean;
  isScheduled: boolean;
  /** Saves the draft and returns the address that shows it; null where that is refused. */
  preview: (() => Promise<string | null>) | undefined;
  /** What else can be done with it. */
  items: readonly (RowMenuItem | false)[];
  discarding: { label: string; title: string; text: string; action: string };
  onDiscard: () => Promise<unknown>;
  /** Its new address, opened when nothing else keeps the admin here. */
  movedTo?: string | undefined;
  children: ReactNode;
};

/** A versioned document: its state, a look at it, and saving, publishing and discarding its draft. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { document, hasDraft, preview, discarding, movedTo } = props;
  const { isDirty, problem, faults, stale } = document;
  const mayChange = useMay('change-content');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'publish' | 'discard' | null>(null);
  const unschedule = useAction(() => document.publish(null));
  const close = () => setOpened(null);
  useFaultFocus(problem);

  const isMoved = movedTo !== undefined && !isDirty && problem === null && opened === null;
  useEffect(() => {
    if (isMoved) void navigate(movedTo, { replace: true });
  }, [isMoved, movedTo, navigate]);

  async function show(features?: string) {
    // A window that opens later is taken for an advertisement.
    const opening = window.open('about:blank', '_blank', features);
    const address = await preview?.().catch((error) => void toasts.failure(messageOf(error)));
    if (address) opening?.location.replace(address);
    else opening?.close();
  }

  const items = [
    ...props.items,
    mayChange &&
      props.isScheduled && {
        label: 'Cancel scheduled publishing',
        onClick: () => unschedule.mutate(undefined),
      },
    mayChange &&
      hasDraft && {
        label: discarding.label,
        isDangerous: true,
        onClick: () => setOpened('discard'),
      },
  ];
  return (
    <>
      <ScreenHead title={props.title} text={props.state}>
        {preview && (
          <>
            <ActionButton onClick={() => show()}>
              <Monitor size={15} aria-hidden="true" />
              <span className="max-sm:sr-only">Preview</span>
            </ActionButton>
            <ActionButton className="max-md:hidden" onClick={() => show(PHONE)}>
              <Smartphone size={15} aria-hidden="true" />
              On a Phone
            </ActionButton>
          </>
        )}
        {mayChange && (
          <>
            <ActingButton disabled={!isDirty} act={document.save}>
              Save Draft
            </ActingButton>
            <ActionButton
              look="solid"
              disabled={!hasDraft && !isDirty}
              onClick={() => setOpened('publish')}
            >
              Publish…
            </ActionButton>
          </>
        )}
        {items.some(Boolean) && <RowMenu name={props.name} items={items} />}
      </ScreenHead>
      <RefusalNotice refusal={problem} faults={faults} />
      <FaultsContext value={faults}>{props.children}</FaultsContext>
      {opened === 'publish' && <PublishDialog onPublish={document.publish} onClose={close} />}
      {opened === 'discard' && (
        <ConfirmDialog
          title={discarding.title}
          text={discarding.text}
          action={discarding.action}
          onConfirm={props.onDiscard}
          onClose={close}
        />
      )}
      {stale !== null && (
        <DialogFrame
          role="alertdialog"
          title="Somebody else has changed the draft"
          description={stale}
          width="30rem"
          onClose={document.keepEditing}
        >
          <div className="flex flex-wrap justify-end gap-2 px-5 pt-6 pb-5 md:px-6">
            <ActionButton onClick={document.keepEditing}>Keep Editing</ActionButton>
            <ActionButton onClick={document.look}>Show Theirs</ActionButton>
            <ActionButton look="danger" onClick={document.overwrite}>
              Overwrite with Mine
            </ActionButton>
          </div>
        </DialogFrame>
      )}
      <LeaveQuestion isDirty={isDirty} />
    </>
  );
}

/** What is not saved is not thrown away without asking. */
const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => isDirty && <Question />;

function Question() {
  const isOnline = useLine();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, []);
  // Without a connection there is nowhere to go.
  useEffect(() => {
    if (!isOnline && blocker.state === 'blocked') blocker.reset();
  }, [isOnline, blocker]);
  if (!isOnline || blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="Your changes will be lost."
      action="Leave"
      cancel="Stay"
      onConfirm={async () => {
        const { location, proceed } = blocker;
        await reachScreen(location.pathname).then(proceed, () => void doubtLine({ isSure: true }));
      }}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
