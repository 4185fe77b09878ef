import { Link } from 'react-router';
import { productCalls } from '#contracts/calls/products.ts';
import type { ReportedThingInFull } from '#contracts/reports/report.ts';
import { formatPrice } from '#domain/price.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { StateNote } from '#web/ui/back-office/products/state-note.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { outcomes } from './outcomes.ts';

/** The reported product or shop, and what was answered before. */
export function ReportedSubject({ reported }: { reported: ReportedThingInFull }) {
  const { subject, answers } = reported;
  const { kind, picture, name, brand, seller } = subject;
  return (
    <div className="min-w-0">
      <div className="flex gap-4 md:flex-col md:gap-3">
        <Thumbnail media={picture} size={112} className="md:size-68!" />
        <div className="min-w-0">
          {brand && <bdi className="block text-dense text-ink-muted wrap-anywhere">{brand}</bdi>}
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          {kind === 'product' && <Piece id={subject._id} />}
          <p className="mt-1 text-dense wrap-anywhere">
            <Link to={adminAddresses.sellerProfile(seller._id)} className="underline">
              {kind === 'product' ? <bdi>{seller.name}</bdi> : 'Open the seller’s screen'}
            </Link>
          </p>
        </div>
      </div>
      {answers.length > 0 && (
        <section aria-labelledby="answered-before" className="mt-4">
          <h3 id="answered-before" className="text-dense font-medium">
            Answered before
          </h3>
          <ul className="mt-1.5 flex flex-col gap-2 text-dense">
            {answers.map(({ _id, outcome, words, by, reports, createdAt }) => (
              <li key={_id}>
                {outcomes[outcome].done}
                <span className="block text-fine text-ink-muted">
                  <bdi>{by}</bdi>, {formatDay(createdAt)},{' '}
                  {reports === 1 ? 'one report' : `${reports} reports`}
                </span>
                {words && (
                  <bdi className="line-clamp-3 text-ink-soft wrap-anywhere" title={words}>
                    {words}
                  </bdi>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What the product costs, its state, its text, and the way to its page. */
function Piece({ id }: { id: string }) {
  const { data: product } = useRead(productCalls.admin.getOne, { params: { id } });
  if (product === undefined) return <div className="back-office-skeleton mt-1 h-24" />;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
        {formatPrice(product.priceINR, 'INR')}
        <span className="text-ink-muted">{formatPrice(product.priceAED, 'AED')}</span>
        <StorefrontLink product={product} />
      </p>
      <StateNote product={product} />
      {product.description && (
        <p
          className="mt-1 line-clamp-4 text-dense whitespace-pre-line text-ink-soft wrap-anywhere"
          dir="auto"
          title={product.description}
        >
          {product.description}
        </p>
      )}
    </>
  );
}
