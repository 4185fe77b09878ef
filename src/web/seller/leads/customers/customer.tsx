import { ArrowLeft, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { LeadCustomer } from '#contracts/leads/customer.ts';
import { eraseCustomer, exportCustomer, getLeads } from '#contracts/leads/lead-calls.ts';
import { formatPhone } from '#domain/phone.ts';
import * as texts from '#texts/seller/customers.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { saveJson } from '#web/ui/back-office/download-file.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { ListFooter } from '#web/ui/back-office/list/list-footer.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../../use-own-account.ts';
import { useMayWrite, useUserId } from '../../use-self.ts';
import { LeadLinks } from '../lead/lead-links.tsx';

/** One customer: how to reach them, all that they asked, and their data. */
export default function CustomerScreen() {
  const { id = '' } = useParams();
  const list = useList(getLeads, {
    params: { userId: useUserId() },
    columns: [],
    pageSize: 20,
    query: { customerId: id, sort: 'createdAt' },
  });
  const { query, state } = list;
  const customer = query.data?.rows[0]?.customer;
  return (
    <>
      <Link
        to={sellerAddresses.customers}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-ink-soft"
      >
        <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        {texts.allCustomers}
      </Link>
      {customer ? <CustomerHead customer={customer} /> : <ScreenHead title={texts.customer} />}
      <QueryState query={query} what={texts.thisCustomer} height="24rem">
        {({ rows, total, capped }) =>
          total === 0 ? (
            <p className="text-ink-soft">{texts.gone}</p>
          ) : (
            <>
              <h2 className="mb-2 font-medium">
                {texts.whatTheyAsked}
                <span className="ms-2 font-normal text-ink-muted tabular-nums">
                  {formatTotal(total, capped)}
                </span>
              </h2>
              <LeadLinks leads={rows} />
              <ListFooter
                noun={enquiries.noun}
                list={list}
                pageSize={state.size ?? list.pageSize}
                numbers={sellerPages}
                quietWhenOnePage
              />
            </>
          )
        }
      </QueryState>
    </>
  );
}

function CustomerHead({ customer }: { customer: LeadCustomer }) {
  const userId = useUserId();
  const calls = useCalls();
  const goTo = useNavigate();
  const erase = useTell(eraseCustomer);
  const mayWrite = useMayWrite();
  const may = useMay();
  const [isErasing, setErasing] = useState(false);
  const { _id: id, name, phone, email } = customer;
  async function save() {
    const params = { userId, customerId: id };
    saveJson(await calls.read(exportCustomer, { params }), 'customer.json');
  }

  return (
    <>
      <ScreenHead
        title={name || (phone ? formatPhone(phone) : (email ?? texts.withoutName))}
        text={
          <span className="flex flex-wrap gap-x-4">
            {phone && (
              <a href={`tel:${phone}`} className={`${reach} tabular-nums`}>
                <bdi>{formatPhone(phone)}</bdi>
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={reach}>
                <bdi>{email}</bdi>
              </a>
            )}
          </span>
        }
      >
        {may(exportCustomer) && (
          <ActingButton act={save}>
            <Download size={15} aria-hidden="true" />
            {texts.saveTheirData}
          </ActingButton>
        )}
        {may(eraseCustomer) && (
          <ActionButton disabled={!mayWrite} onClick={() => setErasing(true)}>
            <Trash2 size={15} aria-hidden="true" />
            {texts.erase}
          </ActionButton>
        )}
      </ScreenHead>
      {isErasing && (
        <ConfirmDialog
          title={texts.eraseTitle}
          text={texts.eraseText}
          action={texts.erase}
          onConfirm={async () => {
            await erase({ params: { customerId: id } });
            await goTo(sellerAddresses.customers);
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

const reach =
  'wrap-anywhere hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';
