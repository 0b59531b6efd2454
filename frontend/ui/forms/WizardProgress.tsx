import { Progress } from '../data/Progress.tsx';

interface WizardProgressProps {
  /** The current step, from 1. */
  step: number;
  steps: number;
  /** What this step asks: 'Your Education'. */
  title: string;
}

/** 'Step N of 4' with a bar of N/4 (spec, point 2). */
export function WizardProgress({ step, steps, title }: WizardProgressProps) {
  return <Progress label={`Step ${step} of ${steps}`} value={step} max={steps} detail={title} />;
}
