/** Numbers in [0, 1) that are the same in every run: Mulberry32. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const below = (random: Random, limit: number) => Math.floor(random() * limit);

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Draws numbers 0 … `count - 1`, low ones more often, as words and shops are: 1 / (index + `flat`). */
export function drawUnevenly(count: number, flat: number): (random: Random) => number {
  const sums: number[] = [];
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += 1 / (index + flat);
    sums.push(sum);
  }
  return (random) => {
    const drawn = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const symbols = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id as the application draws them: twenty lower-case letters and digits. */
export function drawId(random: Random): string {
  let id = '';
  while (id.length < 20) id += symbols[below(random, symbols.length)];
  return id;
}
