import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';

/** The notice that software helps with the review, and the choice between two reviews of equal rank. */
export function ReviewChoice({ company, field }: { company: string; field: FieldProps<'review'> }) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h3 className="text-lead font-semibold">AI screening</h3>
        <p className="text-small text-muted">
          <bdi>{company}</bdi> uses software that compares applications with the requirements. A person
          decides on each of them.
        </p>
      </div>
      <RadioGroup
        {...field}
        label="How should your application be reviewed?"
        mark="required"
        columns={2}
        options={[
          {
            value: 'scored',
            label: 'With my match',
            description: 'The employer sees the number above and what it rests on.',
          },
          {
            value: 'unscored',
            label: 'Without a number',
            description: 'No number is computed for the employer. It isn’t listed after others.',
          },
        ]}
      />
    </section>
  );
}
