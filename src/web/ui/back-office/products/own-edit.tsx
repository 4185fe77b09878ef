import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { reviewCalls, takeBackEdit } from '#contracts/products/product-review.ts';
import * as texts from '#texts/back-office/products.tsx';
import { Written } from '../../written.tsx';
import { ActingButton } from '../action-button.tsx';
import type { Calls } from '../calls.ts';
import { useTell } from '../use-call.ts';

/** Reads one of a seller's own products as its form opens: with the edit of it that waits or was declined. */
export async function readOwn(
  calls: Pick<Calls, 'read'>,
  id: string,
  signal?: AbortSignal,
): Promise<ManagedProduct> {
  const product = await calls.read(productCalls.seller.getOne, { params: { id } }, signal);
  if (product.edit === null) return product;
  const review = await calls.read(reviewCalls.seller, { params: { id } }, signal);
  return review.proposed ?? review.present;
}

/** At the top of a form: that it has an edit which shoppers do not see, why, and the way to take it back. */
export function OwnEditNote(props: { product: ManagedProduct; onTakenBack: () => void }) {
  const { product, onTakenBack } = props;
  const { _id: productId, version, edit } = product;
  const send = useTell(takeBackEdit);
  async function takeBack() {
    await send({ params: { productId }, body: { version } });
    onTakenBack();
  }

  if (edit === null) return null;
  const isWaiting = edit.state === 'waiting';
  return (
    <div
      role="status"
      className={`rounded-control px-3 py-2.5 ${isWaiting ? 'bg-warn-soft' : 'bg-bad-soft'}`}
    >
      <p className={`font-medium ${isWaiting ? 'text-warn' : 'text-bad'}`}>
        {isWaiting ? texts.editWaitsTitle : texts.editDeclinedTitle}
      </p>
      {edit.words !== '' && (
        <Written className="mt-1 block whitespace-pre-line wrap-anywhere">{edit.words}</Written>
      )}
      <p className="mt-1">{isWaiting ? texts.editWaitsText : texts.editDeclinedText}</p>
      <ActingButton className="mt-2" act={takeBack}>
        {texts.takeBack}
      </ActingButton>
    </div>
  );
}
