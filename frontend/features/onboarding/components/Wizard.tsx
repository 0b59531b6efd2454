import { useEffect, useRef } from 'react';
import { useSignOut } from '#frontend/core/session/useSignOut.tsx';
import { LinkButton } from '#frontend/ui/actions/LinkButton.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { WizardProgress } from '#frontend/ui/forms/WizardProgress.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Overlay } from '#frontend/ui/overlays/Overlay.tsx';
import type { User } from '#shared/features/users/schema.ts';
import { STEP_COUNT, stepsOf } from '../steps.ts';
import { useWizard } from '../useWizard.ts';
import { OnboardingFrame } from './OnboardingFrame.tsx';
import { StepForm } from './StepForm.tsx';

/** The four steps into a role. The texts are the spec's (point 2). */
export function Wizard({ user }: { user: User }) {
  const { signOut, question } = useSignOut();
  const { step, answers, problems, keep, proceed, back, saving } = useWizard(user);
  const moved = useMoved(step);
  const steps = stepsOf(user.role);
  const current = steps[step - 1];
  const following = steps[step];
  useTitle(current && `${current.title}, step ${step} of ${STEP_COUNT}`);

  return (
    <OnboardingFrame aside={<LinkButton onClick={signOut}>Sign out</LinkButton>}>
      {question}
      {saving && <Overlay message="Creating your profile..." />}
      <div className="mx-auto grid max-w-prose grid-cols-1 gap-8 pt-4 md:pt-10 lg:max-w-none lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
        <div className="lg:sticky lg:top-10 lg:self-start">
          <h1 className="text-heading font-semibold">Welcome, {ROLE_LABELS[user.role]}!</h1>
          <p className="mt-1.5 mb-6 text-muted lg:mb-8">Let's set up your profile to get started</p>
          <WizardProgress
            step={step}
            steps={STEP_COUNT}
            title={following ? `Next: ${following.title}` : 'Last step'}
          />
        </div>
        {current && (
          <StepForm
            key={step}
            number={step}
            step={current}
            role={user.role}
            answers={answers}
            problems={problems}
            takeFocus={moved}
            onChange={keep}
            onDone={proceed}
            onBack={back}
          />
        )}
      </div>
    </OnboardingFrame>
  );
}

/** Whether the step is another one than the screen began with. */
const useMoved = (step: number): boolean => {
  const first = useRef(step);
  const moved = useRef(false);
  useEffect(() => {
    if (step !== first.current) moved.current = true;
  }, [step]);
  return moved.current || step !== first.current;
};
