import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';

type GroupNameProps = { seller: { _id: string; name: string } };

/** The heading of one seller's pieces among those of several; its group is labelled by `of-{id}`. */
export function GroupName({ seller }: GroupNameProps) {
  return (
    <h2 id={`of-${seller._id}`} className="min-w-0 font-serif text-title wrap-anywhere">
      <Link to={addresses.seller(seller)} prefetch="intent" className="hover:underline">
        <Written>{seller.name}</Written>
      </Link>
    </h2>
  );
}
