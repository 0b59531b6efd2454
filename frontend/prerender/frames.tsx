import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BareLayout } from '#frontend/app/layouts/BareLayout.tsx';
import { createQueryClient } from '#frontend/app/queryClient.ts';
import { DashboardLoading } from '#frontend/app/screens/DashboardGate.tsx';
import { PageSkeleton } from '#frontend/core/page/PageSkeleton.tsx';
import { AuthColumns } from '#frontend/features/auth/components/AuthFrame.tsx';
import { OnboardingFrame } from '#frontend/features/onboarding/components/OnboardingFrame.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';

/** The kinds of screens that the shell has a frame for; app/early.js finds out which one an address has. */
type FrameName = 'dashboard' | 'shared' | 'auth' | 'bare';

/** Written out, because Tailwind looks for whole class names. */
export const FRAME_CLASSES: Readonly<Record<FrameName, string>> = {
  dashboard: 'hidden in-data-[frame=dashboard]:block',
  shared: 'hidden in-data-[frame=shared]:block',
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

/** Each frame with an address of such a screen; `screen` is the screen itself. */
export const FRAMES: readonly { name: FrameName; address: string; frame: ReactNode | 'screen' }[] = [
  { name: 'dashboard', address: '/dashboard', frame: <DashboardLoading /> },
  // As it is before the session has loaded: with the frames of visitors and of users who were signed in here.
  { name: 'shared', address: '/opportunities/x', frame: 'screen' },
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
