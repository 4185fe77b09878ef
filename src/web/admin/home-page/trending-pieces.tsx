import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import {
  decideTrending,
  getTrending,
  orderTrending,
  planTrending,
} from '#contracts/calls/home-page.ts';
import { MOST_ORDERED, type TrendingPiece } from '#contracts/home-page.ts';
import { formatPrice } from '#domain/price.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActingButton, ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { MovableList } from '#web/ui/back-office/movable-list.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

const SHOWN = 12;
const listClass = 'divide-y divide-hair rounded-control border border-hair';

/** What trends, in its order, with from and until when; and what sellers ask for. */
export function TrendingPieces() {
  const query = useRead(getTrending, {});
  return (
    <QueryState query={query} what="The trending products" height="24rem">
      {(pieces) => {
        const asked = pieces.filter(({ askedAt }) => askedAt !== null);
        const shown = pieces.filter(({ state }) => state !== 'asked');
        return (
          <>
            {asked.length > 0 && <Asked pieces={asked} />}
            <section aria-labelledby="trending">
              <h2 id="trending" className="font-medium">
                Trending products
              </h2>
              <p className="mt-1 mb-4 max-w-prose text-ink-muted">
                The home page shows the first {SHOWN} that shoppers can see. Until they are put in
                order, the newest stand first. Set products as trending on the Products screen.
              </p>
              {shown.length === 0 ? (
                <p className="rounded-control border border-hair px-3 py-4 text-ink-soft">
                  Nothing is trending.
                </p>
              ) : (
                <Order pieces={shown} />
              )}
            </section>
          </>
        );
      }}
    </QueryState>
  );
}

function Asked({ pieces }: { pieces: TrendingPiece[] }) {
  const mayChange = useMay('change-products');
  const send = useTell(decideTrending);
  const decide = useAction(({ _id, granted }: { _id: string; granted: boolean }) =>
    send({ params: { productId: _id }, body: { granted } }),
  );
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="font-medium">
        Asked by sellers
      </h2>
      <ul className={`mt-3 ${listClass}`}>
        {pieces.map((piece) => (
          <li key={piece._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            <Piece piece={piece} />
            {mayChange && (
              <div className="flex gap-2">
                <ActionButton
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ _id: piece._id, granted: true })}
                >
                  Grant<span className="sr-only"> that {piece.name} trends</span>
                </ActionButton>
                <ActionButton
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ _id: piece._id, granted: false })}
                >
                  Decline<span className="sr-only"> that {piece.name} trends</span>
                </ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Order({ pieces }: { pieces: TrendingPiece[] }) {
  const mayChange = useMay('change-products');
  const [edited, setEdited] = useState<{ order: readonly string[]; was: string[] } | null>(null);
  const [planned, setPlanned] = useState<TrendingPiece | null>(null);
  const send = useTell(orderTrending);
  const present = pieces.map(({ _id }) => _id);
  const ids = edited?.order ?? present;
  const items = ids.flatMap((id) => pieces.find(({ _id }) => _id === id) ?? []);
  async function save() {
    // What comes after stands by its age, as it is told.
    const pieces = items.slice(0, MOST_ORDERED).map(({ _id }) => _id);
    const body = { pieces, was: edited?.was ?? present };
    await send({ body });
    setEdited(null);
  }

  if (!mayChange) {
    return (
      <ol className={listClass}>
        {items.map((piece) => (
          <li key={piece._id} className="flex px-3 py-2">
            <Piece piece={piece} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <>
      <MovableList
        items={items}
        // What stood there when the edit began: another's order meanwhile is not overwritten.
        onChange={(order) => setEdited({ order, was: edited?.was ?? present })}
        className={listClass}
        line={(piece) => (
          <>
            <Piece piece={piece} />
            <IconButton label={`When ${piece.name} trends`} onClick={() => setPlanned(piece)}>
              <CalendarClock size={15} aria-hidden="true" />
            </IconButton>
          </>
        )}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <ActingButton look="solid" disabled={edited === null} act={save}>
          Save order
        </ActingButton>
        {edited !== null && <ActionButton onClick={() => setEdited(null)}>Reset</ActionButton>}
      </div>
      {planned !== null && <PlanDialog piece={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}

function Piece({ piece }: { piece: TrendingPiece }) {
  const { name, brand, seller, picture, priceINR, priceAED, from, until, published } = piece;
  const prices = [
    ...(priceINR === null ? [] : [formatPrice(priceINR, 'INR')]),
    ...(priceAED === null ? [] : [formatPrice(priceAED, 'AED')]),
  ];
  return (
    <div className="flex min-w-0 grow basis-60 items-center gap-3 py-1">
      <Thumbnail media={picture} size={56} />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-break-word">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-muted wrap-break-word">
          <bdi>{brand}</bdi> · <bdi>{seller.name}</bdi>
        </p>
        <p className="text-ink-soft tabular-nums wrap-break-word">{prices.join(' · ')}</p>
        {from !== null && <StatusDot tone="warn">{`From ${formatMoment(from)}`}</StatusDot>}
        {until !== null && <p className="text-ink-soft">Until {formatMoment(until)}</p>}
        {!published && <StatusDot tone="bad">Shoppers do not see it</StatusDot>}
      </div>
    </div>
  );
}

/** A moment as a browser's field has it, in the admin's own time zone. */
const Moment = z.string().transform((text) => (text === '' ? null : new Date(text).toISOString()));
const Form = z.object({ from: Moment, until: Moment });

/** Says from and until when a product trends; empty is from now on, and until somebody ends it. */
function PlanDialog({ piece, onClose }: { piece: TrendingPiece; onClose: () => void }) {
  const { _id, name, from, until } = piece;
  const send = useTell(planTrending);
  return (
    <FormDialog
      title={`When ${isolate(name)} trends`}
      schema={Form}
      defaults={{ from: typed(from), until: typed(until) }}
      submit="Save times"
      onSubmit={(body) => send({ params: { productId: _id }, body })}
      onClose={onClose}
    >
      <TextField
        name="from"
        type="datetime-local"
        label="From"
        hint="Leave empty to start now. Until then it is not trending."
      />
      <TextField
        name="until"
        type="datetime-local"
        label="Until"
        hint="Leave empty to let it trend until somebody ends it. It ends within a minute of this time."
      />
    </FormDialog>
  );
}

function typed(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  moment.setMinutes(moment.getMinutes() - moment.getTimezoneOffset());
  return moment.toISOString().slice(0, 16);
}
