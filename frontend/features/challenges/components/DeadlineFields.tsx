import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { zoneInWords } from '#frontend/parts/calendar/time.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { timeZonesWith } from '#shared/core/time-zone-names.ts';

interface DeadlineFieldsProps {
  date: FieldProps;
  clock: FieldProps;
  timeZone: FieldProps;
  /** The zone that is chosen. */
  zone: string;
}

/** The day, the time and the zone of a deadline. */
export function DeadlineFields({ date, clock, timeZone, zone }: DeadlineFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...date} label="Last day" mark="required" />
        <TextField {...clock} label="At" mark="required" type="time" />
      </div>
      <Select
        {...timeZone}
        label="Time zone"
        mark="required"
        hint="Everyone sees the deadline in their own zone, too."
        options={timeZonesWith(zone).map((value) => ({ value, label: zoneInWords(value) }))}
      />
    </>
  );
}
