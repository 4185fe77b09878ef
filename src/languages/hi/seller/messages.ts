export const title = 'एडमिन से मैसेज';
/** What is loaded, at the start of a sentence. */
export const yourMessages = 'आपके मैसेज';
export const you = 'आप';
export const write = 'एडमिन को लिखें';
export const writeHint = 'वे यहाँ और ईमेल से जवाब देते हैं।';

export const chooseDocuments = 'डॉक्यूमेंट चुनें';
export const addDocuments = 'डॉक्यूमेंट जोड़ें';
export const remove = (file: string) => `${file} हटाएँ`;
export const limits = (most: number) =>
  `PDF, JPEG, PNG या WebP, हर एक 10 MB तक और कुल ${most} तक। ये सिर्फ़ एडमिन और आपको दिखते हैं।`;
export const tooLarge = 'एक डॉक्यूमेंट 10 MB तक का हो सकता है।';
export const tooMany = (most: number) => `एक मैसेज के साथ ${most} तक डॉक्यूमेंट भेजे जा सकते हैं।`;
/** What is uploaded. */
export const documents = 'डॉक्यूमेंट';
