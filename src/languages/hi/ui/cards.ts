export const favouriteOf = (piece: string) => `पसंदीदा: ${piece}`;
export const addedToFavourites = 'पसंदीदा में जोड़ा गया';
export const removedFromFavourites = 'पसंदीदा से हटाया गया';

export const compare = 'तुलना करें';
export const compareOf = (piece: string) => `तुलना करें: ${piece}`;
export const comparedAtMost = (most: number) => `एक बार में ${most} प्रोडक्ट तक की तुलना होती है`;
export const seeCompared = 'तुलना देखें';

export const listedOf = (piece: string) => `पूछताछ सूची: ${piece}`;
export const addedToList = 'पूछताछ सूची में जोड़ा गया';
export const removedFromList = 'पूछताछ सूची से हटाया गया';
export const listedAtMost = (most: number) => `पूछताछ सूची में ${most} प्रोडक्ट तक रखे जा सकते हैं`;
export const seeList = 'सूची देखें';
