import { useEffect } from 'react';
import { PATHS } from '#frontend/core/paths.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { hasKeptChanges } from './changes.ts';

/**
 * Warns who is about to leave the site with unsaved changes. On the way to another screen nothing is lost, as they are
 * kept in this tab: there it is enough to say so.
 */
export const useUnsavedWarning = (userId: string, unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  useEffect(
    () => () => {
      // Who signed out has no draft any more.
      if (hasKeptChanges(userId))
        toast({
          title: 'Your profile has unsaved changes',
          description: 'They wait in this tab until you save or discard them.',
          action: { label: 'Back to my profile', to: PATHS.profile },
        });
    },
    [userId],
  );
};
