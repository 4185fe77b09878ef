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
    title: 'Your enquiries',
    path: addresses.yourEnquiries,
    description: 'What was asked from this browser.',
    found: false,
  });

/** What this browser's reader has asked, when, and of whom. */
export default function YourEnquiries() {
  return (
    <>
      <PageHead title="Your enquiries" text="What you asked from this browser, kept in it alone." />
      <div className="margins min-h-svh pt-10 pb-24 md:pt-16">
        <p className="needs-no-scripts">
          Your enquiries are kept by scripts in your browser, and it does not run them.{' '}
          <a href={addresses.shop()} className="text-link">
            Go to the shop
          </a>
        </p>
        <div className="needs-scripts">
          <KeptList />
        </div>
      </div>
    </>
  );
}
