import type { ReactNode } from 'react';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import * as texts from '#texts/back-office/details.tsx';
import { Written } from '../../../written.tsx';
import { described, FieldFrame } from '../../form/field-frame.tsx';
import type { DetailValue } from './detail-values.ts';

/** What the control of an attribute is given. */
export type DetailProps = {
  /** Of the element that takes the focus. */
  id: string;
  attribute: EntryAttribute;
  value: DetailValue | undefined;
  error: string | undefined;
  /** Undefined empties it. */
  onChange: (value: DetailValue | undefined) => void;
};

const required = <span className="text-fine text-ink-muted">{texts.required}</span>;

/** The label, mark and error of an attribute with a single control. */
export function DetailFrame({
  id,
  attribute,
  error,
  children,
}: Omit<DetailProps, 'value' | 'onChange'> & { children: ReactNode }) {
  return (
    <FieldFrame id={id} label={attribute.name} error={error} aside={attribute.required && required}>
      {children}
    </FieldFrame>
  );
}

/** What tells of a single control that it is required or faulty. */
export const marksOf = ({ id, attribute, error }: DetailProps) => ({
  id,
  ...(attribute.required && { 'aria-required': true }),
  ...described(id, error, undefined),
});

type DetailGroupProps = Omit<DetailProps, 'value' | 'onChange'> & {
  role: 'group' | 'radiogroup';
  children: ReactNode;
};

/** The same for an attribute with several controls, which takes the whole line. */
export function DetailGroup({ id, attribute, error, role, children }: DetailGroupProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support them
    <div
      id={id}
      role={role}
      aria-labelledby={`${id}-label`}
      {...(error && { 'aria-describedby': `${id}-error` })}
      className={role === 'group' ? 'md:col-span-2' : undefined}
    >
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="text-dense font-medium">
          <Written>
            {attribute.scale === '' ? attribute.name : `${attribute.name} (${attribute.scale})`}
          </Written>
        </span>
        {attribute.required && required}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-dense text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
