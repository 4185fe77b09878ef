// The people who work for a seller.
export const title = 'Staff';
export const text = 'People who work for you, each with a log-in of their own.';
export const yourStaff = 'Your staff';
export const people = 'People';
export const you = 'You';
export const since = (day: string) => `Since ${day}`;
export const lastSeen = (when: string) => `last seen ${when}`;
export const notLoggedIn = 'not logged in';
export const withSecondFactor = 'two-step verification';
export const emptyTitle = 'No staff yet';
export const emptyText =
  'Invite somebody to answer enquiries or keep your products up to date, without your password.';

export const changeRole = 'Change role';
export const changeRoleOf = (name: string) => `Change the role of ${name}`;
export const whatTheyMayDo = 'What they may do';
export const chooseRole = 'Choose a role';
export const save = 'Save';
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeText =
  'They are logged out at once, and enquiries assigned to them become unassigned. What they did keeps their name.';
export const leave = 'Leave this shop';
export const leaveTitle = (shop: string) => `Leave ${shop}?`;
export const leaveText =
  'You are logged out and cannot come back without a new invitation. Enquiries assigned to you become unassigned.';

// Invitations.
export const invite = 'Invite';
export const inviteTitle = 'Invite somebody';
export const email = 'Email address';
export const sendInvitation = 'Send invitation';
export const inviteNote = 'They get a link by email. It works once, within three days.';
export const notApproved = 'You can invite people once your account is approved.';
export const invited = 'Invited';
export const invitedBy = ({ name, until }: { name: string; until: string }) =>
  `By ${name}. The link works until ${until}.`;
export const invitationExpired = 'The link has expired. Send it again.';
export const sendAgain = 'Send again';
export const sendAgainTo = (address: string) => `Send again to ${address}`;
export const takeBack = 'Cancel invitation';
export const takeBackFrom = (address: string) => `Cancel the invitation of ${address}`;
export const takeBackTitle = 'Cancel this invitation?';
export const takeBackText = (address: string) => `The link sent to ${address} will no longer work.`;

// The page that the mailed link opens.
export const acceptTitle = 'You are invited';
export const acceptText = ({ shop, role }: { shop: string; role: string }) =>
  `${shop} invites you to its staff. Your role: ${role}.`;
export const yourEmail = (address: string) => `You log in with ${address}.`;
export const knownNote =
  'You already have a log-in here. Enter its password, and choose the shop when you log in.';
export const name = 'Your name';
export const nameHint = 'Your colleagues see it beside your work.';
export const password = 'Password';
export const passwordHint = 'At least 8 characters.';
export const accept = 'Accept';
export const accepting = 'Accepting...';
export const incompleteLink = 'This link is incomplete. Open it from the mail again.';
export const goToLogIn = 'Go to the log-in';
export const loggedInElsewhere =
  'Somebody is logged in here already. Log out first, then open the link again.';

// Who is logged in, and what they do not see.
export const loggedInAs = 'Logged in as';
export const notForYouTitle = 'This is not part of your role';
export const notForYouText = ({ role, shop }: { role: string; shop: string }) =>
  `Your role at ${shop} is: ${role}. Ask an owner of the shop if you need more.`;
export const notForSupport =
  'A support session can only do what both its admin and the owner of the shop may do.';
export const goToEnquiries = 'Go to the enquiries';

// Who answers an enquiry.
export const assignee = 'Answered by';
export const anybody = 'All';
export const mine = 'Mine';
export const nobodys = 'Unassigned';
export const nobody = 'Nobody yet';
export const named = ({ name, isYou }: { name: string; isYou: boolean }) =>
  isYou ? `${name} (you)` : name;
