import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorCode, errorMessage, isForbidden, referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '#frontend/core/forms/fieldErrors.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { nextPath } from '#frontend/core/session/arrival.ts';
import { forgetDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { type Answers, profileOf } from '#frontend/parts/profile/answers.ts';
import { isForReview } from '#frontend/parts/resume/useResume.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { User } from '#shared/features/users/schema.ts';
import { draftName, initialAnswers } from './initialAnswers.ts';
import { furthestStep, STEP_COUNT, stepWithField } from './steps.ts';

const NO_PROBLEMS: FieldErrors = {};
/** The spec's words (point 8). */
const FAILED = 'Failed to create your profile. Please try again.';

/**
 * The state of the four steps: the answers so far, saved as a draft at every change, and which step is shown. The step
 * is in the URL, so that the browser's Back button goes one step back. A step that is not reachable yet shows the
 * first incomplete step instead.
 */
export const useWizard = (user: User) => {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { setUser, refresh } = useSession();
  const [answers, setAnswers] = useState(() => initialAnswers(user));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [saving, setSaving] = useState(false);

  const asked = Number(search.get('step')) || 1;
  const step = Math.max(1, Math.min(asked, furthestStep(answers, user.role)));

  const goTo = useCallback(
    (to: number, options: { replace?: boolean } = {}) =>
      setSearch((before) => {
        const query = new URLSearchParams(before);
        query.set('step', String(to));
        return query;
      }, options),
    [setSearch],
  );
  useEffect(() => {
    // Else the screen would jump there as soon as what is being typed is right.
    if (asked > step) goTo(step, { replace: true });
  }, [asked, step, goTo]);
  const keep = useCallback(
    (values: Partial<Answers>) =>
      setAnswers((before) => {
        const now = { ...before, ...values };
        writeDraft(draftName(user), now);
        return now;
      }),
    [user],
  );

  const { mutate } = useMutation({
    mutationFn: (all: Answers) =>
      api.call('users.completeOnboarding', { body: { ...profileOf(all), role: user.role } }),
    onMutate: () => setSaving(true),
    onSuccess: (stored) => {
      setSaving(false);
      forgetDraft(draftName(user));
      setUser(stored);
      const { upload } = client.getQueryData(api.query('resume.overview').queryKey) ?? {};
      const home = isForReview(upload) ? PATHS.resumeReview : PATHS.dashboard;
      navigate(nextPath(search) ?? home, { replace: true });
      toast({
        title: `Welcome to ${PRODUCT}! 🎉`,
        description: `Your ${user.role} profile has been created successfully.`,
      });
    },
    onError: (error) => {
      // Together with what follows: a field can't take the focus while the form is covered.
      setSaving(false);
      toast({
        title: 'Error',
        description: isForbidden(error) ? errorMessage(error, FAILED) : FAILED,
        variant: 'destructive',
        reference: referenceOf(error),
      });
      if (errorCode(error) === 'unauthenticated') void refresh();
      const found = fieldErrorsOf(error);
      setProblems(found);
      const [path] = Object.keys(found);
      const to = path === undefined ? undefined : stepWithField(path, user.role);
      if (to !== undefined && to !== step) goTo(to);
    },
  });

  /** Next, or on the last step Complete Setup. */
  const proceed = (values: Partial<Answers>) => {
    keep(values);
    setProblems(NO_PROBLEMS);
    if (step < STEP_COUNT) goTo(step + 1);
    else if (!saving) mutate({ ...answers, ...values });
  };
  return { step, answers, problems, keep, proceed, back: () => goTo(step - 1), saving };
};
