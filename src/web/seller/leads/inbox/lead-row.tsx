import { BellRing, UserRound } from 'lucide-react';
import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Lead } from '#contracts/leads/lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { followUpInWords, isReservationOver } from '#domain/leads/follow-up.ts';
import { regionNames } from '#domain/region-names.ts';
import * as texts from '#texts/seller/inbox.tsx';
import * as moves from '#texts/seller/lead-moves.ts';
import * as staff from '#texts/seller/staff.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { isRightToLeft } from '#web/ui/direction.ts';
import { Written } from '#web/ui/written.tsx';
import { useMayWrite } from '../../use-self.ts';
import { isSoldMeanwhile, piecesInWords, priceOf, shopperOf } from '../lead-words.ts';
import { LeadMoves } from '../moves/lead-moves.tsx';
import { useBeginMove } from '../moves/moves-provider.tsx';
import { type Move, nextMoves } from '../moves/next-moves.ts';
import { PiecePicture } from '../piece-picture.tsx';
import { formatWhen } from './when.ts';

type LeadRowProps = {
  lead: Lead;
  isOpen: boolean;
  /** Where several are chosen. */
  choice?: { isChosen: boolean; toggle: () => void };
};

/** A lead in the inbox. The row opens it; a button or a swipe moves it. */
export function LeadRow({ lead, isOpen, choice }: LeadRowProps) {
  const begin = useBeginMove();
  const mayWrite = useMayWrite();
  const { search } = useLocation();
  const { usual, away } = nextMoves[lead.state];
  const swipeTo = (move: Move | null) =>
    move && mayWrite ? { label: move.label, run: () => begin(lead, move.to) } : null;
  const { name, tone } = leadStates[lead.state];
  const due = dueInWords(lead, dayOf(new Date()));
  return (
    <li data-row={lead._id} data-open={isOpen ? '' : undefined} className="lead-row">
      <SwipeRow toEnd={swipeTo(usual)} toStart={swipeTo(away)}>
        <div className="relative flex gap-3 px-4 pt-3 pb-1 pointer-fine:pb-2.5" data-opens="">
          {choice && (
            <label className="-my-3 -ms-4 flex items-center py-3 pe-1 ps-4" data-stays="">
              <span className="sr-only">
                {texts.select(moves.named({ who: shopperOf(lead), reference: lead.reference }))}
              </span>
              <input
                type="checkbox"
                className="back-office-check"
                checked={choice.isChosen}
                onChange={choice.toggle}
              />
            </label>
          )}
          <LeadPictures lead={lead} />
          <div className="min-w-0 grow">
            <div className="flex items-baseline justify-between gap-3">
              <Link
                to={{ pathname: sellerAddresses.enquiry(lead._id), search }}
                className="row-link min-w-0 truncate"
                aria-current={isOpen ? 'true' : undefined}
                preventScrollReset
              >
                <Written className={lead.state === 'NEW' ? 'font-semibold' : 'font-medium'}>
                  {piecesInWords(lead)}
                </Written>
              </Link>
              <time
                dateTime={lead.createdAt}
                title={formatMoment(lead.createdAt)}
                className="shrink-0 text-fine text-ink-muted tabular-nums"
              >
                {formatWhen(lead.createdAt)}
              </time>
            </div>
            <p className="flex items-baseline justify-between gap-3 text-dense">
              <Written className="min-w-0 truncate text-ink-soft">{shopperOf(lead)}</Written>
              <span className="shrink-0 tabular-nums">{priceOf(lead)}</span>
            </p>
            <div className="flex min-h-11 items-center gap-x-3 pointer-fine:min-h-9">
              <p className="flex min-w-0 grow flex-wrap items-center gap-x-2.5 text-fine text-ink-muted">
                <StatusDot tone={tone}>{lead.isJunk ? moves.junk : name}</StatusDot>
                {isSoldMeanwhile(lead) && (
                  <span className="font-medium text-warn">{moves.soldMeanwhile}</span>
                )}
                {due ? (
                  <span className="inline-flex items-center gap-1 font-medium text-warn">
                    <BellRing size={12} aria-hidden="true" />
                    {due}
                  </span>
                ) : (
                  <span className="whitespace-nowrap tabular-nums">
                    {lead.reference}
                    {lead.customer?.name && ` · ${regionNames[lead.region]}`}
                  </span>
                )}
                {lead.assignee && (
                  <span className="inline-flex min-w-0 items-center gap-1">
                    <UserRound size={12} aria-hidden="true" className="shrink-0" />
                    <span className="sr-only">{staff.assignee} </span>
                    <bdi className="truncate">{lead.assignee.name}</bdi>
                  </span>
                )}
              </p>
              <div className="-me-1.5 flex shrink-0 gap-0.5">
                <LeadMoves lead={lead} />
              </div>
            </div>
          </div>
        </div>
      </SwipeRow>
    </li>
  );
}

