import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { answersOf, profileOf } from '#frontend/core/profile/answers.ts';
import { aboutMeSchema, backgroundAnswers } from '#frontend/core/profile/rules.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { goalsSchema, linksSchema, type ProfileRecord } from '#shared/features/users.ts';
import { readProfile, refreshDependents } from './api.ts';

/** The rules of onboarding's steps, all at once. */
const schema = z.object({
  ...aboutMeSchema.shape,
  ...backgroundAnswers.shape,
  ...goalsSchema.shape,
  ...linksSchema.shape,
});

export const profileDraft = (userId: string): string => `profile:${userId}`;

/** The user's own profile as a form. Saving also updates the session and what depends on the profile. */
export const useProfileForm = (record: ProfileRecord) => {
  const queryClient = useQueryClient();
  const { setUser, refresh } = useSession();
  return useRecordForm({
    record,
    valuesOf: answersOf,
    schemaFor: () => schema,
    draft: profileDraft(record.id),
    save: (valid, base) => {
      const { email: _, ...edit } = profileOf({ ...answersOf(base), ...valid });
      return api.call('users.saveProfile', {
        params: { userId: base.id },
        body: { ...edit, version: base.version },
      });
    },
    read: () => readProfile(queryClient, record.id),
    onSaved: ({ version: _, ...user }) => {
      setUser(user);
      refreshDependents(queryClient);
    },
    onError: (error) => {
      if (errorCode(error) === 'unauthenticated') void refresh();
    },
  });
};
