import { createContext, type ReactNode, useContext, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/forms.tsx';
import { PrivateForm } from '../../private-form.tsx';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { toasts } from '../toasts.tsx';
import { type FormSchema, useDraftForm } from './use-draft-form.ts';

/** A form being sent: the share that has been uploaded, 0 to 1, and a function to stop it. */
type FormUpload = { share: number; cancel: () => void };

/** Null while nothing is uploaded. */
const UploadContext = createContext<FormUpload | null>(null);
export const useFormUpload = () => useContext(UploadContext);

type FormDialogProps<In extends FieldValues, Out> = {
  title: string;
  schema: FormSchema<In, Out>;
  defaults: DefaultValues<In>;
  draftKey?: string;
  submit: string;
  /** The button's text while the form is sent; by default that of before with dots. */
  busy?: string;
  width?: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  /** Sends the form; where it rejects, the dialog stays with what was typed and says why. */
  onSubmit: (
    values: Out,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** What else can be done with what was typed, unchecked, instead of sending it; closes the dialog. */
  other?: { label: string; act: (values: In) => Promise<unknown> };
  onClose: () => void;
  /**
   * Offered where somebody else has changed the entry meanwhile: starts again, or compares the
   * versions.
   */
  onReload?: () => void;
  onCompare?: () => void;
  children: ReactNode;
};

/**
 * A form in a dialog. `Enter` sends, `Esc` closes, and typed text is not discarded without asking.
 */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { schema, defaults, draftKey, other, onReload, onCompare } = props;
  const { form, submit, problem, forgetProblem, hasDraft, discard } = useDraftForm({
    schema,
    defaults,
    draftKey,
  });
  const [upload, setUpload] = useState<FormUpload | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { isDirty, isSubmitting } = form.formState;

  const send = submit(async (values) => {
    const ending = new AbortController();
    const cancel = () => ending.abort();
    const show = (share: number) => setUpload({ share, cancel });
    show(0);
    try {
      await props.onSubmit(values, show, ending.signal);
      props.onClose();
    } catch (error) {
      if (ending.signal.aborted) toasts.note(texts.uploadCancelled);
      throw error;
    } finally {
      setUpload(null);
    }
  });

  function leave() {
    discard();
    props.onClose();
  }

  async function doOther({ act }: NonNullable<typeof props.other>) {
    try {
      await act(form.getValues());
      leave();
    } catch (error) {
      toasts.failure(messageOf(error));
    }
  }

  function close() {
    if (isSubmitting) return;
    if (isDirty) setLeaving(true);
    else leave();
  }

  return (
    <DialogFrame title={props.title} onClose={close} {...(props.width && { width: props.width })}>
      <FormProvider {...form}>
        <UploadContext value={upload}>
          <PrivateForm onSubmit={send} className="flex min-h-0 flex-col">
            <div className="flex flex-col gap-4 overflow-y-auto px-5 pt-4 pb-1 md:px-6">
              {hasDraft && (
                <p role="status" className="text-dense text-ink-muted">
                  {texts.typedWasKept}
                </p>
              )}
              {props.children}
            </div>
            <footer className="px-5 pt-4 pb-5 md:px-6">
              {problem && (
                <div role="alert" className="mb-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
                  {problem.message}
                  {problem.isStale && onReload && (
                    <button
                      type="button"
                      className="ms-2 underline underline-offset-2"
                      onClick={() => {
                        discard();
                        onReload();
                      }}
                    >
                      {texts.showNewest}
                    </button>
                  )}
                  {problem.isStale && onCompare && (
                    <button
                      type="button"
                      className="ms-2 underline underline-offset-2"
                      onClick={() => {
                        forgetProblem();
                        onCompare();
                      }}
                    >
                      {texts.compareAndChoose}
                    </button>
                  )}
                </div>
              )}
              <div className="flex flex-wrap justify-end gap-2">
                {other && (
                  <ActionButton
                    look="plain"
                    className="me-auto"
                    disabled={isSubmitting}
                    onClick={() => doOther(other)}
                  >
                    {other.label}
                  </ActionButton>
                )}
                <ActionButton onClick={close} disabled={isSubmitting}>
                  {controls.cancel}
                </ActionButton>
                <ActionButton
                  type="submit"
                  look={props.isDangerous ? 'danger' : 'solid'}
                  busy={isSubmitting && (props.busy ?? controls.running(props.submit))}
                >
                  {props.submit}
                </ActionButton>
              </div>
            </footer>
          </PrivateForm>
        </UploadContext>
      </FormProvider>
      {isLeaving && (
        <ConfirmDialog
          title={texts.discardTitle}
          text={texts.notSavedYet}
          action={texts.discard}
          cancel={texts.keepEditing}
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </DialogFrame>
  );
}
