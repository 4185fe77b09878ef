import type { KeepDays, Settings } from '#contracts/settings.ts';

/** What the parts of the settings are called. */
export const parts: Readonly<Record<keyof Settings, string>> = {
  trending: 'Trending products',
  approval: 'Approval of products',
  rules: 'Rules that send to approval',
  quiet: 'Quiet hours of sellers',
  keepDays: 'How long data are kept',
  newsletter: 'Newsletters',
  rupeesPerDirham: 'Rate of prices',
  feeds: 'Product feeds',
};

/** What their fields are called. */
export const labels = {
  trending: 'A seller’s wish',
  of: 'New products to approve',
  first: 'Until this many of a seller’s are approved',
  edits: 'Edits of what shoppers read too',
  words: 'Words and phrases, one a line',
  isPriced: 'A price far outside its category’s',
  priceFactor: 'So many times the median, or that part of it (of ten products and more)',
  samePicture: 'A picture that looks the same as another seller’s',
  isQuiet: 'Sellers have quiet hours until they choose their own',
  sender: 'Sender’s name',
  replyTo: 'Answers go to',
  rupeesPerDirham: 'Rupees per dirham',
} as const;

export const trendingWords: Readonly<Record<Settings['trending'], string>> = {
  'at-once': 'Applies at once',
  granted: 'Applies once an admin grants it',
};

export const approvalWords: Readonly<Record<Settings['approval']['of'], string>> = {
  none: 'None',
  first: 'The first of each seller',
  all: 'All',
};

export const keptKinds: Readonly<Record<keyof KeepDays, string>> = {
  messages: 'Messages and reports',
  customers: 'Sellers’ customers',
  enquiries: 'Enquiries',
  audit: 'The audit log',
};

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Returns what a part of the settings says, by the names of its fields, as its form has them. */
export function inWords(part: keyof Settings, settings: Settings): Record<string, string> {
  const { trending, approval, rules, quiet, keepDays, newsletter, rupeesPerDirham, feeds } =
    settings;
  const said: Record<keyof Settings, Record<string, string>> = {
    trending: { [labels.trending]: trendingWords[trending] },
    approval: {
      [labels.of]: approvalWords[approval.of],
      [labels.first]: approval.of === 'first' ? String(approval.first) : '',
      [labels.edits]: yesOrNo(approval.edits),
    },
    rules: {
      [labels.words]: rules.words.join('\n'),
      [labels.priceFactor]: String(rules.priceFactor ?? ''),
      [labels.samePicture]: yesOrNo(rules.samePicture),
    },
    quiet: { [parts.quiet]: quiet ? `${quiet.from} – ${quiet.until}` : '' },
    keepDays: Object.fromEntries(
      (Object.keys(keptKinds) as (keyof KeepDays)[]).map((kind) => [
        keptKinds[kind],
        String(keepDays[kind] ?? ''),
      ]),
    ),
    newsletter: { [labels.sender]: newsletter.sender, [labels.replyTo]: newsletter.replyTo },
    rupeesPerDirham: { [labels.rupeesPerDirham]: String(rupeesPerDirham ?? '') },
    feeds: {
      [parts.feeds]: yesOrNo(feeds.shown),
      'Google’s categories': String(Object.keys(feeds.google).length),
    },
  };
  return said[part];
}