/** Returns why a lead is due; null of one that is not. */
function dueInWords(lead: Lead, today: string): string | null {
  if (isReservationOver(lead, today)) return moves.reservationEnded;
  return lead.isDue && lead.followUpOn ? followUpInWords(lead.followUpOn, today) : null;
}

/** The picture of the first product, and behind it an edge of the second where there are more. */
function LeadPictures({ lead: { pieces } }: { lead: Lead }) {
  const [first, second] = pieces;
  return (
    <span className="relative mt-0.5 block size-14 shrink-0">
      {second && (
        <PiecePicture
          image={second.image}
          size={46}
          className="absolute top-2.5 inset-s-2.5 opacity-60"
        />
      )}
      <PiecePicture
        image={first?.image ?? null}
        size={second ? 48 : 56}
        className={second ? 'absolute top-0 inset-s-0 ring-2 ring-panel' : undefined}
      />
    </span>
  );
}

type SwipeAction = { label: string; run: () => void };

type SwipeRowProps = {
  /** By a swipe to the end of the line, and to its start. */
  toEnd: SwipeAction | null;
  toStart: SwipeAction | null;
  children: ReactNode;
};

/**
 * A row that can be swiped to either side by touch. What a swipe does stands behind it, and is a
 * button of the row for everybody else.
 */
function SwipeRow({ toEnd, toStart, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(row, { end: toEnd?.run ?? null, start: toStart?.run ?? null });
  return (
    <div ref={row} className="swipe-row" {...swipe}>
      <div aria-hidden="true" className="swipe-row-behind">
        <span data-way="end">{toEnd?.label}</span>
        <span data-way="start">{toStart?.label}</span>
      </div>
      <div className="swipe-row-front">{children}</div>
    </div>
  );
}

/** From here on a swipe counts when the finger is lifted. */
const ENOUGH_PX = 88;
/** Less is a tap, or scrolling. */
const STILL_PX = 10;

/** To the end of the line, which is to the right where lines go from left to right, or to its start. */
type Way = 'end' | 'start';

const wayOf = (shift: number): Way => {
  const isToRight = shift > 0;
  return isToRight === isRightToLeft ? 'start' : 'end';
};

/**
 * Lets a row be swiped by touch to either side that has an action. The row follows the finger; `data-swipe`
 * on it says to which side, and `data-enough` that lifting the finger now does it.
 */
function useSwipe(row: RefObject<HTMLElement | null>, actions: Record<Way, (() => void) | null>) {
  const start = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null);
  const swallow = useRef(false);

  function show(shift: number) {
    const { current } = row;
    if (current === null) return;
    current.style.setProperty('--swipe', `${shift}px`);
    if (shift === 0) delete current.dataset.swipe;
    else current.dataset.swipe = wayOf(shift);
    current.toggleAttribute('data-enough', Math.abs(shift) >= ENOUGH_PX);
  }

  function end(event: PointerEvent, isDone: boolean) {
    const { current } = start;
    start.current = null;
    if (!current?.isSwipe) return;
    const shift = event.clientX - current.x;
    show(0);
    if (isDone && Math.abs(shift) >= ENOUGH_PX) actions[wayOf(shift)]?.();
  }

  return {
    onPointerDown(event: PointerEvent) {
      swallow.current = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY, isSwipe: false };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = start;
      if (current === null) return;
      const shift = event.clientX - current.x;
      if (!current.isSwipe) {
        if (Math.abs(event.clientY - current.y) > Math.abs(shift)) return;
        if (Math.abs(shift) < STILL_PX) return;
        current.isSwipe = true;
        swallow.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      show(actions[wayOf(shift)] === null ? 0 : shift);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    /** The end of a swipe is no tap on the row. */
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
