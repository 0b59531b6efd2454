import { dateIn, fullDateInWords } from '#frontend/parts/meetings/time.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { MeetingCard } from './MeetingCard.tsx';

/** Meetings in order, under their days. */
export function Agenda({ meetings, zone }: { meetings: readonly ShownMeeting[]; zone: string }) {
  const days = new Map<string, ShownMeeting[]>();
  for (const meeting of meetings) {
    if (meeting.start === undefined) continue;
    const date = dateIn(meeting.start, zone);
    days.set(date, [...(days.get(date) ?? []), meeting]);
  }
  return (
    <div className="flex flex-col gap-5">
      {[...days].map(([date, list]) => (
        <section key={date} aria-label={fullDateInWords(date)}>
          <h2 className="border-b border-line pb-2 text-small font-semibold">{fullDateInWords(date)}</h2>
          <ul className="divide-y divide-line">
            {list.map((meeting) => (
              <li key={meeting.id}>
                <MeetingCard meeting={meeting} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
