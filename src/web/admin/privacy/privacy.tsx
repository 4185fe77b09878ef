import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { findPersonalData } from '#contracts/calls/privacy.ts';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { askedBy, PersonQuery } from '#contracts/privacy.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DraftForm } from '#web/ui/back-office/form/draft-form.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Person } from './person.tsx';

/** Personal data: search, export and erasure. */
export default function Privacy() {
  const [params] = useSearchParams();
  const sellerId = params.get('seller');
  const [typed, setTyped] = useState<string | null>(null);
  const asked = askedBy(typed ?? '');
  const query = useRead(findPersonalData, { body: asked }, { enabled: typed !== null });
  return (
    <>
      <ScreenHead
        title="Privacy"
        text="Everything that is kept about an e-mail address: subscription, messages, reports and seller account. For a phone number or an enquiry’s reference: what sellers keep about the person who asked."
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {sellerId !== null && <OfSeller id={sellerId} onFound={setTyped} />}
        <Search typed={typed} onSearch={setTyped} />
        {typed !== null && (
          <QueryState query={query} what="What is kept" height="12rem">
            {(found) => <Person key={typed} asked={asked} found={found} />}
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

/** What was typed, judged as the address, number or reference that it is. */
const Typed = z.object({ who: z.string().trim() }).superRefine(({ who }, context) => {
  const judged = PersonQuery.safeParse(askedBy(who));
  const message = who === '' ? 'Type an e-mail address, a phone number or a reference' : undefined;
  for (const issue of judged.error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['who'], message: message ?? issue.message });
  }
});

type SearchProps = { typed: string | null; onSearch: (typed: string) => void };

/** The typed text does not get into the browser's address, where it would be stored. */
function Search({ typed, onSearch }: SearchProps) {
  const { form, submit } = useDraftForm({ schema: Typed, defaults: { who: '' } });
  const { setValue } = form;
  useEffect(() => {
    if (typed !== null) setValue('who', typed);
  }, [typed, setValue]);
  return (
    <DraftForm
      form={form}
      onSubmit={submit(async ({ who }) => onSearch(who))}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        name="who"
        label="E-mail address, phone number or reference"
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 grow basis-64"
      />
      <ActionButton type="submit" look="solid">
        Look up
      </ActionButton>
    </DraftForm>
  );
}
