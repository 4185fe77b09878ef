import { escapeMarkup } from '#domain/escape-markup.ts';
import { type Language, languages } from '#languages/languages.ts';
import type { MailBlock, MailLine, MailPiece, MailSpan } from '#languages/mail-text.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { shopLogo } from '../content/shown-content.ts';
import { phrasesIn } from './send-mail.ts';

/** The shop as its mails show it. */
export type MailLook = {
  name: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** In place of the name, on the ground that it has in the shop's header. */
  logo: { url: string; width: number; height: number } | null;
  /** Address of a wide picture above the words; none where the operator has given none. */
  picture: string | null;
};

/** Returns how the shop's mails look at present. */
export async function mailLook({
  content,
  publicUrl,
}: Pick<AppContext, 'content' | 'publicUrl'>): Promise<MailLook> {
  const current = await content.read();
  const { name, pictures } = current.site;
  const logo = shopLogo(current);
  const whole = (url: string) => new URL(url, publicUrl).href;
  return {
    ...{ name, publicUrl },
    logo: logo && { ...logo, url: whole(logo.url) },
    picture: pictures.openGraph === undefined ? null : whole(pictures.openGraph),
  };
}

const SANS = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

/** Mail programs that know no dark mode leave this out, and show what stands in the attributes. */
const DARK = `@media (prefers-color-scheme:dark){
.ground{background:#12100e!important}.sheet{background:#1c1916!important;border-color:#3a352f!important}
.ink{color:#f8f5f0!important}.soft{color:#b9b0a3!important}.link{color:#cda876!important}
.button{background:#f8f5f0!important;color:#12100e!important}}`;

/**
 * Returns the same mail as a page that mail programs show in place of its plain text: paragraphs, quotes, and what is
 * given as a link as a button or a named link. No link is looked for in what was written.
 */
