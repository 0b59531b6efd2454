import { useState } from 'react';
import { useChunk } from '../hooks/useChunk.ts';
import { Skeleton } from '../layout/Skeleton.tsx';
import type { DrawingProps } from './Drawing.tsx';

const load = () => import('./Drawing.tsx');

/**
 * A series over time as a chart. What it shows is also in a table beside it, whose links lead to the lists: a chart that cannot be
 * loaded is left out.
 */
export function Chart(props: DrawingProps) {
  const [failed, setFailed] = useState(false);
  const Drawing = useChunk(load, true, () => setFailed(true));
  if (Drawing) return <Drawing {...props} />;
  return failed ? null : <Skeleton className="h-58 w-full" />;
}
