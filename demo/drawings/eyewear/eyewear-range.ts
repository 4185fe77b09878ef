import type { EyewearSpec } from './eyewear-spec.ts';

const khamsin: EyewearSpec = {
  shape: 'aviator',
  frame: { kind: 'wire', metal: 'gold' },
  lens: { top: '#24402f', bottom: '#b9bd86', topOpacity: 0.93, bottomOpacity: 0.5, mirror: null },
  earEnd: 'sleeve',
};

const pier: EyewearSpec = {
  shape: 'square',
  frame: { kind: 'acetate', acetate: 'tortoise', metal: 'gold' },
  lens: { top: '#4a2a16', bottom: '#c79a6a', topOpacity: 0.94, bottomOpacity: 0.56, mirror: null },
  earEnd: 'sleeve',
};

const mynah: EyewearSpec = {
  shape: 'cat-eye',
  frame: { kind: 'acetate', acetate: 'black', metal: 'gold' },
  lens: { top: '#2b2c30', bottom: '#a6a6a8', topOpacity: 0.93, bottomOpacity: 0.5, mirror: null },
  earEnd: 'sleeve',
};

/** The sunglasses of the demo by the key of their product. */
export const eyewearRange: Record<string, EyewearSpec> = {
  'dunelarke-khamsin-gold': khamsin,
  'dunelarke-khamsin-silver': {
    ...khamsin,
    frame: { kind: 'wire', metal: 'steel' },
    lens: {
      top: '#2b4059',
      bottom: '#4f6f8c',
      topOpacity: 0.96,
      bottomOpacity: 0.88,
      mirror: '#b9d6ea',
    },
  },
  'dunelarke-shamal': {
    ...khamsin,
    shape: 'pilot',
    frame: { kind: 'wire', metal: 'black' },
    lens: {
      top: '#26282b',
      bottom: '#b4b3ae',
      topOpacity: 0.94,
      bottomOpacity: 0.45,
      mirror: null,
    },
  },
  'ovrai-pier-tortoise': pier,
  'ovrai-pier-black': {
    ...pier,
    frame: { kind: 'acetate', acetate: 'black', metal: 'steel' },
    lens: {
      top: '#1e2c24',
      bottom: '#33483b',
      topOpacity: 0.96,
      bottomOpacity: 0.92,
      mirror: null,
    },
  },
  'ovrai-lagoon': {
    ...pier,
    frame: { kind: 'acetate', acetate: 'teal', metal: 'steel' },
    lens: { top: '#3c5a70', bottom: '#b5c7cc', topOpacity: 0.88, bottomOpacity: 0.5, mirror: null },
  },
  'ovrai-clerk': {
    shape: 'clerk',
    frame: { kind: 'browline', acetate: 'dark-tortoise', metal: 'gold' },
    lens: {
      top: '#3d4126',
      bottom: '#5b6038',
      topOpacity: 0.94,
      bottomOpacity: 0.88,
      mirror: null,
    },
    earEnd: 'sleeve',
  },
  'zohra-vane-orbit': {
    shape: 'round',
    frame: { kind: 'wire', metal: 'gold' },
    lens: { top: '#b5596a', bottom: '#f0c8c2', topOpacity: 0.86, bottomOpacity: 0.5, mirror: null },
    earEnd: 'curl',
  },
  'zohra-vane-halo': {
    shape: 'round',
    frame: { kind: 'acetate', acetate: 'honey', metal: 'gold' },
    lens: {
      top: '#4f301a',
      bottom: '#6e4526',
      topOpacity: 0.93,
      bottomOpacity: 0.88,
      mirror: null,
    },
    earEnd: 'sleeve',
  },
  'zohra-vane-mynah': mynah,
  'zohra-vane-mynah-rose': {
    ...mynah,
    frame: { kind: 'acetate', acetate: 'rose', metal: 'rose' },
    lens: { top: '#6b3f2c', bottom: '#d9b294', topOpacity: 0.9, bottomOpacity: 0.52, mirror: null },
  },
  'zohra-vane-begum': {
    ...mynah,
    shape: 'oversized',
    frame: { kind: 'acetate', acetate: 'burgundy', metal: 'gold' },
    lens: { top: '#4a2138', bottom: '#c79aa8', topOpacity: 0.93, bottomOpacity: 0.5, mirror: null },
  },
};
