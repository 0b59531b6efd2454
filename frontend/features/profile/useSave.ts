import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { type Answers, answersOf, problemsIn, profileOf } from '#frontend/core/profile/answers.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { refreshDependents } from './api.ts';
import { changesBetween } from './changes.ts';
import type { ProfileFormState } from './useProfileForm.ts';

interface Sent {
  /** What the form's rules made of it. */
  valid: Answers;
  /** As it stood in the form at that moment. */
  typed: Answers;
}

/** Saves a profile if nobody else has meanwhile. What is typed while it is on its way stays typed. */
export const useSave = (state: ProfileFormState) => {
  const { form, base, goOnFrom, theirs, lookAtTheirs, forgetSetAside } = state;
  const { setUser, refresh } = useSession();
  const queryClient = useQueryClient();

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ valid }: Sent) => {
      const { email: _, ...edit } = profileOf(valid);
      return api.call('users.saveProfile', {
        params: { userId: base.id },
        body: { ...edit, version: base.version },
      });
    },
    onSuccess: (stored, { typed }) => {
      const { version: _, ...user } = stored;
      goOnFrom(stored, changesBetween(typed, form.getValues()));
      forgetSetAside();
      setUser(user);
      refreshDependents(queryClient);
    },
    onError: async (failure) => {
      const code = errorCode(failure);
      if (code === 'unauthenticated') void refresh();
      // When even that fails, the bar says that nothing is saved, and Save asks again.
      if (code === 'conflict') await lookAtTheirs().catch(() => undefined);
    },
  });

  const { setError, getValues, setValue, getFieldState } = form;
  const [untold, setUntold] = useState<Error | null>(null);
  useEffect(() => {
    if (!error) return;
    let told = false;
    const values = getValues();
    for (const [field, message] of Object.entries(problemsIn(error))) {
      if (!(field in values)) continue;
      const name = field as keyof Answers;
      // A touched field is looked at while it is typed into: the error goes with the first change.
      setValue(name, values[name], { shouldTouch: true });
      setError(name, { type: 'server', message }, { shouldFocus: !told });
      // The form has the field, but not every role sees it.
      told ||= getFieldState(name).error?.ref !== undefined;
    }
    setUntold(told ? null : error);
  }, [error, getValues, setError, setValue, getFieldState]);

  return {
    saving: isPending,
    saved: isSuccess,
    /** Why it is not saved, unless that is said elsewhere: beside fields, or as a question. */
    failure: error && !theirs && (errorCode(error) !== 'invalid_input' || error === untold) ? error : null,
    save: (valid: Answers) => {
      if (!isPending) mutate({ valid: { ...answersOf(base), ...valid }, typed: form.getValues() });
    },
  };
};