export function mailHtml(
  look: MailLook,
  { subject, lines, language = 'en' }: Pick<Mail, 'subject' | 'lines' | 'language'>,
): string {
  const { direction } = languages[language];
  const start = direction === 'rtl' ? 'right' : 'left';
  const heading = subject.startsWith(`${look.name}: `)
    ? subject.slice(look.name.length + 2)
    : subject;
  const picture =
    look.picture === null
      ? ''
      : `<img src="${escapeMarkup(look.picture)}" width="560" alt="" style="display:block;width:100%;height:auto;border:0">`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;background:#f8f5f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid #d8cfc1">
<tr>${headOf(look, start)}</tr>
${picture && `<tr><td>${picture}</td></tr>`}
<tr><td class="ink" dir="${direction}" style="padding:${look.logo === null ? 12 : 28}px 32px 32px;text-align:${start};font:16px/26px ${SANS};color:#12100e;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 20px;font:28px/34px ${SERIF};color:#12100e">${escapeMarkup(capitalized(heading))}</h1>
${blocksOf(lines, language).join('\n')}
</td></tr></table></td></tr></table></body></html>`;
}

/** A mail program that shows no pictures shows the name in place of the logo. */
function headOf({ name, publicUrl, logo }: MailLook, start: string): string {
  const font = `font:22px/28px ${SERIF};text-decoration:none`;
  const [home, called] = [`${escapeMarkup(publicUrl)}/`, escapeMarkup(name)];
  if (logo === null) {
    return `<td style="padding:28px 32px 20px;text-align:${start}"><a class="ink" href="${home}" style="${font};color:#12100e"><bdi>${called}</bdi></a></td>`;
  }
  const { url, width, height } = logo;
  return `<td bgcolor="#12100e" style="padding:16px 32px;text-align:${start};background:#12100e"><a href="${home}" style="${font};color:#f8f5f0"><img src="${escapeMarkup(url)}" width="${width}" height="${height}" alt="${called}" style="vertical-align:middle;border:0"></a></td>`;
}

function blocksOf(lines: readonly MailLine[], language: Language): string[] {
  const { openPage } = phrasesIn(language);
  let hasButton = false;
  return paragraphsOf(lines).map((paragraph) => {
    const [only] = paragraph;
    if (paragraph.length === 1 && typeof only === 'object') {
      if ('quote' in only) return only.block ? blockHtml(only.block) : quoteHtml(only.quote);
      if ('piece' in only) return pieceHtml(only.piece);
      if (only.label === undefined && !hasButton) {
        hasButton = true;
        return `<p style="margin:24px 0"><a class="button" href="${escapeMarkup(only.url)}" style="display:inline-block;padding:13px 28px;background:#12100e;color:#f8f5f0;text-decoration:none;font-weight:500">${escapeMarkup(openPage)}</a></p>`;
      }
    }
    const shown = paragraph.map((line) => {
      if (typeof line === 'string') return kept(escapeMarkup(line));
      if ('quote' in line) return quoteHtml(line.quote);
      return 'piece' in line
        ? linkTo(line.piece.link, line.piece.name)
        : linkTo(line.url, line.label ?? openPage);
    });
    return `<p dir="auto" style="margin:0 0 16px">${shown.join('<br>')}</p>`;
  });
}

/** Lines between empty ones belong together; a quote and a product stand by themselves. */
function paragraphsOf(lines: readonly MailLine[]): MailLine[][] {
  const paragraphs: MailLine[][] = [];
  let isOpen = false;
  const single = lines.flatMap((line): MailLine[] =>
    typeof line === 'string' ? line.split('\n') : [line],
  );
  for (const line of single) {
    const isAlone = typeof line === 'object' && ('quote' in line || 'piece' in line);
    if (line !== '' && isOpen && !isAlone) paragraphs.at(-1)?.push(line);
    else if (line !== '') paragraphs.push([line]);
    isOpen = line !== '' && !isAlone;
  }
  return paragraphs;
}

function quoteHtml(words: string): string {
  const said = words.split('\n').map((line) => kept(escapeMarkup(line)));
  return quoted(said.join('<br>'));
}

const quoted = (words: string) =>
  `<blockquote dir="auto" class="soft" style="margin:0 0 16px;padding:4px 16px;border-inline-start:3px solid #d8cfc1;color:#665e53">${words}</blockquote>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading': {
      const [tag, font] =
        block.level === 2 ? ['h2', `24px/30px ${SERIF}`] : ['h3', `19px/26px ${SERIF}`];
      return `<${tag} dir="auto" class="ink" style="margin:28px 0 12px;font:${font};color:#12100e">${escapeMarkup(block.text)}</${tag}>`;
    }
    case 'paragraph':
      return `<p dir="auto" style="margin:0 0 16px">${spansHtml(block.spans)}</p>`;
    case 'quote':
      return quoted(spansHtml(block.spans));
    case 'list': {
      const tag = block.isNumbered ? 'ol' : 'ul';
      const start = block.start === undefined ? '' : ` start="${block.start}"`;
      const items = block.items.map(
        (spans) => `<li style="margin:0 0 6px">${spansHtml(spans)}</li>`,
      );
      return `<${tag}${start} dir="auto" style="margin:0 0 16px;padding-inline-start:24px">${items.join('')}</${tag}>`;
    }
    case 'picture':
      return `<img src="${escapeMarkup(block.url)}" width="496" alt="${escapeMarkup(block.alt)}" style="display:block;width:100%;height:auto;border:0;margin:28px 0">`;
    case 'divider':
      return '<hr style="margin:28px 0;border:0;border-top:1px solid #d8cfc1">';
  }
}

const spansHtml = (spans: readonly MailSpan[]) => spans.map(spanHtml).join('');

function spanHtml({ text, bold, italic, link }: MailSpan): string {
  const words = escapeMarkup(text).replaceAll('\n', '<br>');
  const slanted = italic ? `<em>${words}</em>` : words;
  const shown = bold ? `<strong>${slanted}</strong>` : slanted;
  return link === undefined ? shown : linked(link, shown);
}

const linkTo = (address: string, name: string) => linked(address, escapeMarkup(name));

const linked = (address: string, shown: string) =>
  `<a class="link" href="${escapeMarkup(address)}" style="color:#7a5a2b">${shown}</a>`;

/** Leading spaces of a line as they are. */
const kept = (line: string) => line.replace(/^ +/, (spaces) => '&nbsp;'.repeat(spaces.length));

const capitalized = (line: string) => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function pieceHtml({ link, brand, name, price, picture }: MailPiece): string {
  const shown =
    picture === null
      ? ''
      : `<img src="${escapeMarkup(picture)}" width="496" alt="" style="display:block;width:100%;height:auto;border:0;margin-bottom:12px">`;
  return `<p style="margin:28px 0"><a class="ink" href="${escapeMarkup(link)}" style="display:block;color:#12100e;text-decoration:none">${shown}<bdi class="soft" style="font-size:13px;letter-spacing:.06em;color:#665e53">${escapeMarkup(brand)}</bdi><br><bdi style="font:20px/28px ${SERIF}">${escapeMarkup(name)}</bdi><br>${escapeMarkup(price)}</a></p>`;
}
