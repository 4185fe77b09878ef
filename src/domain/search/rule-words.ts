import unhomoglyph from 'unhomoglyph';
import { folded } from './folded.ts';

/** What nobody sees, and marks that only cross a letter out or put a ring around it. */
const UNSEEN =
  /\p{Cf}|\p{Default_Ignorable_Code_Point}|['’ʼ`´]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu;
/** Signs behind a word that would become letters and digits of it. */
const BEHIND = /[™℠¹²³⁰⁴-⁹₀-₉]/gu;
const IN_BOXES = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const BOXES = [0x1f1e6, 0x1f170, 0x1f150];
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ·ʏᴢ';
/** Arabic and Devanagari have forms of their own, which `folded` knows: to a machine alef is an l. */
const FOREIGN = /[^\p{ASCII}\p{M}\p{Script=Arabic}\p{Script=Devanagari}]/gu;
/** Digits and signs that stand for a letter within a word. */
const FOR_LETTERS = new Map(Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }));
for (const [sign, letter] of Object.entries({ '@': 'a', $: 's', '!': 'l', '|': 'l' })) {
  FOR_LETTERS.set(sign, letter);
}

const letterAt = (at: number) => String.fromCharCode(97 + at);

function unboxed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = BOXES.find((each) => code >= each) ?? code;
  return letterAt(code - first);
}

function twinOf(letter: string): string {
  const at = SMALL_CAPITALS.indexOf(letter);
  if (at >= 0) return letterAt(at);
  const twin = unhomoglyph(letter);
  return twin === 'rn' ? 'm' : twin;
}

const inLatin = (text: string) => text.replace(FOREIGN, twinOf);

/** A text in plain letters: its small letters first, or its look-alikes: Greek Ν looks like N, and ν like v. */
function plainly(text: string): [string, string] {
  const seen = text
    .replace(BEHIND, ' ')
    .replace(IN_BOXES, unboxed)
    .normalize('NFKC')
    .replace(UNSEEN, '');
  return [folded(inLatin(folded(seen))), folded(inLatin(seen))];
}

const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a text whose digits between letters are letters, parted where letters and digits or small and capital letters meet. */
const parted = (text: string): string[] =>
  words(
    text
      .replace(/(?<=\p{L})[013457@$!|](?=\p{L})/gu, (sign) => FOR_LETTERS.get(sign) ?? sign)
      .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
      .replaceAll('i', 'l'),
  );

/** The article, and the small words that are written together with an Arabic word, as a search leaves them out. */
const bare = (word: string): string => word.replace(/^(?:[وفبك]?ال|لل|[وبل](?=.{4}))(?=.{3})/u, '');

/** A word in its other number, by the regular endings of English and Arabic. */
function numbersOf(word: string): string[] {
  if (/^[a-z]{4,}$/.test(word)) {
    const one = word.replace(/ies$/, 'y').replace(/(?<=.{5}[^s])s$/, '');
    const oneOfEs = word.replace(/(?<=.{3}(?:[sxz]|[cs]h))es$/, '');
    return [word, one, oneOfEs, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
  }
  if (!/^\p{Script=Arabic}{3,}$/u.test(word)) return [word];
  const stem = word.replace(/(?<=..)(?:تين|تان|ات|ين|ون|ان|ه)$/u, '');
  const forms = ['', 'ه', 'ات', 'ين', 'ون', 'ان'].map((ending) => `${stem}${ending}`);
  return [word, ...forms.filter((form) => form.length > 2)];
}

/** The words of a text, each with and without its article, and where those are that begin with a letter. */
type Read = { all: string[][]; begins: Map<string, number[]> };

function read(found: readonly string[]): Read {
  const all = found.map((word) => [...new Set([word, bare(word)])]);
  const begins = new Map<string, number[]>();
  for (const [at, forms] of all.entries()) {
    for (const form of forms) {
      const first = form[0] ?? '';
      const known = begins.get(first);
      if (known === undefined) begins.set(first, [at]);
      else known.push(at);
    }
  }
  return { all, begins };
}

/** Whether words, one after the other, spell a text; `gap` stands between them where they may not be joined. */
function spell(all: Read['all'], at: number, rest: string, gap: string): boolean {
  if (rest === '') return true;
  return (all[at] ?? []).some((form) => {
    const step = form + gap;
    return rest.startsWith(step) && spell(all, at + 1, rest.slice(step.length), gap);
  });
}

const MOST_KNOWN = 1000;
const known = new Map<string, Spelt[]>();

/** A rule as both plain ways spell it: worked out once, for the thousands of rows of an import. */
function spellingsIn(rule: string): Spelt[] {
  const before = known.get(rule);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const spelt = plainly(rule).map(spellingsOf);
  known.set(rule, spelt);
  return spelt;
}

/** What a rule's words may be written as in a text of one of the two plain ways. */
type Spelt = { hasDigits: boolean; forms: string[] };

function spellingsOf(text: string): Spelt {
  const hasDigits = /\p{N}/u.test(text);
  const named = words(text).map(bare);
  const last = named.pop();
  if (last === undefined) return { hasDigits, forms: [] };
  const gap = hasDigits ? ' ' : '';
  const forms = numbersOf(last).map((form) => [...named, form].map((each) => each + gap).join(''));
  return {
    hasDigits,
    forms: [...new Set(forms.map((each) => (hasDigits ? each : each.replaceAll('i', 'l'))))],
  };
}

/**
 * Returns which of a rule's words and phrases a text has: whole words, in either number, with or without the Arabic
 * article, written together or apart, in any letters that look alike (docs/behaviour/rules.md#rules-that-send-to-approval).
 */
export function ruleWordIn(rules: readonly string[], text: string): string | undefined {
  if (rules.length === 0 || text === '') return undefined;
  const parts = plainly(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const whole = plainly(text).map((plain) => read(words(plain)));
  const apart = parts.map((plain) => read(parted(plain)));
  return rules.find((rule) =>
    spellingsIn(rule).some(({ hasDigits, forms }, way) => {
      const { all, begins } = (hasDigits ? whole : apart)[way] ?? read([]);
      const gap = hasDigits ? ' ' : '';
      return forms.some((form) =>
        begins.get(form[0] ?? '')?.some((at) => spell(all, at, form, gap)),
      );
    }),
  );
}
