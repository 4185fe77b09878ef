/** What the field of the command list takes. */
export const whatToType = 'स्क्रीन, प्रोडक्ट, SKU, रेफ़रेंस नंबर या ग्राहक';

export const products = 'प्रोडक्ट';
export const enquiries = 'पूछताछ';
export const customers = 'ग्राहक';
export const edit = 'बदलें';

/** Other words that the cards of the dashboard are looked for by. */
export const wordsForCards = {
  information: 'नाम फ़ोटो लोगो शहर पता खुलने समय फ़ोन व्हाट्सऐप नंबर भाषा ईमेल अकाउंट प्रोफ़ाइल',
  vacation: 'अवकाश दुकान बंद रोकें',
  payments: 'बिल इनवॉइस पेमेंट upi gst टैक्स बैंक पता',
  messages: 'मदद सहायता संपर्क दस्तावेज़ लाइसेंस',
  sessions: 'डिवाइस लॉग आउट',
  notices: 'सूचना शांत समय मेल',
  poster: 'qr कोड प्रिंट',
  password: 'बदलें',
  secondFactor: '2fa ऐप पासकी',
  data: 'मेरा डेटा डाउनलोड एक्सपोर्ट हटाएँ मिटाएँ अकाउंट निजता',
};
