import type { ReactNode } from 'react';
import type { MergePreview } from '#contracts/sellers/seller-merge.ts';
import { formatPhone } from '#domain/phone.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { Fact } from '../../fact.tsx';
import { ApprovalState } from '../approval-state.tsx';

/** `counted(3, 'product')` returns `3 products`. */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : several}`;

/** What a merge would move, make one and end. */
export function Preview({ preview }: { preview: MergePreview }) {
  const { from, into } = preview;
  return (
    <div className="flex flex-col gap-7">
      <Warnings preview={preview} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Account title="Goes" account={from} />
        <Account title="Stays" account={into} />
      </div>
      <Moves preview={preview} />
      <InBoth preview={preview} />
      <section>
        <h2 className="mb-2 font-semibold">What ends</h2>
        <ul className="list-disc space-y-1 ps-5 text-ink-soft">
          <li>
            {preview.sessions > 0 && (
              <>
                {counted(preview.sessions, 'log-in')} of <bdi>{from.name}</bdi>.{' '}
              </>
            )}
            Its email and phone number open no account any more: with the right password it is told
            to use the other.
          </li>
          {preview.staff > 0 && (
            <li>
              {counted(preview.staff, 'person', 'people')} on its staff work there no more, and
              their leads are nobody's. <bdi>{into.name}</bdi> invites those it wants.
            </li>
          )}
          <li>
            Its name, picture, description and chat numbers. The audit keeps the words; those of{' '}
            <bdi>{into.name}</bdi> stay as they are.
          </li>
          <li>
            Its pages: their addresses, in every language, lead to those of <bdi>{into.name}</bdi>.
          </li>
          <li>Changes to its products in the last hour, which cannot be undone afterwards.</li>
        </ul>
      </section>
    </div>
  );
}

function Warnings({ preview }: { preview: MergePreview }) {
  const { running, becomesPublic, becomesHidden, into } = preview;
  return (
    <>
      {running.length > 0 && (
        <Note tone="bad">
          A table of products is at work: {running.map(isolate).join(', ')}. Wait until it is done,
          or log in as the seller and stop it; then merge.
        </Note>
      )}
      {becomesPublic > 0 && (
        <Note tone="warn">
          {counted(becomesPublic, 'product')} that shoppers do not see now will be in the shop, as{' '}
          <bdi>{into.name}</bdi> is approved.
        </Note>
      )}
      {becomesHidden > 0 && (
        <Note tone="warn">
          {counted(becomesHidden, 'product')} that shoppers see now will be hidden, as{' '}
          <bdi>{into.name}</bdi> is not approved.
        </Note>
      )}
    </>
  );
}

function Note({ tone, children }: { tone: 'warn' | 'bad'; children: ReactNode }) {
  const look = tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn';
  return (
    <p role="note" className={`rounded-control px-3 py-2 ${look}`}>
      {children}
    </p>
  );
}

type AccountProps = { title: string; account: MergePreview['from'] };

function Account({ title, account }: AccountProps) {
  return (
    <section className="rounded-control border border-hair px-4 py-3">
      <h2 className="text-dense text-ink-muted">{title}</h2>
      <p className="mt-0.5 font-semibold wrap-anywhere">
        <bdi>{account.name}</bdi>
      </p>
      <p className="mt-1 text-ink-soft wrap-anywhere">{account.email}</p>
      <p className="text-ink-soft">{formatPhone(account.phone)}</p>
      <p className="mt-2">
        <ApprovalState approval={account.approval} />
      </p>
      <p className="mt-1 text-dense text-ink-muted">Registered {formatMoment(account.createdAt)}</p>
    </section>
  );
}

function Moves({ preview: { moves, into } }: { preview: MergePreview }) {
  const rows: [string, number][] = [
    ['Products', moves.pieces],
    ['Leads', moves.leads],
    ['Customers', moves.customers],
    ['Reply templates', moves.templates],
    ['Drafts', moves.drafts],
    ['Tables of products', moves.imports],
    ['Messages', moves.messages],
    ['Documents', moves.documents],
    ['Reports', moves.reports],
  ];
  return (
    <section>
      <h2 className="mb-2 font-semibold">
        What becomes <bdi>{into.name}</bdi>’s
      </h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 md:grid-cols-3">
        {rows.map(([name, count]) => (
          <Fact key={name} name={name}>
            <span className="tabular-nums">{formatCount(count)}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** What both accounts have, and how that is settled; nothing where they have nothing in common. */
function InBoth({ preview }: { preview: MergePreview }) {
  const { renumbered, knownCustomers, sameTemplates, into } = preview;
  const { removed, renamed } = sameTemplates;
  const others = renumbered.count - renumbered.first.length;
  if (renumbered.count + knownCustomers + removed.length + renamed.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">What both have</h2>
      <ul className="list-disc space-y-2 ps-5 text-ink-soft">
        {knownCustomers > 0 && (
          <li>
            {counted(knownCustomers, 'customer')} of the same number or address: each becomes one,
            with both histories, under the name that <bdi>{into.name}</bdi> has.
          </li>
        )}
        {removed.length > 0 && (
          <li>
            Reply templates that are word for word the same and go:{' '}
            {removed.map(isolate).join(', ')}
          </li>
        )}
        {renamed.length > 0 && (
          <li>
            Reply templates of the same name, which get “(2)” behind it:{' '}
            {renamed.map(isolate).join(', ')}
          </li>
        )}
        {renumbered.count > 0 && (
          <li>
            Article numbers of {counted(renumbered.count, 'product')}, which change:
            <ul className="mt-1 space-y-0.5">
              {renumbered.first.map(({ _id, name, before, after }) => (
                <li key={_id} className="wrap-anywhere">
                  <bdi>{before}</bdi> → <bdi>{after || 'none'}</bdi>{' '}
                  <span className="text-ink-muted">
                    (<bdi>{name}</bdi>)
                  </span>
                </li>
              ))}
              {others > 0 && <li>and {formatCount(others)} more</li>}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}
