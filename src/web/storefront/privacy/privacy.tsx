import { getPrivacyNotice } from '#contracts/calls/site.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/privacy.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/privacy';

const Notice = lazyHydrate(
  () => import('./notice.tsx'),
  (module) => module.Notice,
);

/** The privacy notice in force, or an earlier version by its address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const version = url.searchParams.get('version') ?? undefined;
  return context.get(apiContext).get(getPrivacyNotice, {
    query: { version, ...(language !== 'en' && { language }) },
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.privacy,
    description: texts.description,
    found: loaderData?.until === null,
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <Notice notice={loaderData} />;
}
