import type { Metal } from '../metal.ts';

/** What makes one watch differ from another. Lengths are in units of a case 200 across. */
export type WatchSpec = {
  metal: Metal;
  shape: 'round' | 'rectangle';
  dial: DialSpec;
  hands: HandsSpec;
  bezel: { kind: 'polished' | 'diver' | 'tachymeter' | 'stones'; color: string };
  pushers: 'none' | 'pump' | 'screw';
  strap: StrapSpec;
  automatic: boolean;
  /** Letters of the invented maker on the dial. */
  mark: string;
};

export type DialSpec = {
  color: string;
  edge: string;
  finish: 'enamel' | 'sunburst' | 'matte' | 'pearl';
  indices: 'baton' | 'roman' | 'arabic' | 'plots' | 'diamonds' | 'sector' | 'none';
  ink: string;
  /** Applied markers; printed in `ink` when null. */
  applied: Metal | null;
  registers: readonly RegisterSpec[];
  moon: boolean;
  date: boolean;
  accent: string;
};

export type RegisterSpec = {
  at: 3 | 6 | 9;
  color: string;
  ink: string;
  hand: string;
  turn: number;
};

export type HandsSpec = {
  style: 'leaf' | 'baton' | 'sword' | 'dauphine';
  color: string;
  lume: string | null;
  sweep: string | null;
};

export type StrapSpec = {
  kind: 'leather' | 'rubber' | 'textile' | 'racing' | 'satin' | 'three-link' | 'five-link';
  color: string;
  stitch: string;
};

/** The time shown, in degrees of each hand clockwise from twelve. */
export type WatchTime = { hour: number; minute: number; second: number };

export const tenPastTen: WatchTime = { hour: 305, minute: 58, second: 214 };

/** Radius of the open dial of a round watch. */
export const dialRadius = (spec: WatchSpec) => {
  if (spec.bezel.kind === 'diver' || spec.bezel.kind === 'tachymeter') return 73;
  return spec.bezel.kind === 'stones' ? 78 : 87;
};
