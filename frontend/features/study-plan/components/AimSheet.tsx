import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { MonthField } from '#frontend/ui/forms/MonthField.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { GUIDE_COUNTRIES, GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import { STUDY_PLAN } from '#shared/features/study-plan/rules.ts';
import { aimFields, type VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { usePlanForm } from '../api.ts';

const schema = z.object(aimFields);
const LABELS = { countries: 'countries', intake: 'start of studies', notes: 'notes' } as const;

/** Edits the countries of a plan, when the studies begin, and the notes. */
export function AimSheet({ plan, onClose }: { plan: VersionedPlan; onClose: () => void }) {
  const form = usePlanForm({
    plan,
    valuesOf: ({ countries, intake, notes }) => ({ countries, intake, notes }),
    schema,
    changed: (sent, current) => ({ ...current, ...sent }),
    part: 'aim',
    said: 'Plan saved',
    onSaved: onClose,
  });
  return (
    <FormSheet
      title="Edit plan"
      form={form}
      submit={{ label: 'Save plan', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="Your plan" labels={LABELS} />}
    >
      <Controller
        control={form.control}
        name="countries"
        render={({ field: { value, onChange }, fieldState }) => (
          <FieldGroup label="Countries" hint="Choose up to three." error={fieldState.error?.message}>
            {GUIDE_COUNTRIES.map((country) => {
              const isChosen = value.includes(country);
              return (
                <Checkbox
                  key={country}
                  label={GUIDE_COUNTRY_NAMES[country]}
                  checked={isChosen}
                  disabled={value.length >= STUDY_PLAN.countries && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? value.filter((one) => one !== country) : [...value, country])
                  }
                />
              );
            })}
          </FieldGroup>
        )}
      />
      <Controller
        control={form.control}
        name="intake"
        render={({ field, fieldState }) => (
          <MonthField
            {...field}
            label="Start of studies"
            hint="Month and year; leave both empty while it is open."
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea {...form.field('notes')} label="Notes" mark="optional" rows={6} />
    </FormSheet>
  );
}
