// Pictures to share, catalogues and posters.

export const shareNamed = (name: string) => `Share ${name} as a picture`;
export const story = 'Story';
export const post = 'Post';
export const shape = 'Shape';
export const language = 'Language';
export const prices = 'Prices';
export const withoutPrices = 'Without prices';
export const making = 'Making the picture…';
export const pictureOf = (name: string) => `The picture of ${name}`;
export const send = 'Share…';
export const download = 'Download';
export const catalogue = 'Catalogue (PDF)…';
export const catalogueTitle = 'Catalogue as a PDF';
export const catalogueText = (most: number) =>
  `A cover, then nine products on each page. Up to ${most} products.`;
export const catalogueFile = 'catalogue.pdf';
export const makingCatalogue = 'Making the catalogue…';
export const poster = 'Poster';
export const posterText = 'A sheet to print, with the QR code of your page.';
export const downloadPoster = 'Download poster';
