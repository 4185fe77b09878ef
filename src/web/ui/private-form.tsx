import { type FormHTMLAttributes, useEffect, useRef } from 'react';

/**
 * A form whose fields are nobody else's business: they never become an address, not even where it is
 * sent before its scripts are there. The first-paint script holds it back then, and it is sent as soon
 * as they are.
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
