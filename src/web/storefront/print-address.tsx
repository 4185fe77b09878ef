import { useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router';
import { useFrame } from './site.ts';

/** On paper alone: whose page this is and where it is found. */
export function PrintAddress() {
  const { name } = useFrame().site;
  const place = createPath(useLocation());
  const address = useRef<HTMLSpanElement>(null);
  // Only the browser knows the whole of it: kept pages are the same for all that is said in a query.
  useEffect(() => {
    if (address.current) address.current.textContent = new URL(place, location.href).href;
  }, [place]);
  return (
    <p className="print-only">
      {name} · <span ref={address} />
    </p>
  );
}
