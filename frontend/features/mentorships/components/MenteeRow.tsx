import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { dayIn, momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MentorshipBadge } from '#frontend/parts/mentorships/MentorshipBadge.tsx';
import { answerByInWords } from '#frontend/parts/mentorships/words.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { initialsOf } from '#frontend/ui/data/initials.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Role } from '#shared/core/contract.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { studyInWords } from '../menteeWords.ts';

const MENTEE: Role = 'student';

/** A mentee or a request in the list: who it is, what they study, and what is next. */
export function MenteeRow({ mentorship, open }: { mentorship: Mentorship; open: OpenItem }) {
  const { id, mentee, status } = mentorship;
  const zone = useTimeZone();
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex h-24 items-center gap-3 px-4 transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <Avatar {...initialsOf(mentee.name)} role={MENTEE} />
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-center justify-between gap-3">
          <h2 className="truncate text-body font-medium">
            <ItemLink open={open} id={id}>
              <bdi>{mentee.name}</bdi>
            </ItemLink>
          </h2>
          <MentorshipBadge status={status} />
        </div>
        <p className="truncate text-muted">{studyInWords(mentee) || inOneLine(mentorship.asked.goals)}</p>
        <p
          className={cx(
            'truncate text-fine tabular-nums',
            status === 'requested' ? 'font-medium text-warning' : 'text-muted',
          )}
        >
          {nextInWords(mentorship, zone)}
        </p>
      </div>
    </li>
  );
}

/** What comes next in a mentorship, or when it was over. */
const nextInWords = (mentorship: Mentorship, zone: string): string => {
  const { status, nextSession, updatedAt } = mentorship;
  if (status === 'requested') return answerByInWords(mentorship, zone);
  if (status !== 'active') return dayIn(updatedAt, zone);
  return nextSession === null ? 'No session booked' : `Next session ${momentIn(nextSession, zone)}`;
};
