import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Answers, Problems } from '#frontend/core/profile/answers.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { ArrowLeftIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/contract.ts';
import { answersFor, STEP_COUNT, type Step } from '../steps.ts';
import { StepFields } from './StepFields.tsx';

interface StepFormProps {
  number: number;
  step: Step;
  role: Role;
  answers: Answers;
  problems: Problems;
  /** The heading takes the focus, because somebody has just come here from another step. */
  takeFocus: boolean;
  onChange: (values: Partial<Answers>) => void;
  onDone: (values: Partial<Answers>) => void;
  onBack: () => void;
}

/** One step: its heading, its fields, Back and Next. Nobody gets past it while something in it is wrong. */
export function StepForm({ number, step, role, answers, problems, takeFocus, ...on }: StepFormProps) {
  const { onChange, onDone, onBack } = on;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<Answers>({
    resolver: zodResolver(step.schema) as unknown as Resolver<Answers>,
    mode: 'onTouched',
    delayError: 250,
    defaultValues: answersFor(step, answers),
  });
  const { subscribe, setError, setValue, getValues } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the step appears
  useEffect(() => {
    if (!takeFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // After the heading: a field that the server would not take goes first.
    let shouldFocus = true;
    for (const [field, message] of Object.entries(problems)) {
      if (!(field in step.schema.shape)) continue;
      const name = field as keyof Answers;
      // Touched fields are looked at while they are typed into: the error goes with the first change, and nothing
      // moves under the pointer that is on its way to Next.
      setValue(name, getValues(name), { shouldTouch: true });
      setError(name, { type: 'server', message }, { shouldFocus });
      shouldFocus = false;
    }
  }, [problems, step, setError, setValue, getValues]);

  return (
    <section className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-title font-semibold">
        {step.title}
      </h2>
      <Form form={form} label={step.title} onSubmit={async (values) => onDone(values)}>
        <StepFields number={number} role={role} form={form} />
        <div className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-5">
          {number > 1 && (
            <Button size="large" icon={<ArrowLeftIcon aria-hidden="true" />} onClick={onBack}>
              Back
            </Button>
          )}
          <div className="ml-auto">
            <Button type="submit" variant="primary" size="large">
              {number < STEP_COUNT ? 'Next' : 'Complete Setup'}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
