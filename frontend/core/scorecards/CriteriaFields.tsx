import { Button } from '#frontend/ui/actions/Button.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import type { Criterion, RatingScale } from '#shared/core/scorecard-rules.ts';
import type { ApiForm } from '../forms/useApiForm.ts';
import { evidenceField, ratingField, type ScorecardValues } from './ratingFields.ts';

interface CriteriaFieldsProps<Rating extends string, Sent> {
  form: Pick<ApiForm<ScorecardValues, Sent>, 'form' | 'field'>;
  /** Of the form now. */
  values: Readonly<Partial<ScorecardValues>>;
  scale: RatingScale<Rating>;
  criteria: readonly Criterion[];
}

/** For each criterion a rating with its evidence. A rating can be taken back: what one cannot judge is left out. */
export function CriteriaFields<Rating extends string, Sent>({
  form: { form, field },
  values,
  scale: { values: ratings, labels },
  criteria,
}: CriteriaFieldsProps<Rating, Sent>) {
  const segments = ratings.map((value) => ({ value, label: labels[value] }));
  return (
    <ol aria-label="Criteria" className="flex flex-col gap-6">
      {criteria.map((one) => (
        <li key={one.id} className="flex flex-col gap-2">
          <div className="flex items-baseline justify-between gap-3">
            <h4 className="text-small font-semibold wrap-anywhere">{one.label}</h4>
            {values[ratingField(one)] && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => form.setValue(ratingField(one), '', { shouldValidate: true })}
              >
                Clear rating
              </Button>
            )}
          </div>
          <SegmentedControl
            label={`Rating of ${one.label}`}
            name={ratingField(one)}
            segments={segments}
            value={values[ratingField(one)] ?? ''}
            onChange={(rating) => form.setValue(ratingField(one), rating)}
          />
          <TextArea
            {...field(evidenceField(one))}
            label={
              <>
                Evidence
                <span className="sr-only">
                  {' '}
                  for <bdi>{one.label}</bdi>
                </span>
              </>
            }
            rows={2}
          />
        </li>
      ))}
    </ol>
  );
}
