import type { ReactNode } from 'react';

export const pendingBadge = 'मंज़ूरी बाकी';
export const pendingText =
  'आपके अकाउंट को एडमिन की मंज़ूरी मिलनी बाकी है। आप अपने प्रोडक्ट देख सकते हैं, पर जोड़ या बदल नहीं सकते।';
export const approvedBadge = 'मंज़ूर विक्रेता';
export const approvedText = 'आपका अकाउंट मंज़ूर हो गया है। अब आप प्रोडक्ट जोड़ सकते हैं।';
export const declinedBadge = 'मंज़ूर नहीं हुआ';
export const declinedText = 'आपका अकाउंट मंज़ूर नहीं हुआ है। जो कमी है उसे ठीक करें और एडमिन को जवाब दें।';
export const deactivatedBadge = 'बंद';
export const deactivatedText =
  'आपका अकाउंट बंद कर दिया गया है। जब तक कोई एडमिन इसे फिर चालू नहीं करता, ग्राहकों को आपके प्रोडक्ट नहीं दिखेंगे।';
export const deletedBadge = 'हटाया गया';
export const deletedText = (day: string) =>
  `आपका अकाउंट हटा दिया गया है। ग्राहकों को आपके प्रोडक्ट नहीं दिखते। ${day} तक कोई एडमिन इसे वापस ला सकता है; उसके बाद यह, इसके बारे में रखी सारी जानकारी के साथ, मिटा दिया जाएगा।`;

export const writeToAdmins = 'एडमिन को लिखें';
export const answerAdmins = 'एडमिन को जवाब दें';
export const putAway = 'इसे छिपाएँ';
/** Before what an admin wrote about an approval, and about any other decision. */
export const note = 'नोट:';
export const reason = 'वजह:';

export const nextSteps = 'आगे क्या करना है';
/** Of a step, for screen readers. */
export const stepDone = '(हो गया)';

export const confirmEmail = 'अपने ईमेल की पुष्टि करें';
export const openMailedLink = (email: ReactNode) => <>जो लिंक हमने {email} पर भेजा है, उसे खोलें।</>;
export const sendLinkAgain = 'लिंक फिर भेजें';

export const giveNumbers = 'बताएँ कि ग्राहक आपसे कहाँ बात करें';
export const enquireByChat = 'ग्राहक आपके नंबर पर चैट से पूछते हैं।';
export const addNumbers = 'चैट नंबर जोड़ें';

export const beApproved = 'एडमिन की मंज़ूरी';
export const pendingStep =
  'हम हर रजिस्ट्रेशन देखते हैं और अपना फ़ैसला ईमेल से बताते हैं। तब तक आप प्रोफ़ाइल भर सकते हैं और हमें लिख सकते हैं।';
export const declinedStep = 'अभी नहीं मिली: ऊपर वजह देखें, उसे ठीक करें और नीचे हमें जवाब दें।';
export const deactivatedStep = 'मंज़ूरी हटा ली गई है: ऊपर वजह देखें और नीचे हमें जवाब दें।';

export const addFirstProduct = 'पहला प्रोडक्ट जोड़ें';
export const seenOnceApproved = 'मंज़ूरी मिलते ही आप जो जोड़ेंगे वह ग्राहकों को तुरंत दिखेगा।';
export const photographPiece = (link: ReactNode) => (
  <>किसी प्रोडक्ट की फ़ोटो लें और उसे शॉप में डालें: {link}</>
);
export const goToProducts = 'अपने प्रोडक्ट पर जाएँ';
