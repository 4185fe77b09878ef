import { type FormHTMLAttributes, useEffect, useRef } from 'react';

type PrivateFormProps = FormHTMLAttributes<HTMLFormElement> & {
  /** What is wrong with what was sent, once it is: the first field that says so gets the focus. */
  refused?: unknown;
};

/**
 * A form with private fields: they never become part of an address, not even when it is sent before
 * its scripts are loaded. The first-paint script then holds it back, and it is sent once they are.
 */
export function PrivateForm({ refused, ...props }: PrivateFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    element.dataset.ready = '';
    if (!('early' in element.dataset)) return;
    delete element.dataset.early;
    element.requestSubmit();
  }, []);

  useEffect(() => {
    if (refused === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-refused] input')?.focus();
  }, [refused]);

  return <form ref={form} method="post" noValidate {...props} />;
}
