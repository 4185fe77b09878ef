export const title = 'मेरी प्रोफ़ाइल';
export const text = 'अपने अकाउंट की सेटिंग सँभालें';
export const logOut = 'लॉग आउट';
export const failed = 'आपकी जानकारी लोड नहीं हो सकी';
/** What is loaded, at the start of a sentence. */
export const yourProfile = 'आपकी प्रोफ़ाइल';

export const information = 'प्रोफ़ाइल की जानकारी';
export const edit = 'बदलें';
export const cancel = 'रद्द करें';
export const name = 'नाम';
export const email = 'ईमेल';
export const confirmed = 'पुष्टि हो चुकी';
export const notConfirmed = 'पुष्टि बाकी';
export const indianNumber = 'भारत का फ़ोन नंबर';
export const dubaiNumber = 'दुबई का फ़ोन नंबर';
export const city = 'शहर';
export const usuallyReplies = 'आम तौर पर जवाब';
export const openingHours = 'खुलने का समय';
export const rupeesPerDirham = 'एक दिरहम के रुपये';
export const mailLanguage = 'ईमेल की भाषा';
export const about = 'परिचय';
export const notSet = 'नहीं भरा';

export const image = 'प्रोफ़ाइल फ़ोटो';
export const emailReadOnly = 'ईमेल (बदल नहीं सकते)';
export const reviewedFirst = 'नया नाम या नया नंबर ग्राहकों को तभी दिखता है जब एडमिन उसे देख ले।';
export const aboutOptional = 'परिचय (ज़रूरी नहीं)';
export const aboutHint = 'ग्राहकों के लिए कुछ शब्द।';
export const cityOptional = 'शहर (ज़रूरी नहीं)';
export const repliesOptional = 'आम तौर पर कब जवाब देते हैं (ज़रूरी नहीं)';
export const notSaid = 'नहीं बताया';
export const openingHoursOptional = 'खुलने का समय (ज़रूरी नहीं)';
export const openingHoursHint = 'आपके पेज पर दिखता है, जैसे: सोमवार से शनिवार, 10 से 7 (भारत)।';
export const rupeesPerDirhamOptional = 'एक दिरहम के रुपये (ज़रूरी नहीं)';
export const rupeesPerDirhamHint =
  'आपका अपना रेट, जैसे 22.9। प्रोडक्ट फ़ॉर्म इसी से दूसरी कीमत सुझाता है। ग्राहकों को नहीं दिखता।';
export const mailLanguageHint =
  'मेनू में दूसरी भाषा चुनने पर यह बदल जाती है, और उस भाषा के पेज पर लॉग इन करने पर भी।';
export const update = 'प्रोफ़ाइल अपडेट करें';
export const updating = 'प्रोफ़ाइल अपडेट हो रही है...';
export const notUpdated = 'प्रोफ़ाइल अपडेट नहीं हो सकी';

export const waiting = 'समीक्षा में';
export const notAccepted = 'स्वीकार नहीं हुआ';
export const reason = 'वजह:';
export const withdraw = 'वापस लें';
export const putAway = 'छिपाएँ';

export const vacation = 'छुट्टी';
export const awayUntilDay = (day: string) => `${day} तक छुट्टी पर`;
export const shoppersRead = (words: string) =>
  `आपके पेज पर और हर प्रोडक्ट के पास ग्राहक यह पढ़ते हैं: “${words}” वे फिर भी पूछ सकते हैं।`;
export const vacationText =
  'बताएँ कि किस दिन तक आप छुट्टी पर हैं। आपके प्रोडक्ट शॉप में बने रहते हैं, और ग्राहकों को बताया जाता है कि जवाब कब मिलेगा।';
export const goOnVacation = 'छुट्टी पर जाएँ';
export const changeDay = 'दिन बदलें';
export const amBack = 'छुट्टी खत्म करें';
export const vacationBegins = 'छुट्टी तुरंत शुरू होती है और उस दिन के बाद अपने आप खत्म। पूछताछ आती रहती है।';
export const awayUntil = 'कब तक छुट्टी';
export const save = 'सेव करें';
export const saving = 'सेव हो रहा है...';

export const lastDays = (days: number) => `पिछले ${days} दिन`;
export const numbers = (of: { views: string; enquiries: string; won: string }) =>
  `${of.views} बार देखे गए, ${of.enquiries} पूछे गए, ${of.won} बिके`;
export const viewsEnquiriesSales = 'देखे गए, पूछताछ और बिक्री';

export const sessions = 'सेशन';
export const sessionsText = 'आप जहाँ-जहाँ लॉग इन हैं, सभी डिवाइस पर।';
export const resetPassword = 'पासवर्ड बदलें';
export const twoStepVerification = 'दो चरणों में पुष्टि';

export const yourData = 'आपका डेटा';
export const yourDataText =
  'हमारे पास आपका जो भी डेटा है उसे डाउनलोड करें, या अपना अकाउंट और उसका सब कुछ मिटाएँ।';
export const downloadData = 'मेरा डेटा डाउनलोड करें';
export const deleteAccount = 'मेरा अकाउंट मिटाएँ';
export const deleteTitle = 'अपना अकाउंट मिटाएँ?';
export const deleteText =
  'आपके प्रोडक्ट, फ़ोटो, मैसेज और डॉक्यूमेंट तुरंत मिट जाएँगे और कोई उन्हें वापस नहीं ला सकेगा। आपका ईमेल पता और फ़ोन नंबर फिर से इस्तेमाल किए जा सकेंगे।';
export const deleteForGood = 'हमेशा के लिए मिटाएँ';
export const password = 'पासवर्ड';
