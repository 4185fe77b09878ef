import { plural } from '#languages/en/plural.ts';

/*
 * What the privacy notice says (docs/behaviour/rules.md#privacy-notice). Each sentence is what the code does: a change of
 * one makes a new version of the notice.
 */

/** Times, without groups of digits. */
export const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
export const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` });
export const minutes = (count: number) =>
  plural(count, { one: '1 minute', other: `${count} minutes` });

export const who = 'Who keeps your data';
export const whoText = ({ site, address }: { site: string; address: readonly string[] }) =>
  `${site} is at ${address.join(', ')}. Write or call for anything about your data.`;
export const sellersAnswer =
  'A seller whom you ask gets your enquiry, and answers for what it does with it outside this site.';
export const email = 'Email';
export const phone = 'Phone';
export const grievanceOfficer = 'Grievance officer';

export const basis = 'Why we are allowed to';

export const looking = 'When you look around';
export const noAccount = 'Looking around needs no account. Pages load nothing from anybody else.';
export const noAccountButPictures = ({ site, origins }: { site: string; origins: string }) =>
  `Looking around needs no account. Some pictures of ${site} are loaded from ${origins}, and loading them shows your network address there. Pages load nothing else from others.`;
export const ownStorage = 'In your browser’s own storage';
export const ownStorageText = (kept: readonly string[]) =>
  `Until you remove it there: ${kept.join('; ')}. To show these pieces, your browser asks us for them by their ids, which we do not keep.`;
/** What browsers keep for a shopper, by its key in their storage. */
export const browserStorage = {
  language: 'the language that you chose',
  region: 'whether prices in rupees or dirhams come first',
  favorites: 'your favourites',
  enquiryList: 'your enquiry list',
  compared: 'the pieces that you compare',
  recentlyViewed: 'the pieces that you viewed last',
  recentSearches: 'your last searches',
  enquiries: 'the enquiries that you sent, without your name and words',
  asked: 'when you asked about which piece',
  hasShownWelcome: 'until you close the page, that you have seen the welcome',
};
export const views = 'Views and searches';
export const viewsText =
  'Your browser tells us which piece or shop you look at and in which region, and what you search for. We count these for each day, without knowing who it was. To count you only once, the server keeps your network address in its memory until others take its place, and for the day (UTC) a hash of it, your browser’s name and the page, made with a secret that changes every day.';
export const failures = 'Failures';
export const failuresText =
  'Where a page’s script fails, your browser tells us which page it was and what failed. What is quoted in it, addresses and long numbers are left out.';

export const toSeller = 'When you write to a seller';
export const formText = (agreed: string) =>
  `In the form for an enquiry you agree to this: “[The seller]${agreed}” We keep who you are, how you can be reached, your words, the pieces with their sizes and prices, your region, the language of the page, the time, and the version of this notice. The seller sees all of it and gets it by mail.`;
export const chatText =
  'A chat link opens WhatsApp with a message to the seller. We keep the pieces, your region, the language of the page, a reference and what you wrote beside the pieces, but neither your name nor your number. What you send there is between you, the seller and WhatsApp.';
export const sellersNotes =
  'A seller may note here whom it talks to: a name, a number, an address and notes about an enquiry.';

export const toUs = 'When you write to us';
export const withEach =
  'With each we keep the time and the version of this notice; with a message and the newsletter also the language of the page, in which we answer.';
export const contact = 'Contact';
export const contactText = (said: string) =>
  `“${said}” We keep your name, address and message, and our answers, which are mailed to you.`;
export const reportsOf = 'Reports of a piece or a shop';
export const reportsOfText = (said: string) => `“${said}” The seller is not told who reported it.`;
export const newsletter = 'Newsletter';
export const quoted = (said: string) => `“${said}”`;

export const selling = 'When you sell here';
export const registrationText = (said: string) =>
  `In the registration: “${said}” Shoppers see your shop’s name, picture, description, city, hours and chat numbers and your pieces, but not your email address, nor the number that you log in with. Admins see all but your password, of which a hash alone is kept. We also keep the language that you are mailed in, which you choose in your profile or by the page that you log in on.`;
export const download =
  'You can download everything that is kept about you, and delete your account, in your profile.';

export const kept = 'What is kept, and how long';
export const keptText =
  'When its time is over, the server removes it by itself, within minutes unless it is very busy.';
export const words = 'Your words in an enquiry, and the seller’s notes';
export const wordsFor = (time: string) =>
  `${time} after you asked, or after the seller last wrote something about you there.`;
export const untilErased = 'Until you have it erased.';
export const customer = 'Your name, number and address with a seller';
export const customerErased = 'Until you, or the seller, have it erased.';
export const customerFor = (time: string) =>
  `As long as one of these enquiries is kept; without any, ${time} after it was written down.`;
export const enquiry = 'The enquiry itself: pieces, prices and its result';
export const enquiryForEver = 'For ever, but without you once your words are erased.';
export const enquiryFor = (time: string) =>
  `${time} after you asked; then it goes with all that is still in it. How many there were on a day stays.`;
export const receipts = 'What a seller asked you to pay, and its receipts';
export const receiptsText =
  'What was asked for goes with the enquiry. Receipts stay with the seller, but without your name once your words are erased.';
export const messages = 'Messages to us and our answers';
export const messagesFor = (time: string) => `${time} after you wrote.`;
export const reports = 'Reports';
export const reportsErased =
  'Your words and address until you have them erased. That something was reported, and why, stays.';
export const reportsFor = (time: string) =>
  `Your words and address ${time} after you wrote. That something was reported, and why, stays.`;
export const newsletterFor = (time: string) =>
  `Your address until you leave; if you do not confirm it, ${time}.`;
export const mails = 'Mails that we send';
export const mailsFor = ({ sent, failed }: { sent: string; failed: string }) =>
  `The text, encrypted, until it is sent. To whom and with what subject: ${sent} after that. All of it ${failed} where it could not be sent.`;
export const viewCounts = 'Counts of views';
export const viewCountsFor = (time: string) => `${time}, without knowing who looked.`;
export const searchCounts = 'Counts of searches';
export const searchCountsFor = (time: string) =>
  `${time}, without knowing who searched; only how many networks did, up to about sixty.`;
export const abuseCounts = 'Counts against abuse';
export const abuseCountsText =
  'At most a day, under a keyed hash of the network address, account or email address.';
export const sellers =
  'Sellers: account, shop, pieces, documents, messages, and our notes about them';
export const sellersFor = ({ prices, imports }: { prices: string; imports: number }) =>
  `Until the account is deleted; earlier prices ${prices}, and the last ${imports} imported tables. People on a seller’s staff: as long as they work for a seller.`;
export const sessions = 'Sellers and admins: where they are logged in';
type SessionTimes = { longest: string; idle: string; device: string };
export const sessionsFor = ({ longest, idle, device }: SessionTimes) =>
  `The device’s name and the network address until the log-in ends: for a seller after ${longest}, or ${idle} without use. Devices for notices end with it. That we know a device: ${device} after its last use.`;
export const erasures = 'That you had something erased';
export const erasuresText =
  'For ever, as a hash that tells neither what it was nor whose: with it, an older backup is restored without your data.';
export const admins = 'Admins, and whoever is invited';
export const adminsText = (time: string) =>
  `Until an owner removes them. Invitations to become one, a seller or staff of one: for ${time} after their link has expired.`;
export const record = 'The record of what sellers and admins did';
export const recordForEver =
  'For ever, log-ins with device and network address included. Once a seller is erased, its names and values are emptied.';
export const recordFor = (time: string) =>
  `${time}, log-ins with device and network address included. Once a seller is erased, its names and values are emptied.`;

export const receives = 'Who receives it';
export const receivesText =
  'Only those named here. Nothing is sold, there is no advertising, and views and searches are counted by this server alone.';
export const receivesWithCounting =
  'Only those named here. Nothing is sold, and there is no advertising.';
export const seller = 'The seller whom you ask';
export const sellerText = 'Your enquiry, and nothing else about you.';
export const adminsOf = (site: string) => `Admins of ${site}`;
export const adminsOfText = 'Everything named here, to run the site and to answer you.';
export const database = 'The database';
export const ownDatabase = 'All of it, on the disk of the server.';
export const otherDatabase = 'All of it, in a PostgreSQL database that the operator has chosen.';
export const files = 'Files';
export const filesInStorage =
  'Pictures and videos that sellers upload, in an object storage that the operator has chosen. Shoppers send none.';
export const filesOnDisk =
  'Pictures and videos that sellers upload, on the disk of the server. Shoppers send none.';
export const mailCarrier = 'Mails';
export const mailServer =
  'A mail server that the operator has chosen carries them to you and to sellers.';
export const mailFolder = (time: string) =>
  `No mail server is set up: mails are written to a folder of the server, and removed after ${time}.`;
export const pushes = 'Notices on a seller’s device';
export const pushesText =
  'Go through the push service of its browser’s maker, encrypted for that device.';
export const backups = 'Backups';
export const noBackups =
  'The server makes none by itself. Where the operator copies its data in another way, what is erased stays in the copies until these are deleted.';
type Backups = {
  isElsewhere: boolean;
  isEncrypted: boolean;
  every: string;
  keep: number;
  gone: string;
};
export const backupsText = ({ isElsewhere, isEncrypted, every, keep, gone }: Backups) =>
  `Copies of all of it, ${isEncrypted ? 'encrypted' : 'not encrypted'}, are put into ${isElsewhere ? 'an object storage that the operator has chosen' : 'a folder'} every ${every}, and the last ${keep} are kept: what is erased is in none of them after about ${gone}.`;
export const proxies = 'In front of the server';
export const proxiesText =
  'Proxies, or a network that delivers pages, which the operator has chosen pass on what your browser asks for, and see your network address.';
export const programs = 'Programs of sellers';
export const programsText =
  'Sellers, and the operator for the whole marketplace, can connect programs of their own, which read what they themselves may read, and are told of new enquiries as they come. What those do with it is theirs to answer for.';
export const analytics = 'Counting of visits';
export const analyticsText = (host: string) =>
  `A server of the operator’s own (${host}) counts visits of the shop’s pages: which page, from where it was reached, and on which kind of device. It sets no cookies.`;
export const traces = 'Traces';
export const tracesText =
  'A service that the operator has chosen gets how long each kind of request took, without addresses, names and words.';

export const networks = 'Network addresses and logs';
export const failuresLogged = 'The server logs only failures, not who asked for what.';
/** Of a log of requests, by what stands in it of who asked. */
export const requestsLogged = {
  shortened:
    'The server logs requests: the time, the page’s address without what follows a question mark, the result, and the network address that asked, shortened so that about a hundred addresses share it. How long the log is kept is for the operator to set where it is gathered.',
  hashed:
    'The server logs requests: the time, the page’s address without what follows a question mark, the result, and a mark of the network address that asked, which changes every day. How long the log is kept is for the operator to set where it is gathered.',
  whole:
    'The server logs requests: the time, the page’s address without what follows a question mark, the result, and the network address that asked. How long the log is kept is for the operator to set where it is gathered.',
  none: 'The server logs requests: the time, the page’s address without what follows a question mark, the result, and nothing of who asked. How long the log is kept is for the operator to set where it is gathered.',
};
export const againstAbuse =
  'Against abuse it counts how often a network address, an account or an email address tries something. These are stored as keyed hashes, from which nobody can read them.';

export const cookies = 'Cookies';
export const noCookies = 'Shoppers get no cookies.';
export const sellersAndAdmins = 'Sellers and admins';
export const logInCookies = (time: string) =>
  `A log-in sets two, which no script can read: “device”, by which the next log-in from the same browser is recognised, for ${time}; and “seller-media” or “admin-media”, by which pictures that are not public are shown, until the browser is closed. The log-in itself is in the browser’s local storage until it is ended.`;
export const previews = 'Previews';
export const previewCookie =
  'Who opens a link of ours to a page that is not published yet gets one, “preview-media”, which no script can read. It shows the pictures of that page as long as the link works, an hour at most, and names nobody.';

export const rights = 'What you can ask for';
export const rightsText = (address: string) =>
  `You may see what is kept about you, have it corrected or erased, and take back what you have agreed to: write to ${address} from the address, or name the phone number or the enquiry’s reference, that it is about. An admin can hand over and erase all of it.`;
export const leaving =
  'Every newsletter has a link to leave it, which removes your address at once. What reached a seller by mail or chat, only the seller can erase.';
export const complaints = 'Complaints about us';

export const moreFrom = (site: string) => `More from ${site}`;
