import type { MailText } from '#languages/mail-text.ts';
import { takeDownReasons } from '../back-office/product-states.ts';

type Piece = { name: string; sku: string; link: string };
type Why = { reason: keyof typeof takeDownReasons; words: string };

const named = ({ name, sku }: Piece) => `“${name}” (SKU ${sku})`;
const told = (words: string) => (words === '' ? [] : ['', words]);

export const takenDown = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'we have taken down a product of yours',
  lines: [
    `we have taken down ${named(piece)}. Shoppers do not see it any more.`,
    '',
    `Reason: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'You can change it, and then ask for a new review:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const deleted = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'we have deleted a product of yours',
  lines: [
    `we have deleted ${named(piece)}, with its pictures.`,
    '',
    `Reason: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'You can answer here:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const restored = (piece: Piece): MailText => ({
  subject: 'a product of yours was restored',
  lines: [`we have restored ${named(piece)}, as it was.`, '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const putUp = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a product of yours is shown again',
  lines: [`we show ${named(piece)} to shoppers again.`, ...told(words), '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const pieceApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a product of yours is approved',
  lines: [
    `we have approved ${named(piece)}. Shoppers see it now.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const pieceDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a product of yours is not approved',
  lines: [
    `we have checked ${named(piece)}, and cannot show it to shoppers as it is:`,
    '',
    words,
    '',
    'You can change it, and then ask for a new review:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'your edit of a product is approved',
  lines: [
    `we have approved your edit of ${named(piece)}. Shoppers see it now.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'your edit of a product is not approved',
  lines: [
    `we have checked your edit of ${named(piece)}, and cannot show it to shoppers as it is:`,
    '',
    words,
    '',
    'Shoppers still see the product as it was. You can change your edit and save it again:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const staysDown = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a product of yours stays hidden',
  lines: [
    `we have checked ${named(piece)} again. It stays hidden for now:`,
    '',
    words,
    '',
    'You can change it, and then ask again:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});
