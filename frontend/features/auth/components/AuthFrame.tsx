import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Logo } from '#frontend/ui/layout/Logo.tsx';
import { BrandPanel } from './BrandPanel.tsx';

interface AuthFrameProps {
  /** The screen's one h1, which also names the browser's tab. */
  title: string;
  /** A line or two under it. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The layout of sign-in, sign-up, password and confirmation: a title, and what is to be done. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  useTitle(title);
  return (
    <AuthColumns>
      <h1 className="text-heading font-semibold">{title}</h1>
      {lead && <div className="mt-1.5 text-muted">{lead}</div>}
      <div className="mt-7">{children}</div>
    </AuthColumns>
  );
}

/** The brand at the left, one column at the right; without a title while it is not known. */
export function AuthColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <BrandPanel />
      <div className="flex flex-col px-4 sm:px-8">
        <header className="flex h-16 items-center lg:hidden">
          <Link to={PATHS.home} className="rounded-control">
            <Logo />
          </Link>
        </header>
        {/* From the top, not centered: what appears later (a notice, an error) moves only what follows it. */}
        <div className="mx-auto w-full max-w-105 pt-6 pb-24 lg:pt-[max(3rem,12vh)]">{children}</div>
      </div>
    </div>
  );
}
