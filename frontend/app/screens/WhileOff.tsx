import type { ReactNode } from 'react';
import { EmptyIllustration } from '#frontend/core/page/EmptyIllustration.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { SWITCHES, type SwitchName } from '#shared/features/platform-settings/switches.ts';
import { switchOfScreen } from '../registry/switched.ts';

interface WhileOffProps {
  path: string;
  off: readonly SwitchName[];
  children: ReactNode;
}

/** The screen, or in its place what those read who come while it is off. */
export default function WhileOff({ path, off, children }: WhileOffProps) {
  const name = switchOfScreen(path);
  if (name !== undefined && off.includes(name)) return <Off name={name} />;
  return <>{children}</>;
}

function Off({ name }: { name: SwitchName }) {
  const { label, text } = SWITCHES[name];
  useTitle(label);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-4 py-16 text-center md:py-24">
      <EmptyIllustration />
      <h1 className="mt-8 text-heading font-semibold">{`${label}: switched off`}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to={PATHS.dashboard} variant="primary">
          Go to your dashboard
        </ButtonLink>
        <ButtonLink to={PATHS.contact}>Contact us</ButtonLink>
      </div>
    </div>
  );
}
