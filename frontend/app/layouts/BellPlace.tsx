import { useLocation } from 'react-router-dom';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';

const load = () => import('#frontend/features/notifications/components/Bell.tsx');

/** The bell, and its room while its code is on its way; without the code every other screen tries again. */
export function BellPlace({ live = false }: { live?: boolean }) {
  const Bell = useChunk(load, useLocation().pathname);
  return Bell ? <Bell live={live} /> : <span className="size-10" />;
}
