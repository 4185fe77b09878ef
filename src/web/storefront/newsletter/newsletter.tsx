import { type FormEvent, useState } from 'react';
import { ofNewsletter } from '#texts/domain/data-words.ts';
import * as texts from '#texts/storefront/newsletter.tsx';
import { type CallFailure, callApi } from '#web/ui/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import { useFrame } from '../site.ts';

/** The newsletter box. Without scripts it says where to write instead. */
export function Newsletter() {
  const { site } = useFrame();
  return (
    <section className="bg-sand/60" aria-labelledby="newsletter-heading">
      <div className="margins grid items-end gap-8 py-16 md:grid-cols-2 md:py-24">
        <div>
          <h2 id="newsletter-heading" className="font-display text-heading">
            {texts.title}
          </h2>
          <p className="mt-3 max-w-md text-ink-soft">{texts.text}</p>
        </div>
        <Subscription />
        <p className="needs-no-scripts">
          {texts.writeTo(
            <a className="text-link" href={`mailto:${site.email}?subject=Newsletter`}>
              {site.email}
            </a>,
          )}
        </p>
      </div>
    </section>
  );
}

function Subscription() {
  const { notice } = useFrame().site;
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  const [failure, setFailure] = useState<CallFailure>();

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setState('sending');
    const result = await callApi(publicCall('POST /newsletter'), { body: { email, notice } });
    setFailure(result.ok ? undefined : result.failure);
    setState(result.ok ? 'done' : 'open');
  }

  return (
    <div className="needs-scripts" aria-live="polite">
      {state === 'done' ? (
        <p className="flex min-h-12 items-center border-t border-ink pt-4 text-lead">
          {texts.checkMail}
        </p>
      ) : (
        <PrivateForm
          onSubmit={subscribe}
          onInput={() => setFailure(undefined)}
          className="flex flex-col gap-3 sm:flex-row"
        >
          <Field
            label={texts.email}
            quietLabel
            name="email"
            type="email"
            autoComplete="email"
            placeholder={texts.emailHint}
            error={failure && (failure.fields?.email ?? failure.message)}
            className="grow"
          />
          <Button type="submit" disabled={state === 'sending'} className="self-start max-sm:w-full">
            {texts.subscribe}
          </Button>
        </PrivateForm>
      )}
      <NoticeLine words={ofNewsletter} className="mt-4 text-fine text-ink-muted" />
    </div>
  );
}
