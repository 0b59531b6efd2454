import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { useTimeZone, zoneInWords } from '../calendar/time.ts';

/** The moment at which the clock shows a time in a zone, ISO 8601 in UTC. The rules of zones are loaded for it. */
export const toMoment = async (date: string, clock: string, zone: string): Promise<string> => {
  const { momentAt } = await import('#shared/features/meetings/slots.ts');
  return new Date(momentAt(date, clock, zone)).toISOString();
};

/** A date and a time of the user's clock. */
export function TimeFields({ date, clock }: { date: FieldProps; clock: FieldProps }) {
  const zone = useTimeZone();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField {...date} label="Date" mark="required" />
      <TextField {...clock} label="Time" mark="required" type="time" hint={`In ${zoneInWords(zone)}`} />
    </div>
  );
}
