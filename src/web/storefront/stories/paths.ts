import { type Query, queryString } from '#web/ui/addresses.ts';

// Apart from all other addresses, which every page loads.

export const storiesPath = (query: Query = {}) => `/stories${queryString(query)}`;
export const storyPath = (name: string) => `/stories/${name}`;
export const feedPath = '/stories/feed.xml';
export const plainPath = (name: string) => `/pages/${name}`;
