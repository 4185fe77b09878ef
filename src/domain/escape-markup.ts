/** Escapes text for XML and HTML, in content and in attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
