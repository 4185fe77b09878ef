type Progress = { seen: string; all: string };

export const progress = ({ seen, all }: Progress) => `${all} में से ${seen}`;
export const stoppedAt = ({ seen, all }: Progress) => `रोका गया: ${all} में से ${seen}।`;
type Outcome = { done: string; failed: string };
export const outcome = ({ done, failed }: Outcome) => `${done} हो गए, ${failed} नहीं हुए`;
/** After the outcome, of those that are done. */
export const waitForApproval = (count: string) => `, इनमें से ${count} की मंज़ूरी बाकी है`;
export const undoneOutcome = ({ done, failed }: Outcome) =>
  `${done} वापस लिए गए, ${failed} बाद में बदले गए`;
/** `action` is the label of what is undone. */
export const undoing = (action: string) => `वापस लें: ${action}`;
/** `total` may end in a plus sign. */
export const forAllThatMatch = ({ action, total }: { action: string; total: string }) =>
  `${action}: मेल खाने वाले सभी ${total}`;
export const byPerCent = ({ action, percent }: { action: string; percent: number }) =>
  `${action}, ${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
export const by = (name: string) => `${name} ने शुरू किया`;
export const goesOnByItself =
  'यह पेज बंद करने पर भी काम बैकग्राउंड में चलता रहता है। आप इसे रोक सकते हैं, और पूरा होने के एक घंटे बाद तक वापस ले सकते हैं।';
/** What is done to many products. */
export const actions: Readonly<Record<string, string>> = {
  'change-prices': 'कीमतें बदलें',
  move: 'कैटेगरी या टाइप बदलें',
  'set-attribute': 'गुण भरें',
  'set-trending': 'ट्रेंडिंग करें',
  'clear-trending': 'ट्रेंडिंग से हटाएँ',
  'take-down': 'शॉप से हटाएँ',
  'put-up': 'शॉप पर वापस लाएँ',
  'set-sold': 'बिका मार्क करें',
  'set-available': 'उपलब्ध करें',
  reserve: 'रिज़र्व करें',
  'set-quantity': 'संख्या लिखें',
  hide: 'छिपाएँ',
  show: 'दिखाएँ',
  delete: 'मिटाएँ',
};
export const goesOnWhenClosed = 'इसे बंद कर दें, तब भी काम बैकग्राउंड में चलता रहेगा।';
export const stop = 'रोकें';
export const goOn = 'जारी रखें';
export const goOnInBackground = 'बैकग्राउंड में जारी रखें';
export const show = 'दिखाएँ';
export const showAndUndo = 'दिखाएँ और वापस लें';
export const putAway = (action: string) => `“${action}” छिपाएँ`;
