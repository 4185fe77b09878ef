import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLink } from '#contracts/content/page-rules.ts';
import { PictureNode, PiecesNode } from './picture-node.tsx';

/** A quote holds paragraphs alone, and an item of a list one: no block holds another. */
const Quote = Node.create({
  ...{ name: 'blockquote', group: 'block', content: 'paragraph+', defining: true },
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

const ListItem = Node.create({
  ...{ name: 'listItem', content: 'paragraph', defining: true },
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const Picture = Node.create({
  ...{ name: 'picture', group: 'block', atom: true, draggable: true },
  addAttributes: () => ({
    ...{ picture: { default: '' }, alt: { default: '' } },
    /** Names one that is being uploaded, until it has its id. */
    upload: { default: null },
  }),
  parseHTML: () => [{ tag: 'figure[picture]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureNode),
});

const Pieces = Node.create({
  ...{ name: 'pieces', group: 'block', atom: true, draggable: true },
  addAttributes: () => ({
    pieces: {
      default: [],
      parseHTML: (element: HTMLElement) => element.getAttribute('pieces')?.split(' ') ?? [],
      renderHTML: ({ pieces }: { pieces: string[] }) => ({ pieces: pieces.join(' ') }),
    },
  }),
  parseHTML: () => [{ tag: 'div[pieces]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  // What happens within the list of products is the list's, such as a product that is dragged.
  addNodeView: () =>
    ReactNodeViewRenderer(PiecesNode, {
      stopEvent: ({ event }) =>
        event.target instanceof Element && event.target.closest('ol, input, button') !== null,
    }),
});

/** A heading is words of one look. */
const plainHeadings = StarterKit.extend({
  addExtensions() {
    const all = this.parent?.() ?? [];
    return all.map((one) =>
      one.name === 'heading' ? one.extend({ content: 'text*', marks: '' }) : one,
    );
  },
});

/** What the editor knows: the blocks of pages, and nothing else. */
export const extensions = [
  plainHeadings.configure({
    ...({ blockquote: false, listItem: false, listKeymap: false } as const),
    ...({ code: false, codeBlock: false, strike: false, underline: false } as const),
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isLink,
    },
  }),
  ...[Quote, ListItem, Picture, Pieces],
];
