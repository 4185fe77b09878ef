import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { getAllProducts } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { productFields } from '#contracts/product-fields.ts';
import {
  type MetRule,
  type ProductReview,
  reviewCalls,
} from '#contracts/products/product-review.ts';
import { textOfShown } from '#domain/attributes/value-text.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { formatPrice } from '#domain/price.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { KeySigns } from '#web/ui/back-office/keys/key-signs.tsx';
import { type KeyName, shownOf, useKey } from '#web/ui/back-office/keys/keys.ts';
import { PieceAsShown } from '#web/ui/back-office/products/piece-as-shown.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { readKey, useAction, useRead } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../../fact.tsx';
import { useMay } from '../../may.tsx';
import { DeclinePieceDialog } from '../decline-piece-dialog.tsx';
import { useDecidePiece, waitingOf } from '../use-decide-piece.ts';
import { ChangedParts } from './changed-parts.tsx';

/** How much of the queue is read at once. */
const PART = 100;

/** One product that waits, as shoppers would see it, beside what its seller changes; the next follows once it is decided. */
export default function ReviewPiece() {
  const { productId = '' } = useParams();
  const goTo = useNavigate();
  const mayDecide = useMay('take-down-products');
  const review = useRead(reviewCalls.admin, { params: { id: productId } });
  const { total, before, after, at } = useQueue(productId);
  const { approveAndTell } = useDecidePiece();
  const [declining, setDeclining] = useState<ManagedProduct | null>(null);
  const [hasNext, hasPrevious] = [after !== undefined, before !== undefined];
  const present = review.data?.present;
  const waits = present ? waitingOf(present) : null;
  const isDecidable = mayDecide && waits !== null && isAsked(present);

  const open = (id: string | undefined) =>
    void goTo(id ? adminAddresses.reviewPiece(id) : adminAddresses.approvalLooks);
  const goOn = () => open(after ?? before);
  const approve = useAction(async (product: ManagedProduct) => {
    await approveAndTell(product).catch((error) => {
      void review.refetch();
      throw error;
    });
    goOn();
  });
  const approveShown = () =>
    present && isDecidable && !approve.isPending && approve.mutate(present);

  useKey(isDecidable && 'approve', approveShown);
  useKey(isDecidable && 'decline', () => setDeclining(present ?? null));
  useKey(hasNext && 'next', () => open(after));
  useKey(hasPrevious && 'previous', () => open(before));

  const button = (key: KeyName, label: string) => (
    <>
      {label}
      <span aria-hidden="true" className="max-lg:hidden">
        <KeySigns signs={shownOf(key)} />
      </span>
    </>
  );
  return (
    <div className="back-office-queue">
      <ScreenHead
        title={present?.name ?? 'Product'}
        text={at >= 0 && `${at + 1} of ${formatCount(total)} ${waits ? `· ${KINDS[waits]}` : ''}`}
      >
        <ActionButtonLink look="plain" to={adminAddresses.approvalLooks}>
          All that wait
        </ActionButtonLink>
        <ActionButton disabled={!hasPrevious} onClick={() => open(before)}>
          {button('previous', 'Previous')}
        </ActionButton>
        <ActionButton disabled={!hasNext} onClick={() => open(after)}>
          {button('next', 'Next')}
        </ActionButton>
        {isDecidable && (
          <>
            <ActionButton onClick={() => setDeclining(present ?? null)}>
              {button('decline', waits === 'down' ? 'Keep down' : 'Decline')}
            </ActionButton>
            <ActionButton
              look="solid"
              busy={approve.isPending && 'Approving...'}
              disabled={(review.data?.collides.length ?? 0) > 0}
              onClick={approveShown}
            >
              {button('approve', waits === 'down' ? 'Put up' : 'Approve')}
            </ActionButton>
          </>
        )}
      </ScreenHead>
      <QueryState query={review} what="This product" height="40rem">
        {(data) => <Review review={data} />}
      </QueryState>
      {declining && (
        <DeclinePieceDialog
          product={declining}
          onDeclined={goOn}
          onClose={() => setDeclining(null)}
        />
      )}
    </div>
  );
}

/**
 * Where a product stands in the queue, the longest waiting first, and which wait before and after it; of one that waits no
 * more, those between which it was. The queue is read as far as it is walked.
 */
