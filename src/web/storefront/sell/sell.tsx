import { chatLink } from '#domain/chat-link.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHead } from '../page-head.tsx';
import { pageMeta, useFrame } from '../site.ts';
import type { Route } from './+types/sell';

const steps = [
  ['Write to us', 'Tell us who you are, what you sell, and where we can see it.'],
  ['Be verified', 'We look at every seller before the first piece is shown.'],
  ['Sell by chat', 'Shoppers ask you directly, on your own number, about a piece by name.'],
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sell Product',
    path: addresses.sell,
    description: 'How to sell your pieces to shoppers in India and the Emirates.',
  });

export default function Sell() {
  const { site } = useFrame();
  const chat = chatLink(site.adminChatNumber, `Hello, I would like to sell on ${site.name}.`);
  return (
    <>
      <PageHead
        title={`Sell on ${site.name}`}
        text="Your pieces before shoppers in India and the Emirates, with their questions on your own phone."
      />
      <div className="margins pt-12 pb-24 md:pt-20 md:pb-32">
        <ol className="grid gap-x-8 md:grid-cols-3">
          {steps.map(([title, text], index) => (
            <li key={title} className="border-t border-ink pt-5 pb-10">
              <span className="eyebrow text-brass-deep" aria-hidden="true">
                {index + 1}
              </span>
              <h2 className="mt-3 font-serif text-title">{title}</h2>
              <p className="mt-2 max-w-xs text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={chat} target="_blank" rel="noopener" className={buttonClass()}>
            <Icon name="chat" size={18} />
            Contact Admin
            <span className="sr-only"> (opens a chat in a new tab)</span>
          </a>
          <ButtonLink look="line" to={addresses.sellers()}>
            See who sells here
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
