import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts blocks behind the one at a place, by default the caret's, and the caret behind them. Nothing is replaced but an
 * empty paragraph.
 */
export function addBlocks(editor: Editor, blocks: JSONContent[], at?: number): void {
  const { schema, tr: change } = editor.state;
  const made = blocks.map((block) => schema.nodeFromJSON(block));
  const place = at === undefined ? change.selection.$to : change.doc.resolve(at);
  const isInBlock = place.depth > 0;
  const around = isInBlock ? place.node(1) : null;
  const isEmpty = around?.type.name === 'paragraph' && around.content.size === 0;
  const behind = isInBlock ? place.after(1) : place.pos;
  const from = isEmpty ? place.before(1) : behind;
  change.replaceWith(from, behind, made);
  const end = from + made.reduce((length, { nodeSize }) => length + nodeSize, 0);
  const next = change.doc.nodeAt(end);
  const isFree = next?.type.name === 'paragraph' && next.content.size === 0;
  if (!isFree) change.insert(end, schema.node('paragraph'));
  change.setSelection(TextSelection.create(change.doc, end + 1)).scrollIntoView();
  editor.view.dispatch(change);
  editor.view.focus();
}

/** Lets what is typed or pasted while a block is selected stand behind it, in a paragraph of its own. */
export function stepBehind({ state, dispatch }: EditorView): void {
  const { selection, tr: change, schema } = state;
  if (!(selection instanceof NodeSelection)) return;
  change.insert(selection.to, schema.node('paragraph'));
  dispatch(change.setSelection(TextSelection.create(change.doc, selection.to + 1)));
}
