import { useEffect, useState } from 'react';
import { dayOf as dayOfShop } from '#domain/availability/reservation.ts';
import { chatLink } from '#domain/chat-link.ts';
import { myReference } from '#texts/domain/enquiry-message.ts';
import { dateLocale } from '#texts/formats.ts';
import { goToShop, loading, undo } from '#texts/storefront/every-page.ts';
import * as texts from '#texts/storefront/your-enquiries.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { asked, dayOf } from '#web/ui/product/asked.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { Written } from '#web/ui/written.tsx';
import { WhoAnswers } from '../enquiries/chat-recipient.tsx';
import { type KeptEnquiry, keptEnquiries } from '../enquiries/kept-enquiries.ts';
import { useFrame } from '../site.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';

/** The enquiries of this browser, the latest first, each with the way back to its chat. */
export function KeptList() {
  const kept = keptEnquiries.use();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  if (!isReady) return <Waiting />;
  if (kept.length === 0) {
    return (
      <>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink to={addresses.shop()}>{goToShop}</ButtonLink>
        </EmptyState>
        <ViewedInMargins />
      </>
    );
  }
  return (
    <>
      <ol className="border-t border-ink">
        {kept.map((enquiry) => (
          <KeptRow key={enquiry.reference} enquiry={enquiry} />
        ))}
      </ol>
      <Button look="line" onClick={forgetAll} className="mt-10">
        {texts.clearAll}
      </Button>
    </>
  );
}

function forgetAll() {
  const before = { kept: keptEnquiries.read(), asked: asked.read() };
  keptEnquiries.write([]);
  asked.write({});
  toast(texts.cleared, {
    label: undo,
    takesFocus: true,
    act() {
      if (keptEnquiries.read().length > 0) return;
      keptEnquiries.write(before.kept);
      asked.write(before.asked);
    },
  });
}

function Waiting() {
  return (
    <div role="status" aria-label={loading} className="grid gap-8 border-t border-line pt-7">
      {[0, 1, 2].map((index) => (
        <div key={index}>
          <div className="skeleton h-3 w-1/4" />
          <div className="skeleton mt-3 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

const time = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short' });

/** One enquiry: when, of whom, about what, and the way back. */
function KeptRow({ enquiry }: { enquiry: KeptEnquiry }) {
  const { reference, at, seller, chat, pieces } = enquiry;
  const { site } = useFrame();
  // Of a seller without a chat number, it was the marketplace's.
  const isTheirs = chat !== site.adminChatNumber;
  const isBack = seller.awayUntil !== null && seller.awayUntil < dayOfShop(new Date());
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-7 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="text-small text-ink-muted">
        <time dateTime={at}>
          {texts.moment({ day: dayOf(at), time: time.format(new Date(at)) })}
        </time>
        <span className="ms-4 md:mt-1 md:ms-0 md:block">
          <span className="sr-only">{texts.reference}</span>
          {reference}
        </span>
      </p>
      <div className="min-w-0">
        <h2 className="font-serif text-title wrap-anywhere">
          <Link
            to={addresses.seller({ _id: seller.id, name: seller.name })}
            className="hover:underline"
          >
            <Written>{seller.name}</Written>
          </Link>
        </h2>
        <ul className="mt-2 text-small">
          {pieces.map(({ id, brand, name, size, quantity }) => (
            <li key={id} className="py-0.5">
              <Link to={addresses.product({ _id: id, name })} className="hover:underline">
                <Written>{`${brand} ${name}`}</Written>
              </Link>
              <span className="text-ink-muted">{texts.details({ size, quantity })}</span>
            </li>
          ))}
        </ul>
        <WhoAnswers seller={isBack ? { ...seller, awayUntil: null } : seller} className="mt-3" />
      </div>
      {chat === '' ? (
        <p className="text-small text-ink-soft md:max-w-44 md:text-end">{texts.sentByForm}</p>
      ) : (
        <a
          href={chatLink(chat, myReference(reference))}
          target="_blank"
          rel="noopener"
          className={buttonClass('line', 'self-start max-md:w-full')}
        >
          <Icon name="chat" size={18} />
          {texts.backToChat({
            whom: (
              <span className={isTheirs ? 'sr-only' : undefined}>
                {texts.withWhom(isTheirs ? seller.name : site.name)}
              </span>
            ),
            opens: <span className="sr-only">{texts.opensInTab}</span>,
          })}
        </a>
      )}
    </li>
  );
}
