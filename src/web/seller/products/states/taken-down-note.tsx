import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import * as texts from '#texts/seller/products.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';

type TakenDownNoteProps = { product: ManagedProduct; onAsk: () => void };

/**
 * On a seller's row: why an admin took the product down, and the way to ask for another look; or that an edit of it waits
 * for approval, or why it was declined.
 */
export function TakenDownNote({ product, onAsk }: TakenDownNoteProps) {
  const { takenDown, edit, name } = product;
  if (takenDown === null) {
    if (edit === null) return null;
    const isWaiting = edit.state === 'waiting';
    return (
      <span className="block text-fine">
        <StatusDot tone={isWaiting ? 'warn' : 'bad'}>
          {isWaiting ? texts.editWaits : texts.editDeclined}
        </StatusDot>
        <Words of={edit} />
      </span>
    );
  }
  const isNew = takenDown.reason === 'not-approved';
  const isWaiting = isNew && takenDown.askedAt !== null;
  return (
    <span className="text-fine">
      <StatusDot tone={isWaiting ? 'warn' : 'bad'}>
        {isNew ? (isWaiting ? texts.waitsForApproval : texts.notApproved) : texts.takenDown}
      </StatusDot>{' '}
      <button type="button" className="underline" onClick={onAsk}>
        {takenDown.askedAt === null ? texts.askForLook : texts.askedForLook}
        <span className="sr-only"> {texts.lookAt(name)}</span>
      </button>{' '}
      <span className="text-ink-soft">
        {takeDownReasons[takenDown.reason]}.
        <Words of={takenDown} />
      </span>
    </span>
  );
}

const Words = ({ of: { words } }: { of: { words: string } }) =>
  words !== '' && <Written className="block whitespace-pre-line wrap-anywhere">{words}</Written>;
