import { fullDate } from '#frontend/ui/data/dates.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { NOTICE_BUSINESS_DAYS } from '#shared/features/matching/score-notice.ts';

/** From when on the places may be used for candidates in New York City; a warning before that day. */
export function ScoreNotice({ from }: { from: string }) {
  if (earliestDay(serverDate()) < from)
    return (
      <Notice tone="warning" title={`New York City: not before ${fullDate(from)}`}>
        Candidates there get {NOTICE_BUSINESS_DAYS} business days’ notice of AI screening. Until then, decide
        by their evidence and not by these places.
      </Notice>
    );
  return (
    <p className="max-w-prose text-small text-muted">
      Candidates in New York City: these places may be used from {fullDate(from)}, after{' '}
      {NOTICE_BUSINESS_DAYS} business days’ notice of AI screening.
    </p>
  );
}
