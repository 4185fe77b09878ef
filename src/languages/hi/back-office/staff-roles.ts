// What people on the staff of a seller may do.

export const roleNames = {
  owner: 'मालिक',
  editor: 'एडिटर',
  replies: 'जवाब',
};

export const roleTexts = {
  owner: 'सब कुछ जो आप कर सकते हैं: प्रोफ़ाइल, टीम, एक्सपोर्ट और खुद अकाउंट भी।',
  editor: 'प्रोडक्ट, इंपोर्ट और पूछताछ।',
  replies: 'सिर्फ़ पूछताछ: जवाब, नोट, फ़ॉलो-अप और नतीजा।',
};

// The choice of a shop at the log-in.
export const chooseShop = 'दुकान चुनें';
export const chooseShopText = 'आप कई दुकानों के लिए काम करते हैं। बाकी में बाद में लॉग इन कर सकते हैं।';
export const ownShop = 'आपकी अपनी दुकान';
