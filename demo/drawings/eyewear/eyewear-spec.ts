import type { Metal } from '../metal.ts';
import type { Point } from '../svg.ts';

/** What makes one pair differ from another. Lengths are millimetres. */
export type EyewearSpec = {
  shape: EyewearShape;
  frame:
    | { kind: 'wire'; metal: Metal }
    | { kind: 'acetate'; acetate: Acetate; metal: Metal }
    | { kind: 'browline'; acetate: Acetate; metal: Metal };
  /** Lens colours from top to bottom with their opacities. */
  lens: {
    top: string;
    bottom: string;
    topOpacity: number;
    bottomOpacity: number;
    mirror: string | null;
  };
  earEnd: 'sleeve' | 'curl';
};

export type EyewearShape =
  | 'aviator'
  | 'pilot'
  | 'square'
  | 'round'
  | 'cat-eye'
  | 'oversized'
  | 'clerk';

export type Acetate =
  | 'tortoise'
  | 'dark-tortoise'
  | 'black'
  | 'honey'
  | 'rose'
  | 'burgundy'
  | 'teal';

/** The right lens (as seen), as points around its edge; the left one mirrors it. */
export const lensPoints: Record<EyewearShape, readonly Point[]> = {
  aviator: [
    [9, -17],
    [22, -21.5],
    [40, -22.5],
    [58, -20],
    [66, -11],
    [65.5, 3],
    [58, 17],
    [45, 25.5],
    [30, 24.5],
    [18, 15.5],
    [10.5, 2],
    [7.6, -9],
  ],
  pilot: [
    [9.6, -17],
    [20, -20.5],
    [40, -21],
    [58, -19.4],
    [65, -14],
    [65, -2],
    [60, 13],
    [49, 20.5],
    [34, 21],
    [21, 17],
    [12.5, 6],
    [9, -7],
  ],
  square: [
    [11, -15],
    [17, -18.6],
    [36, -19.6],
    [56, -19],
    [62.5, -15.4],
    [63, -4],
    [60, 10],
    [52.5, 18.2],
    [36, 19.8],
    [20, 18.4],
    [13.4, 12.5],
    [10.6, -1],
  ],
  round: Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    return [36.4 + 24 * Math.cos(angle), 24 * Math.sin(angle)] as const;
  }),
  'cat-eye': [
    [10.4, -9],
    [17, -15],
    [32, -18],
    [48, -19.4],
    [60, -21],
    [64.6, -17.6],
    [63.4, -6],
    [58, 7],
    [47.5, 15.6],
    [33.5, 17.6],
    [20, 14],
    [12, 4],
  ],
  oversized: [
    [10.4, -13],
    [18, -19.4],
    [36, -22.4],
    [52, -23.6],
    [64, -24.6],
    [69, -20.4],
    [68, -6],
    [62, 11],
    [50.6, 21.6],
    [35, 24],
    [20, 19.6],
    [11.6, 6],
  ],
  clerk: [
    [11, -12],
    [17, -16.4],
    [36, -18],
    [55, -17.4],
    [62, -13],
    [62, -2],
    [57.6, 12],
    [47, 19],
    [34, 19.8],
    [21, 16.4],
    [13.4, 7],
    [10.8, -3],
  ],
};
