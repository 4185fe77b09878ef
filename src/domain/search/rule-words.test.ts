import { expect, it } from 'vitest';
import { ruleWordIn } from './rule-words.ts';

const rules = ['replica', 'first copy', 'تقليد', 'نسخة أولى', '1:1', 'नकली'];
const met = (text: string) => ruleWordIn(rules, text);

it('finds a word however its letters are written', () => {
  for (const text of [
    ...[
      'replica',
      'REPLICA',
      'Ｒｅｐｌｉｃａ',
      'Rеplica',
      'rep\u2063lica',
      'rep\u200blica',
      'rep\u00adlica',
    ],
    ...[
      'Re-plica',
      're plica',
      'r e p l i c a',
      'r.e.p.l.i.c.a',
      're_plica',
      'replicas',
      'replica’s',
    ],
    ...[
      'rеpliса',
      'RΕPLICA',
      'replιca',
      'RepIica',
      'repl1ca',
      'repl!ca',
      'r3plica',
      'ʀᴇᴘʟɪᴄᴀ',
      'ⓡⓔⓟⓛⓘⓒⓐ',
    ],
    ...['🅡🅔🅟🅛🅘🅒🅐', '🇷🇪🇵🇱🇮🇨🇦', '𝐫𝐞𝐩𝐥𝐢𝐜𝐚', 'ʳᵉᵖˡⁱᶜᵃ', 'r̶e̶p̶l̶i̶c̶a̶', 'réplica', 'r⃝eplica'],
    ...[
      'Replica™',
      'Replica²',
      'replica2024',
      '1replica',
      'SuperReplica',
      '#ReplicaWatch',
      'الreplica',
    ],
  ]) {
    expect(met(`A watch, ${text}, boxed`), text).toBe('replica');
  }
});

it('finds a phrase joined, hyphenated, and in its plural', () => {
  for (const text of [
    ...[
      'first copy',
      'Firstcopy',
      'FIRST-còpy',
      'first  copies',
      'FirstCopy',
      'first\ncopy',
      'first/copies',
      'f1rst c0py',
    ],
  ]) {
    expect(met(`Bag (${text})`), text).toBe('first copy');
  }
  expect(ruleWordIn(['replicas'], 'A replica')).toBe('replicas');
  expect(ruleWordIn(['copies'], 'A copy')).toBe('copies');
});

it('finds Arabic words with the article and what is joined to them, in either number', () => {
  for (const text of [
    'تقليد',
    'التقليد',
    'بالتقليد',
    'وتقليد',
    'تَقْلِيد',
    'تقـليد',
    'تقليدات',
    'للتقليد',
    'ﺗﻘﻠﻴﺪ',
  ]) {
    expect(met(`ساعة ${text} فاخرة`), text).toBe('تقليد');
  }
  for (const text of ['نسخه اولى', 'النسخة الأولى', 'نسخة أولي']) {
    expect(met(text), text).toBe('نسخة أولى');
  }
  expect(met('घड़ी नकली है')).toBe('नकली');
});

it('takes no other word for it', () => {
  for (const text of [
    ...[
      'first copyright',
      'to replicate',
      'replicated',
      'a replicant',
      'copy first',
      'first edition copy',
    ],
    ...['11 mm', 'first', 'copying', 'the first. Recopy', 'triplica', 'تقليدي', 'أولى', '', '—'],
  ]) {
    expect(met(text), text).toBeUndefined();
  }
  expect(met('Quality 1:1')).toBe('1:1');
  expect(ruleWordIn(['new', '—', '', 'modem'], 'News of modern things')).toBeUndefined();
  expect(ruleWordIn(['A1'], 'Dar al Noor')).toBeUndefined();
});
