import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getSite } from '#contracts/calls/site.ts';
import { getContent, getContentVersion } from '#contracts/content/calls.ts';
import type { EditedContent } from '#contracts/content/versions.ts';
import { type SceneOfContent, scenes } from '#contracts/content/words.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { saveJson } from '#web/ui/back-office/download-file.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useReadToEdit } from '#web/ui/back-office/use-call.ts';
import { sceneOf } from '#web/ui/pictures/scenes.server.ts';
import { apiContext } from '../../api-context.ts';
import { useMay } from '../may.tsx';
import { Versions } from '../versions/versions.tsx';
import type { Route } from './+types/content';
import { EditingContext } from './editing.ts';
import { FaultCount, type Faults, FaultsContext, RefusalNotice, useFaultFocus } from './faults.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { faultsOf, parts } from './parts.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { useContent } from './use-content.ts';

/** Returns small copies of the photographs that every shop has. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await context.get(apiContext).get(getSite);
  const smallOf = (name: SceneOfContent) => {
    const { url, base, webp } = sceneOf(site, name);
    return [name, webp[0] === undefined ? url : `${base}-${webp[0]}.webp`];
  };
  return { scenes: Object.fromEntries(scenes.map(smallOf)) as Record<string, string> };
}

export const shouldRevalidate = () => false;

/** What the shop says, without a file on the server: its draft, a look at it, and its versions. */
export default function ContentScreen({ loaderData }: Route.ComponentProps) {
  const { query } = useReadToEdit(getContent, {});
  if (query.data !== undefined) return <Editor read={query.data} {...loaderData} />;
  return (
    <>
      <ScreenHead title="Content" text="What the shop says." />
      <QueryState query={query} what="The content" height="30rem">
        {() => null}
      </QueryState>
    </>
  );
}

type EditorProps = { read: EditedContent; scenes: Readonly<Record<string, string>> };

const PHONE = 'popup,width=390,height=844';

function Editor({ read, scenes: photographs }: EditorProps) {
  const content = useContent(read, openRefused);
  const { saved, isDirty, editing, problem, faults, stale } = content;
  const mayChange = useMay('change-content');
  const [opened, setOpened] = useState<'publish' | 'discard' | null>(null);
  const [params, setParams] = useSearchParams();
  const shown = params.get('part') ?? parts[0].id;
  const part = parts.find(({ id }) => id === shown) ?? parts[0];
  const isVersions = shown === 'versions';
  const save = useAction(content.save);
  const unschedule = useAction(() => content.publish(null));
  const { draft } = saved;
  useFaultFocus(problem);

  /** Opens the first part with a fault, unless the one that is open has any. */
  function openRefused(refused: Faults) {
    const has = (each: { paths: readonly string[] }) => faultsOf(refused, each).length > 0;
    const first = !isVersions && has(part) ? part : parts.find(has);
    if (first) setParams({ part: first.id }, { replace: true, preventScrollReset: true });
  }

  async function preview(features?: string) {
    // A window that opens later is taken for an advertisement.
    const opening = window.open('about:blank', '_blank', features);
    const query = await content.preview().catch((error) => toasts.failure(messageOf(error)));
    const page = isVersions ? '/' : part.page;
    if (query) opening?.location.replace(`${page}?${query}`);
    else opening?.close();
  }

  return (
    <EditingContext value={{ ...editing, scenes: photographs, mayChange }}>
      <ScreenHead title="Content" text={<State content={saved} isDirty={isDirty} />}>
        {(draft !== null || isDirty) && (
          <>
            <ActionButton onClick={() => preview()}>
              <Monitor size={15} aria-hidden="true" />
              <span className="max-sm:sr-only">Preview</span>
            </ActionButton>
            <ActionButton className="max-md:hidden" onClick={() => preview(PHONE)}>
              <Smartphone size={15} aria-hidden="true" />
              On a Phone
            </ActionButton>
          </>
        )}
        {mayChange && (
          <>
            <ActionButton
              disabled={!isDirty}
              busy={save.isPending && 'Saving…'}
              onClick={() => save.mutate(undefined)}
            >
              Save Draft
            </ActionButton>
            <ActionButton
              look="solid"
              disabled={draft === null && !isDirty}
              onClick={() => setOpened('publish')}
            >
              Publish…
            </ActionButton>
          </>
        )}
        <RowMenu
          name="the content"
          items={[
            {
              label: 'Export as JSON',
              onClick: () => saveJson(saved.content, 'content.json'),
            },
            mayChange && isDirty && { label: 'Undo what is not saved', onClick: content.undo },
            mayChange &&
              draft?.publishAt != null && {
                label: 'Cancel scheduled publishing',
                onClick: () => unschedule.mutate(undefined),
              },
            mayChange &&
              draft !== null && {
                label: 'Discard draft',
                onClick: () => setOpened('discard'),
              },
          ]}
        />
      </ScreenHead>
      <RefusalNotice refusal={problem} faults={faults} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 md:grid-cols-[12rem_minmax(0,1fr)]">
        <PartList shown={isVersions ? 'versions' : part.id} faults={faults} />
        <section aria-labelledby="part" className="grid max-w-4xl grid-cols-1 gap-4">
          <div>
            <h2 id="part" className="font-medium">
              {isVersions ? 'Versions' : part.name}
            </h2>
            <p className="text-ink-muted">
              {isVersions ? 'What was published, the newest first.' : part.text}
            </p>
          </div>
          {isVersions ? (
            <PublishedVersions content={content} mayChange={mayChange} />
          ) : (
            <FaultsContext value={faults}>
              <part.Form />
            </FaultsContext>
          )}
        </section>
      </div>
      {opened === 'publish' && (
        <PublishDialog onPublish={content.publish} onClose={() => setOpened(null)} />
      )}
      {opened === 'discard' && (
        <ConfirmDialog
          title="Discard the draft?"
          text="The shop keeps its current texts."
          action="Throw Away"
          busy="Throwing away…"
          onConfirm={content.discard}
          onClose={() => setOpened(null)}
        />
      )}
      {stale !== null && (
        <StaleDialog
          text={stale}
          onLook={content.look}
          onOverwrite={content.overwrite}
          onClose={content.keepEditing}
        />
      )}
      <LeaveQuestion isDirty={isDirty} />
    </EditingContext>
  );
}

