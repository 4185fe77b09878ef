import type { MailText } from '#languages/mail-text.ts';
import { quoted } from '#languages/quoted.ts';
import { takeDownReasons } from '../back-office/product-states.ts';

type Piece = { name: string; sku: string; link: string };
type Why = { reason: keyof typeof takeDownReasons; words: string };

const named = ({ name, sku }: Piece) => `${quoted(name)} (رمز المنتج \u2068${sku}\u2069)`;
const told = (words: string) => (words === '' ? [] : ['', words]);

export const takenDown = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'سحبنا أحد منتجاتك من العرض',
  lines: [
    `سحبنا المنتج ${named(piece)} من العرض، ولم يعد المتسوّقون يرونه.`,
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
  subject: 'حذفنا أحد منتجاتك',
  lines: [
    `حذفنا المنتج ${named(piece)} مع صوره.`,
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
  subject: 'استُعيد أحد منتجاتك',
  lines: [`استعدنا المنتج ${named(piece)} كما كان.`, '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const putUp = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'عاد أحد منتجاتك إلى العرض',
  lines: [`أعدنا المنتج ${named(piece)} إلى العرض.`, ...told(words), '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const pieceApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'تم اعتماد أحد منتجاتك',
  lines: [
    `اعتمدنا المنتج ${named(piece)}، ويراه المتسوّقون الآن.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const pieceDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'لم يُعتمد أحد منتجاتك',
  lines: [
    `راجعنا المنتج ${named(piece)}، ولا يمكن عرضه على المتسوّقين بحالته هذه:`,
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
  subject: 'تم اعتماد تعديلك على أحد المنتجات',
  lines: [
    `اعتمدنا تعديلك على المنتج ${named(piece)}، ويراه المتسوّقون الآن.`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'لم يُعتمد تعديلك على أحد المنتجات',
  lines: [
    `راجعنا تعديلك على المنتج ${named(piece)}، ولا يمكن عرضه على المتسوّقين بحالته هذه:`,
    '',
    words,
    '',
    'يبقى المتسوّقون يرون المنتج كما كان. يمكنك تغيير تعديلك وحفظه من جديد:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const staysDown = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'يبقى أحد منتجاتك مسحوبًا من العرض',
  lines: [
    `راجعنا المنتج ${named(piece)} من جديد، ويبقى مسحوبًا من العرض حاليًا:`,
    '',
    words,
    '',
    'يمكنك تعديلها ثم طلب مراجعتها مرة أخرى:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});
