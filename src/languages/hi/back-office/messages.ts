export const sent = 'मैसेज भेजा गया';
export const send = 'भेजें';
export const sending = 'भेजा जा रहा है...';

// What a message tells a seller of its account.
export const approved = 'मंज़ूर';
export const declined = 'नामंज़ूर';
export const deactivated = 'बंद';
/** An author without a name. */
export const somebody = 'कोई';
export const saveDocument = (name: string) => `${name} सेव करें`;
/** After a document's name and size, for screen readers. */
export const thenSave = ', सेव करें';
