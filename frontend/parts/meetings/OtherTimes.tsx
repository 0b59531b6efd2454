import { ApiError } from '#frontend/core/api/ApiError.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { momentIn, useTimeZone } from '../calendar/time.ts';

interface OtherTimesProps {
  /** What the server refused, if anything. */
  failure: Error | null;
  onChoose: (start: string) => void;
}

/** The free times that the server names when the one that was chosen is taken. Nothing otherwise. */
export function OtherTimes({ failure, onChoose }: OtherTimesProps) {
  const zone = useTimeZone();
  const details = failure instanceof ApiError ? failure.body?.details : undefined;
  if (!details || !('otherTimes' in details) || details.otherTimes.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-small font-medium">Free close to it</legend>
      <div className="flex flex-wrap gap-2">
        {details.otherTimes.map((time) => (
          <Button key={time} size="small" onClick={() => onChoose(time)}>
            {momentIn(time, zone)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
