import type { MailText } from '#languages/mail-text.ts';
import { quoted } from '#languages/quoted.ts';
import { takeDownReasons } from '../back-office/product-states.ts';

type Piece = { name: string; sku: string; link: string };
type Why = { reason: keyof typeof takeDownReasons; words: string };

const named = ({ name, sku }: Piece) => `${quoted(name)} (رمز المنتج \u2068${sku}\u2069)`;
const told = (words: string) => (words === '' ? [] : ['', words]);

export const takenDown = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'سحبنا إحدى قطعك من العرض',
  lines: [
    `سحبنا القطعة ${named(piece)} من العرض، ولم يعد المتسوّقون يرونها.`,
    '',
    `السبب: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'يمكنك تعديلها ثم طلب مراجعتها من جديد:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const deleted = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'حذفنا إحدى قطعك',
  lines: [
    `حذفنا القطعة ${named(piece)} مع صورها.`,
    '',
    `السبب: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'يمكنك الرد هنا:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const restored = (piece: Piece): MailText => ({
  subject: 'عادت إحدى قطعك',
  lines: [`تراجعنا عن حذف القطعة ${named(piece)}، وعادت كما كانت.`, '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const putUp = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'عادت إحدى قطعك إلى العرض',
  lines: [`أعدنا القطعة ${named(piece)} إلى العرض.`, ...told(words), '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const pieceApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'تم اعتماد إحدى قطعك',
  lines: [
    `اعتمدنا القطعة ${named(piece)}، ويراها المتسوّقون الآن.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const pieceDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'لم تُعتمد إحدى قطعك',
  lines: [
    `راجعنا القطعة ${named(piece)}، ولا يمكن عرضها على المتسوّقين بحالتها هذه:`,
    '',
    words,
    '',
    'يمكنك تعديلها ثم طلب مراجعتها من جديد:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'تم اعتماد تعديلك على إحدى القطع',
  lines: [
    `اعتمدنا تعديلك على القطعة ${named(piece)}، ويراه المتسوّقون الآن.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'لم يُعتمد تعديلك على إحدى القطع',
  lines: [
    `راجعنا تعديلك على القطعة ${named(piece)}، ولا يمكن عرضه على المتسوّقين بحالته هذه:`,
    '',
    words,
    '',
    'يبقى المتسوّقون يرون القطعة كما كانت. يمكنك تغيير تعديلك وحفظه من جديد:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const staysDown = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'تبقى إحدى قطعك مسحوبة من العرض',
  lines: [
    `راجعنا القطعة ${named(piece)} من جديد، وتبقى مسحوبة من العرض حاليًا:`,
    '',
    words,
    '',
    'يمكنك تعديلها ثم طلب مراجعتها مرة أخرى:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});
