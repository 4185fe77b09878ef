import type { IdentityField, SellerRecord } from '#contracts/sellers/seller-record.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { Nothing, Section } from '../../section.tsx';

const decided: Record<SellerRecord['decisions'][number]['about'], string> = {
  registered: 'Registered',
  approved: 'Approved',
  declined: 'Declined',
  deactivated: 'Deactivated',
};

/** The registration of a seller, and what admins decided, with their reasons. */
export function Decisions({ decisions }: Pick<SellerRecord, 'decisions'>) {
  return (
    <Section title="Applications and decisions">
      <ol className="divide-y divide-hair border-y border-hair">
        {decisions.map(({ about, note, by, createdAt }) => (
          <li key={`${about} ${createdAt}`} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{decided[about]}</span>
              <ByWhom by={by} createdAt={createdAt} />
            </p>
            {note && (
              <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const fields: Record<IdentityField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  INR: 'Chat number, India',
  DXB: 'Chat number, Emirates',
};

/** What a seller was called and reached by before. */
export function Earlier({ earlier }: Pick<SellerRecord, 'earlier'>) {
  return (
    <Section title="Earlier names, addresses and numbers">
      {earlier.length === 0 ? (
        <Nothing>Nothing of it has changed</Nothing>
      ) : (
        <ol className="divide-y divide-hair border-y border-hair">
          {earlier.map(({ field, before, after, by, createdAt }) => (
            <li key={`${field} ${createdAt}`} className="py-3">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{fields[field]}</span>
                <ByWhom by={by} createdAt={createdAt} />
              </p>
              <p className="mt-1 wrap-anywhere text-ink-soft">
                <del className="no-underline">
                  <bdi>{inWords(field, before)}</bdi>
                </del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> became </span>
                <ins className="text-ink no-underline">
                  <bdi>{inWords(field, after)}</bdi>
                </ins>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

const inWords = (field: IdentityField, value: string) =>
  value === '' ? 'none' : field === 'name' || field === 'email' ? value : formatPhone(value);

const ByWhom = ({ by, createdAt }: { by: string; createdAt: string }) => (
  <span className="text-dense text-ink-muted">
    {by && (
      <>
        by <bdi>{by}</bdi>,{' '}
      </>
    )}
    <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
  </span>
);
