import { isReachable } from '#domain/chat-link.ts';
import { writeWithoutChat } from '#texts/storefront/enquiries.tsx';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { goToShop } from '#texts/storefront/every-page.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { Written } from '#web/ui/written.tsx';
import { AskBySize } from '../enquiries/ask-by-size.tsx';
import { AskLink, formAddress } from '../enquiries/ask-link.tsx';
import { MarketplaceChat, MarketplacePhone } from '../enquiries/marketplace-ways.tsx';
import { PageHead } from '../page-head.tsx';
import { useFrame } from '../site.ts';
import type { SizeChoice } from '../specifications/specifications-of.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import { asEnquired } from './enquired-of.ts';
import type { PageListed } from './page-listed.ts';
import { SellerHead } from './seller-head.tsx';
import { useListAll } from './use-list-all.ts';

/** A piece of an address, in the size that it names; a single one with the sizes that are asked for. */
export type LinkedPiece = PageListed & { size?: string; choice?: SizeChoice | null };

/** The pieces of an address, by seller, each seller's with its chat: for readers without scripts too. */
export function LinkedList({ pieces }: { pieces: LinkedPiece[] }) {
  return (
    <>
      <PageHead title={texts.title} text={texts.linkedText} />
      <div className="margins min-h-svh pt-8 pb-24 md:pt-12">
        <p className="needs-no-scripts mb-8 max-w-2xl text-ink-soft">{texts.needsScripts}</p>
        {pieces.length === 0 ? (
          <>
            <EmptyState title={texts.goneTitle} text={texts.goneText}>
              <ButtonLink to={addresses.shop()}>{goToShop}</ButtonLink>
            </EmptyState>
            <ViewedInMargins />
          </>
        ) : (
          <>
            <AddAll pieces={pieces} />
            {[...Map.groupBy(pieces, ({ seller }) => seller._id).values()].map((ofSeller) => (
              <OfSeller key={ofSeller[0]?.seller._id} pieces={ofSeller} />
            ))}
          </>
        )}
      </div>
    </>
  );
}

function AddAll({ pieces }: { pieces: LinkedPiece[] }) {
  const { others, listAll } = useListAll(pieces);
  return (
    <div className="needs-scripts mb-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      {others > 0 && (
        <Button onClick={listAll}>{others === 1 ? texts.addToList : texts.addAllToList}</Button>
      )}
      <ButtonLink look="line" to={addresses.enquiryList()}>
        {texts.yourList}
      </ButtonLink>
    </div>
  );
}

function OfSeller({ pieces }: { pieces: LinkedPiece[] }) {
  const { origin } = useFrame();
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  const enquired = pieces.map((piece) => asEnquired(piece, origin));
  const only = enquired.length === 1 ? enquired[0] : undefined;
  const ask = { label: texts.askByChat(pieces.length), formLabel: texts.write(pieces.length) };
  return (
    <section className="border-t border-ink pt-7 pb-16" aria-labelledby={`of-${seller._id}`}>
      <SellerHead seller={seller} count={pieces.length} />
      <ul className="my-6 divide-y divide-line border-y border-line">
        {pieces.map((piece) => (
          <li key={piece._id} className="flex gap-4 py-4 sm:gap-6">
            <Picture
              media={piece.picture}
              sizes="5rem"
              alt=""
              className="w-20 flex-none self-start"
            />
            <div className="min-w-0">
              <p className="brand-name truncate text-ink-muted">
                <Written>{piece.brand}</Written>
              </p>
              <h3 className="mt-0.5 wrap-anywhere">
                <Link to={addresses.product(piece)} className="hover:underline">
                  <Written>{piece.name}</Written>
                </Link>
              </h3>
              {piece.size && <p className="text-small text-ink-soft">{piece.size}</p>}
              <Price
                priceINR={piece.priceINR}
                priceAED={piece.priceAED}
                className="mt-1 text-small font-medium"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {only ? (
          <AskBySize
            {...ask}
            id={`size-of-${seller._id}`}
            piece={only}
            choice={pieces[0]?.choice ?? null}
            className=""
          />
        ) : (
          <AskLink {...ask} pieces={enquired} />
        )}
        {isReachable(seller) ? (
          <Link to={formAddress(enquired)} rel="nofollow" className="quiet-action">
            <span className="text-link">{writeWithoutChat}</span>
          </Link>
        ) : (
          <>
            <MarketplaceChat pieces={enquired} />
            <MarketplacePhone />
          </>
        )}
      </div>
    </section>
  );
}
