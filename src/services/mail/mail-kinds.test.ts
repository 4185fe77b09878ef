import { expect, test } from 'vitest';
import { MailKind } from '#contracts/mail-text.ts';
import { SiteConfig } from '#contracts/site-config.ts';
import { filledLines, placeholdersIn, plainLines } from '#domain/mail-template.ts';
import { languageNames } from '#languages/languages.ts';
import { exampleMail, ourWords } from './mail-texts.ts';

const context = { site: SiteConfig.parse({}), publicUrl: 'https://shop.example' };

test.each(MailKind.options)('%s says the same in every language', (kind) => {
  const [english, ...others] = languageNames.map((language) => {
    const { subject, text } = ourWords(kind, language);
    const mail = exampleMail(context, { kind, language, subject, text });
    const said = `${mail.subject}\n${plainLines(mail.lines)}`;
    expect([language, said.match(/[{}]|undefined|\n\n\n/)]).toEqual([language, null]);
    const links = mail.lines.filter((line) => typeof line === 'object' && 'url' in line);
    const names = [...placeholdersIn(subject), '|', ...placeholdersIn(text).sort()];
    return { names, paragraphs: text.split('\n\n').length, links: links.length };
  });
  for (const other of others) expect(other).toEqual(english);
});

test('what differs from mail to mail keeps its own direction among words from right to left', () => {
  const values = { site: 'Dhow', link: [{ url: 'https://shop.example/' }], reason: 'As agreed' };
  const lines = ['في «{site}»', '{reason}', 'افتح {link}'].join('\n');
  expect(filledLines(lines, values, 'ar')).toEqual([
    'في «\u2068Dhow\u2069»',
    'As agreed',
    'افتح https://shop.example/',
  ]);
  expect(filledLines('at {site}', values, 'en')).toEqual(['at Dhow']);
});
