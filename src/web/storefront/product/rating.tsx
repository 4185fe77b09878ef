import { Icon } from '#web/ui/icon.tsx';
import { counted } from '../counted.ts';
import { useFrame } from '../site.ts';

type RatingProps = { rating: number | null; reviews: number | null };

/** A product's own rating; where it has none, the marketplace's badge if that is on (DESIGN §8). */
export function Rating({ rating, reviews }: RatingProps) {
  const { ratingBadge } = useFrame().site;
  if (rating === null && !ratingBadge.shown) return null;
  const stars = rating ?? ratingBadge.stars;
  const told = rating === null ? ratingBadge.reviews : reviewsTold(reviews);
  return (
    <p className="flex items-center gap-2.5 text-small">
      <span role="img" aria-label={`${stars} of 5 stars`} className="flex gap-0.5 text-brass">
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon
            name="star"
            key={star}
            size={15}
            className={star <= Math.round(stars) ? 'fill-current' : undefined}
          />
        ))}
      </span>
      {rating !== null && <span className="font-medium">{rating.toFixed(1)}</span>}
      <span className="text-ink-muted">{told}</span>
    </p>
  );
}

function reviewsTold(reviews: number | null): string {
  return reviews ? counted(reviews, 'review') : '';
}
