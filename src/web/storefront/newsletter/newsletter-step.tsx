import { data } from 'react-router';
import { ofNewsletter } from '#domain/data-words.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import { MessagePage } from '../messages/message-page.tsx';
import { pageMeta, useFrame } from '../site.ts';
import type { Route } from './+types/newsletter-step';

const steps = {
  confirm: {
    title: 'One more click',
    text: 'Confirm that you want our newsletter, and you are on the list.',
    button: 'Confirm the newsletter',
  },
  unsubscribe: {
    title: 'Leave the newsletter?',
    text: 'One click, and your address is off the list and forgotten.',
    button: 'Unsubscribe',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'Thank you. Every mail has a link at its end by which you can leave again.',
    button: null,
  },
  unsubscribed: {
    title: 'You have left',
    text: 'Your address is off the list, and we have forgotten it. You are welcome back at any time.',
    button: null,
  },
  expired: {
    title: 'This link does not work any more',
    text: 'It has expired, was used already, or lost a letter on its way. You can sign up again at the end of the shop.',
    button: null,
  },
};

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

export function loader({ params: { step } }: Route.LoaderArgs) {
  if (!isStep(step)) throw data(null, { status: 404 });
  return { step };
}

export const meta: Route.MetaFunction = ({ matches, params: { step } }) =>
  isStep(step)
    ? pageMeta(matches, {
        title: steps[step].title,
        path: `/newsletter/${step}`,
        description: steps[step].text,
        found: false,
      })
    : [];

/**
 * The page of the links in the newsletter's mails. The form posts to the address that the page was
 * opened by, which contains the token, and works without scripts.
 */
export default function NewsletterStep({ loaderData: { step } }: Route.ComponentProps) {
  const { title, text, button } = steps[step];
  const { notice } = useFrame().site;
  return (
    <MessagePage title={title} text={text}>
      {button === null ? (
        <ButtonLink to={addresses.shop()}>Go to the shop</ButtonLink>
      ) : (
        <form method="post">
          <input type="hidden" name="notice" value={notice} />
          <Button type="submit">{button}</Button>
          {step === 'confirm' && (
            <NoticeLine words={ofNewsletter} className="mt-6 max-w-lg text-small text-ink-muted" />
          )}
        </form>
      )}
    </MessagePage>
  );
}
