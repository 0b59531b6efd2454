import { useEffect } from 'react';
import { useChunk } from '../hooks/useChunk.ts';
import { whenIdle } from '../hooks/whenIdle.ts';
import { useToast } from './toast.ts';

const load = () => import('./ToastRegion.tsx');

/**
 * Where notifications appear; once, around the whole app. Its code arrives when the browser is idle: one that says
 * that there is no network cannot be fetched then.
 */
export function Toaster() {
  const message = useToast();
  const Region = useChunk(load, message?.id);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return Region && <Region message={message} />;
}
