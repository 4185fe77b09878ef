import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { findPersonalData } from '#contracts/calls/privacy.ts';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { PersonQuery } from '#contracts/privacy.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { Person } from './person.tsx';

/** Personal data: search, export and erasure. */
export default function Privacy() {
  const [params] = useSearchParams();
  const sellerId = params.get('seller');
  const [email, setEmail] = useState<string | null>(null);
  const query = useRead(
    findPersonalData,
    { body: { email: email ?? '' } },
    { enabled: email !== null },
  );
  return (
    <>
      <ScreenHead
        title="Privacy"
        text="Everything that is kept of an e-mail address: subscription, messages and seller account."
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {sellerId !== null && <OfSeller id={sellerId} onFound={setEmail} />}
        <Search email={email} onSearch={setEmail} />
        {email !== null && (
          <QueryState query={query} what="What is kept" height="12rem">
            {(found) => <Person key={found.email} found={found} />}
          </QueryState>
        )}
      </div>
    </>
  );
}

/** Links from a seller's screen open that seller's data. */
function OfSeller({ id, onFound }: { id: string; onFound: (email: string) => void }) {
  const email = useRead(getAnySeller, { params: { id } }).data?.email;
  useEffect(() => {
    if (email !== undefined) onFound(email);
  }, [email, onFound]);
  return null;
}

type SearchProps = { email: string | null; onSearch: (email: string) => void };

/** The typed text does not get into the browser's address, where it would be stored. */
function Search({ email, onSearch }: SearchProps) {
  const { form, submit } = useDraftForm({ schema: PersonQuery, defaults: { email: '' } });
  const { setValue } = form;
  useEffect(() => {
    if (email !== null) setValue('email', email);
  }, [email, setValue]);
  return (
    <FormProvider {...form}>
      <PrivateForm
        onSubmit={submit(async (asked) => onSearch(asked.email))}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="off"
          className="min-w-0 grow basis-64"
        />
        <ActionButton type="submit" look="solid">
          Look up
        </ActionButton>
      </PrivateForm>
    </FormProvider>
  );
}
