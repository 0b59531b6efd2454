import { useLocation } from 'react-router-dom';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';

const load = () => import('#frontend/features/notifications/components/Bell.tsx');

/** The bell, and its space while its code is loading. After a failure the next screen tries again. */
export function BellSlot({ live = false }: { live?: boolean }) {
  const Bell = useChunk(load, useLocation().pathname);
  return Bell ? <Bell live={live} /> : <span className="size-10" />;
}
