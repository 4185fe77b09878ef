import type { MailLine, MailText } from '#languages/mail-text.ts';

/** The lines at the end of what readers get. */
export const leaving = (unsubscribe: string): MailLine[] => [
  '',
  { label: 'न्यूज़लेटर बंद करें', url: unsubscribe },
];

type Confirm = { site: string; link: string; unsubscribe: string };

export const confirmNewsletter = ({ site, link, unsubscribe }: Confirm): MailText => ({
  subject: 'कृपया न्यूज़लेटर पक्का करें',
  lines: [
    `किसी ने, शायद आपने ही, ${site} के न्यूज़लेटर के लिए यह पता लिखा है। पक्का करने के लिए तीन दिन के भीतर यह लिंक खोलें:`,
    '',
    { url: link },
    '',
    'अगर यह आपने नहीं किया तो कुछ न करें: तब कोई न्यूज़लेटर नहीं भेजा जाएगा और यह पता भुला दिया जाएगा।',
    ...leaving(unsubscribe),
  ],
});

export const newsletterAlready = ({ site, unsubscribe }: Omit<Confirm, 'link'>): MailText => ({
  subject: 'न्यूज़लेटर आपको पहले से मिल रहा है',
  lines: [
    `किसी ने, शायद आपने ही, ${site} के न्यूज़लेटर के लिए यह पता लिखा है। यह पहले से सूची में है, कुछ करने की ज़रूरत नहीं।`,
    ...leaving(unsubscribe),
  ],
});
