import { useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { useFrame } from './site.ts';

/** Only in print: the site's name and the page's address. */
export function PrintAddress() {
  const { name } = useFrame().site;
  const path = createPath(useLocation());
  const address = useRef<HTMLSpanElement>(null);
  // Only the browser knows the full address: cached pages are the same for queries that they do not
  // read.
  useEffect(() => {
    if (address.current)
      address.current.textContent = new URL(inLanguage(language, path), location.href).href;
  }, [path]);
  return (
    <p className="print-only">
      {name} · <span ref={address} />
    </p>
  );
}
