import type { DemoChoice } from './types.ts';

/** Colours of whole pieces, as their pictures show them. */
export const colours: DemoChoice[] = [
  { label: 'Black', swatch: '#1b1a1c' },
  { label: 'Cream', swatch: '#e3dccb' },
  { label: 'Sand', swatch: '#d9c9a3' },
  { label: 'Tan', swatch: '#b2712f' },
  { label: 'Brown', swatch: '#5f3423' },
  { label: 'Burgundy', swatch: '#4d1f22' },
  { label: 'Red', swatch: '#b8402f' },
  { label: 'Terracotta', swatch: '#b9603f' },
  { label: 'Green', swatch: '#1f4f3b' },
  { label: 'Celadon', swatch: '#9fd0b6' },
  { label: 'Blue', swatch: '#2c3f92' },
  { label: 'Navy', swatch: '#1d2657' },
  { label: 'Grey', swatch: '#5d574f' },
  { label: 'Gold', swatch: '#c9a24e' },
];

/** Colours of watch dials. */
export const dials: DemoChoice[] = [
  { label: 'Ivory', swatch: '#ece2cb' },
  { label: 'Silver', swatch: '#c9cbce' },
  { label: 'White', swatch: '#f2f1ee' },
  { label: 'Black', swatch: '#17171a' },
  { label: 'Blue', swatch: '#1b1d4d' },
  { label: 'Green', swatch: '#10452f' },
  { label: 'Olive', swatch: '#56531f' },
  { label: 'Teal', swatch: '#14686b' },
];

/** Colours of watch straps and bracelets. */
export const straps: DemoChoice[] = [
  { label: 'Black', swatch: '#1b1a1c' },
  { label: 'Tan', swatch: '#b8692f' },
  { label: 'Brown', swatch: '#4e3024' },
  { label: 'Burgundy', swatch: '#5e2a2a' },
  { label: 'Navy', swatch: '#222d5c' },
  { label: 'Teal', swatch: '#136b6e' },
];

/** Colours of spectacle frames. */
export const frames: DemoChoice[] = [
  { label: 'Gold', swatch: '#d2b56b' },
  { label: 'Silver', swatch: '#c9cccf' },
  { label: 'Black', swatch: '#19181a' },
  { label: 'Tortoiseshell', swatch: '#6b3617' },
  { label: 'Honey', swatch: '#c98a3c' },
  { label: 'Rose', swatch: '#d2827c' },
  { label: 'Burgundy', swatch: '#4b232b' },
];

/** Colours of lenses. */
export const lenses: DemoChoice[] = [
  { label: 'Green', swatch: '#37603f' },
  { label: 'Olive', swatch: '#5a6233' },
  { label: 'Blue', swatch: '#53697c' },
  { label: 'Grey', swatch: '#74736e' },
  { label: 'Brown', swatch: '#6b4127' },
  { label: 'Rose', swatch: '#c9606a' },
  { label: 'Plum', swatch: '#93527a' },
];
