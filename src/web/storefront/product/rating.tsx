import * as texts from '#texts/storefront/product-parts.tsx';
import { Icon } from '#web/ui/icon.tsx';

type RatingProps = { rating: number; reviews: number | null };

/** A product's own rating: its stars, down to tenths, and the number. */
export function Rating({ rating, reviews }: RatingProps) {
  return (
    <p className="flex items-center gap-2.5 text-small">
      <span role="img" aria-label={texts.starsOfFive(rating.toFixed(1))} className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} filled={Math.min(1, Math.max(0, rating - star + 1))} />
        ))}
      </span>
      <span className="font-medium">{rating.toFixed(1)}</span>
      {reviews !== null && reviews > 0 && (
        <span className="text-ink-muted">{texts.reviews(reviews)}</span>
      )}
    </p>
  );
}

/** `filled` is the filled share, from the start. */
function Star({ filled }: { filled: number }) {
  return (
    <span className="star">
      <Icon name="star" size={15} />
      {filled > 0 && (
        <span className="star-fill" style={{ width: `${filled * 100}%` }}>
          <Icon name="star" size={15} className="fill-current" />
        </span>
      )}
    </span>
  );
}
