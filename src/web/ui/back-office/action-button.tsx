import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';

type Look = 'solid' | 'line' | 'plain' | 'danger';

type ActionButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  /** Words that take the place of its own while it waits, during which it cannot be pressed. */
  busy?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of the back offices; while it waits, it says so and cannot be pressed twice. */
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

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does, read aloud and shown on hovering. */
  label: string;
  children: ReactNode;
};

/** A button that is a picture only. */
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

/** A link that looks like a button. */
export function ActionButtonLink({
  look = 'line',
  className,
  ...rest
}: LinkProps & { look?: Look; className?: string }) {
  return (
    <Link data-look={look} className={classNames('back-office-button', className)} {...rest} />
  );
}
