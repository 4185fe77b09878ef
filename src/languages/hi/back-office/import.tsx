import type { ReactNode } from 'react';
import { plural } from '#languages/hi/plural.ts';

export const title = 'प्रोडक्ट इंपोर्ट करें';
export const backToAll = 'सभी इंपोर्ट पर वापस जाएँ';
/** What is loaded, at the start of a sentence. */
export const thisImport = 'यह इंपोर्ट';
export const list = 'सूची';

// How an import stands, and how it goes on.
export const readyToImport = (count: number) =>
  plural(count, {
    one: 'जाँच हो गई, अभी कुछ इंपोर्ट नहीं हुआ। # प्रोडक्ट इंपोर्ट के लिए तैयार है।',
    other: 'जाँच हो गई, अभी कुछ इंपोर्ट नहीं हुआ। # प्रोडक्ट इंपोर्ट के लिए तैयार हैं।',
  });
export const readyOnceSent = (count: number) =>
  plural(count, {
    one: 'जाँच हो गई। # प्रोडक्ट अपनी फ़ाइलें मिलते ही तैयार हो जाएगा।',
    other: 'जाँच हो गई। # प्रोडक्ट अपनी फ़ाइलें मिलते ही तैयार हो जाएँगे।',
  });
export const onlyFaults = 'जाँच हो गई। इंपोर्ट करने लायक कुछ नहीं: गलतियाँ ठीक करें और फ़ाइल फिर चुनें।';
export const nothingToChange = 'जाँच हो गई। बदलने को कुछ नहीं: आपके प्रोडक्ट पहले से इस फ़ाइल जैसे हैं।';
export const importCount = (count: number) =>
  plural(count, { one: '# प्रोडक्ट इंपोर्ट करें', other: '# प्रोडक्ट इंपोर्ट करें' });
export const importing = 'इंपोर्ट हो रहा है। आप इस पेज से जा सकते हैं; काम चलता रहेगा।';
export const paused = (count: number) =>
  plural(count, { one: 'रुका हुआ है। # प्रोडक्ट बाकी है।', other: 'रुका हुआ है। # प्रोडक्ट बाकी हैं।' });
export const goOn = 'जारी रखें';
export const done = 'हो गया।';
export const doneWithout = (count: number) =>
  plural(count, { one: 'हो गया। # प्रोडक्ट छोड़ा गया।', other: 'हो गया। # प्रोडक्ट छोड़े गए।' });
export const tryAgain = 'छोड़े गए फिर इंपोर्ट करें';
export const undoing = 'वापस लिया जा रहा है। आप इस पेज से जा सकते हैं; काम चलता रहेगा।';
export const goneAgain = (count: number) =>
  plural(count, {
    one: 'वापस लिया गया। # प्रोडक्ट फिर हटा दिया गया।',
    other: 'वापस लिया गया। # प्रोडक्ट फिर हटा दिए गए।',
  });
export const asBefore = (count: number) =>
  plural(count, {
    one: 'वापस लिया गया। # प्रोडक्ट पहले जैसा है।',
    other: 'वापस लिया गया। # प्रोडक्ट पहले जैसे हैं।',
  });
export const goneOrAsBefore = (count: number) =>
  plural(count, {
    one: 'वापस लिया गया। # प्रोडक्ट हटा दिया गया या पहले जैसा है।',
    other: 'वापस लिया गया। # प्रोडक्ट हटा दिए गए या पहले जैसे हैं।',
  });
/** A sentence after one of the three before. */
export const changedSince = (count: number) =>
  plural(count, {
    one: '# प्रोडक्ट बाद में बदला गया था, वह वैसा ही रहेगा।',
    other: '# प्रोडक्ट बाद में बदले गए थे, वे वैसे ही रहेंगे।',
  });

// Its numbers.
export const productsInFile = 'फ़ाइल में प्रोडक्ट';
export const newProducts = 'नए';
export const changed = 'बदले गए';
export const alreadySo = 'पहले से ऐसे ही';
export const withFault = 'गलती वाले';
export const undone = 'वापस लिए गए';
export const notUndone = 'वापस नहीं लिए गए';

export const undoBar = 'वापस लेना';
export const importBar = 'इंपोर्ट';
export const productsUndone = ({ done, all }: { done: string; all: string }) =>
  `${all} में से ${done} प्रोडक्ट`;
