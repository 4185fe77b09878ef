import type { ReactNode } from 'react';

/** Ways to ask about a piece. */
export const whichSize = 'कौन-सा साइज़?';
export const notSureYet = 'अभी तय नहीं है';
/** After what a link says, for those who do not see where it leads. */
export const opensChat = ' (नए टैब में चैट खुलती है)';
export const chatWith = (site: string) => `${site} से चैट करें`;
export const call = (phone: string) => `${phone} पर कॉल करें`;
export const callSite = ({ site, phone }: { site: string; phone: ReactNode }) => (
  <>
    {site} को {phone} पर कॉल करें
  </>
);
export const writeWithoutChat = 'बिना चैट के लिखें';
export const continueOnPhone = 'अपने फ़ोन पर जारी रखें';
export const codeOfChat = 'आपके मैसेज वाली चैट का QR कोड';
/** `site` where the chat is not the seller's, `reference` once there is one. */
export const pointCamera = ({ site, reference }: { site?: string; reference?: string }) =>
  `फ़ोन का कैमरा यहाँ दिखाएँ: ${site ? `${site} से ` : ''}चैट आपके मैसेज${reference ? ` और रेफ़रेंस नंबर ${reference}` : ''} के साथ खुल जाएगी।`;
export const answersOtherwise = ({ seller, site }: { seller: ReactNode; site: string }) => (
  <>
    आपके लिखे का जवाब {seller} फ़ोन या ईमेल से देते हैं। चैट {site} से होगी।
  </>
);

/** The list of pieces to ask about. */
export const enquiryList = 'पूछताछ सूची';
export const enquiryListWith = (piece: string) => `पूछताछ सूची: ${piece}`;
export const addToList = 'पूछताछ सूची में जोड़ें';
export const removeFromList = 'पूछताछ सूची से हटाएँ';

/** The form in place of a chat. */
export const writeToSeller = 'विक्रेता को लिखें';
export const description = 'बिना चैट के विक्रेता से किसी प्रोडक्ट के बारे में पूछें।';
export const noChatNeeded = 'चैट ज़रूरी नहीं: जवाब फ़ोन या ईमेल से आएगा।';
export const whatAbout = 'किस बारे में है?';
export const whereAreYou = 'आप कहाँ हैं?';
export const undecided = 'अभी तय नहीं';
export const name = 'नाम';
export const phone = 'फ़ोन';
export const phoneHint = 'फ़ोन नंबर या ईमेल, कोई एक काफ़ी है।';
export const email = 'ईमेल';
export const message = 'मैसेज';
export const sendEnquiry = 'पूछताछ भेजें';
/** What a message begins with until the shopper says otherwise. */
export const moreAboutThis = 'मुझे इस प्रोडक्ट के बारे में और जानना है।';
export const moreAboutThese = 'मुझे इन प्रोडक्ट के बारे में और जानना है।';
export const soldOneLikeIt = 'यह प्रोडक्ट बिक गया है। क्या आपके पास ऐसा और है?';

export const sent = (seller: ReactNode) => <>धन्यवाद। आपकी पूछताछ {seller} को मिल गई है।</>;
export const theSeller = 'विक्रेता';
export const answerComes = (reference: ReactNode) => (
  <>जवाब आपके दिए हुए फ़ोन या ईमेल पर आएगा। रेफ़रेंस नंबर {reference}।</>
);

/** Why an enquiry that was posted without scripts was not taken, in the form's order. */
export const problems = {
  pieces: 'कृपया चुनें कि किस बारे में पूछना है।',
  name: 'कृपया अपना नाम लिखें।',
  phone: 'कृपया सभी अंकों के साथ फ़ोन नंबर या ईमेल दें, ताकि विक्रेता जवाब दे सके।',
  email: 'कृपया ईमेल पता जाँचें।',
  message: 'कृपया मैसेज लिखें।',
  consent: 'कृपया सहमति दें कि आपका लिखा हुआ विक्रेता को मिले।',
  gone: 'कोई प्रोडक्ट अब शॉप में नहीं है।',
  busy: 'यहाँ से बहुत ज़्यादा पूछताछ आई हैं। कृपया बाद में कोशिश करें।',
  flooded: 'इस विक्रेता को अभी बहुत ज़्यादा पूछताछ मिल रही हैं। कृपया JavaScript चालू करें, या बाद में कोशिश करें।',
  long: 'कृपया कम लिखें: यह मैसेज की सीमा से लंबा है।',
};
export const notSent = 'पूछताछ नहीं भेजी जा सकी। कृपया जाँचें कि आपने क्या लिखा है।';
export const goBack = 'आपका लिखा हुआ वापस जाने पर मिल जाएगा।';
