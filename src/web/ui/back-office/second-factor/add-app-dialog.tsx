import { useEffect, useState } from 'react';
import { z } from 'zod';
import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import {
  AuthenticatorAppAdded,
  type NewAuthenticatorApp,
  type RecoveryCodes,
} from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { DraftForm, SubmitButton } from '../form/draft-form.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useSend } from '../use-call.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';

type AddAppDialogProps = {
  proof: string;
  onAdded: (codes: RecoveryCodes) => void;
  onClose: () => void;
};

/** Shows the secret for a new authenticator app, and takes the app's first code. */
export function AddAppDialog({ proof, onAdded, onClose }: AddAppDialogProps) {
  const { role, calls } = useBackOffice();
  const { beginApp } = secondFactorCalls[role.role];
  const [begun, setBegun] = useState<NewAuthenticatorApp | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const { signal, abort } = stoppable();
    calls.send(beginApp, { body: { proof } }, { signal }).then(
      ({ data }) => setBegun(data),
      (error) => signal.aborted || setProblem(messageOf(error)),
    );
    return abort;
  }, [calls, beginApp, proof]);

  return (
    <DialogFrame title={texts.setUpAppTitle} width="30rem" onClose={onClose}>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        <FormProblem>{problem}</FormProblem>
        {!problem && (
          <>
            <p className="text-ink-soft">
              {texts.scanThis}{' '}
              <span className="hidden pointer-coarse:inline">{texts.onThisPhone}</span>
            </p>
            <Secret begun={begun} />
            <FirstCode proof={proof} begun={begun} onAdded={onAdded} />
          </>
        )}
      </div>
    </DialogFrame>
  );
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function Secret({ begun }: { begun: NewAuthenticatorApp | null }) {
  if (begun === null) return <div className="back-office-skeleton h-44" aria-busy="true" />;
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row">
      <QrCode
        text={begun.address}
        label={texts.qrCode}
        className="size-44 rounded-control border border-hair"
      />
      <div className="min-w-0">
        <p className="text-dense text-ink-muted">{texts.keyToType}</p>
        <p
          className="mt-1 [font-family:ui-monospace,monospace] wrap-anywhere"
          translate="no"
          dir="ltr"
        >
          {begun.secret.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <a
          href={begun.address}
          className="mt-2 hidden min-h-11 items-center underline underline-offset-2 pointer-coarse:flex"
        >
          {texts.openInApp}
        </a>
        <CopyButton text={begun.secret} className="mt-2">
          {texts.copyKey}
        </CopyButton>
      </div>
    </div>
  );
}

const FirstCodeForm = z.object({ code: AuthenticatorAppAdded.shape.code });

type FirstCodeProps = Omit<AddAppDialogProps, 'onClose'> & { begun: NewAuthenticatorApp | null };

function FirstCode({ proof, begun, onAdded }: FirstCodeProps) {
  const { role } = useBackOffice();
  const addApp = useSend(secondFactorCalls[role.role].addApp);
  const { form, submit, problem } = useDraftForm({
    schema: FirstCodeForm,
    defaults: { code: '' },
  });
  const send = submit(async ({ code }) => {
    if (begun === null) return;
    onAdded((await addApp({ body: { proof, setUp: begun.setUp, code } })).data);
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-4">
      <CodeField
        label={texts.codeShownNow}
        onComplete={() => begun && !form.formState.isSubmitting && void send()}
      />
      <FormProblem>{problem?.message}</FormProblem>
      <SubmitButton className="self-end" disabled={begun === null} busy={texts.checking}>
        {texts.turnOn}
      </SubmitButton>
    </DraftForm>
  );
}
