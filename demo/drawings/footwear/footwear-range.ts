import { boot } from './boot.ts';
import { court } from './court.ts';
import { loafer } from './loafer.ts';
import { runner } from './runner.ts';
import { heeledSandal, type SandalSpec, slide, slideAbove, toeLoopAbove } from './sandal.ts';

/** A shoe: its profile, and the one of the pair seen from above where there is such a view. */
export type Shoe = { profile: () => string; above?: () => string };

const slides: SandalSpec = {
  hide: { color: '#b97d45', surface: 'pull-up' },
  bed: { color: '#c99a66', surface: 'calf' },
  sole: '#5a3d26',
};
const loops: SandalSpec = {
  hide: { color: '#252224', surface: 'calf' },
  bed: { color: '#a9784c', surface: 'calf' },
  sole: '#4a3322',
};
const mehfil: SandalSpec = {
  hide: { color: '#c9a86a', surface: 'grain' },
  bed: { color: '#dcc6a0', surface: 'calf' },
  sole: '#bf9c5e',
};

/** The shoes of the demo by the key of their product. */
export const footwearRange: Record<string, Shoe> = {
  'vellorum-court-white': {
    profile: () =>
      court({
        hide: { color: '#ece9e2', surface: 'calf' },
        tab: { color: '#b07a48', surface: 'calf' },
        sole: '#f0ede6',
        lace: '#f6f4ef',
        lining: '#d9c6a8',
        high: false,
      }),
  },
  'vellorum-court-navy': {
    profile: () =>
      court({
        hide: { color: '#2b3a58', surface: 'suede' },
        tab: { color: '#22304c', surface: 'calf' },
        sole: '#f0ede6',
        lace: '#efe8da',
        lining: '#d9c6a8',
        high: false,
      }),
  },
  'vellorum-tideline': {
    profile: () =>
      runner({
        mesh: '#e2d6c2',
        suede: { color: '#c4a984', surface: 'suede' },
        guard: { color: '#a0865f', surface: 'suede' },
        foam: '#f1ece1',
        gum: '#b98a55',
        lace: '#efe8da',
        lining: '#d8c9b0',
      }),
  },
  'vellorum-gallery-high': {
    profile: () =>
      court({
        hide: { color: '#262527', surface: 'calf' },
        tab: { color: '#262527', surface: 'suede' },
        sole: '#e9e3d6',
        lace: '#1d1c1e',
        lining: '#8f7a5c',
        high: true,
      }),
  },
  'pathik-penny-oxblood': {
    profile: () =>
      loafer({
        hide: { color: '#6a1f24', surface: 'calf' },
        ornament: 'penny',
        sole: '#7a4a2a',
        lining: '#c79a68',
      }),
  },
  'pathik-penny-tan-suede': {
    profile: () =>
      loafer({
        hide: { color: '#b98652', surface: 'suede' },
        ornament: 'penny',
        sole: '#8a5a34',
        lining: '#e0c39a',
      }),
  },
  'pathik-tassel-black': {
    profile: () =>
      loafer({
        hide: { color: '#1f1d1e', surface: 'calf' },
        ornament: 'tassel',
        sole: '#5a3a24',
        lining: '#b98a5c',
      }),
  },
  'pathik-bit-chestnut': {
    profile: () =>
      loafer({
        hide: { color: '#7b4322', surface: 'calf' },
        ornament: 'bit',
        sole: '#6a4024',
        lining: '#d0a878',
      }),
  },
  'pathik-monsoon-chelsea': {
    profile: () =>
      boot({
        hide: { color: '#5b361f', surface: 'pull-up' },
        closing: 'chelsea',
        sole: 'rubber',
        soleColor: '#2a2320',
        elastic: '#2c211b',
        lining: '#b58e62',
      }),
  },
  'pathik-chelsea-black-suede': {
    profile: () =>
      boot({
        hide: { color: '#2a2829', surface: 'suede' },
        closing: 'chelsea',
        sole: 'leather',
        soleColor: '#6a452a',
        elastic: '#19181a',
        lining: '#a9835a',
      }),
  },
  'pathik-nilgiri': {
    profile: () =>
      boot({
        hide: { color: '#b5773a', surface: 'pull-up' },
        closing: 'laces',
        sole: 'lugged',
        soleColor: '#2d2622',
        elastic: '#2c211b',
        lining: '#d9b98c',
      }),
  },
  'qadamiya-cross-slide': { profile: () => slide(slides), above: () => slideAbove(slides) },
  'qadamiya-toe-loop': { profile: () => slide(loops), above: () => toeLoopAbove(loops) },
  'qadamiya-mehfil-heel': { profile: () => heeledSandal(mehfil) },
};
