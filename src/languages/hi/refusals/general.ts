import type { Thing } from '#languages/en/refusals/general.ts';

// What can happen anywhere.

const missing: Readonly<Record<Thing, string>> = {
  'API key': 'यह API कुंजी मौजूद नहीं है।',
  delivery: 'यह डिलीवरी मौजूद नहीं है।',
  webhook: 'यह वेबहुक मौजूद नहीं है।',
  account: 'यह अकाउंट नहीं मिला।',
  address: 'यह पता सूची में नहीं है।',
  admin: 'यह एडमिन नहीं मिला।',
  announcement: 'यह घोषणा नहीं मिली।',
  attribute: 'यह गुण नहीं मिला।',
  'authenticator app': 'यह ऑथेंटिकेटर ऐप नहीं मिला।',
  category: 'यह कैटेगरी नहीं मिली।',
  change: 'यह बदलाव नहीं मिला।',
  payment: 'यह भुगतान नहीं मिला।',
  receipt: 'यह रसीद नहीं मिली, या इसका लिंक खत्म हो गया।',
  customer: 'यह ग्राहक नहीं मिला।',
  device: 'यह डिवाइस नहीं मिला।',
  document: 'यह डॉक्यूमेंट नहीं मिला।',
  draft: 'यह ड्राफ़्ट नहीं मिला।',
  'entry of the bin': 'यह अब ट्रैश में नहीं है।',
  file: 'यह फ़ाइल नहीं मिली।',
  import: 'यह इंपोर्ट नहीं मिला।',
  invitation: 'यह न्योता नहीं मिला।',
  lead: 'यह पूछताछ नहीं मिली।',
  'member of staff': 'टीम में यह व्यक्ति नहीं मिला।',
  message: 'यह मैसेज नहीं मिला।',
  newsletter: 'यह न्यूज़लेटर नहीं मिला।',
  note: 'यह नोट नहीं मिला।',
  page: 'यह पेज नहीं मिला।',
  passkey: 'यह पासकी नहीं मिली।',
  product: 'यह प्रोडक्ट नहीं मिला।',
  'product type': 'यह प्रोडक्ट टाइप नहीं मिला।',
  report: 'यह शिकायत नहीं मिली।',
  'report, or not any more': 'यह शिकायत नहीं मिली, या अब नहीं है।',
  search: 'यह खोज नहीं मिली।',
  seller: 'यह विक्रेता नहीं मिला।',
  session: 'यह सेशन नहीं मिला।',
  'sub-category': 'यह सब-कैटेगरी नहीं मिली।',
  redirect: 'यह रीडायरेक्ट नहीं मिला।',
  synonym: 'यह पर्यायवाची शब्द नहीं मिला।',
  template: 'यह टेम्पलेट नहीं मिला।',
  'version of the content': 'कॉन्टेंट का यह वर्शन नहीं मिला।',
  'version of the privacy notice': 'प्राइवेसी नोटिस का यह वर्शन नहीं मिला।',
  view: 'यह व्यू नहीं मिला।',
};

export const noSuch = ({ thing }: { thing: Thing }) => missing[thing];
export const changedMeanwhile =
  'इस बीच यह बदल गया। सबसे नया देखने के लिए रीलोड करें, फिर अपना बदलाव दोबारा करें।';
export const othersMatchNow = 'मेल खाने वाले प्रोडक्ट की संख्या बदल गई है। इसे बंद करें और बदलाव फिर जाँचें।';
export const nothingHere = 'इस पते पर कुछ नहीं है।';
export const someNotValid = 'कुछ जानकारी सही नहीं है।';
export const tooLarge = 'यह इतना बड़ा है कि लिया नहीं जा सकता।';
export const contentNotAccepted = 'इस तरह का कॉन्टेंट यहाँ नहीं लिया जाता।';
export const badJson = 'भेजा गया डेटा सही JSON नहीं है।';
export const notUnderstood = 'अनुरोध समझ में नहीं आया।';
export const internalFault = 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।';
export const databaseAway = 'हम अभी अपने डेटाबेस तक नहीं पहुँच पा रहे। कृपया एक मिनट बाद फिर कोशिश करें।';
export const maintenanceWords =
  'शॉप पर काम चल रहा है। आप सब कुछ देख सकते हैं, पर काम पूरा होने तक कुछ भेजा या सेव नहीं किया जा सकता। कृपया बाद में फिर कोशिश करें।';
