// Enquiries, leads, customers and reply templates.

export const oneMessageOneSeller = 'एक मैसेज एक ही विक्रेता को जाता है। हर एक के लिए अलग भेजें।';
export const piecesOfSeveralSellers = 'ये प्रोडक्ट अलग-अलग विक्रेताओं के हैं। हर एक के लिए अलग मैसेज भेजें।';
export const workRequired =
  'इस विक्रेता के पास अभी बहुत ज़्यादा पूछताछ आ रही है। कृपया JavaScript चालू करें, या बाद में फिर कोशिश करें।';
export const junkIsHeld = 'जो रिज़र्व है या बिक गया, वह स्पैम नहीं हो सकता। पहले उसकी स्थिति बदलें।';
export const sayPriceSold = 'बताएँ कि किस कीमत पर बिका।';
export const sayWhyLost = 'चुनें कि क्यों नहीं बिका।';
export const pieceOfOtherLead = 'इनमें से एक प्रोडक्ट इस पूछताछ का नहीं है।';
export const pieceIsSold = ({ name }: { name: string }) =>
  `“${name}” बिक चुका है। बाकी प्रोडक्ट रिज़र्व करें, या पहले उसे उपलब्ध मार्क करें।`;
export const tooManyNotes = ({ most }: { most: number }) =>
  `एक पूछताछ में ${most} तक नोट हो सकते हैं। लंबा हिसाब कहीं और लिखें।`;
export const dayWithinTwoYears = 'दो साल के भीतर का दिन चुनें।';
export const tooManyTemplates = ({ most }: { most: number }) =>
  `आपके ${most} टेम्पलेट हैं। पहले कोई ऐसा मिटाएँ जो काम में नहीं आता।`;
export const customerKnownAs = ({ name, said }: { name: string; said: string }) =>
  `आप इस ग्राहक को ${name} नाम से जानते हैं। बताएँ कि क्या ${said} नया नाम है।`;
export const customerPhoneTaken = 'आपके किसी और ग्राहक का यही नंबर है।';
export const customerEmailTaken = 'आपके किसी और ग्राहक का यही ईमेल है।';
export const assigneeGone = 'ये अब आपकी टीम में नहीं हैं। रीलोड करें और किसी और को चुनें।';
export const allAreReserved = ({ name }: { name: string }) =>
  `“${name}” के बचे हुए सभी दूसरे ग्राहकों के लिए रिज़र्व हैं। बाकी चुनें, या इनमें से एक छोड़ें।`;
