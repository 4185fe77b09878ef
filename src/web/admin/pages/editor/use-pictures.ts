import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import type { MediaItem } from '#contracts/media.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useUpload } from '../../content/use-upload.ts';
import { addBlocks } from './add-blocks.ts';
import type { PastedPicture } from './clean-pasted.ts';

/** Pictures on their way into the text of an editor, one after the other, and what was not taken. */
export function usePictures(onUploaded: (id: string, picture: MediaItem) => void) {
  const [untaken, setUntaken] = useState<string[]>([]);
  const tell = (lines: readonly string[]) => setUntaken((before) => [...before, ...lines]);
  const { share, upload } = useUpload((problem, { name }) => tell([`${name}: ${problem}`]));
  const turn = useRef(Promise.resolve());

  /** Uploads pictures whose figures are in the text, or come with the change that is being made. */
  function send(editor: Editor, pictures: readonly PastedPicture[]) {
    for (const { upload: name, file } of pictures) {
      turn.current = turn.current.then(async () => {
        const uploaded = await upload(file);
        if (uploaded !== null) onUploaded(uploaded.id, uploaded.picture);
        if (!editor.isDestroyed) settle(editor, name, uploaded?.id ?? null);
        else toasts.failure(`${file.name} came too late for its text. Add it again.`);
      });
    }
  }

  return {
    ...{ share, untaken, send },
    /** Says anew what was not taken. */
    tellOnly: setUntaken,
    /** Puts pictures of files behind the block at a place, or behind that of the caret. */
    addFiles: (editor: Editor, files: readonly File[], at?: number) => {
      setUntaken([]);
      const pictures = files.map((file) => ({ upload: crypto.randomUUID(), file }));
      const blocks = pictures.map((one) => ({ type: 'picture', attrs: { upload: one.upload } }));
      addBlocks(editor, blocks, at);
      send(editor, pictures);
    },
  };
}

/** Gives the figure of an upload its picture, or takes it out where there is none. */
function settle(editor: Editor, upload: string, picture: string | null): void {
  const { doc, tr: change } = editor.state;
  doc.forEach((node, at) => {
    if (node.attrs.upload !== upload) return;
    if (picture === null) change.delete(at, at + node.nodeSize);
    else change.setNodeAttribute(at, 'picture', picture).setNodeAttribute(at, 'upload', null);
  });
  editor.view.dispatch(change.setMeta('addToHistory', false));
}
