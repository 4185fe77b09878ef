import type { FormEvent, FormHTMLAttributes } from 'react';
import { useNavigate } from 'react-router';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';

type QueryFormProps = FormHTMLAttributes<HTMLFormElement> & { action: string };

/**
 * A form whose fields become the query of `action`: works without scripts, and with them without a
 * reload.
 */
export function QueryForm(props: QueryFormProps) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
    navigate(props.action + query);
  }

  return (
    <form method="get" {...props} action={inLanguage(language, props.action)} onSubmit={submit} />
  );
}