type PublishedVersionsProps = { content: ReturnType<typeof useContent>; mayChange: boolean };

function PublishedVersions({ content, mayChange }: PublishedVersionsProps) {
  const { saved, editing, isDirty } = content;
  if (saved.published.length === 0) {
    return (
      <p className="text-ink-muted">Nothing was published yet: the shop shows its default texts.</p>
    );
  }
  return (
    <Versions
      published={saved.published.map(({ publishedAt, updatedAt, ...version }) => ({
        ...version,
        publishedAt: publishedAt ?? updatedAt,
      }))}
      isShown
      edited={{ fields: editing.content, pictures: content.pictures }}
      hasDraft={saved.draft !== null || isDirty}
      mayChange={mayChange}
      call={getContentVersion}
      inputOf={(number) => ({ params: { number: String(number) } })}
      saidBy={(version) => ({ fields: version.content, pictures: version.pictures })}
      onTake={content.takeFrom}
    />
  );
}

function State({ content, isDirty }: { content: EditedContent; isDirty: boolean }) {
  const { draft, published } = content;
  if (isDirty) return <StatusDot tone="warn">Not saved</StatusDot>;
  if (draft?.publishAt != null) {
    return <StatusDot tone="new">{`To be published ${formatMoment(draft.publishAt)}`}</StatusDot>;
  }
  if (draft !== null) {
    return (
      <StatusDot tone="calm">{`Draft of ${draft.by}, ${formatMoment(draft.updatedAt)}`}</StatusDot>
    );
  }
  const [newest] = published;
  return (
    <StatusDot tone="good">
      {newest ? `The shop says version ${newest.number}` : 'The shop says the first version'}
    </StatusDot>
  );
}

const listed = [...parts, { id: 'versions', name: 'Versions', paths: [] }];

/** The parts: beside the forms, and above them on phones. */
function PartList({ shown, faults }: { shown: string; faults: Faults }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-part="${shown}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <nav
      ref={nav}
      aria-label="Parts of the content"
      className="max-md:-mx-4 max-md:overflow-x-auto max-md:px-4"
    >
      <ul className="flex gap-1 md:grid">
        {listed.map(({ id, name, paths }) => (
          <li key={id}>
            <Link
              to={adminAddresses.content({ part: id })}
              replace
              data-part={id}
              preventScrollReset
              aria-current={id === shown ? 'true' : undefined}
              className="flex min-h-9 items-center rounded-control px-3 whitespace-nowrap text-ink-soft hover:bg-hover aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-ink pointer-coarse:min-h-11"
            >
              {name}
              <FaultCount count={faultsOf(faults, { paths }).length} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
