import type { OfField } from '#languages/en/refusals/labels.ts';
import type { Translated } from '../../translations.ts';
import { field } from './labels.ts';

// What is wrong with what was typed: the one file of refusals that the forms of the pages load.

export const fieldRequired = ({ label }: OfField) => `${field(label)} ज़रूरी है`;
export const fieldMustBeText = ({ label }: OfField) => `${field(label)}: टेक्स्ट होना चाहिए`;
export const fieldTooLong = ({ label, max }: OfField & { max: number }) =>
  `${field(label)} में ${max} तक अक्षर हो सकते हैं`;
export const fieldTooShort = ({ label, min }: OfField & { min: number }) =>
  `${field(label)} में कम से कम ${min} अक्षर होने चाहिए`;
export const fieldHasControls = ({ label }: OfField) =>
  `${field(label)} में न दिखने वाले अक्षर हैं। कृपया फिर लिखें।`;
export const fieldHasMarkup = ({ label }: OfField) =>
  `${field(label)}: HTML टैग के बिना सादा टेक्स्ट लिखें`;
export const fieldNeedsLetters = ({ label }: OfField) => `${field(label)} में अक्षर या अंक होने चाहिए`;
export const fieldOnlySpaces = ({ label }: OfField) =>
  `${field(label)} में सिर्फ़ खाली जगह नहीं हो सकती`;
export const fieldHasUnusableCharacter = ({ label }: OfField) =>
  `${field(label)} में ऐसा अक्षर है जो नहीं लिखा जा सकता`;
export const fieldMustBeYesOrNo = ({ label }: OfField) =>
  `${field(label)}: yes (हाँ) या no (नहीं) लिखें`;

export const searchTooLong = 'खोज में 200 तक अक्षर लिखें';
export const searchHasUnusableCharacter = 'खोज में ऐसा अक्षर है जिसे खोजा नहीं जा सकता';

export const emailRequired = 'ईमेल ज़रूरी है';
export const emailTooLong = 'ईमेल में 254 तक अक्षर हो सकते हैं';
export const emailInvalid = 'कृपया सही ईमेल लिखें';
export const phoneRequired = 'फ़ोन नंबर ज़रूरी है';
export const phoneInvalid = 'कृपया सही फ़ोन नंबर लिखें';
export const phoneMustHaveTenDigits = 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें';
export const phoneMustBeText = 'फ़ोन नंबर टेक्स्ट होना चाहिए';
export const phoneTooLong = 'फ़ोन नंबर बहुत लंबा है';
export const chatNumberInvalid = ({ label, code }: OfField & { code: string }) =>
  `${field(label)} में 7 से 15 अंक होने चाहिए, शुरू में देश का कोड, जैसे +${code}`;
export const loginPhoneInvalid = 'कृपया सही फ़ोन नंबर लिखें (कम से कम 10 अंक)';
export const linkIncomplete = 'लिंक अधूरा है';

export const codeRequired = 'कोड ज़रूरी है';
export const codeMustHaveSixDigits = 'ऐप में दिख रहे छह अंक लिखें';
export const recoveryCodeRequired = 'रिकवरी कोड ज़रूरी है';
export const recoveryCodeInvalid = 'रिकवरी कोड में सोलह अक्षर और अंक होते हैं';
export const logInAgain = 'फिर लॉग इन करें';
export const giveOneFactor = 'कोड, रिकवरी कोड या पासकी दें';
export const passwordRequired = 'पासवर्ड ज़रूरी है';
export const passwordTooLong = 'पासवर्ड में 254 तक अक्षर हो सकते हैं';
export const beginAgain = 'फिर शुरू करें';

export const priceMustBeNumber = ({ label }: OfField) => `${field(label)}: संख्या लिखें`;
export const priceMustBeMoreThanNothing = ({ label }: OfField) =>
  `${field(label)} 0 से ज़्यादा होनी चाहिए`;
