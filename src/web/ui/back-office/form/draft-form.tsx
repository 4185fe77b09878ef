import type { ComponentProps } from 'react';
import {
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import { PrivateForm } from '../../private-form.tsx';
import { ActionButton } from '../action-button.tsx';

type DraftFormProps<In extends FieldValues, Out> = ComponentProps<typeof PrivateForm> & {
  form: UseFormReturn<In, unknown, Out>;
};

/** The form of `useDraftForm` around its fields. */
export const DraftForm = <In extends FieldValues, Out>({
  form,
  ...props
}: DraftFormProps<In, Out>) => (
  <FormProvider {...form}>
    <PrivateForm {...props} />
  </FormProvider>
);

type SubmitButtonProps = Omit<ComponentProps<typeof ActionButton>, 'type' | 'busy'> & {
  /** What it says while the form is sent. */
  busy: string;
};

/** The button that sends the form around it. */
export function SubmitButton({ busy, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  return <ActionButton type="submit" look="solid" busy={isSubmitting && busy} {...props} />;
}
