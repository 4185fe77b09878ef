import type { Translated } from '../../translations.ts';
import type { OfField } from './labels.ts';

// What is wrong with what was typed: the one file of refusals that the forms of the pages load.

export const fieldRequired = ({ label }: OfField) => `${label} is required`;
export const fieldMustBeText = ({ label }: OfField) => `${label} must be text`;
export const fieldTooLong = ({ label, max }: OfField & { max: number }) =>
  `${label} must be at most ${max} characters`;
export const fieldTooShort = ({ label, min }: OfField & { min: number }) =>
  `${label} must be at least ${min} characters`;
export const fieldHasControls = ({ label }: OfField) =>
  `${label} contains invisible control characters. Please type it again.`;
export const fieldHasMarkup = ({ label }: OfField) =>
  `${label} must be plain text without HTML tags`;
export const fieldNeedsLetters = ({ label }: OfField) => `${label} must have letters or digits`;
export const fieldOnlySpaces = ({ label }: OfField) => `${label} cannot be only spaces`;
export const fieldHasUnusableCharacter = ({ label }: OfField) =>
  `${label} contains a character that cannot be used`;
export const fieldMustBeYesOrNo = ({ label }: OfField) => `${label} must be yes or no`;

export const searchTooLong = 'Search for at most 200 characters';
export const searchHasUnusableCharacter = 'The search contains a character that cannot be searched';

export const emailRequired = 'Email is required';
export const emailTooLong = 'Email must be at most 254 characters';
export const emailInvalid = 'Please enter a valid email';
export const phoneRequired = 'Phone number is required';
export const phoneInvalid = 'Please enter a valid phone number';
export const phoneMustHaveTenDigits = 'Please enter a valid 10-digit phone number';
export const phoneMustBeText = 'Phone number must be text';
export const phoneTooLong = 'Phone number is too long';
export const chatNumberInvalid = ({ label, code }: OfField & { code: string }) =>
  `${label} must be 7 to 15 digits, starting with the country code, such as +${code}`;
export const loginPhoneInvalid = 'Please enter a valid phone number (minimum 10 digits)';
export const linkIncomplete = 'The link is incomplete';

export const codeRequired = 'Code is required';
export const codeMustHaveSixDigits = 'Type the six digits that your app shows';
export const recoveryCodeRequired = 'Recovery code is required';
export const recoveryCodeInvalid = 'A recovery code has sixteen letters and digits';
export const logInAgain = 'Log in again';
export const giveOneFactor = 'Give a code, a recovery code or a passkey';
export const passwordRequired = 'Password is required';
export const passwordTooLong = 'Password must be at most 254 characters';
export const beginAgain = 'Begin again';

export const priceMustBeNumber = ({ label }: OfField) => `${label} must be a number`;
export const priceMustBeMoreThanNothing = ({ label }: OfField) => `${label} must be more than 0`;
export const priceHasManyDecimals = ({ label }: OfField) =>
  `${label} can have at most two decimals`;
export const priceTooHigh = ({ label }: OfField) => `${label} can be at most 99,99,99,999.99`;
export const priceMustBeInRupees = ({ label }: OfField) => `${label} must be in rupees`;
export const priceMustBeInDirhams = ({ label }: OfField) => `${label} must be in dirhams`;
export const priceMustBeInEither = ({ label }: OfField) => `${label} must be in rupees or dirhams`;
export const priceUnclear = ({ label }: OfField) =>
  `${label} is unclear: write 124999 or 1,24,999, and decimals behind a point, as in 19.99`;
export const rateMustBeNumber = 'The rate must be a number';
export const rateMustBeLike = 'The rate must be a number such as 22.9';
export const originalPriceTooLow = ({ label }: OfField) =>
  `${label} must be more than the price (INR), or empty.`;
export const originalPriceTooLowInAED = ({ label }: OfField) =>
  `${label} must be more than the price (AED), or empty.`;
export const originalPriceTooLowInTable = ({ label }: OfField) =>
  `${label} must be more than the price in rupees, or empty.`;
export const percentTooLow = 'Prices can fall by at most 90 %';
export const percentTooHigh = 'Prices can rise by at most 900 %';
export const percentMissing = 'Enter by how much prices change';

export const saleEndNeedsOriginal =
  'A last day needs an original price, which applies after that day.';
