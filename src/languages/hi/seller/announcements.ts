export const title = 'घोषणाएँ';
export const intro = 'सभी विक्रेताओं के लिए एडमिन की खबरें।';
/** What is loaded, at the start of a sentence. */
export const theAnnouncements = 'घोषणाएँ';
export const none = 'अभी कोई घोषणा नहीं';
export const noneText = 'नई घोषणाएँ यहाँ दिखती हैं, और पढ़ लेने तक हर स्क्रीन पर भी।';
export const markRead = 'समझ गए';
export const all = 'सभी घोषणाएँ';
export const isNew = 'नई';
export const isCorrected = 'सुधारी गई';
