import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What says left or right in a file: the class, declaration or style as it is written. */
export type Sided = { file: string; said: string };

/** Returns all below `src/web` that says left or right without saying what it is from right to left. */
export function sidedIn(root: string): Sided[] {
  const files = globSync('src/web/**/*.{ts,tsx,css}', { cwd: root });
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = file.endsWith('.css') ? sidedRules(text) : sidedCode(file, text);
      return found.map((said) => ({ file, said }));
    });
}

const sidedClass = new RegExp(
  [
    /^(?:scroll-)?[mp][lr]-/,
    /^(?:inset-)?(?:left|right)-(?:\d|px|full|auto|\[|\()/,
    /^(?:text|float|clear)-(?:left|right)$/,
    /^(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-|$)/,
    /^(?:origin|object|bg)-(?:(?:top|bottom)-)?(?:left|right)(?:-|$)/,
    /^bg-linear-to-(?:l|r|tl|tr|bl|br)$/,
    /^translate-x-(?!0$|\(|\[var)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Returns the classes of a text that say left or right, but for those that `rtl:` turns in the same text. */
export function sidedClasses(text: string): string[] {
  const classes = text.split(/\s+/).map((said) => {
    const [variants, name] = splitVariants(said);
    return { said, name, variants };
  });
  const turned = classes.filter(({ variants }) => /\b(?:rtl|ltr):/.test(variants));
  const family = (name: string) => name.replace(/(?:^|-)(?:left|right|[lr])(?:-.*)?$|-x-.*$/, '');
  return classes
    .filter(({ name, variants }) => {
      if (!sidedClass.test(name) || /\b(?:rtl|ltr):/.test(variants)) return false;
      return !turned.some((other) => family(other.name) === family(name));
    })
    .map(({ said }) => said);
}

/** `md:-ml-2!` has the variants `md:` and the name `ml-2`. */
function splitVariants(said: string): [string, string] {
  let depth = 0;
  let start = 0;
  for (const [at, letter] of [...said].entries()) {
    if ('[('.includes(letter)) depth += 1;
    else if ('])'.includes(letter)) depth -= 1;
    else if (letter === ':' && depth === 0) start = at + 1;
  }
  return [said.slice(0, start), said.slice(start).replace(/^-|!$/g, '')];
}

const sidedStyle =
  /^(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Color)?)$/;

function sidedCode(file: string, text: string): string[] {
  const { program } = parseSync(file, text);
  const found: string[] = [];
  let styles = 0;
  const note = (words: string) => found.push(...sidedClasses(words));
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') note(value);
    },
    TemplateElement: ({ value }) => note(value.raw),
    JSXAttribute: ({ name }) => {
      if (name.name === 'style') styles += 1;
    },
    'JSXAttribute:exit': ({ name }) => {
      if (name.name === 'style') styles -= 1;
    },
    Property: ({ key }) => {
      if (key.type !== 'Identifier' || !sidedStyle.test(key.name)) return;
      // Elsewhere they are names of other things, such as of what is left.
      if (styles > 0 || key.name.length > 'right'.length) found.push(`style ${key.name}`);
    },
  }).visit(program);
  return found;
}

type Declaration = { selector: string; property: string; value: string };

const sidedProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-.*)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sidedValues: [RegExp, RegExp][] = [
  [/^(?:text-align|float|clear)$/, /^(?:left|right)$/],
  [/^(?:transform-origin|background-position|object-position)$/, /\b(?:left|right)\b/],
  [/^(?:transform|translate)$/, /translateX\(\s*(?!0\b)/],
];

/** Returns the declarations of a style sheet that say left or right; a rule for `[dir="rtl"]` turns one. */
export function sidedRules(css: string): string[] {
  const declarations = declarationsOf(css);
  const isTurned = ({ selector, property }: Declaration) =>
    declarations.some(
      (other) =>
        other.property === property &&
        other.selector.includes('dir') &&
        other.selector.replaceAll('[dir="rtl"] ', '') === selector,
    );
  return declarations
    .filter((each) => !/\[dir=|:dir\(/.test(each.selector) && isSided(each) && !isTurned(each))
    .map(({ selector, property, value }) => `${selector} { ${property}: ${value} }`);
}

function isSided({ property, value }: Declaration): boolean {
  if (sidedProperty.test(property)) return true;
  if (sidedValues.some(([names, values]) => names.test(property) && values.test(value))) {
    return true;
  }
  const [top, right, bottom, left] = partsOf(value);
  if (left === undefined) return false;
  if (/^(?:inset|margin|padding|border-(?:width|color|style))$/.test(property)) {
    return right !== left;
  }
  return property === 'border-radius' && (top !== right || bottom !== left);
}

/** The parts of a shorthand; what stands in brackets is one. */
function partsOf(value: string): string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const letter of `${value} `) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (/\s/.test(letter) && depth === 0) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += letter;
  }
  return parts;
}

/** Every declaration of a style sheet with its selector: of nested rules, and of frames of an animation, the nearest. */
function declarationsOf(css: string): Declaration[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, 'url()');
  const found: Declaration[] = [];
  const selectors: string[] = [];
  for (const [, words = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const said = words.trim().replace(/\s+/g, ' ');
    const [, property, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(said) ?? [];
    if (end === '{') selectors.push(said);
    else if (property && value) {
      found.push({ selector: selectors.at(-1) ?? '', property, value });
    }
    if (end === '}') selectors.pop();
  }
  return found;
}