export const rowsDone = ({ done, all }: { done: string; all: string }) =>
  `${all} में से ${done} पंक्तियाँ`;

export const readAs = (encoding: string) =>
  `फ़ाइल में नहीं लिखा है कि उसके अक्षर किस एन्कोडिंग में हैं; उसे ${encoding} मानकर पढ़ा गया। नीचे की पंक्तियाँ ठीक दिखें तो इसे टिक करें। न दिखें तो फ़ाइल को CSV UTF-8 में सेव करके फिर चुनें।`;
export const stop = 'रोकें';
export const stopping = 'रोका जा रहा है...';
export const starting = 'शुरू हो रहा है...';
export const undoThis = 'यह इंपोर्ट वापस लें';
export const undo = 'वापस लें';
export const goToProducts = 'अपने प्रोडक्ट पर जाएँ';
export const goToAllProducts = 'प्रोडक्ट पर जाएँ';

/** What is going to be undone; at least one of the two is not 0. */
export function undoText({ added, changed }: { added: number; changed: number }): string {
  const gone = plural(added, {
    one: 'इससे जुड़ा # प्रोडक्ट मिटा दिया जाएगा',
    other: 'इससे जुड़े # प्रोडक्ट मिटा दिए जाएँगे',
  });
  const before = plural(changed, {
    one: 'इससे बदला # प्रोडक्ट पहले जैसा हो जाएगा',
    other: 'इससे बदले # प्रोडक्ट पहले जैसे हो जाएँगे',
  });
  const what = changed === 0 ? gone : added === 0 ? before : `${gone}, और ${before}`;
  return `${what}। जो बाद में बदला गया, वह वैसा ही रहेगा।`;
}

// What is left out.
export const leftOut = 'छोड़ा गया';
export const willBeLeftOut = 'क्या छोड़ा जाएगा';
export const rowsWithFault = (count: number) =>
  plural(count, {
    one: 'गलती वाली # पंक्ति, नीचे “क्या ठीक करना है” में लिखी है।',
    other: 'गलती वाली # पंक्तियाँ, नीचे “क्या ठीक करना है” में लिखी हैं।',
  });
export const rowsLacking = (count: number) =>
  plural(count, {
    one: '# पंक्ति, जिसकी फ़ाइलें आपने अभी नहीं भेजीं। पहले उन्हें नीचे भेजें।',
    other: '# पंक्तियाँ, जिनकी फ़ाइलें आपने अभी नहीं भेजीं। पहले उन्हें नीचे भेजें।',
  });
export const rowsUnchanged = (count: number) =>
  plural(count, {
    one: '# पंक्ति, जिससे कुछ नहीं बदलता: प्रोडक्ट पहले से ऐसा ही है।',
    other: '# पंक्तियाँ, जिनसे कुछ नहीं बदलता: प्रोडक्ट पहले से ऐसे ही हैं।',
  });
export const otherSheets = ({ sheets, read }: { sheets: readonly string[]; read: string }) =>
  `शीट ${sheets.join(', ')}: सिर्फ़ “${read}” पढ़ी गई। हर शीट को अलग फ़ाइल में सेव करें।`;
export const ignoredColumns = (columns: readonly string[]) =>
  `कॉलम ${columns.join(', ')}: हमारे यहाँ इस नाम का कॉलम नहीं है।`;

// Faults and notes.
export const faults = {
  title: 'क्या ठीक करना है',
  says: 'ये पंक्तियाँ छोड़ी जाएँगी। अपनी फ़ाइल में इन्हें ठीक करके फ़ाइल फिर चुनें, या इनकी फ़ाइलें भेजें: जो पंक्तियाँ इंपोर्ट हो चुकी हैं वे वैसी ही रहेंगी।',
  label: 'गलती',
  all: 'गलतियाँ',
  byRow: 'पंक्ति के हिसाब से गलतियाँ',
};
export const notes = {
  title: 'ध्यान दें',
  says: 'ये पंक्तियाँ इंपोर्ट होंगी। साथ में यह भी होगा।',
  label: 'नोट',
  all: 'नोट',
  byRow: 'पंक्ति के हिसाब से नोट',
};
export const row = 'पंक्ति';
export const column = 'कॉलम';
export const value = 'वैल्यू';
export const quoted = (value: string) => `“${value}”`;
export const showAll = (count: string) => `सभी ${count} दिखाएँ`;
export const downloadList = 'यह सूची डाउनलोड करें';

