import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A text that people would see in English in every language. */
export type HardCoded = { file: string; text: string };

/** Attributes and properties of components that people see or hear. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title|label|hint|text|busy|all|message)$/;
const letters = /\p{L}{2}/u;
/** A capital, and more than one word: no class, key or name of a thing is like that. */
const sentence = /^\p{Lu}[\p{L}’']* [\p{L}\d“(]/u;

/** Returns the texts that stand in the code of these folders, instead of `src/languages`. */
export function hardCodedIn(root: string, folders: readonly string[]): HardCoded[] {
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        hardCoded(file, readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })),
      ),
  );
}

/** Returns the texts of one file: of its elements, of attributes that are shown, and whatever is a sentence. */
export function hardCoded(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found = new Map<number, string>();
  const note = (start: number, text: string, wanted: RegExp) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (wanted.test(plain)) found.set(start, plain);
  };
  const noteAll = (node: ESTree.Node | null) => {
    for (const { start, text } of stringsOf(node)) note(start, text, letters);
  };
  let errorsAround = 0;
  new Visitor({
    JSXText: ({ start, value }) => note(start, value, letters),
    JSXElement: ({ children }) => children.forEach(noteChild),
    JSXFragment: ({ children }) => children.forEach(noteChild),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && shown.test(name.name)) noteAll(value);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && shown.test(key.name)) noteAll(value);
    },
    // What only programmers read.
    NewExpression: ({ callee }) => {
      if (isError(callee)) errorsAround += 1;
    },
    'NewExpression:exit': ({ callee }) => {
      if (isError(callee)) errorsAround -= 1;
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && errorsAround === 0) note(start, value, sentence);
    },
    TemplateLiteral: ({ quasis: [first] }) => {
      if (first && errorsAround === 0) note(first.start, `${first.value.raw}…`, sentence);
    },
  }).visit(program);
  function noteChild(child: ESTree.JSXChild) {
    if (child.type === 'JSXExpressionContainer') noteAll(child);
  }
  return [...found.values()];
}

const isError = (callee: ESTree.Expression) =>
  callee.type === 'Identifier' && /(?:Error|Exception)$/.test(callee.name);

/** The strings that an expression may come to: itself, its branches and its pieces. */
function stringsOf(node: ESTree.Node | null): { start: number; text: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, text: value.raw }));
    case 'JSXExpressionContainer':
      return stringsOf(node.expression);
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...stringsOf(node.left), ...stringsOf(node.right)] : [];
    default:
      return [];
  }
}
