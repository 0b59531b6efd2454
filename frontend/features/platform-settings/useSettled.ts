import { useEffect, useState } from 'react';

/** A pause after which what was typed counts as a value. */
const PAUSE_MS = 300;

/** A value once it has not changed for a moment. */
export const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
};
