/** A skeleton of a product card's size, while the card loads. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-card" />
      <div className="skeleton mt-4 h-3 w-1/3" />
      <div className="skeleton mt-2.5 h-4 w-4/5" />
      <div className="skeleton mt-2.5 h-4 w-1/2" />
      <div className="skeleton mt-2.5 h-4 w-1/3" />
    </div>
  );
}
