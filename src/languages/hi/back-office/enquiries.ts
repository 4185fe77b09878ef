export const region = 'क्षेत्र';
export const allRegions = 'सभी क्षेत्र';
export const seller = 'विक्रेता';
export const priceShown = 'दिखाई गई कीमत';
/** The moment of an enquiry. */
export const when = 'कब';
export const product = 'प्रोडक्ट';
export const reference = 'रेफ़रेंस नंबर';
export const overTime = 'समय के साथ: पूछताछ';
export const noneInThisTime = 'इस दौरान कोई पूछताछ नहीं आई।';
export const nothingAskedAbout = 'इस दौरान किसी ने कुछ नहीं पूछा।';
export const period = 'अवधि';
export const last7Days = 'पिछले 7 दिन';
export const last30Days = 'पिछले 30 दिन';
export const last90Days = 'पिछले 90 दिन';
export const lastYear = 'पिछला एक साल';

// How a lead stands.
export const leadNew = 'नई';
export const leadTalking = 'बातचीत जारी';
export const leadReserved = 'रिज़र्व';
export const leadWon = 'बिक गया';
export const leadLost = 'नहीं बिका';

// Why it is lost.
export const noAnswer = 'जवाब नहीं आया';
export const thePrice = 'कीमत';
export const boughtElsewhere = 'कहीं और से खरीदा';
export const notAvailable = 'उपलब्ध नहीं';
export const anotherReason = 'कोई और वजह';
