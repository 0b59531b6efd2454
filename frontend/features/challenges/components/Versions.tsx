import { useState } from 'react';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { Entry } from '#shared/features/challenges/entry-schema.ts';

const loadDialog = () => import('./VersionDialog.tsx');

/** The versions of an entry that were handed in, the latest first. Each can be read as it was. */
export function Versions({ challengeId, entry }: { challengeId: string; entry: Entry }) {
  const { id, versions } = entry;
  const zone = useTimeZone();
  const [open, setOpen] = useState<number>();
  const close = () => setOpen(undefined);
  const VersionDialog = useChunk(loadDialog, open, close);
  if (versions.length === 0) return null;
  return (
    <div>
      <h3 className="text-small font-semibold">Submitted versions</h3>
      <ul aria-label="Submitted versions" className="mt-1 divide-y divide-line text-small">
        {versions.toReversed().map(({ number, submittedAt }) => (
          <li key={number} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <span className="tabular-nums">
              {`Version ${number}, `}
              <time dateTime={submittedAt}>{momentIn(submittedAt, zone)}</time>
            </span>
            <Button size="small" variant="quiet" onClick={() => setOpen(number)}>
              View<span className="sr-only">{` version ${number}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {VersionDialog && open !== undefined && (
        <VersionDialog challengeId={challengeId} entryId={id} number={open} onClose={close} />
      )}
    </div>
  );
}
