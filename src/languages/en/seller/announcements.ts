export const title = 'Announcements';
export const intro = 'News from the admins for all sellers.';
/** What is loaded, at the start of a sentence. */
export const theAnnouncements = 'The announcements';
export const none = 'No announcements yet';
export const noneText =
  'New announcements appear here, and on every screen until you have read them.';
export const markRead = 'Got It';
export const all = 'All announcements';
export const isNew = 'New';
export const isCorrected = 'Corrected';
