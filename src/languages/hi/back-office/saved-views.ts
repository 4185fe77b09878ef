export const views = 'व्यू';
export const savedViews = 'सेव किए व्यू';
export const all = 'सभी';
/** Behind the name of a view. */
export const changed = 'बदला हुआ';
export const shared = 'शेयर किया';
export const sharedBy = (name: string) => `${name} ने शेयर किया`;
export const openWith = (name: string) => `यह सूची ${name} के साथ खोलें`;
export const editNamed = (name: string) => `${name} बदलें`;
export const saveChanges = 'बदलाव सेव करें';
export const saveAs = 'नए नाम से सेव करें…';

export const saveTitle = 'व्यू के रूप में सेव करें';
export const edit = 'व्यू बदलें';
export const name = 'नाम';
export const shareWithAdmins = 'सभी एडमिन के साथ शेयर करें';
export const save = 'व्यू सेव करें';
export const remove = 'व्यू मिटाएँ';
