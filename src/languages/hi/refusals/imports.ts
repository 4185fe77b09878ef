import type { OfField } from '#languages/en/refusals/labels.ts';
import { field } from './labels.ts';

// What is wrong with a table of products, its rows and its files.

const quotedNames = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

export const columnsMeanTheSame = ({ one, other }: { one: string; other: string }) =>
  `कॉलम “${one}” और “${other}” का मतलब एक ही है। इनमें से एक हटाएँ।`;
export const columnsMissing = ({ names }: { names: string[] }) =>
  `पहली पंक्ति में यह कॉलम नहीं है: ${quotedNames(names)}। शीर्षक मिलाने के लिए टेम्पलेट डाउनलोड करें।`;
export const columnsMissingOnSheet = ({ sheet, names }: { sheet: string; names: string[] }) =>
  `शीट “${sheet}” की पहली पंक्ति में यह कॉलम नहीं है: ${quotedNames(names)}। शीर्षक मिलाने के लिए टेम्पलेट डाउनलोड करें।`;
export const tableHasNoProducts = 'इस फ़ाइल में कोई प्रोडक्ट नहीं है: सिर्फ़ शीर्षक हैं, या कुछ भी नहीं।';
export const tableHasManyProducts =
  'इस फ़ाइल में 5,000 से ज़्यादा प्रोडक्ट हैं। इसे बाँटें और हिस्से एक के बाद एक इंपोर्ट करें।';

export const importUndone = 'यह इंपोर्ट वापस लिया जा चुका है। फ़ाइल फिर चुनें।';
export const encodingUnproven =
  'इस फ़ाइल में नहीं लिखा है कि उसके अक्षर किस एन्कोडिंग में हैं। पंक्तियाँ देखकर बताएँ कि ठीक दिख रही हैं, या इसे CSV UTF-8 में सेव करके फिर चुनें।';
export const stillUnpacking = 'ZIP अभी खोली जा रही है। पूरी होने पर इंपोर्ट करें।';
export const otherStillUnpacking = 'आपकी एक ZIP अभी खोली जा रही है। पूरी होने पर अगली भेजें।';
export const stoppedRunAgain = 'रोका गया। जारी रखने के लिए फिर चलाएँ।';
export const runningStopToUndo = 'इंपोर्ट चल रहा है। पहले रोकें, फिर वापस लें।';
export const runningStopOrWait = 'इंपोर्ट चल रहा है। इसे रोकें, या पूरा होने दें।';
export const unpackingInterrupted =
  'ZIP खोलना बीच में रुक गया। ZIP फिर भेजें; जो उसमें से निकल चुका है वह बना हुआ है।';
export const twoFilesOfName = 'इस नाम की दो फ़ाइलें हैं। पहली वाली ली गई।';
export const damagedInZip = 'यह फ़ाइल ZIP में खराब है। ZIP फिर से बनाएँ।';
export const fileNotSent = ({ name }: { name: string }) =>
  `फ़ाइल “${name}” भेजी नहीं गई है। उसे भेजें, फिर चलाएँ।`;
export const fileNotSentYet = ({ name }: { name: string }) =>
  `फ़ाइल “${name}” अभी भेजी नहीं गई है। उसके आने तक यह पंक्ति छोड़ी जाएगी।`;

export const rowHasMoreCells =
  'इस पंक्ति में शीर्षकों से ज़्यादा सेल हैं। जिस टेक्स्ट या कीमत में कॉमा हो उसे उद्धरण चिह्नों में रखें, या हर कॉलम को शीर्षक दें।';
export const cellHasLostCharacter = 'इस सेल में ऐसा अक्षर है जो पढ़ा नहीं जा सकता। कृपया फिर लिखें।';
export const cellHasNoResult =
  'इस सेल में फ़ॉर्मूला है, पर उसका नतीजा नहीं। फ़ाइल को स्प्रेडशीट में खोलकर सेव करें, और फिर चुनें।';
export const cellShowsFault = ({ text }: { text: string }) =>
  `इस सेल में ${text} दिख रहा है, जो कोई वैल्यू नहीं है। फ़ॉर्मूला ठीक करें, या सही वैल्यू लिखें।`;
