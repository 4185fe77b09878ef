export const title = 'ग्राहक';
export const intro = 'वे ग्राहक जिनका नाम या नंबर आपने पूछताछ में जोड़ा है। ये सिर्फ़ आपको दिखते हैं।';
export const noun = 'ग्राहक';
export const name = 'नाम';
export const numberOrEmail = 'नंबर या ईमेल';
export const phoneAndEmail = (known: readonly string[]) => known.join(', ');
export const enquiries = 'पूछताछ';
export const won = 'बिक्री';
export const lastAsked = 'पिछली पूछताछ';
export const withoutName = 'बिना नाम';
export const search = 'नाम, नंबर या ईमेल से खोजें...';
export const emptyTitle = 'अभी कोई ग्राहक नहीं';
export const emptyText =
  'किसी पूछताछ में नाम या नंबर जोड़ें: फिर वह ग्राहक अपनी सारी पूछताछ के साथ यहाँ दिखेगा।';
export const openInbox = 'इनबॉक्स खोलें';

export const allCustomers = 'सभी ग्राहक';
export const customer = 'ग्राहक';
export const thisCustomer = 'यह ग्राहक';
export const gone = 'यह ग्राहक नहीं मिला। शायद इसका डेटा मिटा दिया गया है।';
export const whatTheyAsked = 'इनकी पूछताछ';
export const saveTheirData = 'इनका डेटा सेव करें';
export const erase = 'मिटाएँ';
export const eraseTitle = 'यह ग्राहक मिटाएँ?';
export const eraseText =
  'नाम, नंबर, ईमेल, ग्राहक का लिखा हुआ और इनके बारे में आपके नोट हमेशा के लिए मिट जाएँगे। पूछताछ की गिनती बनी रहेगी।';
