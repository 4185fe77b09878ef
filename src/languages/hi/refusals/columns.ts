import type { OtherLanguage } from '../../languages.ts';
import { inIt } from '../content/translated-fields.ts';
import { titles } from '../contracts/product-fields.ts';

// What the columns of a table of products may hold, and what its template says.

export const fieldTitle = ({ field }: { field: keyof typeof titles }) => titles[field];
export const cellYes = 'हाँ';
export const cellNo = 'नहीं';

export const holdsText = 'टेक्स्ट';
export const holdsPlainText = 'टेक्स्ट, बिना HTML';
export const holdsTextOrNothing = 'टेक्स्ट, बिना HTML, या खाली';
export const holdsNameIn = ({ language }: { language: OtherLanguage }) =>
  `टेक्स्ट, या खाली: तब ${inIt('', language).trim()} प्रोडक्ट का नाम दिखता है`;
export const holdsCategory = 'किसी कैटेगरी का नाम';
export const holdsSubCategory = 'उस कैटेगरी की किसी सब-कैटेगरी का नाम';
export const holdsProductType = 'उस सब-कैटेगरी के किसी टाइप का नाम, या खाली';
export const holdsPrice = '0 से बड़ी संख्या, दशमलव के बाद दो अंक तक, जैसे 1249.50';
export const holdsOriginalPrice = `${holdsPrice}, और कीमत (INR) से ज़्यादा, या खाली`;
export const holdsOriginalPriceAED = `${holdsPrice}, और कीमत (AED) से ज़्यादा, या खाली`;
export const holdsCost =
  'आपको कितने का पड़ा: 0 से ज़्यादा का अंक, ज़्यादा से ज़्यादा दो दशमलव तक, या खाली। इसे और कोई नहीं देखता।';
export const holdsPrivateText = 'सिर्फ़ आपके लिए टेक्स्ट, या कुछ नहीं';
export const holdsSaleUntil = 'सेल कीमत का आखिरी दिन, जैसे 2026-12-03। अंत न हो तो खाली छोड़ें।';
export const holdsQuantity = '1 से 9999 तक का पूरा अंक। एक ही हो तो खाली छोड़ें।';
export const holdsYesOrNo = 'yes (हाँ) या no (नहीं)';
export const holdsArticleNumber =
  'आपका अपना नंबर, 60 अक्षर तक, हर एक बस एक बार। प्रोडक्ट ID हो तो खाली छोड़ सकते हैं।';
export const holdsAvailability =
  'available (उपलब्ध), reserved (रिज़र्व) या sold (बिक गया)। खाली हो तो वैसा ही रहता है';
export const holdsReservedUntil = 'रिज़र्वेशन का आखिरी दिन, जैसे 2026-12-03; रिज़र्व न हो तो खाली';
export const holdsFileName =
  'आपकी भेजी फ़ाइल का नाम: JPEG, PNG, GIF, WebP, AVIF, MP4 या MOV। एक्सपोर्ट में, प्रोडक्ट की मौजूदा फ़ाइल।';
export const holdsProductId = 'जैसा एक्सपोर्ट में लिखा है, उस प्रोडक्ट को बदलने के लिए; नए के लिए खाली';

type Bounds = { unit: string; lowest: number | null; highest: number | null };
export const holdsNumber = ({ unit, lowest, highest }: Bounds) =>
  `संख्या${unit === '' ? '' : ` (${unit})`}${lowest === null ? '' : `, ${lowest} से`}${highest === null ? '' : `${lowest === null ? ',' : ''} ${highest} तक`}`;

/** The first labels of an attribute's choices, and whether there are more. */
type Choices = { labels: string[]; more: boolean };
const listed = ({ labels, more }: Choices) => `${labels.join(', ')}${more ? ' …' : ''}`;

export const holdsChoice = (choices: Choices) => `इनमें से एक: ${listed(choices)}`;
export const holdsChoices = (choices: Choices) =>
  `इनमें से एक या कई, बीच में ; या , या | लगाकर: ${listed(choices)}`;
export const holdsSizes = (choices: Choices) =>
  `साइज़, बीच में ; या , या | लगाकर; जो बिक चुका हो उसे “${choices.labels[0] ?? '42'} (sold)” लिखें। इनमें से: ${listed(choices)}`;

/** What an attribute's column holds, of which products, and in which it is required. */
type Where = { holds: string; of: string[]; required: string[] };
export const holdsDetail = ({ holds, of, required }: Where) =>
  `${holds}।${of.length === 0 ? '' : ` ${of.join(', ')} के लिए।`}${required.length === 0 ? '' : ` ${required.join(', ')} में ज़रूरी।`} यह कॉलम छोड़ा जा सकता है।`;

export const allowedSheet = 'क्या लिख सकते हैं';
export const allowedColumn = 'कॉलम';
export const allowedNeeded = 'ज़रूरी';
export const allowedHolds = 'इसमें क्या हो सकता है';
export const categoriesSheet = 'कैटेगरी';
export const holdsSeller = 'किसी मंज़ूर विक्रेता का ईमेल, फ़ोन नंबर या नाम';
