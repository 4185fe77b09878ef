import type { MetaDescriptor } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';

/** Tells programs where the feed of stories is. */
export const feedLink: MetaDescriptor = {
  ...{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml' },
  href: addresses.storiesFeed,
};
