import { useState } from 'react';
import { Link } from 'react-router';
import { erasePersonalData, exportPersonalData } from '#contracts/calls/privacy.ts';
import type { PersonalData, PersonQuery } from '#contracts/privacy.ts';
import { Erasure } from '#contracts/privacy.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatCount } from '#languages/count.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { saveJson } from '#web/ui/back-office/download-file.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../fact.tsx';
import { May } from '../may.tsx';

/** The stored data of one address, number or reference, and its actions. */
export function Person({ asked, found }: { asked: PersonQuery; found: PersonalData }) {
  const { subscriber, customers, leads, messages, reports, mails, invitations } = found;
  const { staff, seller, phones } = found;
  const who = asked.reference?.toUpperCase() ?? found.email ?? phones.map(formatPhone).join(' or ');
  const exportData = useSend(exportPersonalData);
  const [isErasing, setErasing] = useState(false);
  async function download() {
    saveJson(await exportData({ body: asked }), 'personal-data.json');
  }

  const isNothing =
    subscriber === null &&
    messages.length + reports.length + mails + invitations + customers + leads === 0 &&
    staff === null &&
    seller === null;
  if (isNothing) {
    return (
      <p role="status" className="rounded-panel border border-hair bg-panel p-5 text-ink-soft">
        Nothing is kept of <bdi className="wrap-anywhere">{who}</bdi>.
      </p>
    );
  }
  return (
    <section
      aria-label={`What is kept of ${who}`}
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 className="font-semibold wrap-anywhere">{who}</h2>
      <dl className="mt-4 flex flex-col gap-4">
        {seller && (
          <Fact name="Seller account">
            <Link to={adminAddresses.sellerProfile(seller._id)} className="underline">
              <bdi>{seller.name}</bdi>
            </Link>
            , {formatPhone(seller.phone)}, since {formatMoment(seller.createdAt)}
            <Told notice={seller.notice} />
            <span className="block text-ink-muted">
              {counted(seller.products, 'product')}, {counted(seller.enquiries, 'enquiry')}
            </span>
          </Fact>
        )}
        {staff && (
          <Fact name="On the staff of">
            <bdi>{staff.shops.join(', ')}</bdi>, as <bdi>{staff.name}</bdi>, since{' '}
            {formatMoment(staff.createdAt)}
          </Fact>
        )}
        {subscriber && (
          <Fact name="Newsletter">
            {subscriber.confirmed ? 'Confirmed' : 'Not confirmed'}, since{' '}
            {formatMoment(subscriber.createdAt)}
            <Told notice={subscriber.notice} />
          </Fact>
        )}
        {customers > 0 && (
          <Fact name="Asked sellers">Kept as a customer by {counted(customers, 'seller')}</Fact>
        )}
        {leads > 0 && (
          <Fact name={asked.reference === undefined ? 'Named in' : 'Asked'}>
            {asked.reference === undefined
              ? `The words of ${counted(leads, 'enquiry')}${customers > 0 ? ' more' : ''}`
              : 'An enquiry with its words and notes'}
          </Fact>
        )}
        {messages.length > 0 && (
          <Fact name={counted(messages.length, 'message')}>
            <ul>
              {messages.map(({ _id, name, createdAt, notice }) => (
                <li key={_id}>
                  <bdi>{name}</bdi>, {formatMoment(createdAt)}
                  <Told notice={notice} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {reports.length > 0 && (
          <Fact name={counted(reports.length, 'report')}>
            <ul>
              {reports.map(({ _id, createdAt, notice }) => (
                <li key={_id}>
                  {formatMoment(createdAt)}
                  <Told notice={notice} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {invitations > 0 && <Fact name="Invited">{counted(invitations, 'invitation')}</Fact>}
        {mails > 0 && <Fact name="Written to">{counted(mails, 'mail')} of the last days</Fact>}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <May permission="export-personal-data">
          <ActingButton act={download}>Export</ActingButton>
        </May>
        <May permission="erase-personal-data">
          <ActionButton look="danger" onClick={() => setErasing(true)}>
            Erase
          </ActionButton>
        </May>
      </div>
      {isErasing && <EraseDialog asked={asked} found={found} onClose={() => setErasing(false)} />}
    </section>
  );
}

/** The version of the privacy notice that was told then. */
function Told({ notice }: { notice: string | null }) {
  if (notice === null) return null;
  return (
    <>
      {', by the '}
      <a
        href={addresses.privacyNotice(notice)}
        target="_blank"
        rel="noopener"
        className="underline"
      >
        privacy notice of then
      </a>
    </>
  );
}

const plurals: Record<string, string> = { enquiry: 'enquiries' };
const counted = (count: number, noun: string) =>
  `${formatCount(count)} ${count === 1 ? noun : (plurals[noun] ?? `${noun}s`)}`;

type EraseDialogProps = { asked: PersonQuery; found: PersonalData; onClose: () => void };

/** Asks to type the address, number or reference again, since an erasure cannot be undone. */
function EraseDialog({ asked, found, onClose }: EraseDialogProps) {
  const { email, phone, reference } = asked;
  const erase = useTell(erasePersonalData);
  return (
    <FormDialog
      title={`Erase everything of this ${reference ? 'enquiry' : phone ? 'number' : 'address'}?`}
      schema={Erasure}
      defaults={{ ...asked, confirm: '' }}
      submit="Erase for good"
      width="30rem"
      isDangerous
      onSubmit={(body) => erase({ body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {whatGoes(asked, found)} The audit keeps who did what by number, not by name. This cannot be
        undone.
      </p>
      <TextField
        name="confirm"
        label={`Type ${reference?.toUpperCase() ?? email ?? phone} to confirm`}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}

function whatGoes({ phone, reference }: PersonQuery, { seller }: PersonalData): string {
  if (reference !== undefined) {
    return 'All that is personal in this enquiry is erased: words, sizes and notes, and who asked. Its customer is erased too if they asked nothing else.';
  }
  if (phone !== undefined) {
    return 'What sellers keep about this number is erased: name, number, address, words and notes, also in enquiries that mention it.';
  }
  return seller
    ? `The account of ${seller.name} is erased with its products, pictures, enquiries and documents, its subscription and messages, and what sellers keep about it as a customer. Counts of enquiries stay, without names.`
    : 'The subscription and the messages of this address are erased, and what sellers keep about it as a customer. Its reports stay, without address and words.';
}
