import type { ReactNode } from 'react';
import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { resultInWords, waitedInWords } from '#frontend/parts/reviews/words.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { ReviewRow as Row } from '#shared/features/reviews/schema.ts';
import { ORDINAL_LABELS, PRIORITY_LABELS, PRIORITY_TONES } from '../reviewWords.ts';

/** A project in the list: how long it has waited, what it is, whose it is, and how urgent. */
export function ReviewRow({ review, open }: { review: Row; open: OpenItem }) {
  const { id, title, student, category, technologies, ordinal } = review;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex h-22 flex-col justify-center px-4 text-small transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <Standing review={review} />
      <h2 className="truncate text-body font-medium">
        <ItemLink open={open} id={id}>
          <bdi>{title}</bdi>
        </ItemLink>
      </h2>
      <p className="truncate text-muted">
        {inOneLine([ordinal > 1 && ORDINAL_LABELS[ordinal], student.name, category, technologies.join(', ')])}
      </p>
    </li>
  );
}

/** The status of a review for the user, in the first line of its row. */
function Standing({ review }: { review: Row }) {
  const { status, submittedDate, claimedUntil, reviseUntil, priority, overallScore, rating } = review;
  const zone = useTimeZone();
  if (overallScore !== null && rating !== null)
    return (
      <Line
        words={resultInWords({ overallScore, rating })}
        badge={
          status === 'void' ? (
            <Badge size="small" tone="warning">
              Voided
            </Badge>
          ) : (
            reviseUntil && (
              <Badge size="small" tone="warning">
                {`Revise until ${momentIn(reviseUntil, zone)}`}
              </Badge>
            )
          )
        }
      />
    );
  if (claimedUntil !== null)
    return (
      <Line
        urgent
        words={`Yours until ${momentIn(claimedUntil, zone)}`}
        badge={<Badge size="small">Claimed by you</Badge>}
      />
    );
  return (
    <Line
      words={`Waiting ${waitedInWords(submittedDate, serverNow())}`}
      badge={
        <Badge size="small" tone={PRIORITY_TONES[priority]}>
          {PRIORITY_LABELS[priority]}
        </Badge>
      }
    />
  );
}

interface LineProps {
  words: string;
  badge: ReactNode;
  urgent?: boolean;
}

function Line({ words, badge, urgent = false }: LineProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className={cx('truncate font-medium tabular-nums', urgent && 'text-warning')}>{words}</p>
      {badge}
    </div>
  );
}
