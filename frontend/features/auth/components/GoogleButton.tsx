import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { configQuery } from '#frontend/core/config.ts';
import { usePlatform } from '#frontend/core/platform.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Role } from '#shared/core/contract.ts';
import { GoogleIcon } from './GoogleIcon.tsx';

interface GoogleButtonProps {
  /** What goes along to Google and back; undefined when something must be chosen first. */
  choose: () => Promise<{ role?: Role; remember?: boolean } | undefined>;
  /** Where to go afterwards: a path of this site. */
  next: string | undefined;
}

/** Starts the sign-in with Google if the stage has it configured (`googleSignIn`); otherwise shows a message. */
export function GoogleButton({ choose, next }: GoogleButtonProps) {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const [missing, setMissing] = useState(false);

  const go = async () => {
    const config = await queryClient.ensureQueryData(configQuery).catch(() => undefined);
    if (!config) {
      toast({ title: 'Sign in failed', description: UNREACHABLE, variant: 'destructive' });
      return;
    }
    const isOn = config.googleSignIn && platform?.google !== false;
    setMissing(!isOn);
    const choice = isOn ? await choose() : undefined;
    if (choice) location.assign(api.href('google.start', { query: { ...choice, next } }));
  };
  return (
    <div className="flex flex-col gap-3">
      <Button wide size="large" icon={<GoogleIcon />} onClick={() => void go()}>
        Continue with Google
      </Button>
      <div role="status" className="empty:hidden">
        {missing && (
          <Notice title="Google sign-in isn’t available">
            Please use your email address and a password instead.
          </Notice>
        )}
      </div>
    </div>
  );
}
