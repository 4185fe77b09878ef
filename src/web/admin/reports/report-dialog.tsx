import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { productCalls } from '#contracts/calls/products.ts';
import { answerReports, getReport } from '#contracts/reports/calls.ts';
import {
  AnsweringReports,
  ReportOutcome as Outcomes,
  type ReportedThingInFull,
  type ReportOutcome,
} from '#contracts/reports/report.ts';
import { formatPrice } from '#domain/price.ts';
import { reportReasons } from '#domain/report-reasons.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { LoadingDialog } from '#web/ui/back-office/dialogs/loading-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { Radio, TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { StateNote } from '#web/ui/back-office/products/state-note.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useRead, useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { TakeDownFields } from '../products/take-down/take-down-fields.tsx';
import { outcomes } from './outcomes.ts';

type ReportDialogProps = { id: string; name: string | undefined; onClose: () => void };

const WIDTH = '62rem';

/** One reported product or shop, with what was said of it and an answer to all of it. */
export function ReportDialog({ id, name, onClose }: ReportDialogProps) {
  const { query, reload } = useReadToEdit(getReport, { params: { id } });
  const { data } = query;
  const mayAnswer = useMay('answer-reports');
  if (data === undefined) {
    const title = name === undefined ? 'Reports' : `Reports of ${isolate(name)}`;
    return <LoadingDialog {...{ title, query, onClose }} width={WIDTH} height="28rem" />;
  }
  if (!mayAnswer) return <Read reported={data} onClose={onClose} />;
  return <Answer key={data.newest} reported={data} onReload={reload} onClose={onClose} />;
}

/** The same for who may not answer. */
function Read({ reported, onClose }: Pick<AnswerProps, 'reported' | 'onClose'>) {
  return (
    <DialogFrame
      title={`Reports of ${isolate(reported.subject.name)}`}
      width={WIDTH}
      onClose={onClose}
    >
      <div className="grid gap-x-8 gap-y-5 px-5 pt-4 pb-6 md:grid-cols-[17rem_minmax(0,1fr)] md:px-6">
        <ReportedSubject reported={reported} />
        <WhatWasSaid reported={reported} />
      </div>
    </DialogFrame>
  );
}

type Filled = { outcome: string; newest: string; words: string; reason?: string };
type AnswerProps = {
  reported: ReportedThingInFull;
  onReload: () => void;
  onClose: () => void;
};

function Answer({ reported, onReload, onClose }: AnswerProps) {
  const { _id: id, subject, newest, reports } = reported;
  const send = useTell(answerReports);
  return (
    <FormDialog<Filled, AnsweringReports>
      title={`Reports of ${isolate(subject.name)}`}
      schema={AnsweringReports as never}
      defaults={{ outcome: '', newest, words: '' }}
      submit={reports === 1 ? 'Answer' : `Answer ${reports} reports`}
      busy="Answering..."
      width={WIDTH}
      onSubmit={(body) => send({ params: { id }, body })}
      onClose={onClose}
      onReload={onReload}
    >
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[17rem_minmax(0,1fr)]">
        <ReportedSubject reported={reported} />
        <div className="flex min-w-0 flex-col gap-5">
          <WhatWasSaid reported={reported} />
          <AnswerFields kind={subject.kind} />
        </div>
      </div>
    </FormDialog>
  );
}

const told: Readonly<Record<ReportOutcome, string>> = {
  NO_ACTION: 'Nothing changes, and the seller is told nothing.',
  ASKED: 'The seller gets your words as a message, by mail too, and can answer you.',
  TAKEN_DOWN: 'Shoppers no longer see it. The seller is told why, and can ask for a new review.',
};

/** The answer to all reports of a product or shop, and what the seller is told. */
function AnswerFields({ kind }: { kind: 'product' | 'seller' }) {
  const { register, watch, setValue, clearErrors, formState } = useFormContext();
  const outcome = watch('outcome') as ReportOutcome | '';
  const error = formState.errors.outcome?.message;
  const choices = Outcomes.options.filter((each) => kind === 'product' || each !== 'TAKEN_DOWN');
  const choose = register('outcome', {
    onChange: () => {
      // What is not shown is not sent.
      setValue('reason', undefined);
      clearErrors();
    },
  });
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-dense font-medium">Answer</legend>
        <div className="flex flex-wrap gap-x-6">
          {choices.map((value) => (
            <Radio key={value} value={value} {...choose}>
              {outcomes[value].choice}
            </Radio>
          ))}
        </div>
        {typeof error === 'string' && (
          <p role="alert" className="mt-1 text-dense text-bad">
            Choose an answer
          </p>
        )}
        {outcome && <p className="mt-1 text-dense text-ink-muted">{told[outcome]}</p>}
      </fieldset>
      {outcome === 'TAKEN_DOWN' && <TakeDownFields />}
      {outcome === 'ASKED' && (
        <TextAreaField name="words" label="Message to the seller" rows={3} maxLength={500} />
      )}
    </>
  );
}

