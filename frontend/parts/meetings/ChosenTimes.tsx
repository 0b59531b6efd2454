import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { FieldError } from '#frontend/ui/forms/FieldError.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { CloseIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { MAX_PROPOSED } from '#shared/features/meetings/rules.ts';
import { momentIn, useTimeZone, zoneInWords } from '../calendar/time.ts';
import { toMoment } from './TimeFields.tsx';

interface ChosenTimesProps {
  /** How many may be chosen. */
  most?: number;
  chosen: readonly string[];
  onChoose: (starts: readonly string[]) => void;
  error: string | undefined;
}

/** The times that are proposed, in order, and fields for one that is not among the free ones. */
export function ChosenTimes({ chosen, onChoose, error, most = MAX_PROPOSED }: ChosenTimesProps) {
  const zone = useTimeZone();
  const [date, setDate] = useState('');
  const [clock, setClock] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = async () => {
    if (date === '' || clock === '') return setProblem('Enter a date and a time');
    const start = await toMoment(date, clock, zone);
    if (Date.parse(start) <= serverNow()) return setProblem('Enter a time in the future');
    setProblem(undefined);
    setClock('');
    onChoose([...new Set([...chosen, start])]);
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-small font-medium" aria-live="polite">
          {chosen.length} of {most} times chosen
        </p>
        <FieldError id="proposed-error" message={error} />
        <ul className="mt-1 flex flex-col">
          {chosen.map((start) => (
            <li key={start} className="flex items-center justify-between gap-3 text-small tabular-nums">
              {momentIn(start, zone)}
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${momentIn(start, zone)}`}
                onClick={() => onChoose(chosen.filter((one) => one !== start))}
              >
                <CloseIcon aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {chosen.length < most && (
        <div className="flex flex-col gap-3 rounded-card border border-line p-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label="Other date"
              name="other-date"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
            <TextField
              label="Other time"
              name="other-time"
              type="time"
              value={clock}
              hint={`In ${zoneInWords(zone)}`}
              onChange={({ target }) => setClock(target.value)}
            />
          </div>
          <FieldError id="other-time-error" message={problem} />
          <div>
            <Button size="small" onClick={() => void add()}>
              Add time
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
