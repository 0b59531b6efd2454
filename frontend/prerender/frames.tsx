import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BareLayout } from '#frontend/app/layouts/BareLayout.tsx';
import { PublicLayout } from '#frontend/app/layouts/PublicLayout.tsx';
import { createQueryClient } from '#frontend/app/queryClient.ts';
import { DashboardLoading } from '#frontend/app/screens/DashboardGate.tsx';
import { PageSkeleton } from '#frontend/core/page/PageSkeleton.tsx';
import { AuthColumns } from '#frontend/features/auth/components/AuthFrame.tsx';
import { OnboardingFrame } from '#frontend/features/onboarding/components/OnboardingFrame.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';

/** The kinds of screens that the shell has a frame for; app/early.js finds out which one an address has. */
export type FrameName = 'dashboard' | 'public' | 'auth' | 'bare';

/** Written out, because Tailwind looks for whole class names. */
export const FRAME_CLASSES: Readonly<Record<FrameName, string>> = {
  dashboard: 'hidden in-data-[frame=dashboard]:block',
  public: 'hidden in-data-[frame=public]:block',
  auth: 'hidden in-data-[frame=auth]:block',
  bare: 'hidden in-data-[frame=bare]:block',
};

const within = (layout: ReactNode, content: ReactNode) => (
  <Routes>
    <Route element={layout}>
      <Route path="*" element={content} />
    </Route>
  </Routes>
);

/** Each frame with an address of such a screen, since the navigation marks where it is. */
export const FRAMES: readonly { name: FrameName; address: string; frame: ReactNode }[] = [
  { name: 'dashboard', address: '/dashboard', frame: <DashboardLoading /> },
  { name: 'public', address: '/opportunities/x', frame: within(<PublicLayout />, <PageSkeleton />) },
  {
    name: 'auth',
    address: '/auth/x',
    frame: within(
      <BareLayout />,
      <AuthColumns>
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="mt-3 h-5 w-full" />
        <Skeleton className="mt-8 h-12 w-full rounded-control" />
      </AuthColumns>,
    ),
  },
  {
    name: 'bare',
    address: '/onboarding/x',
    frame: within(
      <BareLayout />,
      <OnboardingFrame>
        <PageSkeleton />
      </OnboardingFrame>,
    ),
  },
];

/** The screens' queries, none of which is sent at build time. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>;
}
