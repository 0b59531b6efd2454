import { useLayoutEffect, useRef } from 'react';
import type { FieldErrors } from '#frontend/core/forms/fieldErrors.ts';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import type { Answers } from '#frontend/parts/profile/answers.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { ArrowLeftIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import { answersFor, STEP_COUNT, type Step } from '../steps.ts';
import { StepFields } from './StepFields.tsx';

interface StepFormProps {
  number: number;
  step: Step;
  role: Role;
  answers: Answers;
  /** What the server refused of these answers. */
  problems: FieldErrors;
  /** Focuses the heading, because the user has just come here from another step. */
  takeFocus: boolean;
  onChange: (values: Partial<Answers>) => void;
  onDone: (values: Partial<Answers>) => void;
  onBack: () => void;
}

/** One step: its heading, its fields, Back and Next. Next requires that all fields are valid. */
export function StepForm({ number, step, role, answers, problems, takeFocus, ...on }: StepFormProps) {
  const { onChange, onDone, onBack } = on;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the next press, and before the form's own effects: a field that the server refused takes the focus from the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the step appears
  useLayoutEffect(() => {
    if (!takeFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const apiForm = useApiForm<Answers, Partial<Answers>, void>({
    schema: step.schema,
    defaultValues: answersFor(step, answers),
    onChange,
    send: async (values) => onDone(values),
    refused: problems,
  });

  return (
    <section className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-title font-semibold">
        {step.title}
      </h2>
      <Form form={apiForm.form} label={step.title} onSubmit={apiForm.submit}>
        <StepFields number={number} role={role} form={apiForm} />
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
