import { plural } from '#languages/en/plural.ts';

export const title = 'Webhooks';
export const text = 'A program of yours is told at once of what happens here.';
export const none = 'No webhooks yet';
export const noneText =
  'Add the address of a server that wants to know of products and enquiries as they change.';

export const add = 'Add a webhook';
export const addTitle = 'New webhook';
export const edit = 'Edit';
export const editTitle = 'Edit webhook';
export const save = 'Save';
export const remove = 'Delete';
export const removeTitle = 'Delete this webhook?';
export const removeText = 'Nothing more is sent there, and what was sent is no longer listed.';
export const address = 'Address';
export const addressHint = 'Where the server takes a POST, such as https://shop.example/dhow';
export const toldOf = 'It is told of';
export const events = {
  'product.added': 'Product added',
  'product.changed': 'Product changed',
  'product.deleted': 'Product deleted',
  'seller.added': 'Seller registered',
  'seller.changed': 'Seller changed',
  'seller.deleted': 'Seller deleted',
  'lead.added': 'New enquiry',
  'lead.changed': 'Enquiry changed',
  'report.added': 'New report',
  'report.answered': 'Reports answered',
};

export const secretTitle = 'Secret of the webhook';
export const secretText =
  'Your server checks with it that a message is from here. Copy it to where the server keeps its secrets. It is not shown again.';

export const states = { on: 'On', off: 'Off', failed: 'Turned off: nothing arrived for days' };
export const failingSince = (ago: string) => `Nothing has arrived since ${ago}`;
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';

export const deliveries = 'Deliveries';
export const noDeliveries = 'Nothing was sent yet.';
export const deliveryStates = { waiting: 'Waiting', arrived: 'Arrived', failed: 'Given up' };
export const answered = (status: number) => `Answer ${status}`;
export const took = (milliseconds: number) => `${milliseconds} ms`;
export const attempts = (count: number) => plural(count, { one: '# attempt', other: '# attempts' });
export const nextAt = (moment: string) => `Next attempt ${moment}`;
export const sendAgain = 'Send again';

/** On the page of one's account. */
export const goToWebhooks = 'Go to webhooks';
/** Other words that the screen is looked for by. */
export const words = 'integration developer events notify url callback automation';
