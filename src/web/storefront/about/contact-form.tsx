import { type FormEvent, useState } from 'react';
import { ofContact } from '#texts/domain/data-words.ts';
import * as texts from '#texts/storefront/about.tsx';
import { type CallFailure, callApi } from '#web/ui/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import { useFrame } from '../site.ts';

/** The form for a message to the marketplace. Without scripts it says where to write instead. */
export function ContactForm({ email }: { email: string }) {
  return (
    <>
      <MessageForm />
      <p className="needs-no-scripts text-lead">
        {texts.writeTo(
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>,
        )}
      </p>
    </>
  );
}

function MessageForm() {
  const { notice } = useFrame().site;
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  const [failure, setFailure] = useState<CallFailure>();
  const errors = failure?.fields ?? {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const body = {
      ...{ name: text('name'), email: text('email'), message: text('message') },
      notice,
    };
    setState('sending');
    const result = await callApi(publicCall('POST /contact'), { body });
    setFailure(result.ok ? undefined : result.failure);
    setState(result.ok ? 'done' : 'open');
  }

  if (state === 'done') {
    return (
      <Outcome>
        <p className="font-serif text-title">{texts.thanks}</p>
      </Outcome>
    );
  }
  return (
    <PrivateForm
      onSubmit={send}
      refused={failure}
      onInput={() => setFailure(undefined)}
      className="needs-scripts grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.name} name="name" autoComplete="name" error={errors.name} />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
      </div>
      <TextArea label={texts.message} name="message" rows={6} error={errors.message} />
      <NoticeLine words={ofContact} />
      {failure && !failure.fields && (
        <p role="alert" className="text-small text-alert">
          {failure.message}
        </p>
      )}
      <Button type="submit" disabled={state === 'sending'} className="justify-self-start">
        {texts.sendMessage}
      </Button>
    </PrivateForm>
  );
}
