import { basePath } from '#texts/language.ts';
import { goToShop } from '#texts/storefront/every-page.ts';
import * as texts from '#texts/storefront/your-enquiries.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { PageHead } from '../page-head.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/your-enquiries';

const KeptList = lazyHydrate(
  () => import('./kept-list.tsx'),
  (module) => module.KeptList,
);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.yourEnquiries,
    description: texts.description,
    found: false,
  });

/** What this browser's reader has asked, when, and of whom. */
export default function YourEnquiries() {
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="margins min-h-svh pt-10 pb-24 md:pt-16">
        <p className="needs-no-scripts">
          {texts.keptByScripts}{' '}
          <a href={basePath + addresses.shop()} className="text-link">
            {goToShop}
          </a>
        </p>
        <div className="needs-scripts">
          <KeptList />
        </div>
      </div>
    </>
  );
}
