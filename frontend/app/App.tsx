import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Toaster } from '#frontend/ui/overlays/Toaster.tsx';
import { Palette } from './palette/Palette.tsx';
import { createQueryClient } from './queryClient.ts';
import { Router } from './router.tsx';
import { useCanonicalLink } from './useCanonicalLink.ts';

/** The whole app: loaded data, the screens, notifications. Must be rendered inside a router. */
export function App({ onReady }: { onReady?: () => void }) {
  const [queryClient] = useState(createQueryClient);
  useCanonicalLink();
  useEffect(() => onReady?.(), [onReady]);
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <Palette />
      <Toaster />
    </QueryClientProvider>
  );
}
