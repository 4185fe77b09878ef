import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

const looks = {
  solid: 'bg-ink text-paper hover:bg-ink-soft',
  line: 'border border-ink text-ink hover:bg-ink hover:text-paper',
  light: 'bg-paper text-ink hover:bg-sand',
  /** Coloured by its surroundings. */
  bare: '',
  lightLine: 'border border-paper text-paper hover:bg-paper hover:text-ink',
} as const;
export type ButtonLook = keyof typeof looks;

/**
 * Returns the classes of everything that looks like a button: 48 px high, square, in small
 * capitals.
 */
export function buttonClass(look: ButtonLook = 'solid', extra?: string): string {
  return classNames('button', looks[look], extra);
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

type ButtonLinkProps = LinkProps & { look?: ButtonLook; className?: string; children: ReactNode };

export function ButtonLink({ look, className, prefetch = 'intent', ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} prefetch={prefetch} {...rest} />;
}
