import type { Badge, Badges } from '#domain/badges.ts';
import * as texts from '#texts/ui/prices.ts';
import { asked, dayOf } from './asked.ts';

const words: Record<Badge, string> = texts.badges;

type CardMarksProps = { product: { _id: string; badges: Badges } };

/** What is worth knowing of a piece before its page is opened, in a corner of its picture. */
export function CardMarks({ product: { _id, badges } }: CardMarksProps) {
  const moment = asked.use()[_id];
  if (!badges.INR && !badges.AED && moment === undefined) return null;
  return (
    <div className="card-marks">
      <BadgeOf badges={badges} />
      {moment !== undefined && (
        <span className="badge">{texts.askedOn(dayOf(moment, { month: 'short' }))}</span>
      )}
    </div>
  );
}

/** The badge of the reader's region. */
export function BadgeOf({ badges: { INR, AED } }: { badges: Badges }) {
  if (INR === AED) return INR && <span className="badge">{words[INR]}</span>;
  return (
    <>
      {INR && <span className="badge in-india">{words[INR]}</span>}
      {AED && <span className="badge in-emirates">{words[AED]}</span>}
    </>
  );
}
