import { EditorContent, useEditor } from '@tiptap/react';
import { useContext, useId, useRef } from 'react';
import type { Block, PageText } from '#contracts/content/page.ts';
import { FIRST_LANGUAGE, type Language, languages } from '#languages/languages.ts';
import { Written } from '#web/ui/written.tsx';
import { FaultsContext, faultsAt, useFaultBelow } from '../../content/faults.tsx';
import type { usePage } from '../use-page.ts';
import { stepBehind } from './add-blocks.ts';
import { beginningOf, blocksOf, documentOf } from './block-document.ts';
import { cleanText, readPasted } from './clean-pasted.ts';
import { extensions } from './extensions.ts';
import { PicturesContext } from './picture-node.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePictures } from './use-pictures.ts';
import './editor.css';

type BlockEditorProps = {
  page: ReturnType<typeof usePage>;
  language: Language;
  mayChange: boolean;
};

const nothing: PageText = { title: '', summary: '', blocks: [] };

/** The title, summary and text of a page in one language, as it will be read. */
export function BlockEditor({ page, language, mayChange }: BlockEditorProps) {
  const { inEnglish, direction: dir } = languages[language];
  const isFirst = language === FIRST_LANGUAGE;
  const text = page.body[language] ?? nothing;
  // The editor keeps its first handler.
  const latest = useRef(text);
  latest.current = text;
  const faults = useTextFaults(language, text.blocks);
  const faultsId = useId();
  const direction = { dir, lang: language };

  function change(parts: Partial<PageText>) {
    const next = { ...latest.current, ...parts };
    latest.current = next;
    const isEmpty = next.title === '' && next.summary === '' && next.blocks.length === 0;
    page.change({ [language]: isEmpty && !isFirst ? undefined : next });
  }

  const pictures = usePictures(page.addPicture);

  const editor = useEditor({
    extensions,
    content: documentOf(text.blocks),
    editable: mayChange,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        ...{ ...direction, class: 'block-editor', role: 'textbox', 'aria-multiline': 'true' },
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
    onUpdate: ({ editor: changed }) => change({ blocks: blocksOf(changed.getJSON()) }),
  });

  /** Takes what is pasted or dropped as files; words that come with the picture of themselves are taken as words. */
  function takeFiles(from: DataTransfer | null, at?: number): boolean {
    const files = [...(from?.files ?? [])];
    const { body } = new DOMParser().parseFromString(from?.getData('text/html') ?? '', 'text/html');
    if (files.length === 0 || body.textContent.trim() !== '') return false;
    pictures.addFiles(editor, files, at);
    return true;
  }

  const labelled = (label: string, { control }: ReturnType<typeof useFaultBelow>) => ({
    'aria-label': isFirst ? label : `${label} in ${inEnglish}`,
    placeholder: label,
    disabled: !mayChange,
    ...direction,
    ...control,
  });
  const title = useFaultBelow(`${language}/title`);
  const summary = useFaultBelow(`${language}/summary`);
  return (
    <div className="rounded-control border border-hair bg-surface">
      <div className="grid gap-2 px-5 pt-5 pb-3 md:px-8 md:pt-7">
        <input
          {...labelled('Title', title)}
          className="editor-title font-display"
          value={text.title}
          maxLength={120}
          onChange={({ target }) => change({ title: target.value })}
        />
        {title.told}
        <textarea
          {...labelled('Summary', summary)}
          className="editor-summary"
          rows={2}
          value={text.summary}
          maxLength={300}
          onChange={({ target }) => change({ summary: target.value })}
        />
        {summary.told}
      </div>
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
      <PicturesContext value={page.pictures}>
        <EditorContent editor={editor} />
      </PicturesContext>
    </div>
  );
}

/** What was refused of the text itself: pictures and pieces in it say so themselves. */
function useTextFaults(language: Language, blocks: readonly Block[]) {
  const faults = useContext(FaultsContext);
  const all = `${language}/blocks`;
  return faultsAt(faults, all).flatMap((path) => {
    const block = blocks[Number(path.slice(all.length + 1).split('/')[0] || -1)];
    if (block?.kind === 'picture' || block?.kind === 'pieces') return [];
    return { path, beginning: beginningOf(block), message: faults[path] };
  });
}
