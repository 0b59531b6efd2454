import { serverDate } from '../time/serverTime.ts';
import { dayOfMoment, fullMoment, momentInWords } from './dates.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** `distance` while it is fresh ("3 hours ago"), or always the `day` ("3 Nov"). */
  as?: 'distance' | 'day';
  /** What happened then, before it: 'Withdrawn'. */
  what?: string;
}

/** A moment in a few words; the whole of it comes with the pointer. */
export function Moment({ at, as = 'distance', what }: MomentProps) {
  const now = serverDate();
  return (
    <time dateTime={at} title={fullMoment(at)}>
      {what && `${what} `}
      {as === 'day' ? dayOfMoment(at, now) : momentInWords(at, now)}
    </time>
  );
}
