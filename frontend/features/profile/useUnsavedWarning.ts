import { useEffect } from 'react';
import { hasSavedChanges } from '#frontend/core/forms/changes.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';

/**
 * Warns a user who is about to leave the site with unsaved changes. On the way to another screen nothing is lost, as
 * the draft is saved in this tab: a toast says so.
 */
export const useUnsavedWarning = (draft: string, unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  useEffect(
    () => () => {
      // After signing out there is no draft.
      if (hasSavedChanges(draft))
        toast({
          title: 'Your profile has unsaved changes',
          description: 'They stay in this tab until you save or discard them.',
          action: { label: 'Back to my profile', to: PATHS.profile },
        });
    },
    [draft],
  );
};
