import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { formatPhone } from '#domain/phone.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { Written } from '#web/ui/written.tsx';
import { useMayWrite } from '../../use-self.ts';
import { LeadCustomerDialog } from './lead-customer-dialog.tsx';
import { LeadLinks } from './lead-links.tsx';

/** Whom a lead is of, with their other enquiries. */
export function CustomerPart({ lead }: { lead: LeadDetail }) {
  const [isEditing, setEditing] = useState(false);
  const mayWrite = useMayWrite();
  const { customer, others } = lead;
  const { search } = useLocation();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {customer ? (
          <div className="min-w-0">
            {customer.name && (
              <Written className="block font-medium wrap-anywhere">{customer.name}</Written>
            )}
            {customer.phone && (
              <span className="block tabular-nums">
                <bdi>{formatPhone(customer.phone)}</bdi>
              </span>
            )}
            {customer.email && (
              <span className="block wrap-anywhere">
                <Written>{customer.email}</Written>
              </span>
            )}
          </div>
        ) : (
          <p className="max-w-[34rem] text-ink-soft">{texts.customerUnknown}</p>
        )}
        <div className="flex gap-2">
          {customer && (
            <Link
              data-look="plain"
              className="back-office-button"
              to={sellerAddresses.customer(customer._id)}
            >
              {texts.open}
            </Link>
          )}
          <ActionButton disabled={!mayWrite} onClick={() => setEditing(true)}>
            {customer ? texts.edit : texts.addNameAndNumber}
          </ActionButton>
        </div>
      </div>
      {others.length > 0 && (
        <div className="mt-4">
          <h4 className="mb-1 text-dense text-ink-muted">{texts.otherEnquiries}</h4>
          <LeadLinks leads={others} search={search} />
        </div>
      )}
      {isEditing && <LeadCustomerDialog lead={lead} onClose={() => setEditing(false)} />}
    </>
  );
}
