import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Region } from '#contracts/price.ts';
import { regionNamed } from '#domain/currencies.ts';
import { regionNames } from '#domain/region-names.ts';
import { agreedTo } from '#texts/domain/data-words.ts';
import { basePath, language } from '#texts/language.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { privacyNotice } from '#texts/ui/basics.ts';
import { addresses } from '#web/ui/addresses.ts';
import { type CallFailure, callApi } from '#web/ui/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import { useKnownRegion } from '#web/ui/region.ts';
import { Select } from '#web/ui/select.tsx';
import { Written } from '#web/ui/written.tsx';
import { useFrame } from '../site.ts';
import { WhoAnswers } from './chat-recipient.tsx';
import { type Enquired, newReference, piecesOf } from './enquiry.ts';
import { keepReference } from './keep-reference.ts';
import { keepEnquiry } from './kept-enquiries.ts';

type EnquiryFormProps = {
  /** Pieces of one seller; of several, all are asked about. */
  pieces: readonly Enquired[];
  /** What the shopper has written already. */
  words?: string;
  /** Called with the reference once the seller has it. */
  onSent?: (reference: string) => void;
  /** What chooses among the pieces, where they are a choice: checkboxes named `ids`. */
  choice?: ReactNode;
  /** The sizes of a single piece, where one is still to be chosen. */
  sizes?: { name: string; labels: readonly string[] } | null;
};

/** Fields that say themselves what is wrong with them. */
const fieldsWithErrors = new Set(['name', 'phone', 'email', 'message', 'consent', 'pieces']);

/** An enquiry without a chat. Without scripts it is posted to the page that it stands on. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { pieces, words = '', onSent, choice, sizes = null } = props;
  const { site } = useFrame();
  const [state, setState] = useState<'open' | 'sending' | { sent: string }>('open');
  const [failure, setFailure] = useState<CallFailure>();
  const [referenceOf] = useState(() => keepReference(newReference));
  const errors = failure?.fields ?? {};
  const isSaidByField = Object.keys(errors).some((field) => fieldsWithErrors.has(field));
  const seller = pieces[0]?.seller;
  if (!seller) return null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const asked = choice ? pieces.filter(({ _id }) => form.getAll('ids').includes(_id)) : pieces;
    const chosen = sizes ? asked.map((piece) => ({ ...piece, size: text('size') })) : asked;
    const region = regionNamed(text('region'));
    const content = {
      ...{ region, pieces: piecesOf(chosen) },
      ...{ name: text('name'), phone: text('phone'), email: text('email') },
      message: text('message'),
      // Without it the server says what is missing.
      consent: (form.get('consent') !== null) as true,
      notice: site.notice,
      language,
    };
    const enquiry = { pieces: chosen, region, reference: referenceOf(JSON.stringify(content)) };
    setState('sending');
    const body = { reference: enquiry.reference, ...content };
    let result = await callApi(publicCall('POST /enquiry-form'), { body });
    if (!result.ok && result.failure.challenge !== undefined) {
      const { solveWork } = await import('./solve-work.ts');
      const work = await solveWork(result.failure.challenge);
      result = await callApi(publicCall('POST /enquiry-form'), { body: { ...body, work } });
    }
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return setState('open');
    keepEnquiry(enquiry, '', new Date());
    setState({ sent: enquiry.reference });
    onSent?.(enquiry.reference);
  }

  if (typeof state === 'object') return <Sent seller={seller} reference={state.sent} />;
  return (
    <PrivateForm
      action={basePath + addresses.enquiryForm()}
      onSubmit={send}
      refused={failure}
      onInput={() => setFailure(undefined)}
      className="grid gap-5"
    >
      {choice === undefined ? (
        <input type="hidden" name="ids" value={pieces.map(({ _id }) => _id).join(',')} />
      ) : (
        <input type="hidden" name="seller" value={seller._id} />
      )}
      <input type="hidden" name="notice" value={site.notice} />
      {choice && (
        <div data-refused={errors.pieces ? '' : undefined} className="min-w-0">
          {choice}
        </div>
      )}
      {pieces.length === 1 && pieces[0]?.size !== undefined && (
        <input type="hidden" name="size" value={pieces[0].size} />
      )}
      <Complaint text={errors.pieces} />
      <RegionChoice />
      {sizes && (
        <div>
          <p aria-hidden="true" className="mb-1.5 text-small font-medium">
            {sizes.name}
          </p>
          <Select
            label={sizes.name}
            name="size"
            className="w-full"
            options={[
              { value: '', label: texts.undecided },
              ...sizes.labels.map((label) => ({ value: label, label })),
            ]}
          />
        </div>
      )}
      <Field label={texts.name} name="name" autoComplete="name" required error={errors.name} />
      <div className="grid gap-5 sm:grid-cols-2 lg:in-[.narrow]:grid-cols-1">
        <Field
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone}
          hint={texts.phoneHint}
        />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
      </div>
      <TextArea
        label={texts.message}
        name="message"
        rows={4}
        required
        maxLength={2000}
        defaultValue={words || begun(pieces, choice !== undefined)}
        error={errors.message}
      />
      <label className="flex gap-3 text-small text-ink-soft">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-invalid={errors.consent ? true : undefined}
          className="choice mt-0.5"
        />
        <span>
          <Written>{seller.name}</Written>
          {agreedTo(site.name)}{' '}
          <a href={basePath + addresses.privacy} className="text-link">
            {privacyNotice}
          </a>
        </span>
      </label>
      <Complaint text={errors.consent} />
      <Complaint text={isSaidByField ? undefined : failure?.message} />
      <Button type="submit" disabled={state === 'sending'} className="justify-self-start">
        {texts.sendEnquiry}
      </Button>
    </PrivateForm>
  );
}

/** What a message begins with until the shopper says otherwise. */
function begun(pieces: readonly Enquired[], isChoice: boolean): string {
  if (pieces.length > 1 && !isChoice) return texts.moreAboutThese;
  if (pieces[0]?.availability === 'SOLD' && !isChoice) {
    return texts.soldOneLikeIt;
  }
  return texts.moreAboutThis;
}

function Complaint({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-small text-alert">
      {text}
    </p>
  );
}

type SentProps = { seller: Enquired['seller'] | null; reference: string };

/** That the seller has it, and when an answer may come. */
export function Sent({ seller, reference }: SentProps) {
  return (
    <Outcome>
      <p className="font-serif text-title">
        {texts.sent(seller ? <Written>{seller.name}</Written> : texts.theSeller)}
      </p>
      <p className="mt-2 text-ink-soft">
        {texts.answerComes(<span className="font-medium text-ink">{reference}</span>)}
      </p>
      {seller && <WhoAnswers seller={seller} className="mt-4" />}
    </Outcome>
  );
}

const regions = ['IN', 'AE'] as const;

/** Which region an enquiry comes from: the user's, and without scripts by choice. */
function RegionChoice() {
  const known = useKnownRegion();
  const [chosen, choose] = useState<Region>('IN');

  useEffect(() => {
    if (known !== null) choose(known);
  }, [known]);

  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{texts.whereAreYou}</legend>
      <div className="flex gap-x-7">
        {regions.map((region) => (
          <label key={region} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="region"
              value={region}
              checked={region === chosen}
              onChange={() => choose(region)}
              className="size-4 accent-ink"
            />
            {regionNames[region]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
