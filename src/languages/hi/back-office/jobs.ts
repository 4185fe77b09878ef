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
export const inSteps =
  'यह किस्तों में होता है और रोका जा सकता है। जो हो चुका वह बना रहता है। इस बीच आप दूसरे काम कर सकते हैं।';
export const inStepsAndUndoable =
  'यह किस्तों में होता है, और रोका व वापस लिया जा सकता है। इस बीच आप दूसरे काम कर सकते हैं।';
export const goesOnWhenClosed = 'इसे बंद कर दें, तब भी काम बैकग्राउंड में चलता रहेगा।';
export const stop = 'रोकें';
export const goOn = 'जारी रखें';
export const goOnInBackground = 'बैकग्राउंड में जारी रखें';
export const show = 'दिखाएँ';
export const showAndUndo = 'दिखाएँ और वापस लें';
export const putAway = (action: string) => `“${action}” छिपाएँ`;
export const endsWithPage = 'यह पेज बंद या रीलोड करने पर काम रुक जाता है; दूसरी स्क्रीन पर जाने से नहीं।';