export const priceHasManyDecimals = ({ label }: OfField) =>
  `${field(label)} में दशमलव के बाद दो तक अंक हो सकते हैं`;
export const priceTooHigh = ({ label }: OfField) =>
  `${field(label)} 99,99,99,999.99 से ज़्यादा नहीं हो सकती`;
export const priceMustBeInRupees = ({ label }: OfField) => `${field(label)} रुपये में लिखें`;
export const priceMustBeInDirhams = ({ label }: OfField) => `${field(label)} दिरहम में लिखें`;
export const priceMustBeInEither = ({ label }: OfField) => `${field(label)} रुपये या दिरहम में लिखें`;
export const priceUnclear = ({ label }: OfField) =>
  `${field(label)} साफ़ नहीं है: 124999 या 1,24,999 लिखें, और दशमलव बिंदु के बाद, जैसे 19.99`;
export const rateMustBeNumber = 'रेट में संख्या लिखें';
export const rateMustBeLike = 'रेट में संख्या लिखें, जैसे 22.9';
export const originalPriceTooLow = ({ label }: OfField) =>
  `${field(label)} कीमत (INR) से ज़्यादा होनी चाहिए, या खाली।`;
export const originalPriceTooLowInAED = ({ label }: OfField) =>
  `${field(label)} कीमत (AED) से ज़्यादा होनी चाहिए, या खाली।`;
export const originalPriceTooLowInTable = ({ label }: OfField) =>
  `${field(label)} रुपये वाली कीमत से ज़्यादा होनी चाहिए, या खाली।`;
export const percentTooLow = 'कीमतें 90% तक घटाई जा सकती हैं';
export const percentTooHigh = 'कीमतें 900% तक बढ़ाई जा सकती हैं';
export const percentMissing = 'लिखें कि कीमतें कितनी बदलनी हैं';

export const saleEndNeedsOriginal = 'आखिरी दिन के लिए असली कीमत चाहिए, जो उसके बाद लागू हो।';
export const mustBeDay = 'कोई तारीख होनी चाहिए, जैसे 2026-12-03';
export const mustBeTime = 'समय होना चाहिए, जैसे 22:30';
export const quietHoursIncomplete = 'बताएँ कब से कब तक, या दोनों खाली छोड़ें';
export const chooseReason = 'वजह चुनें';
export const otherNeedsWords = 'सूची की कोई वजह ठीक न बैठे तो अपने शब्दों में लिखना ज़रूरी है';
export const sayWhatItIsAbout = 'कृपया बताएँ कि यह किस बारे में है';
export const sayPieceOrShop = 'बताएँ कि यह किस प्रोडक्ट या किस दुकान के बारे में है';

export const countMustBe = ({ label, most }: OfField & { most: number }) =>
  `${field(label)} 1 से ${most} तक का पूरा अंक होनी चाहिए`;
export const quantityMustBeWhole = 'संख्या पूरी होनी चाहिए';
export const quantityTooLow = 'संख्या कम से कम 1 होनी चाहिए';
export const quantityTooHigh = 'संख्या 99 तक हो सकती है';
export const choosePiece = 'कोई प्रोडक्ट चुनें';
export const tooManyPieces = ({ most }: { most: number }) =>
  `एक बार में ${most} तक प्रोडक्ट के बारे में पूछें`;
export const referenceRequired = 'रेफ़रेंस नंबर ज़रूरी है';
export const referenceInvalid = 'रेफ़रेंस नंबर में 6 से 10 बड़े अंग्रेज़ी अक्षर या अंक होने चाहिए';
export const sayWhichPiece = 'बताएँ कि कौन सा प्रोडक्ट: productId, या pieces';
export const givePhoneOrEmail = 'फ़ोन नंबर या ईमेल दें, ताकि विक्रेता जवाब दे सकें';
export const agreeToSending = 'कृपया सहमति दें कि आपका लिखा विक्रेता को भेजा जाए';
export const chooseWhyLost = 'चुनें कि क्यों नहीं बिका';
export const tooManyPiecesChosen = '100 तक प्रोडक्ट चुनें';
export const chooseAtLeastOne = 'कम से कम एक चुनें';
export const chooseAtMost = ({ most }: { most: number }) => `एक बार में ${most} तक चुनें`;

