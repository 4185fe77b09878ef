export const title = 'Announcements';
export const intro = 'What the admins tell all sellers.';
/** What is loaded, at the start of a sentence. */
export const theAnnouncements = 'The announcements';
export const none = 'Nothing was announced yet';
export const noneText =
  'What the admins announce appears here, and on every screen until it is read.';
export const markRead = 'Got It';
export const all = 'All announcements';
export const isNew = 'New';