export const veryBusy = 'अभी बहुत भीड़ है। कृपया थोड़ी देर बाद फिर कोशिश करें।';

export const formCutOff = 'फ़ॉर्म पूरा नहीं पहुँचा। कृपया फिर भेजें।';
export const formMalformed = 'फ़ॉर्म पूरा नहीं पहुँचा या खराब है। कृपया फिर भेजें।';
export const fieldSentTwice = ({ name }: { name: string }) => `फ़ील्ड ${name} दो बार भेजी गई।`;
type SentFile = { name: string; names: readonly string[] };
export const fileSentTwice = ({ name }: SentFile) => `फ़ाइल ${name} दो बार भेजी गई।`;
export const fileNotAskedFor = ({ name, names }: SentFile) =>
  `${name} नाम की फ़ाइल नहीं माँगी गई है। फ़ाइलों के नाम ये हैं: ${names.join(', ')}।`;
export const sentTwice = 'यह फ़ॉर्म दो बार भेजा गया। पहले अपने प्रोडक्ट देख लें।';
export const dayIsOver = 'यह दिन बीत चुका है। आज या आगे का कोई दिन चुनें।';
export const dayWithinYear = 'एक साल के भीतर का दिन चुनें।';
export const tooManyViews = ({ most }: { most: number }) =>
  `आपके ${most} व्यू हैं। पहले कोई ऐसा मिटाएँ जो काम में नहीं आता।`;
export const viewNameTaken = 'इस सूची के लिए इस नाम का व्यू पहले से है। दूसरा नाम चुनें।';
export const viewParameterUnknown = ({ parameter }: { parameter: string }) =>
  `यह सूची ${parameter} को इस तरह नहीं लेती। इसे छोड़ दें।`;
export const onlyAdminsShare = 'व्यू सिर्फ़ एडमिन शेयर करते हैं। isShared छोड़ दें।';
export const restoredCategoryGone = 'जिस कैटेगरी में यह था वह अब नहीं है। पहले उसे जोड़ें या वापस लाएँ।';
export const canBeUndoneOnce = 'इसे एक घंटे के भीतर, एक बार वापस लिया जा सकता है।';
export const notAPushService = 'यह किसी पुश सेवा का पता नहीं है।';
export const deviceGone =
  'यह डिवाइस अब नोटिफ़िकेशन नहीं लेता, इसलिए हटा दिया गया। उन्हें उसी पर फिर चालू करें।';
export const deviceNotReached =
  'इस डिवाइस की पुश सेवा ने नोटिफ़िकेशन नहीं लिया। बाद में फिर कोशिश करें, या नोटिफ़िकेशन उस पर बंद करके फिर चालू करें।';

// The pages in place of one that could not be made.
export const pageFailed = 'कुछ गड़बड़ हो गई';
export const pageFailedWords = 'पेज नहीं दिखाया जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const pageBusy = 'अभी बहुत भीड़ है';
export const pageBusyWords = 'यह पेज थोड़ी देर में यहाँ होगा। कृपया फिर कोशिश करें।';
export const pageAway = 'हम अभी लौटते हैं';
export const pageUnsent = 'यह भेजा नहीं गया';
export const pageGoBack = 'ब्राउज़र में वापस जाएँ: आपका लिखा हुआ वहीं है।';
export const backToHomePage = 'होम पेज पर वापस जाएँ';
