import { useEffect, useState } from 'react';
import type { ProductSeller } from '#contracts/product.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { goToShop } from '#texts/storefront/every-page.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { Written } from '#web/ui/written.tsx';
import { WhoAnswers } from '../enquiries/chat-recipient.tsx';
import { EnquiryForm, Sent } from '../enquiries/enquiry-form.tsx';
import { MarketplacePhone } from '../enquiries/marketplace-ways.tsx';
import { asEnquired } from '../enquiry-list/enquired-of.ts';
import type { PageListed } from '../enquiry-list/page-listed.ts';
import { PageHead } from '../page-head.tsx';
import { useFrame } from '../site.ts';

type Phone = { number: string; shown: string } | null;

type FormPageProps =
  | { sent: string; seller: ProductSeller | null }
  | {
      sent?: never;
      pieces: PageListed[];
      /** Whether the reader says which of the pieces it is about. */
      isChoice: boolean;
      size: string | null;
      phones: { IN: Phone; AE: Phone };
      problems: string[];
    };

/** Returns the message that an address proposes (docs/behaviour/agents.md#prepared-enquiry); no server is told it. */
const wordsIn = (hash: string) =>
  new URLSearchParams(hash.slice(1)).get('message')?.slice(0, 2000) ?? '';

/** The form in place of a chat, beside what it is about; or that it was sent. */
export function FormPage(props: FormPageProps) {
  const { origin } = useFrame();
  const [words, setWords] = useState('');
  useEffect(() => setWords(wordsIn(window.location.hash)), []);
  if (props.sent !== undefined) {
    return (
      <>
        <PageHead title={texts.writeToSeller} />
        <div className="margins max-w-3xl pt-8 pb-24 md:pt-12">
          <Sent seller={props.seller} reference={props.sent} />
          <ButtonLink to={addresses.shop()} className="mt-8">
            {goToShop}
          </ButtonLink>
        </div>
      </>
    );
  }
  const { pieces, isChoice, size, phones, problems } = props;
  const enquired = pieces.map((piece) => ({
    ...asEnquired(piece, origin),
    ...(size !== null && { size }),
  }));
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  return (
    <>
      <PageHead title={texts.writeToSeller} text={texts.noChatNeeded} />
      <div className="margins grid gap-x-8 gap-y-10 pt-8 pb-24 md:grid-cols-12 md:pt-12">
        <aside className="min-w-0 md:col-span-5">
          <h2 className="font-serif text-title">
            <Link to={addresses.seller(seller)} className="hover:underline">
              <Written>{seller.name}</Written>
            </Link>
          </h2>
          <WhoAnswers seller={seller} className="mt-3" />
          <Phones phones={phones} />
          {!isChoice && (
            <ul className="mt-6 divide-y divide-line border-y border-line">
              {pieces.map((piece) => (
                <li key={piece._id} className="flex gap-4 py-4">
                  <Described piece={piece} size={size} />
                </li>
              ))}
            </ul>
          )}
        </aside>
        <div className="min-w-0 md:col-span-6 md:col-start-7">
          {problems.length > 0 && (
            <div role="alert" className="mb-6 border-s border-alert ps-4 text-alert">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
              <p className="needs-no-scripts">{texts.goBack}</p>
            </div>
          )}
          <EnquiryForm
            key={words}
            words={words}
            pieces={enquired}
            {...(isChoice && { choice: <Choice pieces={pieces} /> })}
            {...(!isChoice && size === null && { sizes: sizesToAsk(pieces) })}
          />
        </div>
      </div>
    </>
  );
}

/** The sizes of a single piece that comes in sizes, none of which was chosen. */
function sizesToAsk([only, ...others]: PageListed[]) {
  const isAsked = only && others.length === 0 && only.availability !== 'SOLD';
  return isAsked && only.sizes.length > 0 ? { name: only.sizeName, labels: only.sizes } : null;
}

function Phones({ phones: { IN, AE } }: { phones: { IN: Phone; AE: Phone } }) {
  const known = [IN, AE].filter((phone) => phone !== null);
  const numbers = known.filter(
    ({ number }, index) => known.findIndex((each) => each.number === number) === index,
  );
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 text-small">
      {numbers.length === 0 && <MarketplacePhone />}
      {numbers.map(({ number, shown }) => (
        <a key={number} href={`tel:${number}`} className="quiet-action">
          <span className="text-link">{texts.call(shown)}</span>
        </a>
      ))}
    </p>
  );
}

function Described({ piece, size = null }: { piece: PageListed; size?: string | null }) {
  return (
    <>
      <Picture media={piece.picture} sizes="5rem" alt="" className="w-16 flex-none self-start" />
      <span className="block min-w-0">
        <span className="brand-name block truncate text-ink-muted">
          <Written>{piece.brand}</Written>
        </span>
        <span className="mt-0.5 block wrap-anywhere">
          <Written>{piece.name}</Written>
        </span>
        {size !== null && <span className="block text-small text-ink-soft">{size}</span>}
        <Price
          priceINR={piece.priceINR}
          priceAED={piece.priceAED}
          className="mt-1 text-small font-medium"
        />
      </span>
    </>
  );
}

function Choice({ pieces }: { pieces: PageListed[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{texts.whatAbout}</legend>
      <ul className="grid grid-cols-1 gap-x-8 border-t border-line sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {pieces.map((piece) => (
          <li key={piece._id} className="border-b border-line">
            <label className="flex gap-4 py-4">
              <input type="checkbox" name="ids" value={piece._id} className="choice mt-1" />
              <Described piece={piece} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
