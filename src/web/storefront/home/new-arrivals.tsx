import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { CardProduct } from '#web/ui/card-product.ts';
import { Picture } from '#web/ui/picture.tsx';

/** The banner that leads to the newest pieces, showing the last three of them. */
export function NewArrivals({ products }: { products: CardProduct[] }) {
  return (
    <section className="overflow-hidden bg-sea text-paper" aria-labelledby="arrivals-heading">
      <div className="margins grid items-center gap-x-8 gap-y-12 py-16 md:grid-cols-12 md:py-0">
        <div className="md:col-span-5 md:py-24">
          <h2 id="arrivals-heading" className="font-display text-page">
            New <em>Arrivals</em>
          </h2>
          <p className="mt-5 max-w-sm text-lead text-paper/85">
            What our sellers put on their shelves this week, newest first.
          </p>
          <ButtonLink look="light" to={addresses.shop({ sort: 'newest' })} className="mt-8">
            See what is new
          </ButtonLink>
        </div>
        <ul className="arrivals-pictures md:col-span-7" aria-hidden="true">
          {products.map((product) => (
            <li key={product._id}>
              <Picture media={product.picture} sizes="(min-width: 48rem) 19vw, 31vw" alt="" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
