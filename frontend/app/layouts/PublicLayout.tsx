import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** The public pages and the opportunities: top bar, content, foot. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <Main className="flex-1">
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
