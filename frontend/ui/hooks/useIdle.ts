import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** True from the browser’s first idle moment on: for what a screen can do without at first. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
};
