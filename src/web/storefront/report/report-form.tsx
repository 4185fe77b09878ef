import { type FormEvent, useState } from 'react';
import type { ReportReason } from '#contracts/reports/report.ts';
import { reasonsFor, reportReasons } from '#domain/report-reasons.ts';
import { ofReport } from '#texts/domain/data-words.ts';
import * as texts from '#texts/storefront/report.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { type CallFailure, callApi } from '#web/ui/api-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import { useFrame } from '../site.ts';

type ReportFormProps = {
  kind: 'product' | 'seller';
  id: string;
  /** It was sent without scripts. */
  isSent: boolean;
  /** What was wrong when it was sent so. */
  problem: string | null;
  /** The address of what is reported. */
  back: string;
};

/** Asks what is wrong. Browsers without scripts send it to the page's own address. */
export function ReportForm({ kind, id, isSent, problem, back }: ReportFormProps) {
  const { notice } = useFrame().site;
  const [state, setState] = useState<'open' | 'sending' | 'done'>(isSent ? 'done' : 'open');
  const [failure, setFailure] = useState<CallFailure>();
  const errors = failure?.fields ?? {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const email = text('email');
    setState('sending');
    const result = await callApi(publicCall('POST /report'), {
      body: {
        ...(kind === 'product' ? { productId: id } : { sellerId: id }),
        reason: text('reason') as ReportReason,
        words: text('words'),
        notice,
        ...(email && { email }),
      },
    });
    setFailure(result.ok ? undefined : result.failure);
    setState(result.ok ? 'done' : 'open');
  }

  if (state === 'done') {
    return (
      <Outcome>
        <p className="font-serif text-title">{texts.thanks}</p>
        <ButtonLink to={back} look="line" className="mt-6">
          {kind === 'product' ? texts.backToPiece : texts.backToShop}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <PrivateForm
      action={addresses.report}
      onSubmit={send}
      refused={failure}
      onInput={() => setFailure(undefined)}
      className="grid max-w-xl gap-7"
    >
      {problem !== null && (
        <p role="alert" className="border-s border-alert ps-4 text-alert">
          {problem} <span className="needs-no-scripts">{texts.goBack}</span>
        </p>
      )}
      <input type="hidden" name="notice" value={notice} />
      <input type="hidden" name={kind === 'product' ? 'productId' : 'sellerId'} value={id} />
      <fieldset data-refused={errors.reason ? '' : undefined}>
        <legend className="mb-1.5 text-small font-medium">{texts.whatIsWrong}</legend>
        <div className="border-t border-line">
          {reasonsFor[kind].map((reason) => (
            <label
              key={reason}
              className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line hover:bg-sand/40"
            >
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                className="size-4 accent-ink"
              />
              {reportReasons[reason]}
            </label>
          ))}
        </div>
        {errors.reason && (
          <p role="alert" className="mt-1.5 text-small text-alert">
            {errors.reason}
          </p>
        )}
      </fieldset>
      <TextArea
        label={texts.whatYouSaw}
        name="words"
        rows={4}
        maxLength={1000}
        error={errors.words}
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={texts.emailHint}
        error={errors.email}
      />
      <NoticeLine words={ofReport} />
      {failure && !failure.fields && (
        <p role="alert" className="text-small text-alert">
          {failure.message}
        </p>
      )}
      <Button type="submit" disabled={state === 'sending'} className="justify-self-start">
        {texts.send}
      </Button>
    </PrivateForm>
  );
}
