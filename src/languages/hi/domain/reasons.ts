/** Why a piece or a shop is reported, in the shopper's words. */
export const reportReasons = {
  counterfeit: 'यह नकली हो सकता है',
  stolen: 'यह चोरी का हो सकता है',
  description: 'विवरण या कीमत गलत है',
  pictures: 'फ़ोटो किसी और चीज़ की हैं, या विक्रेता की अपनी नहीं हैं',
  'not-there': 'यह असल में मिलता ही नहीं',
  'not-allowed': 'इसे यहाँ नहीं बिकना चाहिए',
  identity: 'यह दुकान वह नहीं है जो बताती है',
  conduct: 'विक्रेता का बर्ताव खराब है',
  other: 'कोई और बात',
};
