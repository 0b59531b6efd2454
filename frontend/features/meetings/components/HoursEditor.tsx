import { Button } from '#frontend/ui/actions/Button.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { CloseIcon, PlusIcon } from '#frontend/ui/style/icons.ts';
import type { WeeklyRange } from '#shared/features/meetings/availability-rules.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const USUAL = { from: '09:00', to: '17:00' };

interface HoursEditorProps {
  value: readonly WeeklyRange[];
  onChange: (value: WeeklyRange[]) => void;
}

/** The hours of each weekday: a switch, ranges, and a button that gives them to all other days. */
export function HoursEditor({ value, onChange }: HoursEditorProps) {
  const rangesOf = (day: number) => value.filter((range) => range.day === day);
  const replace = (day: number, ranges: readonly Omit<WeeklyRange, 'day'>[]) =>
    onChange([
      ...value.filter((range) => range.day !== day),
      ...ranges.map(({ from, to }) => ({ day, from, to })),
    ]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-medium">Weekly hours</legend>
      <ul className="divide-y divide-line rounded-card border border-line">
        {DAYS.map((name, index) => {
          const day = index + 1;
          const ranges = rangesOf(day);
          const change = (at: number, given: Partial<WeeklyRange>) =>
            replace(
              day,
              ranges.map((range, i) => (i === at ? { ...range, ...given } : range)),
            );
          return (
            <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
              <div className="w-40">
                <Switch
                  label={name}
                  checked={ranges.length > 0}
                  onChange={({ target }) => replace(day, target.checked ? [USUAL] : [])}
                />
              </div>
              <div className="flex flex-1 basis-56 flex-wrap items-start gap-x-6 gap-y-1">
                <div className="flex max-w-sm flex-1 basis-56 flex-col gap-2">
                  {ranges.length === 0 && <p className="text-small text-muted">Not available</p>}
                  {ranges.map(({ from, to }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no id, and keep their places while they are edited
                    <div key={at} className="flex items-center gap-2">
                      <input
                        type="time"
                        required
                        aria-label={`${name}, from`}
                        className="control max-w-36 min-w-0 flex-1 px-2 tabular-nums"
                        value={from}
                        onChange={({ target }) => change(at, { from: target.value })}
                      />
                      <span aria-hidden="true">–</span>
                      <input
                        type="time"
                        required
                        aria-label={`${name}, to`}
                        className="control max-w-36 min-w-0 flex-1 px-2 tabular-nums"
                        value={to === '24:00' ? '23:59' : to}
                        onChange={({ target }) => change(at, { to: target.value })}
                      />
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`Remove ${name} ${from} to ${to}`}
                        onClick={() =>
                          replace(
                            day,
                            ranges.filter((_, i) => i !== at),
                          )
                        }
                      >
                        <CloseIcon />
                      </Button>
                    </div>
                  ))}
                </div>
                {ranges.length > 0 && (
                  <div className="-ml-3 flex gap-1">
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Add hours on ${name}`}
                      onClick={() => replace(day, [...ranges, { from: '18:00', to: '20:00' }])}
                    >
                      <PlusIcon />
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() =>
                        onChange(
                          DAYS.flatMap((_, other) =>
                            other > 4 && index < 5
                              ? rangesOf(other + 1)
                              : ranges.map((range) => ({ ...range, day: other + 1 })),
                          ),
                        )
                      }
                    >
                      Copy to {index < 5 ? 'weekdays' : 'all'}
                      <span className="sr-only"> from {name}</span>
                    </Button>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
