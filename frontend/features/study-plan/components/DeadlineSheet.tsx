import { useState } from 'react';
import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { withEntry } from '#frontend/core/lists/entries.ts';
import { useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { COUNTRY_OPTIONS } from '#frontend/parts/guides/countries.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { timeZonesWith } from '#shared/core/time-zone-names.ts';
import { GUIDE_COUNTRIES } from '#shared/features/guides/fact.ts';
import { type Deadline, deadlineFields, type VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { usePlanForm } from '../api.ts';
import { countryOf, typedCountry } from '../words.ts';

const { title, date, time, timeZone } = deadlineFields;
const schema = z.object({ title, country: z.enum(['', ...GUIDE_COUNTRIES]), date, time, timeZone });
const LABELS = {
  title: 'title',
  country: 'country',
  date: 'date',
  time: 'time',
  timeZone: 'time zone',
} as const;

const zones = (own: string) => timeZonesWith(own).map((value) => ({ value, label: zoneInWords(value) }));

interface DeadlineSheetProps {
  plan: VersionedPlan;
  /** The one that is edited; undefined for a new one. */
  deadline: Deadline | undefined;
  onClose: () => void;
}

/** Adds a deadline to the plan, or changes one. */
export function DeadlineSheet({ plan, deadline, onClose }: DeadlineSheetProps) {
  const ownZone = useTimeZone();
  const [id] = useState(() => deadline?.id ?? crypto.randomUUID());
  const form = usePlanForm({
    plan,
    valuesOf: ({ deadlines }) => {
      const found = deadlines.find((one) => one.id === id);
      return {
        title: found?.title ?? '',
        country: typedCountry(found?.country ?? null),
        date: found?.date ?? '',
        time: found?.time ?? '23:59',
        timeZone: found?.timeZone ?? ownZone,
      };
    },
    schema,
    changed: ({ country, ...sent }, current) => ({
      ...current,
      deadlines: withEntry(current.deadlines, {
        ...sent,
        id,
        country: countryOf(country),
        done: current.deadlines.find((one) => one.id === id)?.done ?? false,
      }),
    }),
    part: `deadline:${deadline?.id ?? 'new'}`,
    said: deadline ? 'Deadline saved' : 'Deadline added',
    onSaved: onClose,
  });
  return (
    <FormSheet
      title={deadline ? 'Edit deadline' : 'Add deadline'}
      description="You are reminded a day before."
      form={form}
      submit={{ label: deadline ? 'Save deadline' : 'Add deadline', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This deadline" labels={LABELS} />}
    >
      <TextField {...form.field('title')} label="What is due" mark="required" />
      <Select
        {...form.field('country')}
        label="Country"
        placeholder="Any country"
        options={COUNTRY_OPTIONS}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('date')} label="Date" mark="required" />
        <TextField {...form.field('time')} label="Time" mark="required" type="time" />
      </div>
      <Select
        {...form.field('timeZone')}
        label="Time zone"
        hint="That of the office that sets the deadline."
        options={zones(form.form.watch('timeZone') || ownZone)}
      />
    </FormSheet>
  );
}
