import { z } from 'zod';
import { customerPhone, PersonDetails } from '#contracts/leads/customer.ts';
import type { Lead } from '#contracts/leads/lead.ts';
import { setCustomer } from '#contracts/leads/lead-calls.ts';
import { formatPhone } from '#domain/phone.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useWhatChanged } from '../moves/use-what-changed.ts';

/** Says whom a lead is of, as it stands in the chat. */
export function LeadCustomerDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const send = useSend(setCustomer);
  const change = useWhatChanged();
  const { customer, region } = lead;
  const schema = z.object({ ...PersonDetails, phone: customerPhone(region) });
  return (
    <FormDialog
      title="Customer"
      schema={schema}
      defaults={{
        name: customer?.name ?? '',
        phone: customer?.phone ? formatPhone(customer.phone) : '',
        email: customer?.email ?? '',
      }}
      draftKey={`lead-customer:${lead._id}`}
      submit="Save"
      busy="Saving..."
      onSubmit={async (person) => {
        const customerVersion = customer?.version;
        const body = { ...person, version: lead.version, customerVersion };
        const params = { leadId: lead._id };
        const { message } = await change(lead, () => send({ params, body }));
        toasts.success(message);
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" maxLength={100} />
      <TextField
        name="phone"
        label="Phone number"
        hint="As it stands in the chat. It is kept for you alone; you can erase it at any time."
        type="tel"
        autoComplete="off"
        placeholder={region === 'AE' ? '+971 50 000 0000' : '+91 98765 43210'}
      />
      <TextField name="email" label="Email (optional)" type="email" autoComplete="off" />
    </FormDialog>
  );
}
