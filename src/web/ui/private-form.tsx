import { type FormHTMLAttributes, useEffect, useRef } from 'react';

/**
 * A form with private fields: they never become part of an address, not even when it is sent before
 * its scripts are loaded. The first-paint script then holds it back, and it is sent once they are.
 */
export function PrivateForm(props: FormHTMLAttributes<HTMLFormElement>) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    element.dataset.ready = '';
    if (!('early' in element.dataset)) return;
    delete element.dataset.early;
    element.requestSubmit();
  }, []);

  return <form ref={form} method="post" noValidate {...props} />;
}
