export const title = 'ग्राहक आपसे कहाँ बात करें?';
export const text = 'ग्राहक चैट से पूछते हैं। अपने नंबर अभी जोड़ें और खुद को एक टेस्ट पूछताछ भेजकर देखें।';
export const later = 'बाद में';
export const add = 'चैट नंबर जोड़ें';

export const dialogText = (site: string) =>
  `ग्राहक चैट से पूछते हैं। भारत का, UAE का या दोनों के नंबर दें; एक नंबर दोनों जगह काम करता है। कोई नंबर न हो तो आपकी जगह ${site} जवाब देता है।`;
export const indianNumber = 'भारत का फ़ोन नंबर';
export const dubaiNumber = 'दुबई का फ़ोन नंबर';
export const save = 'नंबर सेव करें';
export const saving = 'सेव हो रहे हैं...';

export const untilAccepted = (site: string) =>
  `जब तक कोई एडमिन आपका चैट नंबर स्वीकार नहीं करता, ग्राहकों की बात आपकी जगह ${site} से होगी।`;
export const noNumber = (site: string) =>
  `आपका कोई चैट नंबर नहीं है: आपके प्रोडक्ट के बारे में पूछने वाले ग्राहकों की बात आपकी जगह ${site} से होती है।`;

export const sendTest = 'खुद को टेस्ट पूछताछ भेजें';
/** After that, for screen readers. */
export const toIndianNumber = 'भारत के नंबर पर (नए टैब में चैट खुलेगी)';
export const toDubaiNumber = 'दुबई के नंबर पर (नए टैब में चैट खुलेगी)';
/** What the test enquiry says. */
export const test = (site: string) =>
  `यह ${site} से भेजी गई टेस्ट पूछताछ है। अगर आप इसे पढ़ पा रहे हैं, तो ग्राहक इस नंबर पर आप तक पहुँच सकते हैं।`;
