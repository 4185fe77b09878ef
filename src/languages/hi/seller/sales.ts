// Payments and receipts of a sale by chat.

export const payments = 'भुगतान और रसीदें';
export const paymentsText =
  'बताएँ कि ग्राहक आपको भुगतान कैसे करें, और रसीदों पर आपका नाम क्या हो। मार्केटप्लेस कोई पैसा नहीं लेता।';
export const change = 'बदलें';
export const save = 'सेव करें';
export const upiId = 'UPI ID';
export const upiHint = 'भारत के ग्राहक लिंक या QR कोड से इस पर भुगतान करते हैं।';
export const paymentPage = 'भुगतान पेज';
export const paymentPageHint =
  'आपका अपना, जिसमें {amount} और {reference} अपनी जगह हों: https://pay.example/?sum={amount}&for={reference}';
export const legalName = 'कानूनी नाम';
export const legalNameHint = 'जैसा आपकी रसीदों पर लिखा हो।';
export const address = 'पता';
export const gstin = 'GSTIN';
export const trn = 'TRN';
export const taxRate = 'टैक्स प्रतिशत में';
export const taxIncluded = 'कीमतों में टैक्स शामिल है';

export const sale = 'भुगतान और रसीदें';
export const sayFirst = 'पहले भुगतान का तरीका और अपना कानूनी नाम बताएँ।';
export const upiIsForRupees = 'UPI रुपयों के लिए है: दिरहम के लिए भुगतान पेज बताएँ।';
export const openProfile = 'मेरी प्रोफ़ाइल खोलें';
export const askForPayment = 'भुगतान माँगें';
export const makeLink = 'लिंक बनाएँ';
export const dhowTakesNothing = 'ग्राहक आपको भुगतान करता है, और आप बताते हैं कि वह कब मिला।';
export const amountIn = (currency: string) => `रकम (${currency})`;
export const way = 'तरीका';
export const byUpi = 'UPI';
export const byPage = 'भुगतान पेज';
export const asked = 'माँगा गया';
export const receivedOn = (day: string) => `${day} को मिला`;
export const priceAsked = (price: string) => `${price} माँगा गया`;
export const priceReceived = (price: string) => `${price} मिल गया`;
export const showRequest = 'दिखाएँ';
export const request = 'भुगतान का अनुरोध';
export const codeOf = (link: string) => `${link} का QR कोड`;
export const copy = 'मैसेज कॉपी करें';
export const copied = 'मैसेज कॉपी हुआ';
export const sendInChat = 'चैट में भेजें';
export const markReceived = 'मिला दर्ज करें';
export const notReceived = 'नहीं मिला';

export const writeReceipt = 'रसीद बनाएँ';
export const write = 'बनाएँ';
export const receiptIsFinal =
  'इसे आपके वित्तीय वर्ष का अगला नंबर मिलता है, और इसे बाद में बदला नहीं जा सकता।';
export const kind = 'प्रकार';
export const receipt = 'रसीद';
export const proForma = 'प्रोफ़ॉर्मा इनवॉइस';
export const hsn = 'HSN (ज़रूरी नहीं)';
export const language = 'भाषा';
export const download = 'डाउनलोड करें';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = (until: string) => `लिंक कॉपी हुआ। यह ${until} तक चलता है।`;
