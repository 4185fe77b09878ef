import { Eye, EyeOff } from 'lucide-react';
import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { get, type RegisterOptions, useFormContext } from 'react-hook-form';
import * as texts from '#texts/back-office/forms.tsx';
import { classNames } from '../../class-names.ts';
import { described, FieldFrame } from './field-frame.tsx';

type Common = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  /** Called when the value changes. */
  onEdit?: (value: string) => void;
};

/** Returns the error of a field of the surrounding form, if any. */
function useFieldError(name: string): string | undefined {
  const { errors } = useFormContext().formState;
  // Of a text that is read as a list, an element has the error.
  const error: unknown = get(errors, name);
  const message: unknown = get(Array.isArray(error) ? error.find(Boolean) : error, 'message');
  return typeof message === 'string' ? message : undefined;
}

function useField({ name, label, hint, aside, onEdit }: Common) {
  const id = useId();
  const { register, clearErrors } = useFormContext();
  const error = useFieldError(name);
  const options: RegisterOptions = {
    onChange: (event: { target: { value: string } }) => {
      clearErrors(name);
      onEdit?.(event.target.value);
    },
  };
  return {
    control: { id, ...register(name, options), ...described(id, error, hint) },
    frame: { id, label, error, hint, aside },
  };
}

type TextFieldProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;

/** A line of text in the surrounding form. Its error disappears as soon as it is edited. */
export function TextField({
  name,
  label,
  hint,
  aside,
  onEdit,
  className,
  ...rest
}: TextFieldProps) {
  const { control, frame } = useField({ name, label, hint, aside, ...(onEdit && { onEdit }) });
  return (
    <FieldFrame {...frame} className={className}>
      <input className="back-office-input" {...rest} {...control} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, aside, onEdit, className, ...rest } = props;
  const { control, frame } = useField({ name, label, hint, aside, ...(onEdit && { onEdit }) });
  return (
    <FieldFrame {...frame} className={className}>
      <textarea
        className="back-office-input"
        // Browsers bring only the line of the cursor into view.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        {...rest}
        {...control}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = Common &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> & {
    /** The text of the empty option, such as 'Select Category'; without it there is none. */
    placeholder?: string;
    options: readonly { value: string; label: string }[];
  };

/** A choice of one, as the browser's own list: it works by keyboard, and as a wheel on phones. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, aside, onEdit, className, placeholder, options, ...rest } = props;
  const { control, frame } = useField({ name, label, hint, aside, ...(onEdit && { onEdit }) });
  // The browser drops a value without an option: options that load later restore it.
  const { value } = { value: useFormContext().watch(name) as string };
  return (
    <FieldFrame {...frame} className={className}>
      <select className="back-office-input" {...rest} {...control} value={value ?? ''}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A password field whose text can be shown. */
export function PasswordField(props: TextFieldProps) {
  const { name, label, hint, aside, onEdit, className, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const { control, frame } = useField({ name, label, hint, aside, ...(onEdit && { onEdit }) });
  const Mark = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...frame} className={className}>
      <div className="relative">
        <input
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames('back-office-input', 'pe-11')}
          {...rest}
          {...control}
        />
        <button
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 inset-e-0 inline-flex w-11 items-center justify-center text-ink-muted hover:text-ink"
        >
          <Mark size={16} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}

/** One of a few choices, with its words beside it. */
export function Radio({ children, ...props }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
      <input type="radio" className="size-4 shrink-0 accent-accent" {...props} />
      <span>{children}</span>
    </label>
  );
}

type CheckFieldProps = { name: string; label: ReactNode; hint?: ReactNode };

/** Something that is so or not. */
export function CheckField({ name, label, hint }: CheckFieldProps) {
  const { register } = useFormContext();
  return (
    <label className="flex min-h-9 cursor-pointer items-start gap-2 py-1.5 pointer-coarse:min-h-11">
      <input type="checkbox" className="back-office-check mt-0.5" {...register(name)} />
      <span>
        {label}
        {hint && <span className="block text-dense text-ink-muted">{hint}</span>}
      </span>
    </label>
  );
}
