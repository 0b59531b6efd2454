import { momentIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { REQUEST_TIMES } from '#shared/features/mentorships/rules.ts';

interface TimeChoiceProps {
  /** The mentor's next free times, in order. */
  times: readonly string[];
  /** Those that suit the student, the preferred one first. */
  chosen: readonly string[];
  onChoose: (times: string[]) => void;
  minutes: number;
  error: string | undefined;
}

const CHIP =
  'relative flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 text-small tabular-nums hover:border-text has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-55';

/** Up to three of the mentor's free times for a first session, in the order in which they are chosen. */
export function TimeChoice({ times, chosen, onChoose, minutes, error }: TimeChoiceProps) {
  const zone = useTimeZone();
  return (
    <FieldGroup
      label="First session"
      mark="optional"
      error={error}
      hint={`${minutes} minutes, in ${zoneInWords(zone)}. Accepting your request books the first of your times that is still free.`}
    >
      <p className="text-small text-muted" aria-live="polite">
        {chosen.length === 0
          ? `Choose up to ${REQUEST_TIMES}, the one you prefer first.`
          : `${chosen.length} of ${REQUEST_TIMES} chosen, in your order.`}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {times.map((time) => {
          const place = chosen.indexOf(time);
          return (
            <label key={time} className={CHIP}>
              <input
                type="checkbox"
                name="times"
                value={time}
                checked={place >= 0}
                disabled={place < 0 && chosen.length >= REQUEST_TIMES}
                onChange={() =>
                  onChoose(place < 0 ? [...chosen, time] : chosen.filter((other) => other !== time))
                }
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
              />
              {place >= 0 && (
                <span className="flex size-5 flex-none items-center justify-center rounded-full bg-brand text-fine text-on-brand">
                  <span className="sr-only">Choice </span>
                  {place + 1}
                </span>
              )}
              <span>{momentIn(time, zone)}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
