import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Example } from '../parts/Example.tsx';

const MENTEE = { firstName: 'Noor', lastName: 'Haddad', role: 'student' } as const;
/** Where in a day's column a session lies; days without one are free. */
const DAYS: readonly { day: string; session?: string }[] = [
  { day: 'Mon' },
  { day: 'Tue', session: 'top-10 h-12' },
  { day: 'Wed' },
  { day: 'Thu', session: 'top-22 h-9' },
  { day: 'Fri' },
];

/** A mentor's week: two sessions in it, and who comes next. */
export function WeekPreview() {
  return (
    <Example narrow caption="A mentor’s week with two sessions.">
      <div className="rounded-card border border-line bg-raised p-5 md:p-6">
        <div className="mb-4 flex items-baseline justify-between">
          <p className="font-semibold">This week</p>
          <p className="text-small text-muted tabular-nums">1 h 45 min of 2 h</p>
        </div>
        <div className="grid grid-cols-5 divide-x divide-line rounded-control border border-line text-center text-fine text-muted">
          {DAYS.map(({ day, session }) => (
            <div key={day} className="relative h-36 pt-1.5">
              {day}
              {session && (
                <span
                  className={`absolute inset-x-1 ${session} rounded-tick bg-brand-soft shadow-[inset_3px_0_0_var(--color-brand)]`}
                />
              )}
            </div>
          ))}
        </div>
        <div className="mt-5 flex items-center gap-3">
          <Avatar {...MENTEE} />
          <p className="min-w-0 flex-1 text-small">
            <span className="block font-medium">Noor Haddad</span>
            <span className="block text-muted">How to read a job ad</span>
          </p>
          <Badge tone="info">Tue 18:00</Badge>
        </div>
      </div>
    </Example>
  );
}