// What it will do.
export const preview = 'क्या होगा';
export const firstRows = 'पहली पंक्तियाँ';
export const firstRowsTable = 'पहली पंक्तियाँ जैसी हो जाएँगी';
export const product = 'प्रोडक्ट';
export const prices = 'कीमतें';
export const changes = 'क्या बदलेगा';
export const isNew = 'नया';
export const empty = 'खाली';
type FieldChange = { field: ReactNode; before: string; after: string };
export const fieldChange = ({ field, before, after }: FieldChange) => (
  <>
    {field} {before} → {after}
  </>
);
export const furthestMoves = 'कीमतों में सबसे बड़े बदलाव';
type Move = { row: number; name: string; before: string; after: string };
export const move = ({ row, name, before, after }: Move) =>
  `पंक्ति ${row}, ${name}: ${before} → ${after}`;

// Its pictures and videos.
export const picturesTitle = 'फ़ोटो और वीडियो';
export const allFilesHere = (count: number) =>
  plural(count, {
    one: 'आपकी पंक्तियों में लिखी # फ़ाइल आ चुकी है। वह बदली हो तो फिर भेजें।',
    other: 'आपकी पंक्तियों में लिखी सभी # फ़ाइलें आ चुकी हैं। जो बदली हों उन्हें फिर भेजें।',
  });
type Missing = { named: string; missing: string };
export const filesMissing = ({ named, missing }: Missing) =>
  `आपकी पंक्तियों में ${named} फ़ाइलें लिखी हैं; उनमें से ${missing} अभी नहीं आईं। फ़ाइलें आने तक उनकी पंक्तियाँ छोड़ी जाएँगी।`;
export const manyFilesMissing = ({ named, missing }: Missing) =>
  `आपकी पंक्तियों में ${named} फ़ाइलें लिखी हैं; उनमें से कम से कम ${missing} अभी नहीं आईं। फ़ाइलें आने तक उनकी पंक्तियाँ छोड़ी जाएँगी।`;
export const noneNamed = 'इनमें से कोई फ़ाइल किसी पंक्ति में नहीं लिखी है। नाम एक जैसे होने चाहिए।';
/** After why files were refused. */
export const sentIsKept = 'जो भेजा जा चुका है, वह बना हुआ है।';
export const chooseFiles = 'फ़ाइलें या ZIP चुनें';
export const chooseFolder = 'फ़ोल्डर चुनें';
export const dropHere = 'या यहाँ छोड़ें, फ़ोल्डर भी';
/** What is uploaded. */
export const pictures = 'फ़ोटो';
export const cancel = 'रद्द करें';
export const whichMissing = 'कौन सी फ़ाइलें नहीं आईं';
export const fileList = (names: readonly string[]) => names.join(', ');
export const pictureFiles = 'फ़ोटो की फ़ाइलें या ZIP';
export const pictureFolder = 'फ़ोटो का फ़ोल्डर';

export const unpacking = (name: string) => `${name} खोली जा रही है`;
export const waitsForUnpacking = (name: string) => `${name} आ गई है, खुलना बाकी है।`;
type Unpacked = { name: string; seen: string; entries: string };
export const unpackingFiles = ({ name, seen, entries }: Unpacked) =>
  `${name} खोली जा रही है: ${entries} में से ${seen} फ़ाइलें। आप इस पेज से जा सकते हैं; काम चलता रहेगा।`;
export const stopUnpacking = 'खोलना रोकें';
export const stopped = 'पूरा होने से पहले रोका गया।';
export const filesTaken = (count: number) =>
  plural(count, { one: '# फ़ाइल ली गई।', other: '# फ़ाइलें ली गईं।' });
export const filesUnknown = (count: number) =>
  plural(count, {
    one: '# फ़ाइल किसी पंक्ति में नहीं लिखी थी, इसलिए छोड़ी गई।',
    other: '# फ़ाइलें किसी पंक्ति में नहीं लिखी थीं, इसलिए छोड़ी गईं।',
  });
