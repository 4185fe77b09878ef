export const title = 'नोटिफ़िकेशन';
export const intro = 'नई पूछताछ की खबर आपको कैसे मिले।';
export const yourNotices = 'आपके नोटिफ़िकेशन';

export const mailMe = 'नई पूछताछ का ईमेल भेजें';
export const atOnce = 'तुरंत';
export const daily = 'दिन में एक बार, सुबह 8 बजे';
export const never = 'कभी नहीं';
export const choose = 'चुनें';
export const quietHours = 'शांत समय (ज़रूरी नहीं)';
export const from = 'कब से';
export const until = 'कब तक';
export const timeOf = 'किस जगह का समय';
export const india = 'भारत';
export const emirates = 'UAE';
export const bothTimes = 'दोनों समय भरें, या दोनों खाली छोड़ें';
export const quietHoursHint = 'शांत समय में आई पूछताछ की खबर उसके खत्म होने पर एक साथ मिलती है।';
export const save = 'सेव करें';
export const saving = 'सेव हो रहा है…';
export const saved = 'नोटिफ़िकेशन सेव हो गए';

export const onThisDevice = 'इस डिवाइस पर नोटिफ़िकेशन';
export const hearOnThisDevice = 'नई पूछताछ आते ही इस डिवाइस पर खबर पाएँ।';
export const addToHomeScreen =
  'इस डिवाइस पर नई पूछताछ की खबर पाने के लिए इस साइट को होम स्क्रीन पर जोड़ें (Share, फिर Add to Home Screen) और वहीं से खोलें।';
export const tellMe = 'नोटिफ़िकेशन चालू करें';
export const asking = 'पूछा जा रहा है…';
export const putAway = 'इसे छिपाएँ';