export const attributeUnknown = ({ key }: { key: string }) => `“${key}” नाम का कोई गुण नहीं है`;
export const attributeOfOther = ({ label }: OfField) => `${field(label)} चुनी हुई कैटेगरी का गुण नहीं है`;
export const attributeTakesAtMost = ({ label, most }: OfField & { most: number }) =>
  `${field(label)} में ${most} तक वैल्यू हो सकती हैं`;
export const attributeTakesOne = ({ label }: OfField) => `${field(label)} में एक ही वैल्यू हो सकती है`;
export const sizeMustSayAvailable = ({ label, size }: OfField & { size: string }) =>
  `${field(label)} ${size}: उपलब्ध है या नहीं, true या false लिखें`;
export const attributeHasNoChoices = ({ label }: OfField) =>
  `${field(label)} के अभी कोई विकल्प नहीं हैं`;
/** A name that may be known in other languages too. */
export const nameInEither = ({ name, nameHindi }: { name: string } & Partial<Translated<'name'>>) =>
  nameHindi || name;
export const someOfNames = ({ names, hasOthers }: { names: string[]; hasOthers: boolean }) =>
  `${names.join(', ')}${hasOthers ? ' …' : ''}`;
export const notAChoice = ({
  given,
  label,
  choices,
}: OfField & { given: string; choices: string }) =>
  `“${given}” ${field(label)} के विकल्पों में नहीं है: ${choices}`;
export const thisIsNotAChoice = ({ label, choices }: OfField & { choices: string }) =>
  `यह ${field(label)} के विकल्पों में नहीं है: ${choices}`;

type Bounds = OfField & { lowest: number | null; highest: number | null; unit: string };

export const attributeMustBeNumber = ({ label, lowest, highest, unit }: Bounds) => {
  const of = unit === '' ? '' : ` ${unit}`;
  const number = `${field(label)}: संख्या लिखें`;
  if (lowest !== null && highest !== null) return `${number}, ${lowest} से ${highest}${of}`;
  if (lowest !== null) return `${number}, कम से कम ${lowest}${of}`;
  if (highest !== null) return `${number}, ${highest}${of} तक`;
  return unit === '' ? number : `${number} (${unit})`;
};

/** A parameter of an address, and what is said of it. */
export const parameterSays = ({ name, says }: { name: string; says: string }) =>
  name === '' ? says : `${name} ${says}`;
export const chooseStaffRole = 'चुनें कि ये क्या कर सकते हैं';

export const gstinMustBe = 'GSTIN में 15 अक्षर होते हैं, जैसे 32ABCDE1234F1Z5।';
export const trnMustBe = 'TRN में 15 अंक होते हैं।';
export const upiMustBe = 'UPI ID name@bank जैसी होती है।';
export const paymentPageMustBe =
  'ऐसा पता लिखें जो https:// से शुरू हो और जिसमें {amount} और {reference} एक-एक बार हों।';
export const hsnMustBe = 'HSN कोड में 4, 6 या 8 अंक होते हैं।';
export const taxRateMustBe = ({ most }: { most: number }) =>
  `टैक्स 0 से ${most} तक की संख्या होनी चाहिए, ज़्यादा से ज़्यादा दो दशमलव के साथ।`;

export const chooseScopes = 'चुनें कि कुंजी से क्या किया जा सकता है';
export const chooseDays = 'चुनें कि कुंजी कब तक चले: 30, 90 या 365 दिन, या हमेशा';
export const chooseEvents = 'चुनें कि इसे किन बातों की सूचना मिले';

export const webhookUrl = 'किसी सार्वजनिक सर्वर का पूरा पता डालें, जैसे https://shop.example/dhow';
