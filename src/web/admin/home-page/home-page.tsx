import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { FeaturedSellers } from './featured-sellers.tsx';
import { TrendingPieces } from './trending-pieces.tsx';

/** Which products and sellers the home page shows, in which order. */
export default function HomePage() {
  return (
    <>
      <ScreenHead
        title="Home Page"
        text="The trending products and the featured sellers, in the order in which shoppers see them."
      />
      <div className="grid max-w-4xl gap-10">
        <TrendingPieces />
        <FeaturedSellers />
      </div>
    </>
  );
}
