import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { useAction } from './use-call.ts';

type Look = 'solid' | 'line' | 'plain' | 'danger';

type ActionButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  /** Text shown instead of its own while the button waits, during which it cannot be pressed. */
  busy?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of the back offices; while it waits, it shows so and cannot be pressed twice. */
export function ActionButton({
  look = 'line',
  busy,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ActionButtonProps) {
  return (
    <button
      type={type}
      data-look={look}
      className={classNames('back-office-button', className)}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      {...rest}
    >
      {busy || children}
    </button>
  );
}

type ActingButtonProps = Omit<ActionButtonProps, 'onClick' | 'busy'> & {
  act: () => Promise<unknown>;
};

/** A button that does something by itself: pressed once at a time, and a failure is shown as a toast. */
export function ActingButton({ act, disabled, ...rest }: ActingButtonProps) {
  const { mutate, isPending } = useAction(act);
  return (
    <ActionButton
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      onClick={() => mutate(undefined)}
      {...rest}
    />
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-look="plain"
      data-icon=""
      aria-label={label}
      title={label}
      className={classNames('back-office-button', className)}
      {...rest}
    >
      {children}
    </button>
  );
}

export function ActionButtonLink({
  look = 'line',
  className,
  ...rest
}: LinkProps & { look?: Look; className?: string }) {
  return (
    <Link data-look={look} className={classNames('back-office-button', className)} {...rest} />
  );
}
