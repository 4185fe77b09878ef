import { EditorContent, useEditor } from '@tiptap/react';
import { useContext, useEffect, useId, useRef } from 'react';
import type { Block } from '#contracts/content/page.ts';
import type { MediaItem } from '#contracts/media.ts';
import { FIRST_LANGUAGE, type Language, languages } from '#languages/languages.ts';
import { Written } from '#web/ui/written.tsx';
import { FaultsContext, faultsAt, Within } from '../../content/faults.tsx';
import { stepBehind } from './add-blocks.ts';
import { beginningOf, blocksOf, documentOf } from './block-document.ts';
import { cleanText, readPasted } from './clean-pasted.ts';
import { extensions } from './extensions.ts';
import { PicturesContext } from './picture-node.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePictures } from './use-pictures.ts';
import './editor.css';

type BlockEditorProps = {
  blocks: readonly Block[];
  onChange: (blocks: Block[]) => void;
  /** The pictures in the text, by their ids, and what is told of one that was uploaded. */
  pictures: Readonly<Record<string, MediaItem>>;
  onUploaded: (id: string, picture: MediaItem) => void;
  language: Language;
  /** The path of the blocks among what is edited. */
  at: string;
  mayChange: boolean;
};

/** The text of a page or newsletter in one language, as it will be read. */
export function BlockEditor({ blocks, onChange, onUploaded, language, ...more }: BlockEditorProps) {
  const { pictures: known, at, mayChange } = more;
  const { inEnglish, direction: dir } = languages[language];
  const isFirst = language === FIRST_LANGUAGE;
  const faults = useTextFaults(at, blocks);
  const faultsId = useId();
  // The editor keeps its first handlers.
  const latest = useRef({ onChange, blocks });
  latest.current.onChange = onChange;

  const pictures = usePictures(onUploaded);

  const editor = useEditor({
    extensions,
    content: documentOf(blocks),
    editable: mayChange,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        ...{
          dir,
          lang: language,
          class: 'block-editor',
          role: 'textbox',
          'aria-multiline': 'true',
        },
        'aria-label': isFirst ? 'Text' : `Text in ${inEnglish}`,
        ...(faults.length > 0 && { 'aria-invalid': 'true', 'aria-describedby': faultsId }),
      },
      transformPastedHTML: (markup) => {
        const pasted = readPasted(markup);
        pictures.tellOnly(pasted.lost);
        pictures.send(editor, pasted.pictures);
        return pasted.html;
      },
      transformPastedText: cleanText,
      handleTextInput: (view) => {
        stepBehind(view);
        return false;
      },
      handlePaste: (view, { clipboardData }) => {
        stepBehind(view);
        return takeFiles(clipboardData);
      },
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return takeFiles(event.dataTransfer, at);
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = blocksOf(changed.getJSON());
      latest.current.blocks = written;
      latest.current.onChange(written);
    },
  });

  // What was kept of an earlier visit is there only after the first look.
  useEffect(() => {
    if (JSON.stringify(blocks) === JSON.stringify(latest.current.blocks)) return;
    latest.current.blocks = blocks;
    editor.commands.setContent(documentOf(blocks), { emitUpdate: false });
  }, [editor, blocks]);

  /** Takes what is pasted or dropped as files; words that come with the picture of themselves are taken as words. */
  function takeFiles(from: DataTransfer | null, at?: number): boolean {
    const files = [...(from?.files ?? [])];
    const { body } = new DOMParser().parseFromString(from?.getData('text/html') ?? '', 'text/html');
    if (files.length === 0 || body.textContent.trim() !== '') return false;
    pictures.addFiles(editor, files, at);
    return true;
  }

  return (
    <>
      {mayChange && <Toolbar editor={editor} pictures={pictures} />}
      {faults.length > 0 && (
        <div id={faultsId} role="alert" className="border-b border-hair px-5 py-3 text-bad md:px-8">
          {faults.map(({ path, beginning, message }) => (
            <p key={path}>
              {beginning && <Written>{`“${beginning}” `}</Written>}
              {message}
            </p>
          ))}
        </div>
      )}
      <PicturesContext value={known}>
        <Within at={at}>
          <EditorContent editor={editor} />
        </Within>
      </PicturesContext>
    </>
  );
}

/** What was refused of the text itself: pictures and products in it say so themselves. */
function useTextFaults(all: string, blocks: readonly Block[]) {
  const faults = useContext(FaultsContext);
  return faultsAt(faults, all).flatMap((path) => {
    const block = blocks[Number(path.slice(all.length + 1).split('/')[0] || -1)];
    if (block?.kind === 'picture' || block?.kind === 'pieces') return [];
    return { path, beginning: beginningOf(block), message: faults[path] };
  });
}
