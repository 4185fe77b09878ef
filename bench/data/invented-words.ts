import { below, type Random } from './seeded-random.ts';

const beginnings = 'b c d f g h k l m n p r s t v br cl dr gr pl st tr'.split(' ');
const middles = 'a e i o u ai ea io'.split(' ');
const ends = ['', 'n', 'r', 'l', 's', 'nd', 'rt'];

/** So many different invented words of two or three syllables. */
export function inventWords(random: Random, count: number): string[] {
  const words = new Set<string>();
  const part = (parts: readonly string[]) => parts[below(random, parts.length)] ?? '';
  while (words.size < count) {
    let word = '';
    const syllables = 2 + below(random, 2);
    for (let made = 0; made < syllables; made += 1) word += part(beginnings) + part(middles);
    words.add(word + part(ends));
  }
  return [...words];
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
