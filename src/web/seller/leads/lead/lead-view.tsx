import { MessageCircle, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { type Lead, type LeadDetail, LeadState } from '#contracts/leads/lead.ts';
import { assignLead, setFollowUp } from '#contracts/leads/lead-calls.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { followUpInWords, usualFollowUps } from '#domain/leads/follow-up.ts';
import { formatPhone } from '#domain/phone.ts';
import { regionNames } from '#domain/region-names.ts';
import { basePath, language } from '#texts/language.ts';
import * as texts from '#texts/seller/lead.tsx';
import * as sales from '#texts/seller/sales.ts';
import * as staff from '#texts/seller/staff.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { classNames } from '#web/ui/class-names.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { useMayWrite } from '../../use-self.ts';
import { shopperOf } from '../lead-words.ts';
import { useBeginMove } from '../moves/moves-provider.tsx';
import { useWhatChanged } from '../moves/use-move.ts';
import { ReplyDialog } from '../replies/reply-dialog.tsx';
import { SalePart } from '../sale/sale-part.tsx';
import { useColleagues } from '../use-colleagues.ts';
import { CustomerPart } from './customer-part.tsx';
import { History } from './history.tsx';
import { OthersWhoAsked } from './others-who-asked.tsx';
import { Outcome } from './outcome.tsx';
import { Pieces } from './pieces.tsx';

/** A lead with all that is known of it, and what can be done. */
export function LeadView({ lead }: { lead: LeadDetail }) {
  const mayWrite = useMayWrite();
  const heading = shopperOf(lead);
  return (
    <article aria-labelledby="lead-title" className="lead-view">
      <title>{`${heading}: ${lead.reference}`}</title>
      <header className="flex flex-col gap-4 px-4 py-4 md:px-6 md:py-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="lead-title" className="text-lead leading-6 font-semibold wrap-anywhere">
              <Written>{heading}</Written>
            </h2>
            <p className="mt-1 text-dense text-ink-muted">
              <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
              {' · '}
              {regionNames[lead.region]}
              {' · '}
              {lead.source === 'FORM' ? texts.byForm : texts.byChat}
              {lead.language !== language && ` · ${texts.onPagesIn(lead.language)}`}
              {' · '}
              <span className="whitespace-nowrap text-ink tabular-nums">{lead.reference}</span>
            </p>
          </div>
          <ContactBar lead={lead} />
        </div>
        <StateButtons lead={lead} />
        <Outcome lead={lead} mayWrite={mayWrite} />
        {mayWrite && <OthersWhoAsked lead={lead} />}
        <Assignee lead={lead} mayWrite={mayWrite} />
      </header>
      {lead.message && (
        <Part title={texts.inTheirWords}>
          <p
            className="border-s-2 border-brass ps-3 whitespace-pre-line wrap-anywhere"
            dir="auto"
            lang={foreignLanguage(lead.message)}
          >
            {lead.message}
          </p>
          {lead.noticeVersion !== null && (
            <p className="mt-2.5 text-dense text-ink-muted">
              {texts.agreedTo({
                notice: <PrivacyNotice version={lead.noticeVersion} />,
                when: formatMoment(lead.createdAt),
              })}
            </p>
          )}
        </Part>
      )}
      <Part title={texts.pieces(lead.pieces.length)}>
        <Pieces lead={lead} />
      </Part>
      <Part title={texts.customer}>
        <CustomerPart lead={lead} />
      </Part>
      <Part title={sales.sale}>
        <SalePart lead={lead} mayWrite={mayWrite} />
      </Part>
      <Part title={texts.followUp}>
        <FollowUp lead={lead} mayWrite={mayWrite} />
      </Part>
      <Part title={texts.notesAndHistory}>
        <History lead={lead} mayWrite={mayWrite} />
      </Part>
    </article>
  );
}

const PrivacyNotice = ({ version }: { version: NonNullable<LeadDetail['noticeVersion']> }) => (
  <a
    href={basePath + addresses.privacyNotice(version)}
    target="_blank"
    rel="noopener"
    className="underline"
  >
    {texts.privacyNotice}
  </a>
);

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-hair px-4 py-4 md:px-6 md:py-5">
      <h3 className="mb-2.5 text-dense font-medium text-ink-muted">{title}</h3>
      {children}
    </section>
  );
}

