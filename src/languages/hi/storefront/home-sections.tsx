/** The banner of promotions. */
export const promotions = 'ऑफ़र';
export const explore = 'देखें';

export const trending = 'ट्रेंडिंग';
export const trendingLine = 'दुनिया के प्रीमियम ब्रांड, एक ही जगह।';
export const trendingPieces = 'ट्रेंडिंग प्रोडक्ट';
export const previousPieces = 'पिछले प्रोडक्ट';
export const nextPieces = 'अगले प्रोडक्ट';

export const featuredSellers = 'चुनिंदा विक्रेता';
export const viewAllSellers = 'सभी विक्रेता देखें';

export const newArrivals = (
  <>
    नए <em>आए</em>
  </>
);
export const arrivedThisWeek = 'इस हफ़्ते हमारे विक्रेताओं ने जो जोड़ा, सबसे नया पहले।';
export const arrived = 'हमारे विक्रेताओं ने जो जोड़ा है, सबसे नया पहले।';
export const seeNew = 'नया क्या है, देखें';

/** Of a list of pieces that an admin put there. */
export const seeAll = 'सभी देखें';