/** What shoppers reported, newest first. */
function WhatWasSaid({ reported }: { reported: ReportedThingInFull }) {
  const { open, reports } = reported;
  const more = reports - open.length;
  return (
    <section aria-labelledby="what-was-said">
      <h3 id="what-was-said" className="mb-2 text-dense font-medium">
        {reports === 1 ? 'One report' : `${formatCount(reports)} reports`}
      </h3>
      <ul className="divide-y divide-hair border-y border-hair" aria-labelledby="what-was-said">
        {open.map(({ _id, reason, words, email, deletedPiece, createdAt }) => (
          <li key={_id} className="py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{reportReasons[reason]}</span>
              <span className="text-fine text-ink-muted">{formatMoment(createdAt)}</span>
            </p>
            {deletedPiece !== null && (
              <p className="text-dense text-ink-soft wrap-anywhere">
                {deletedPiece === '' ? (
                  'About a product that is deleted; its name was not kept'
                ) : (
                  <>
                    About <bdi>{deletedPiece}</bdi>, a product that is deleted
                  </>
                )}
              </p>
            )}
            {words && (
              <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
                {words}
              </p>
            )}
            {email && (
              <a
                href={`mailto:${email}`}
                className="mt-1 inline-block text-dense underline wrap-anywhere"
              >
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-fine text-ink-muted">
          and {formatCount(more)} earlier; the answer is to all of them
        </p>
      )}
    </section>
  );
}

/** The reported product or shop, and what was answered before. */
function ReportedSubject({ reported }: { reported: ReportedThingInFull }) {
  const { subject, answers } = reported;
  const { kind, picture, name, brand, seller } = subject;
  return (
    <div className="min-w-0">
      <div className="flex gap-4 md:flex-col md:gap-3">
        <Thumbnail media={picture} size={112} className="md:size-68!" />
        <div className="min-w-0">
          {brand && <bdi className="block text-dense text-ink-muted wrap-anywhere">{brand}</bdi>}
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          {kind === 'product' && <Piece id={subject._id} />}
          <p className="mt-1 text-dense wrap-anywhere">
            <Link to={adminAddresses.sellerProfile(seller._id)} className="underline">
              {kind === 'product' ? <bdi>{seller.name}</bdi> : 'Open the seller’s screen'}
            </Link>
          </p>
        </div>
      </div>
      {answers.length > 0 && (
        <section aria-labelledby="answered-before" className="mt-4">
          <h3 id="answered-before" className="text-dense font-medium">
            Answered before
          </h3>
          <ul className="mt-1.5 flex flex-col gap-2 text-dense">
            {answers.map(({ _id, outcome, words, by, reports, createdAt }) => (
              <li key={_id}>
                {outcomes[outcome].done}
                <span className="block text-fine text-ink-muted">
                  <bdi>{by}</bdi>, {formatDay(createdAt)},{' '}
                  {reports === 1 ? 'one report' : `${reports} reports`}
                </span>
                {words && (
                  <bdi className="line-clamp-3 text-ink-soft wrap-anywhere" title={words}>
                    {words}
                  </bdi>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What the product costs, its state, its text, and the way to its page. */
function Piece({ id }: { id: string }) {
  const { data: product } = useRead(productCalls.admin.getOne, { params: { id } });
  if (product === undefined) return <div className="back-office-skeleton mt-1 h-24" />;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
        {formatPrice(product.priceINR, 'INR')}
        <span className="text-ink-muted">{formatPrice(product.priceAED, 'AED')}</span>
        <StorefrontLink product={product} />
      </p>
      <StateNote product={product} />
      {product.description && (
        <p
          className="mt-1 line-clamp-4 text-dense whitespace-pre-line text-ink-soft wrap-anywhere"
          dir="auto"
          title={product.description}
        >
          {product.description}
        </p>
      )}
    </>
  );
}
