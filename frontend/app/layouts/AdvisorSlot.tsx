import { useLocation } from 'react-router-dom';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useIdle } from '#frontend/ui/hooks/useIdle.ts';

const load = () => import('#frontend/features/ai/components/AdvisorButton.tsx');

/** The advisor’s button, once the browser is idle. After a failure the next screen tries again. */
export function AdvisorSlot() {
  const { pathname } = useLocation();
  const Button = useChunk(load, useIdle() && pathname);
  return Button && <Button />;
}
