import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { customerPhone, PersonDetails } from '#contracts/leads/customer.ts';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import { setCustomer } from '#contracts/leads/lead-calls.ts';
import { formatPhone } from '#domain/phone.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { useQuestion } from '#web/ui/back-office/dialogs/use-question.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useMayWrite } from '../../use-self.ts';
import { useWhatChanged } from '../moves/use-move.ts';
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

/** Says whom a lead is of, as it stands in the chat. */
function LeadCustomerDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const send = useSend(setCustomer);
  const change = useWhatChanged();
  const { ask, question } = useQuestion();
  const { customer, region } = lead;
  const schema = z.object({ ...PersonDetails, phone: customerPhone(region) });
  return (
    <FormDialog
      title={texts.customer}
      schema={schema}
      defaults={{
        name: customer?.name ?? '',
        phone: customer?.phone ? formatPhone(customer.phone) : '',
        email: customer?.email ?? '',
      }}
      draftKey={`lead-customer:${lead._id}`}
      submit={texts.save}
      onSubmit={async (person) => {
        const customerVersion = customer?.version;
        const body = { ...person, version: lead.version, customerVersion };
        const params = { leadId: lead._id };
        const save = (rename?: boolean) =>
          change(lead, () =>
            send({ params, body: { ...body, ...(rename !== undefined && { rename }) } }),
          );
        const { message } = await save().catch(async (error) => {
          if (!isCallError(error) || error.failure.code !== 'known-customer') throw error;
          const isNew = await ask({
            title: texts.knownCustomer,
            text: error.failure.message,
            yes: texts.renameTo(isolate(person.name)),
            no: texts.keepKnownName,
          });
          return save(isNew);
        });
        toasts.success(message);
      }}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} autoComplete="off" maxLength={100} />
      <TextField
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="off"
        placeholder={region === 'AE' ? '+971 50 000 0000' : '+91 98765 43210'}
      />
      <TextField name="email" label={texts.email} type="email" autoComplete="off" />
      {question}
    </FormDialog>
  );
}
