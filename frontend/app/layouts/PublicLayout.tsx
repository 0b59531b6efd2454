import { Outlet } from 'react-router-dom';
import AdvisorButton from '#frontend/features/ai/components/AdvisorButton.tsx';
import { Footer } from './Footer.tsx';
import { Main } from './Main.tsx';
import { PlatformNotices } from './PlatformNotices.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

interface PublicLayoutProps {
  /** The content has margins, as it has in the dashboard's frame: for the screens that both show. */
  padded?: boolean;
}

/** The public pages, and the opportunities for visitors: top bar, content, footer. */
export function PublicLayout({ padded = false }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <Main
        className={padded ? 'mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-12 md:px-6 md:pt-8' : 'flex-1'}
      >
        <PlatformNotices inset={!padded} />
        <Outlet />
      </Main>
      <Footer />
      <AdvisorButton />
    </div>
  );
}
