// Enquiries, leads, customers and reply templates.

export const oneMessageOneSeller = 'One message goes to one seller. Send one for each.';
export const piecesOfSeveralSellers =
  'These pieces are of several sellers. Send one message for each.';
export const workRequired =
  'This seller gets very many enquiries at the moment. Please switch on scripts (JavaScript), or try again later.';
export const junkIsHeld = 'A reserved or won enquiry cannot be junk. Change its state first.';
export const sayPriceSold = 'Say for which price it was sold.';
export const sayWhyLost = 'Choose why it was lost.';
export const pieceOfOtherLead = 'One of these products does not belong to this enquiry.';
export const pieceIsSold = ({ name }: { name: string }) =>
  `“${name}” is sold. Reserve the other products, or mark it as available first.`;
export const tooManyNotes = ({ most }: { most: number }) =>
  `An enquiry has at most ${most} notes. Write longer records elsewhere.`;
export const dayWithinTwoYears = 'Choose a day within two years.';
export const tooManyTemplates = ({ most }: { most: number }) =>
  `You have ${most} templates. Delete one you do not use first.`;
export const customerKnownAs = ({ name, said }: { name: string; said: string }) =>
  `You know this customer as ${name}. Choose whether ${said} is the new name.`;
export const customerPhoneTaken = 'Another of your customers has this number.';
export const customerEmailTaken = 'Another of your customers has this email.';
export const assigneeGone = 'They do not work for you any more. Reload, and choose somebody else.';
export const allAreReserved = ({ name }: { name: string }) =>
  `All that are left of “${name}” are reserved for other customers. Choose the others, or free one of these.`;
