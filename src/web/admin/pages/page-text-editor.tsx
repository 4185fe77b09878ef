import { useRef } from 'react';
import type { PageText } from '#contracts/content/page.ts';
import { FIRST_LANGUAGE, type Language, languages } from '#languages/languages.ts';
import { useFaultBelow } from '../content/faults.tsx';
import { BlockEditor } from './editor/block-editor.tsx';
import type { usePage } from './use-page.ts';

type PageTextEditorProps = {
  page: ReturnType<typeof usePage>;
  language: Language;
  mayChange: boolean;
};

const nothing: PageText = { title: '', summary: '', blocks: [] };

/** The title, summary and text of a page in one language, as it will be read. */
export function PageTextEditor({ page, language, mayChange }: PageTextEditorProps) {
  const { inEnglish, direction: dir } = languages[language];
  const isFirst = language === FIRST_LANGUAGE;
  const text = page.body[language] ?? nothing;
  const latest = useRef(text);
  latest.current = text;

  function change(parts: Partial<PageText>) {
    const next = { ...latest.current, ...parts };
    latest.current = next;
    const isEmpty = next.title === '' && next.summary === '' && next.blocks.length === 0;
    page.change({ [language]: isEmpty && !isFirst ? undefined : next });
  }

  const labelled = (label: string, { control }: ReturnType<typeof useFaultBelow>) => ({
    'aria-label': isFirst ? label : `${label} in ${inEnglish}`,
    placeholder: label,
    disabled: !mayChange,
    ...{ dir, lang: language },
    ...control,
  });
  const title = useFaultBelow(`${language}/title`);
  const summary = useFaultBelow(`${language}/summary`);
  return (
    <div className="rounded-control border border-hair bg-panel">
      <div className="grid gap-2 px-5 pt-5 pb-3 md:px-8 md:pt-7">
        <textarea
          {...labelled('Title', title)}
          className="editor-title font-display"
          rows={1}
          value={text.title}
          maxLength={120}
          // One line, which may need two on a phone.
          onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
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
      <BlockEditor
        blocks={text.blocks}
        onChange={(blocks) => change({ blocks })}
        pictures={page.pictures}
        onUploaded={page.addPicture}
        language={language}
        at={`${language}/blocks`}
        mayChange={mayChange}
      />
    </div>
  );
}
