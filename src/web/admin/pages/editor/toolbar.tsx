import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isLink } from '#contracts/content/page-rules.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { useKey } from '#web/ui/back-office/keys/keys.ts';
import { LINK_HINT } from '../../content/link-hint.ts';
import { addBlocks } from './add-blocks.ts';
import type { usePictures } from './use-pictures.ts';

type ToolbarProps = { editor: Editor; pictures: ReturnType<typeof usePictures> };

/** What can be done to the text. The arrow keys lead from one to the next. */
export function Toolbar({ editor, pictures }: ToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const { share, untaken, addFiles } = pictures;
  const [isLinking, setLinking] = useState(false);
  const run = () => editor.chain().focus();

  const heading = (level: 2 | 3) => () => run().toggleHeading({ level }).run();
  const tools: [string, LucideIcon, () => void, isOn?: boolean][] = [
    ['Heading', Heading2, heading(2), editor.isActive('heading', { level: 2 })],
    ['Smaller heading', Heading3, heading(3), editor.isActive('heading', { level: 3 })],
    ['Bold', Bold, () => run().toggleBold().run(), editor.isActive('bold')],
    ['Italic', Italic, () => run().toggleItalic().run(), editor.isActive('italic')],
    ['Link', Link2, () => setLinking((before) => !before), editor.isActive('link')],
    ['List', List, () => run().toggleBulletList().run(), editor.isActive('bulletList')],
    [
      ...(['Numbered list', ListOrdered] as const),
      ...([() => run().toggleOrderedList().run(), editor.isActive('orderedList')] as const),
    ],
    ['Quote', Quote, () => run().toggleWrap('blockquote').run(), editor.isActive('blockquote')],
    ['Divider', Minus, () => addBlocks(editor, [{ type: 'horizontalRule' }])],
    ['Picture', ImagePlus, () => input.current?.click()],
    ['Products', ShoppingBag, () => addBlocks(editor, [{ type: 'pieces' }])],
    ['Undo', Undo2, () => run().undo().run()],
    ['Redo', Redo2, () => run().redo().run()],
  ];

  return (
    <div className="sticky top-13 z-10 border-y border-hair bg-panel lg:top-0">
      <div
        role="toolbar"
        aria-label="Text"
        className="flex flex-wrap px-1 py-1.5 md:gap-0.5 md:px-6"
        onKeyDown={moveAlong}
      >
        {tools.map(([name, Icon, onClick, isOn], index) => (
          <button
            key={name}
            type="button"
            className="back-office-button editor-tool"
            data-look="plain"
            data-icon=""
            tabIndex={index === 0 ? 0 : -1}
            title={name}
            aria-label={name}
            aria-pressed={isOn}
            onClick={onClick}
          >
            <Icon size={17} aria-hidden="true" />
          </button>
        ))}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          tabIndex={-1}
          aria-label="Picture: a file"
          className="sr-only"
          onChange={({ target }) => {
            addFiles(editor, [...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {share !== null && <UploadBar label="Picture" share={share} />}
      {untaken.length > 0 && (
        <ul role="alert" className="grid gap-1 px-3 pb-2 text-bad md:px-6">
          {untaken.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** One tool is in the order of tabs; arrows lead to the others. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const next = tools.at((tools.indexOf(event.target as HTMLButtonElement) + step) % tools.length);
  event.preventDefault();
  next?.focus();
}

/** Asks where the chosen words lead. */
function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '');
  const [problem, setProblem] = useState<string>();
  const run = () => editor.chain().focus().extendMarkRange('link');
  useKey('closeLink');

  function apply() {
    const link = typed.trim();
    if (!isLink(link)) return setProblem(LINK_HINT);
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const linked = { type: 'text', text: link };
      const marks = [{ type: 'link', attrs: { href: link } }];
      editor
        .chain()
        .focus()
        .insertContent({ ...linked, marks })
        .run();
    } else {
      run().setLink({ href: link }).run();
    }
    onClose();
  }

  return (
    <form
      className="flex flex-wrap items-center gap-2 px-3 pb-2 md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens by a press, to be typed into
        autoFocus
        className="back-office-input w-auto! min-w-48 flex-1"
        aria-label="Where it leads"
        aria-describedby={id}
        placeholder="/shop or https://…"
        value={typed}
        maxLength={300}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ActionButton type="submit">Set Link</ActionButton>
      {editor.isActive('link') && (
        <ActionButton
          look="plain"
          onClick={() => {
            run().unsetLink().run();
            onClose();
          }}
        >
          Remove
        </ActionButton>
      )}
      <p
        id={id}
        role={problem ? 'alert' : undefined}
        className="w-full text-fine text-bad empty:hidden"
      >
        {problem}
      </p>
    </form>
  );
}
