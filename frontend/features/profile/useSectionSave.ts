import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { errorCode, errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Audience } from '#shared/features/profile/rules.ts';
import { ownQuery, readProfile, showSaved } from './api.ts';
import type { Definition } from './definition.ts';

/** A change of a whole section: its order, an entry that goes or comes back, or its audience. */
export interface SectionChange<T> {
  readonly items: (before: T[]) => T[];
  readonly audience?: Audience;
}

/**
 * Saves changes of a section one after the other, each on top of the version that the one before it has stored. When
 * the section was changed elsewhere, shows that version and says so.
 */
export const useSectionSave = <T extends object, V extends FieldValues>(definition: Definition<T, V>) => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    scope: { id: `profile-${definition.section}` },
    mutationFn: async ({ items, audience }: SectionChange<T>) => {
      const current = queryClient.getQueryData(ownQuery.queryKey);
      if (!current) throw new Error('There is no profile to change.');
      const { version, items: before } = definition.of(current.sections);
      const identified = items(before).map((entry) => definition.identified?.(entry) ?? entry);
      return definition.save({ items: identified, version, ...(audience && { audience }) });
    },
    onSuccess: (saved) => showSaved(queryClient, definition.section, saved),
    onError: async (error) => {
      const conflict = errorCode(error) === 'conflict';
      if (errorCode(error) === 'unauthenticated') void refresh();
      toast({
        title: conflict ? `${definition.title} was changed elsewhere` : `${definition.title} wasn’t saved`,
        description: conflict ? 'You now see that version. Try again.' : errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      if (conflict) await readProfile(queryClient).catch(() => undefined);
    },
  });
};
