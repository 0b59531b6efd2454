import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Toaster } from '#frontend/ui/overlays/Toaster.tsx';
import { Palette } from './palette/Palette.tsx';
import { createQueryClient } from './queryClient.ts';
import { Router } from './router.tsx';
import { useCanonicalLink } from './useCanonicalLink.ts';

interface AppProps {
  onReady?: () => void;
  /** With what the page was rendered with, if a function rendered it. */
  client?: QueryClient | undefined;
}

/** The whole app: loaded data, the screens, notifications. Must be rendered inside a router. */
export function App({ onReady, client }: AppProps) {
  const [queryClient] = useState(() => client ?? createQueryClient());
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
