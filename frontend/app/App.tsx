import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Toaster } from '#frontend/ui/overlays/Toaster.tsx';
import type { Opportunity } from '#shared/features/opportunities.ts';
import { Palette } from './palette/Palette.tsx';
import { createQueryClient } from './queryClient.ts';
import { Router } from './router.tsx';
import { useCanonicalLink } from './useCanonicalLink.ts';

interface AppProps {
  onReady?: () => void;
  /** What its page was rendered with. */
  opportunity?: Opportunity | undefined;
}

/** The whole app: loaded data, the screens, notifications. Must be rendered inside a router. */
export function App({ onReady, opportunity }: AppProps) {
  const [queryClient] = useState(() => createQueryClient(opportunity));
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
