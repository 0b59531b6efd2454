import { useState } from 'react';
import { useConfig } from '#frontend/app/config.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { GoogleIcon } from './GoogleIcon.tsx';

/** Sign-in with Google, which no stage has set up yet (`googleSignIn` in the configuration): pressing it says so. */
export function GoogleButton() {
  const [asked, setAsked] = useState(false);
  const missing = useConfig()?.googleSignIn === false;
  return (
    <div className="flex flex-col gap-3">
      <Button wide size="large" icon={<GoogleIcon />} onClick={() => setAsked(true)}>
        Continue with Google
      </Button>
      <div role="status" className="empty:hidden">
        {asked && missing && (
          <Notice title="Google sign-in is not set up here">
            Please use your e-mail address and a password instead.
          </Notice>
        )}
      </div>
    </div>
  );
}
