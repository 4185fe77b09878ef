/*
 * What forms say of the data that they ask for, beside a link to the privacy notice, which repeats each. A change of
 * one makes a new version of the notice.
 */

/** What a shopper agrees to in an enquiry's form, after the seller's name. */
export const agreedTo = (site: string) =>
  ` को मेरा लिखा हुआ मिलेगा और वह इसी के ज़रिए मुझे जवाब दे सकता है। ${site} इसे सिर्फ़ इसी काम के लिए, प्राइवेसी नोटिस में बताए गए समय तक रखता है, और मेरे कहने पर मिटा देता है।`;

export const ofNewsletter =
  'ईमेल से पुष्टि होने के बाद हम आपका पता सिर्फ़ इसी काम के लिए रखते हैं। हर ईमेल में अनसब्सक्राइब करने का लिंक होता है।';

export const ofContact = 'आपका नाम, पता और मैसेज हम सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं।';

export const ofReport =
  'आपका लिखा हुआ हम मामले की जाँच के लिए और आपका पता आपसे कुछ पूछने के लिए इस्तेमाल करते हैं।';

export const ofRegistration =
  'आप यहाँ जो लिखते हैं, उसे हम आपके अकाउंट के लिए रखते हैं और आपके प्रोडक्ट दिखाने से पहले जाँचते हैं।';
