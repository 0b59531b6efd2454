import { Link } from 'react-router-dom';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { challengePath } from '#shared/features/challenges/address.ts';
import { challengeWorkflow, DIFFICULTY_LABELS, OPEN_TO_LABELS } from '#shared/features/challenges/rules.ts';
import type { ChallengeRow } from '#shared/features/challenges/schema.ts';
import { deadlineIn, participantsInWords, teamSizeInWords } from './words.ts';

/** A challenge of a list: what can be won, until when, how hard it is, and who may take part. */
export function ChallengeRowItem({ challenge }: { challenge: ChallengeRow }) {
  const { id, title, prize, deadline, status, host, difficulty, openTo } = challenge;
  const zone = useTimeZone();
  return (
    <li className="relative flex min-h-32 flex-col gap-1 px-4 py-4 text-small transition-colors hover:bg-neutral-soft">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-body font-medium wrap-anywhere">
          <Link to={challengePath(id)} className="rounded-tick after:absolute after:inset-0 hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <StatusBadge {...challengeWorkflow.statuses[status]} />
      </div>
      {prize !== '' && (
        <p className="font-medium wrap-anywhere">
          {'Prize: '}
          <bdi>{prize}</bdi>
        </p>
      )}
      <p className="wrap-anywhere tabular-nums">
        {'Deadline: '}
        <time dateTime={deadline}>{deadlineIn(deadline, zone)}</time>
      </p>
      <p className="text-muted wrap-anywhere">
        {`${DIFFICULTY_LABELS[difficulty]} · ${OPEN_TO_LABELS[openTo]} · ${teamSizeInWords(challenge)}`}
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span className="min-w-0 wrap-anywhere">
          {'Hosted by '}
          <bdi>{host.name}</bdi>
        </span>
        <span className="tabular-nums">{participantsInWords(challenge)}</span>
      </p>
    </li>
  );
}
