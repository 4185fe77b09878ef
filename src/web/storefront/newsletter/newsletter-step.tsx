import { data } from 'react-router';
import { ofNewsletter } from '#texts/domain/data-words.ts';
import { goToShop } from '#texts/storefront/every-page.ts';
import * as texts from '#texts/storefront/newsletter.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import { MessagePage } from '../messages/message-page.tsx';
import { pageMeta, useFrame } from '../site.ts';
import type { Route } from './+types/newsletter-step';

const steps = {
  confirm: texts.confirm,
  unsubscribe: texts.unsubscribe,
  confirmed: { ...texts.confirmed, button: null },
  unsubscribed: { ...texts.unsubscribed, button: null },
  expired: { ...texts.expired, button: null },
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
        <ButtonLink to={addresses.shop()}>{goToShop}</ButtonLink>
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
