import { describe, expect, it } from 'vitest';
import { sentence } from '#languages/sentence.ts';
import { identityText, lineText, nameText, optionalLine, plainText } from './text.ts';

describe('what things are told apart by', () => {
  it.each([
    ['Re\u200bpro', 'Repro'],
    ['Soft\u00adhyphen tray', 'Softhyphen tray'],
    ['Nbsp\u00a0tray', 'Nbsp tray'],
    ['Two  blanks\ttray', 'Two blanks tray'],
    ['RLM\u200f tray', 'RLM tray'],
    ['Line\r\nbreak\u2028tray', 'Line break tray'],
    ['\ufeffBOM\ufeff tray', 'BOM tray'],
    ['\u202aCase-4\u202c\ufe0f', 'Case-4'],
    ['\u2066Case\u2069\u{e0041}\u3164', 'Case'],
    ['\ufed7\ufefc\ufea9\ufe93 \ufe8d\ufedf\ufe92\ufeaa\ufead', 'قلادة البدر'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['Cafe\u200b\u0301', 'Caf\u00e9'],
    [
      'می\u200cروم सक्\u200dषम 👨\u200d👩\u200d👧 tray',
      'می\u200cروم सक्\u200dषम 👨\u200d👩\u200d👧 tray',
    ],
    ['👁\ufe0f\u200d🗨\ufe0f', '👁\u200d🗨'],
    ['Case\u200d-4\u200c', 'Case-4'],
  ])('%j is %j', (typed, text) => {
    expect(identityText(typed)).toBe(text);
    expect(identityText(text)).toBe(text);
  });

  it('is one line in every schema of such texts, and empty where nothing is seen', () => {
    expect(lineText('Brand', 9).parse(' Re\u200bpro\r\n')).toBe('Repro');
    expect(nameText('Name', 99).parse('Bazm\t&\nBezel')).toBe('Bazm & Bezel');
    expect(optionalLine('Article number', 9).parse(undefined)).toBe('');
    const said = (schema: ReturnType<typeof lineText>, typed: string) =>
      sentence('en', schema.safeParse(typed).error?.issues[0]?.message ?? '');
    expect(said(lineText('Brand', 9), '\u200b\u2800')).toBe('Brand is required');
    expect(said(lineText('Brand', 9), 'a\u0000b')).toContain('invisible control characters');
  });

  it('is not taken out of other texts: marks of direction stay refused there', () => {
    expect(plainText('Message', 99).safeParse('a\u202eb').success).toBe(false);
    expect(plainText('Message', 99).parse('a\nb')).toBe('a\nb');
    expect(plainText('Message', 99).parse('\ufeb3\ufe8e\ufecb\ufe94 \ufdfc')).toBe('ساعة \ufdfc');
  });
});
