import type { ReactNode } from 'react';
import { useConfig } from '../config.ts';
import { NotFound } from './NotFound.tsx';

/** Exists in the local stage only; anywhere else it is one more unknown path. */
export function LocalOnly({ children }: { children: ReactNode }) {
  const config = useConfig();
  if (!config) return null;
  return config.stage === 'local' ? children : <NotFound />;
}
