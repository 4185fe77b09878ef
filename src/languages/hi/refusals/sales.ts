// Payments that sellers ask for, and receipts.

export const sayHowPaid = 'पहले मेरी प्रोफ़ाइल में बताएँ कि आपको भुगतान कैसे मिलता है।';
export const upiInRupees = 'UPI रुपयों के लिए है। यह पूछताछ दिरहम में है: अपना भुगतान पेज इस्तेमाल करें।';
export const tooManyPayments = ({ most }: { most: number }) =>
  `एक पूछताछ में ज़्यादा से ज़्यादा ${most} भुगतान हो सकते हैं।`;
export const sayLegalName = 'पहले मेरी प्रोफ़ाइल में बताएँ कि रसीदों पर आपका कानूनी नाम क्या है।';
export const paymentAsked = 'भुगतान लिंक तैयार है';
export const paymentReceived = 'मिला हुआ दर्ज किया गया';
export const paymentNotReceived = 'नहीं मिला दर्ज किया गया';
export const receiptIssued = ({ number }: { number: string }) => `${number} बन गई`;
