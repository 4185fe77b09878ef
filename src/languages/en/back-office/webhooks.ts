import { plural } from '#languages/en/plural.ts';

export const title = 'Webhooks';
export const text = 'Your own server gets a message as soon as something changes here.';
export const none = 'No webhooks yet';
export const noneText =
  'Add the address of a server that should get a message when products or enquiries change.';

export const add = 'Add a webhook';
export const addTitle = 'New webhook';
export const edit = 'Edit';
export const editTitle = 'Edit webhook';
export const save = 'Save';
export const remove = 'Delete';
export const removeTitle = 'Delete this webhook?';
export const removeText =
  'No more messages are sent to it, and the list of its deliveries is deleted.';
export const address = 'Address';
export const addressHint =
  'Where your server receives POST requests, such as https://shop.example/dhow';
export const toldOf = 'Messages about';
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
  'With it your server checks that a message comes from this marketplace. Copy it to where the server keeps its secrets. It is not shown again.';

export const states = {
  on: 'On',
  off: 'Off',
  failed: 'Turned off: no message could be delivered for days',
};
export const failingSince = (ago: string) => `Deliveries began to fail ${ago}`;
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';

export const deliveries = 'Deliveries';
export const noDeliveries = 'Nothing has been sent yet.';
export const deliveryStates = { waiting: 'Waiting', arrived: 'Delivered', failed: 'Given up' };
export const answered = (status: number) => `Answer ${status}`;
export const took = (milliseconds: number) => `${milliseconds} ms`;
export const attempts = (count: number) => plural(count, { one: '# attempt', other: '# attempts' });
export const nextAt = (moment: string) => `Next attempt ${moment}`;
export const sendAgain = 'Send again';

/** On the page of one's account. */
export const goToWebhooks = 'Go to webhooks';
/** Other words that the screen is looked for by. */
export const words = 'integration developer events notify url callback automation';
