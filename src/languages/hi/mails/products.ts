import type { MailText } from '#languages/mail-text.ts';
import { takeDownReasons } from '../back-office/product-states.ts';

type Piece = { name: string; sku: string; link: string };
type Why = { reason: keyof typeof takeDownReasons; words: string };

const named = ({ name, sku }: Piece) => `“${name}” (SKU ${sku})`;
const told = (words: string) => (words === '' ? [] : ['', words]);

export const takenDown = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'आपका एक प्रोडक्ट हटाया गया',
  lines: [
    `हमने ${named(piece)} को शॉप से हटा दिया है। यह अब ग्राहकों को नहीं दिखता।`,
    '',
    `वजह: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'आप इसे ठीक करके फिर जाँच के लिए कह सकते हैं:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const deleted = ({ reason, words, ...piece }: Piece & Why): MailText => ({
  subject: 'आपका एक प्रोडक्ट मिटा दिया गया',
  lines: [
    `हमने ${named(piece)} को उसकी फ़ोटो के साथ मिटा दिया है।`,
    '',
    `वजह: ${takeDownReasons[reason]}`,
    ...told(words),
    '',
    'आप यहाँ जवाब दे सकते हैं:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece), reason: takeDownReasons[reason] },
});

export const restored = (piece: Piece): MailText => ({
  subject: 'आपका एक प्रोडक्ट वापस आ गया',
  lines: [`हमने ${named(piece)} को जैसा था वैसा वापस ला दिया है।`, '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const putUp = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'आपका एक प्रोडक्ट फिर दिख रहा है',
  lines: [`हमने ${named(piece)} को फिर शॉप में दिखा दिया है।`, ...told(words), '', { url: piece.link }],
  values: { piece: named(piece) },
});

export const pieceApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'आपका एक प्रोडक्ट मंज़ूर हो गया',
  lines: [
    `हमने ${named(piece)} को मंज़ूर कर दिया है। अब यह ग्राहकों को दिखता है।`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const pieceDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'आपका एक प्रोडक्ट मंज़ूर नहीं हुआ',
  lines: [
    `हमने ${named(piece)} को देखा, और इसे इस रूप में ग्राहकों को नहीं दिखा सकते:`,
    '',
    words,
    '',
    'आप इसे ठीक करके फिर जाँच के लिए कह सकते हैं:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editApproved = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'प्रोडक्ट में आपका बदलाव मंज़ूर हो गया',
  lines: [
    `हमने ${named(piece)} में आपका बदलाव मंज़ूर कर दिया है। अब यह ग्राहकों को दिखता है।`,
    ...told(words),
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const editDeclined = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'प्रोडक्ट में आपका बदलाव मंज़ूर नहीं हुआ',
  lines: [
    `हमने ${named(piece)} में आपका बदलाव देखा, और इसे इस रूप में ग्राहकों को नहीं दिखा सकते:`,
    '',
    words,
    '',
    'ग्राहकों को प्रोडक्ट पहले जैसा ही दिखता है। आप अपना बदलाव ठीक करके फिर सेव कर सकते हैं:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});

export const staysDown = ({ words, ...piece }: Piece & { words: string }): MailText => ({
  subject: 'आपका एक प्रोडक्ट अभी हटा रहेगा',
  lines: [
    `हमने ${named(piece)} को फिर देखा। यह अभी हटा हुआ ही रहेगा:`,
    '',
    words,
    '',
    'आप इसे ठीक करके फिर जाँच के लिए कह सकते हैं:',
    '',
    { url: piece.link },
  ],
  values: { piece: named(piece) },
});
