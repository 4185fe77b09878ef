import type { MailText } from '#languages/mail-text.ts';
import { takeDownReasons } from '../back-office/product-states.ts';

type Piece = { name: string; sku: string; link: string };
type Why = { reason: keyof typeof takeDownReasons; words: string };

const named = ({ name, sku }: Piece) => `“${name}” (SKU ${sku})`;
const told = (words: string) => (words === '' ? [] : ['', words]);

export const takenDown = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'we have taken down a piece of yours',
  lines: [
    `we have taken down ${named(piece)}. Shoppers do not see it any more.`,
    '',
    `Reason: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'You can change it, and then ask for another look:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const deleted = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'we have deleted a piece of yours',
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
  subject: 'a piece of yours is there again',
  lines: [
    `we have taken back that we deleted ${named(piece)}: it is there again as it was.`,
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const putUp = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a piece of yours is up again',
  lines: [`we have put up ${named(piece)} again.`, ...told(words), '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const pieceApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a piece of yours is approved',
  lines: [
    `we have approved ${named(piece)}. Shoppers see it now.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const pieceDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a piece of yours is not approved',
  lines: [
    `we have looked at ${named(piece)}, and cannot show it to shoppers so:`,
    '',
    words,
    '',
    'You can change it, and then ask for another look:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'your edit of a piece is approved',
  lines: [
    `we have approved your edit of ${named(piece)}. Shoppers see it now.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'your edit of a piece is not approved',
  lines: [
    `we have looked at your edit of ${named(piece)}, and cannot show it to shoppers so:`,
    '',
    words,
    '',
    'Shoppers go on seeing the piece as it was. You can change your edit and save it again:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const staysDown = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'a piece of yours stays down',
  lines: [
    `we have looked at ${named(piece)} again. It stays down for now:`,
    '',
    words,
    '',
    'You can change it, and then ask again:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});