export const lostDigits =
  'स्प्रेडशीट ने यह संख्या छोटी कर दी है और कुछ अंक खो गए हैं। कॉलम को टेक्स्ट बनाएँ और संख्या फिर लिखें।';
export const writeAvailability = 'available (उपलब्ध), reserved (रिज़र्व) या sold (बिक गया) लिखें';
export const writeLastDay = 'रिज़र्वेशन का आखिरी दिन लिखें, जैसे 2026-12-03';
export const writeLaterDay = 'यह दिन बीत चुका है। आज या आगे का कोई दिन लिखें।';
export const dayOverStaysAvailable = 'यह दिन बीत चुका है और प्रोडक्ट उपलब्ध है। वह उपलब्ध ही रहेगा।';
export const pricesFarApart = ({ rupees, dirhams }: { rupees: string; dirhams: string }) =>
  `${rupees} और ${dirhams}: इन दोनों कीमतों में बहुत फ़र्क है। कोई शून्य कम या ज़्यादा तो नहीं?`;
export const writeFileName = 'फ़ोटो या वीडियो की फ़ाइल का नाम लिखें, जैसे front.jpg';
export const requiredInEntry = ({ label, entry }: OfField & { entry: string }) =>
  `“${entry}” में ${field(label)} ज़रूरी है`;
export const notOfEntry = ({ heading, entry }: { heading: string; entry: string }) =>
  `“${entry}” में ${heading} नहीं होता। सेल खाली छोड़ें।`;
export const leftOutOf = ({ entry, names }: { entry: string; names: string[] }) =>
  `“${entry}” में नहीं होता, इसलिए छोड़ा गया: ${names.join(', ')}`;

/** The names that may be written, and how many more there are. */
type Allowed = { allowed: string[]; more: number };

const oneOf = ({ allowed, more }: Allowed) =>
  allowed.length === 0
    ? 'अभी कोई नहीं है: इसे खाली छोड़ें, या हमसे पूछें।'
    : `इनमें से एक चुनें: ${allowed.join(', ')}${more > 0 ? ` और ${more} अन्य` : ''}`;

export const entryMissing = ({ heading, ...allowed }: Allowed & { heading: string }) =>
  `${heading} ज़रूरी है। ${oneOf(allowed)}`;
export const entryUnknown = ({
  heading,
  name,
  ...allowed
}: Allowed & { heading: string; name: string }) =>
  `${heading}: “${name}” नाम नहीं मिला। ${oneOf(allowed)}`;
export const entryUnknownIn = ({
  heading,
  name,
  within,
  ...allowed
}: Allowed & { heading: string; name: string; within: string }) =>
  `${heading}: “${within}” में “${name}” नाम नहीं मिला। ${oneOf(allowed)}`;
export const entryNotOpen = ({ name, ...allowed }: Allowed & { name: string }) =>
  `${name} में अभी प्रोडक्ट नहीं जोड़े जा सकते। ${oneOf(allowed)}`;
export const standsInEarlierRow = ({
  column,
  value,
  row,
}: {
  column: string;
  value: string;
  row: number;
}) => `${column} “${value}” पंक्ति ${row} में पहले से है`;
export const noSellerCalledSo = 'इस ईमेल, फ़ोन नंबर या नाम का कोई विक्रेता नहीं है।';
export const sellerNotApproved = 'यह विक्रेता मंज़ूर नहीं है।';
export const adminMayImportNoMore =
  'जिस एडमिन ने यह इंपोर्ट शुरू किया था, उन्हें अब प्रोडक्ट बदलने की इजाज़त नहीं है।';
export const sellerHasNoProductWithId = ({ column }: { column: string }) =>
  `इस विक्रेता का ऐसा कोई प्रोडक्ट नहीं है जिसका ${column} यह हो। नया जोड़ने के लिए सेल खाली छोड़ें।`;
export const noProductWithId = ({ column }: { column: string }) =>
  `आपका ऐसा कोई प्रोडक्ट नहीं है जिसका ${column} यह हो। नया जोड़ने के लिए सेल खाली छोड़ें।`;

// What stands in the place of a column's heading.
export const picturesColumn = 'फ़ोटो';
export const wholeRow = 'पूरी पंक्ति';
export const approvalColumn = 'मंज़ूरी';
export const detailsColumn = 'और जानकारी';
