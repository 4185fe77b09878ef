import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getSite } from '#contracts/calls/site.ts';
import {
  discardContent,
  getContent,
  getContentVersion,
  previewContent,
  publishContent,
  saveContent,
} from '#contracts/content/calls.ts';
import type { Content } from '#contracts/content/content.ts';
import type { EditedContent } from '#contracts/content/versions.ts';
import { type SceneOfContent, scenes } from '#contracts/content/words.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { saveJson } from '#web/ui/back-office/download-file.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useReadToEdit, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { sceneOf } from '#web/ui/pictures/scenes.server.ts';
import { apiContext } from '../../api-context.ts';
import { useMay } from '../may.tsx';
import { DocumentFrame } from '../versions/document-frame.tsx';
import { useDocument } from '../versions/use-document.ts';
import { Versions } from '../versions/versions.tsx';
import type { Route } from './+types/content';
import { EditingContext } from './editing.ts';
import { FaultCount, type Faults } from './faults.tsx';
import { faultsOf, parts } from './parts.tsx';

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

function Editor({ read, scenes: photographs }: EditorProps) {
  const content = useContent(read, openRefused);
  const { saved, body, pictures, isDirty, faults, change, addPicture } = content;
  const { draft, setByFile } = saved;
  const mayChange = useMay('change-content');
  const [params, setParams] = useSearchParams();
  const shown = params.get('part') ?? parts[0].id;
  const part = parts.find(({ id }) => id === shown) ?? parts[0];
  const isVersions = shown === 'versions';

  /** Opens the first part with a fault, unless the one that is open has any. */
  function openRefused(refused: Faults) {
    const has = (each: { paths: readonly string[] }) => faultsOf(refused, each).length > 0;
    const first = !isVersions && has(part) ? part : parts.find(has);
    if (first) setParams({ part: first.id }, { replace: true, preventScrollReset: true });
  }

  async function preview() {
    const query = await content.preview();
    return query && `${isVersions ? '/' : part.page}?${query}`;
  }

  return (
    <EditingContext
      value={{
        content: body,
        ...{ change, pictures, addPicture, setByFile, scenes: photographs, mayChange },
      }}
    >
      <DocumentFrame
        document={content}
        title="Content"
        state={<State content={saved} isDirty={isDirty} />}
        name="the content"
        hasDraft={draft !== null}
        isScheduled={draft?.publishAt != null}
        preview={draft !== null || isDirty ? preview : undefined}
        items={[
          { label: 'Export as JSON', onClick: () => saveJson(saved.content, 'content.json') },
          mayChange && isDirty && { label: 'Undo unsaved changes', onClick: content.undo },
        ]}
        discarding={{
          label: 'Discard draft',
          title: 'Discard the draft?',
          text: 'The shop keeps its current texts.',
          action: 'Discard',
        }}
        onDiscard={content.discard}
      >
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
              <part.Form />
            )}
          </section>
        </div>
      </DocumentFrame>
    </EditingContext>
  );
}

type PublishedVersionsProps = { content: ReturnType<typeof useContent>; mayChange: boolean };

function PublishedVersions({ content, mayChange }: PublishedVersionsProps) {
  const { saved, body, pictures, isDirty } = content;
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
      edited={{ fields: body, pictures }}
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

/** The content as it is edited in this tab, and what can be done with it. */
function useContent(read: EditedContent, onRefused: (faults: Faults) => void) {
  const calls = useCalls();
  const send = useSend(saveContent);
  const publish = useSend(publishContent);
  const discard = useTell(discardContent);
  const versionOf = (saved: EditedContent | null) => saved?.draft?.version ?? 0;
  const document = useDocument<EditedContent, Content>({
    read,
    bodyOf: (saved) => (saved ?? read).content,
    root: 'content',
    versionOf,
    save: (_, content, version) => send({ body: { content: withoutBlankLines(content), version } }),
    publish: (saved, at) => publish({ body: { version: versionOf(saved), at } }),
    readNewest: () => calls.read(getContent, {}),
    onRefused,
  });
  const { savedDraft, replace, takeFrom } = document;
  const saved = document.saved ?? read;
  return {
    ...document,
    saved,
    async discard() {
      const { data } = await discard({ body: { version: saved.draft?.version ?? 1 } });
      replace(data);
    },
    /** Returns the query by which any page shows the draft. */
    async preview(): Promise<string | null> {
      const number = (await savedDraft())?.draft?.number;
      if (number === undefined) return null;
      return (await calls.send(previewContent, { body: { number } })).query;
    },
    async takeFrom(number: number) {
      const version = await calls.read(getContentVersion, { params: { number: String(number) } });
      await takeFrom(number, version.content, version.pictures);
    },
  };
}

/** An address is typed line by line, and may end with an empty one. */
function withoutBlankLines({ site, ...content }: Content): Content {
  const address = site.address.filter((line) => line.trim() !== '');
  return { ...content, site: { ...site, address } };
}
