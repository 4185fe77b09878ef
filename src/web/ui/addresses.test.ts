import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { addresses } from './addresses.ts';
import { adminAddresses, sellerAddresses } from './back-office/addresses.ts';

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** Every pattern of the routes, as the router joins them. */
const patternsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [own === '' ? '/' : own, ...patternsOf(children, own)];
  });

const named = { _id: 'abcdefgh', name: 'Some name' };
/** Each address with ids, or with names, for what it takes. */
const written = [addresses, adminAddresses, sellerAddresses].flatMap((table) =>
  Object.entries(table).map(([name, address]) => {
    if (typeof address === 'string') return [name, address] as const;
    const take = address as (...given: unknown[]) => string;
    const given = table === addresses && address.length > 0 ? named : named._id;
    return [name, take(...Array.from({ length: address.length }, () => given))] as const;
  }),
);

it.each(written)('%s leads to a page: %s', (_name, address) => {
  const { pathname } = new URL(address, 'http://shop.test');
  const patterns = patternsOf(routes as Entry[]).filter((pattern) => !pattern.endsWith('*'));
  expect(
    matchRoutes(
      patterns.map((path) => ({ path })),
      pathname,
    ),
  ).not.toBeNull();
});
