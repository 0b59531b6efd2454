import { Outlet } from 'react-router-dom';
import AdvisorButton from '#frontend/features/ai/components/AdvisorButton.tsx';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Screens without the top bar: sign-in, role picker, onboarding. They bring their own frame. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <Main className="min-h-dvh">
        <Outlet />
      </Main>
      <AdvisorButton />
    </>
  );
}
