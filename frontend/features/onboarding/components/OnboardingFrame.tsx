import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { Logo } from '#frontend/ui/layout/Logo.tsx';

interface OnboardingFrameProps {
  /** At the right of the top line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The quiet frame of the screens between sign-up and the dashboard: the logo, and room. */
export function OnboardingFrame({ aside, children }: OnboardingFrameProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-24 md:px-6">
      <header className="flex h-16 items-center justify-between gap-4">
        <Link to={PATHS.home} className="rounded-control">
          <Logo />
        </Link>
        {aside && <div className="text-small">{aside}</div>}
      </header>
      {children}
    </div>
  );
}