function useQueue(id: string) {
  const calls = useCalls();
  const query = { lookAgain: 'true', sort: 'lookAgainAt', order: 'asc', limit: PART } as const;
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [...readKey(getAllProducts, { query }), 'queue'],
    queryFn: ({ pageParam, signal }) =>
      calls.readPage(getAllProducts, { query: { ...query, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { reads: getAllProducts.reads },
  });
  const ids = data?.pages.flatMap(({ rows }) => rows.map(({ _id }) => _id)) ?? [];
  const at = ids.indexOf(id);
  const known = useRef<readonly string[]>([]);
  const order = at >= 0 ? ids : known.current;
  const place = order.indexOf(id);
  const isShort = place < 0 || at >= ids.length - 1;
  useEffect(() => {
    if (at >= 0) known.current = ids;
    if (isShort && hasNextPage && !isFetching) void fetchNextPage();
  });
  const waits = (each: string) => ids.includes(each);
  return {
    at,
    total: data?.pages[0]?.total ?? 0,
    before: order.slice(0, Math.max(place, 0)).findLast(waits),
    after: order.slice(place + 1).find(waits) ?? ids.find((each) => !order.includes(each)),
  };
}

const KINDS = { new: 'New product', down: 'Asks for another look', edit: 'Edit' };

/** Whether an admin is to look at it now: at one that is down only where its seller asks. */
const isAsked = (product: ManagedProduct | undefined) =>
  product?.takenDown === null || product?.takenDown?.askedAt !== null;

function Review({ review }: { review: ProductReview }) {
  const { present, proposed, met } = review;
  const { takenDown } = present;
  const isEdit = waitingOf(present) === 'edit';
  const shown = (isEdit && proposed) || present;
  const details = shown.attributes.map((each) => [each._id, each.name, textOfShown(each)] as const);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
      <section aria-labelledby="as-shown" className="xl:order-2">
        <h2 id="as-shown" className="mb-3 font-medium">
          {isEdit ? 'What changes' : 'What waits'}
        </h2>
        <MetRules met={met} />
        {isEdit && <ChangedParts review={review} />}
        {waitingOf(present) === null && (
          <StatusDot tone="quiet">Nothing of it waits any more</StatusDot>
        )}
        {takenDown && (
          <dl className="grid gap-3 border-y border-hair py-3">
            <Fact name="Why it is not in the shop">
              {takeDownReasons[takenDown.reason]}
              {takenDown.words && <bdi className="block text-ink-soft">{takenDown.words}</bdi>}
            </Fact>
            {takenDown.askedWords && (
              <Fact name="What the seller says">
                <bdi>{takenDown.askedWords}</bdi>
              </Fact>
            )}
            <Fact name="Since">{formatMoment(takenDown.askedAt ?? takenDown.at)}</Fact>
          </dl>
        )}
        <dl className="mt-4 grid gap-3">
          <Fact name="Seller">
            <bdi>{present.seller.name}</bdi>
          </Fact>
          <Fact name="Category">
            {[shown.categoryId, shown.subCategoryId, shown.productTypeId]
              .flatMap((entry) => entry?.name ?? [])
              .join(' › ')}
          </Fact>
        </dl>
      </section>
      <section aria-label="As shoppers would see it" className="min-w-0 bg-paper p-5 md:p-7">
        <PieceAsShown {...shown}>
          {details.length > 0 && (
            <dl className="divide-y divide-hair border-y border-hair text-dense">
              {details.map(([id, name, text]) => (
                <div key={id} className="grid grid-cols-[2fr_3fr] gap-3 py-2">
                  <dt className="text-ink-muted">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </PieceAsShown>
      </section>
    </div>
  );
}

/** Which rules of the settings have sent a product to approval, and what they met. */
function MetRules({ met }: { met: readonly MetRule[] }) {
  if (met.length === 0) return null;
  return (
    <div className="mb-4 rounded-control bg-warn-soft px-3 py-2.5">
      <h3 className="font-medium text-warn">A rule has sent it here</h3>
      <ul className="mt-1 grid gap-1">
        {met.map((rule) => (
          <li key={JSON.stringify(rule)}>{sentenceOf(rule)}</li>
        ))}
      </ul>
    </div>
  );
}

function sentenceOf(met: MetRule) {
  switch (met.rule) {
    case 'words':
      return (
        <>
          {met.field === 'attributes' ? 'Details' : productFields[met.field].title} has “
          <bdi>{met.words}</bdi>”.
        </>
      );
    case 'price':
      return `${formatPrice(met.priceINR, 'INR')} is ${timesOf(met)} of its category, ${formatPrice(met.median, 'INR')}.`;
    case 'picture':
      return (
        <>
          A picture looks the same as one of{' '}
          <Link to={adminAddresses.products({ edit: met.productId })} className="underline">
            <bdi>{met.name}</bdi>
          </Link>{' '}
          by <bdi>{met.seller}</bdi>.
        </>
      );
  }
}

function timesOf({ priceINR, median }: Extract<MetRule, { rule: 'price' }>): string {
  const times = priceINR / median;
  const rounded = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
  return times >= 1
    ? `${rounded(times)} times the median`
    : `1/${rounded(1 / times)} of the median`;
}