export const mustBeDay = 'must be a day, such as 2026-12-03';
export const mustBeTime = 'must be a time, such as 22:30';
export const quietHoursIncomplete = 'Fill in both times, or neither';
export const chooseReason = 'Choose a reason';
export const otherNeedsWords = 'Please explain in your own words if no reason of the list fits';
export const sayWhatItIsAbout = 'Please say what it is about';
export const sayPieceOrShop = 'Say either which piece it is about or which shop';

export const countMustBe = ({ label, most }: OfField & { most: number }) =>
  `${label} must be a whole number from 1 to ${most}`;
export const quantityMustBeWhole = 'Quantity must be a whole number';
export const quantityTooLow = 'Quantity must be at least 1';
export const quantityTooHigh = 'Quantity must be at most 99';
export const choosePiece = 'Choose a piece';
export const tooManyPieces = ({ most }: { most: number }) =>
  `Ask about at most ${most} pieces at once`;
export const referenceRequired = 'Reference is required';
export const referenceInvalid = 'Reference must be 6 to 10 capital letters or digits';
export const sayWhichPiece = 'Say which piece: productId, or pieces';
export const givePhoneOrEmail = 'Give a phone number or an email, so that the seller can answer';
export const agreeToSending = 'Please agree that the seller gets what you write';
export const chooseWhyLost = 'Choose why it was lost';
export const tooManyPiecesChosen = 'Choose at most 100 products';
export const chooseAtLeastOne = 'Choose at least one';
export const chooseAtMost = ({ most }: { most: number }) => `Choose at most ${most} at once`;

export const attributeUnknown = ({ key }: { key: string }) => `There is no attribute “${key}”`;
export const attributeOfOther = ({ label }: OfField) =>
  `${label} is not an attribute of the chosen category`;
export const attributeTakesAtMost = ({ label, most }: OfField & { most: number }) =>
  `${label} takes at most ${most} values`;
export const attributeTakesOne = ({ label }: OfField) => `${label} takes only one value`;
export const sizeMustSayAvailable = ({ label, size }: OfField & { size: string }) =>
  `${label} ${size} must be available or not: true or false`;
export const attributeHasNoChoices = ({ label }: OfField) => `${label} has no choices yet`;
/** A name that may be known in other languages too. */
export const nameInEither = ({ name }: { name: string } & Partial<Translated<'name'>>) => name;
export const someOfNames = ({ names, hasOthers }: { names: string[]; hasOthers: boolean }) =>
  `${names.join(', ')}${hasOthers ? ' …' : ''}`;
export const notAChoice = ({
  given,
  label,
  choices,
}: OfField & { given: string; choices: string }) => `“${given}” is not one of ${label}: ${choices}`;
export const thisIsNotAChoice = ({ label, choices }: OfField & { choices: string }) =>
  `This is not one of ${label}: ${choices}`;

type Bounds = OfField & { lowest: number | null; highest: number | null; unit: string };

export const attributeMustBeNumber = ({ label, lowest, highest, unit }: Bounds) => {
  const of = unit === '' ? '' : ` ${unit}`;
  const number = `${label} must be a number`;
  if (lowest !== null && highest !== null) return `${number} between ${lowest} and ${highest}${of}`;
  if (lowest !== null) return `${number} of at least ${lowest}${of}`;
  if (highest !== null) return `${number} of at most ${highest}${of}`;
  return unit === '' ? number : `${number} (${unit})`;
};

/** A parameter of an address, and what is said of it. */
export const parameterSays = ({ name, says }: { name: string; says: string }) =>
  name === '' ? says : `${name} ${says}`;
export const chooseStaffRole = 'Choose what they may do';

export const gstinMustBe = 'A GSTIN has 15 characters, like 32ABCDE1234F1Z5.';
export const trnMustBe = 'A TRN has 15 digits.';
export const upiMustBe = 'A UPI ID is like name@bank.';
export const paymentPageMustBe =
  'Write an address that begins with https:// and has {amount} and {reference} in it, once each.';
export const hsnMustBe = 'An HSN code has 4, 6 or 8 digits.';
export const taxRateMustBe = ({ most }: { most: number }) =>
  `Tax must be a number from 0 to ${most}, with two decimals at most.`;

export const chooseScopes = 'Choose what the key may do';
export const chooseDays = 'Choose when the key expires: after 30, 90 or 365 days, or never';
export const chooseEvents = 'Choose at least one event';

export const webhookUrl =
  'Enter the full address of a public server, such as https://shop.example/dhow';