/** The ways to the shopper: a reply and, where the number is known, a call. On a phone within thumb's reach. */
function ContactBar({ lead }: { lead: Lead }) {
  const [isReplying, setReplying] = useState(false);
  const phone = lead.customer?.phone;
  return (
    <div className="lead-contact-bar">
      <ActionButton look="solid" onClick={() => setReplying(true)}>
        <MessageCircle size={16} aria-hidden="true" />
        {texts.reply}
      </ActionButton>
      {phone && (
        <a
          href={`tel:${phone}`}
          data-look="line"
          className="back-office-button"
          aria-label={texts.callNumber(formatPhone(phone))}
        >
          <Phone size={16} aria-hidden="true" />
          {texts.call}
        </a>
      )}
      {isReplying && <ReplyDialog lead={lead} onClose={() => setReplying(false)} />}
    </div>
  );
}

/** The states of a lead: a tap on another one moves it there. */
function StateButtons({ lead }: { lead: Lead }) {
  const begin = useBeginMove();
  const mayWrite = useMayWrite();
  return (
    <fieldset className="grid grid-cols-[1fr_1.15fr_1.3fr_1fr_1fr] overflow-hidden rounded-control border border-line">
      <legend className="sr-only">{texts.state}</legend>
      {LeadState.options.map((state) => {
        const isPresent = state === lead.state;
        return (
          <button
            key={state}
            type="button"
            aria-pressed={isPresent}
            disabled={!mayWrite}
            onClick={() => isPresent || begin(lead, state)}
            className={classNames(
              'min-h-9 cursor-pointer border-s border-line px-1 py-1 text-dense first-of-type:border-s-0 disabled:cursor-default pointer-coarse:min-h-11 -outline-offset-2!',
              isPresent
                ? 'bg-accent font-medium text-paper'
                : 'text-ink-soft enabled:hover:bg-hover disabled:opacity-60',
            )}
          >
            {leadStates[state].name}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Who is to answer a lead, to be chosen of the staff; nothing where the seller works alone. */
function Assignee({ lead, mayWrite }: { lead: Lead; mayWrite: boolean }) {
  const id = useId();
  const colleagues = useColleagues();
  const send = useSend(assignLead);
  const change = useWhatChanged();
  const { mutate, isPending } = useAction(async (assigneeId: string | null) => {
    const params = { leadId: lead._id };
    await change(lead, () => send({ params, body: { assigneeId, version: lead.version } }));
  });
  if (colleagues.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="text-dense text-ink-muted">
        {staff.assignee}
      </label>
      <select
        id={id}
        className="back-office-input w-auto! max-w-full"
        value={lead.assignee?._id ?? ''}
        disabled={!mayWrite || isPending}
        onChange={(event) => mutate(event.target.value || null)}
      >
        <option value="">{staff.nobody}</option>
        {colleagues.map((colleague) => (
          <option key={colleague._id} value={colleague._id}>
            {staff.named(colleague)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The day on which the seller wants to come back to a lead: one tap for the usual ones. */
function FollowUp({ lead, mayWrite }: { lead: Lead; mayWrite: boolean }) {
  const id = useId();
  const send = useSend(setFollowUp);
  const change = useWhatChanged();
  const [typed, setTyped] = useState('');
  const today = dayOf(new Date());
  const { mutate, isPending } = useAction(async (followUpOn: string | null) => {
    const params = { leadId: lead._id };
    await change(lead, () => send({ params, body: { followUpOn, version: lead.version } }));
    setTyped('');
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {lead.followUpOn && (
        <p className={classNames('me-2 font-medium', lead.followUpOn <= today && 'text-warn')}>
          {followUpInWords(lead.followUpOn, today)}
        </p>
      )}
      {usualFollowUps(today).map(({ words, day }) => (
        <ActionButton
          key={words}
          disabled={!mayWrite || isPending}
          aria-pressed={lead.followUpOn === day}
          className="aria-pressed:bg-accent-soft! aria-pressed:text-accent-deep"
          onClick={() => mutate(day)}
        >
          {words}
        </ActionButton>
      ))}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') mutate(typed);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {texts.followUpOnAnotherDay}
        </label>
        <input
          id={id}
          type="date"
          min={today}
          value={typed}
          disabled={!mayWrite}
          onChange={(event) => setTyped(event.target.value)}
          className="back-office-input w-40!"
        />
        {typed !== '' && (
          <ActionButton type="submit" disabled={isPending}>
            {texts.set}
          </ActionButton>
        )}
      </form>
      {lead.followUpOn && (
        <ActionButton look="plain" disabled={!mayWrite || isPending} onClick={() => mutate(null)}>
          {texts.noFollowUp}
        </ActionButton>
      )}
    </div>
  );
}
