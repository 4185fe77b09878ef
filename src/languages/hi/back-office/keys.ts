/** What each key does. */
export const does = {
  commands: 'कुछ भी खोजें, कहीं भी जाएँ, कोई भी काम करें',
  search: 'सूची की खोज पर जाएँ',
  emptySearch: 'खोज के बॉक्स को खाली करें',
  closeLink: 'लिंक का बॉक्स बंद करें',
  moveFrame: 'फ़ोटो का फ़्रेम या उसका किनारा खिसकाएँ',
  moveFocusPoint: 'फ़ोटो का फ़ोकस पॉइंट खिसकाएँ, Shift के साथ 10 गुना',
  approve: 'सामने वाला मंज़ूर करें',
  decline: 'सामने वाला वजह के साथ नामंज़ूर करें',
  next: 'अगले पर जाएँ',
  previous: 'पिछले पर जाएँ',
  help: 'ये शॉर्टकट दिखाएँ',
};

export const title = 'शॉर्टकट';
export const intro = 'Tab, Enter, Esc और सूचियों की ऐरो कुंजियों के अलावा कीबोर्ड यहाँ यह करता है।';
export const singleKeys = 'एक अक्षर वाले शॉर्टकट';
export const singleKeysHint = 'बोलकर लिखने से या गलती से ये दब जाते हों तो इन्हें बंद कर दें।';
