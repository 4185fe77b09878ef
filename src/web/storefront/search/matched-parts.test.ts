import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Gold Watch', 'wat', 'Gold [Wat]ch'],
  ['Gold Watch', 'watch gold', '[Gold] [Watch]'],
  ['Swatch Watch', 'wat', 'Swatch [Wat]ch'],
  ['Swatch', 'wat', 'S[wat]ch'],
  ['Swatch', 'wa', 'Swatch'],
  ['Café Élan', 'cafe el', '[Café] [Él]an'],
  ['Cafe\u0301 noir', 'café', '[Cafe\u0301] noir'],
  ['STRASSE', 'straße', '[STRASSE]'],
  ['حقيبة مُزَخْرَفة', 'مزخرفه', 'حقيبة [مُزَخْرَفة]'],
  ['मुग़ल अंगूठी', 'मुगल', '[मुग़ल] अंगूठी'],
  ['Casio GA-2100-1A1', 'ga2100', 'Casio [GA-2100]-1A1'],
  ['Casio GA-2100-1A1', '2100', 'Casio GA-[2100]-1A1'],
  ['RB3025-001/58', '3025', 'RB[3025]-001/58'],
  ['310.30.42.50', '31030', '[310.30].42.50'],
  ['House of Ring', 'hou of', '[Hou]se [of] Ring'],
  ['<b>Gold</b>', 'b', '<[b]>Gold</[b]>'],
  ['𝔾old 🪔', 'old', '𝔾[old] 🪔'],
  ['Gold', '', 'Gold'],
  ['Gold', '%._*', 'Gold'],
  ['', 'x', ''],
])('in "%s", "%s" is set off as %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
  expect(
    matchedParts(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
