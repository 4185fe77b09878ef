import { useQueryClient } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { HEIC_REFUSED } from '#contracts/media.ts';
import type { ImportArchive, ProductImport } from '#contracts/products/product-import.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/import.tsx';
import { Written } from '../../written.tsx';
import { ActingButton, ActionButton } from '../action-button.tsx';
import { useCalls } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { UploadBar } from '../form/upload-bar.tsx';
import { Panel } from '../panel.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { readKey, useRefresh, useSend } from '../use-call.ts';
import { DropArea } from './drop-area.tsx';
import { isZip, type ReceivedPictures, sendPictures } from './send-pictures.ts';
import { useImportCalls } from './use-import-calls.ts';

/** The most names of missing files that the API returns. */
const MOST_LISTED = 200;
const isMedia = (file: File) => /\.(jpe?g|png|gif|webp|avif|mp4|mov)$/i.test(file.name);

/** Takes the pictures that rows name: files, a whole folder or a ZIP, matched by file name. */
export function PictureDrop({ found }: { found: ProductImport }) {
  const calls = useCalls();
  const importing = useImportCalls();
  const client = useQueryClient();
  const refresh = useRefresh();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const ending = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number | null>(null);
  const [received, setReceived] = useState<ReceivedPictures | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { missing, named } = found.pictures;
  const isUnpacking = found.archive?.state === 'unpacking';
  const isBusy = share !== null || isUnpacking;

  async function send(chosen: readonly File[]) {
    const wanted = new Set(missing);
    const isKnown = missing.length > 0 && missing.length < MOST_LISTED;
    const useful = chosen.filter(
      (file) => isZip(file) || (isMedia(file) && (!isKnown || wanted.has(file.name.toLowerCase()))),
    );
    setProblem(null);
    setReceived(null);
    if (useful.length === 0) {
      const isHeic = chosen.some((file) => /\.hei[cf]$/i.test(file.name));
      setProblem(isHeic ? HEIC_REFUSED : texts.noneNamed);
      return;
    }
    ending.current = new AbortController();
    const { signal } = ending.current;
    setShare(0);
    try {
      const sent = await sendPictures({
        calls,
        importing,
        importId: found._id,
        files: useful,
        signal,
        onProgress: setShare,
        onUnpacking: (now) =>
          client.setQueryData(readKey(importing.getOne, { params: { id: found._id } }), now),
      });
      if (useful.some((file) => !isZip(file))) setReceived(sent);
    } catch (error) {
      if (!signal.aborted) setProblem(`${messageOf(error)} ${texts.sentIsKept}`);
    }
    setShare(null);
    await refresh(importing.sendPictures.changes);
  }

  const tellMissing = missing.length < MOST_LISTED ? texts.filesMissing : texts.manyFilesMissing;
  const counts = { named: formatCount(named), missing: formatCount(missing.length) };
  return (
    <Panel title={texts.picturesTitle}>
      <p className="mb-3 text-ink-soft">
        {missing.length === 0 ? texts.allFilesHere(named) : tellMissing(counts)}
      </p>
      <DropArea onFiles={(chosen) => isBusy || send(chosen)}>
        <Images size={22} aria-hidden="true" className="text-ink-muted" />
        <div className="flex flex-wrap justify-center gap-2">
          <ActionButton disabled={isBusy} onClick={() => files.current?.click()}>
            {texts.chooseFiles}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => folder.current?.click()}>
            {texts.chooseFolder}
          </ActionButton>
        </div>
        <p className="text-fine text-ink-muted pointer-coarse:hidden">{texts.dropHere}</p>
        {share !== null && !isUnpacking && (
          <div className="flex w-full max-w-sm flex-col items-center gap-2">
            <UploadBar label={texts.pictures} share={share} />
            <ActionButton onClick={() => ending.current?.abort()}>{texts.cancel}</ActionButton>
          </div>
        )}
      </DropArea>
      <FilePickers files={files} folder={folder} onFiles={send} />
      {problem && (
        <p role="alert" className="mt-3 rounded-control bg-bad-soft px-3 py-2 text-bad">
          {problem}
        </p>
      )}
      {received && <DropResult {...received} unknown={received.unknown.length} />}
      {found.archive && <ArchiveState importId={found._id} archive={found.archive} />}
      {missing.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer text-dense text-ink-muted pointer-coarse:py-3">
            {texts.whichMissing}
          </summary>
          <p className="mt-2 text-dense break-words">{texts.fileList(missing)}</p>
        </details>
      )}
    </Panel>
  );
}

/** Chooses a folder: every desktop browser supports it, but no standard. */
const wholeFolder: object = { webkitdirectory: '' };

type Picker = RefObject<HTMLInputElement | null>;
type FilePickersProps = { files: Picker; folder: Picker; onFiles: (files: File[]) => void };

function FilePickers({ files, folder, onFiles }: FilePickersProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <>
      <label className="sr-only">
        {texts.pictureFiles}
        <input
          ref={files}
          type="file"
          multiple
          tabIndex={-1}
          accept="image/*,video/mp4,video/quicktime,.zip"
          onChange={take}
        />
      </label>
      <label className="sr-only">
        {texts.pictureFolder}
        <input ref={folder} type="file" multiple {...wholeFolder} tabIndex={-1} onChange={take} />
      </label>
    </>
  );
}

type ArchiveStateProps = { importId: string; archive: ImportArchive };

/** The progress of unpacking a ZIP, which can be stopped, or its result. */
function ArchiveState({ importId, archive }: ArchiveStateProps) {
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

type DropResultProps = {
  taken: number;
  /** The number of files that no row names. */
  unknown: number;
  refused: readonly { name: string; message: string }[];
};

/** The result of sending files. */
function DropResult({ taken, unknown, refused }: DropResultProps) {
  return (
    <div role="status" className="mt-3 text-dense">
      <p>{texts.filesTaken(taken)}</p>
      {unknown > 0 && <p className="text-ink-muted">{texts.filesUnknown(unknown)}</p>}
      {refused.map(({ name, message }) => (
        <p key={name} className="text-bad [overflow-wrap:anywhere]">
          <Written>{name}</Written>: {message}
        </p>
      ))}
    </div>
  );
}
