import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** Returns a text once it has not changed for a short while. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
