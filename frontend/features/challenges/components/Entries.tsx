import { useRef, useState } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { entryWorkflow } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useEntries } from '../api.ts';

const loadSheet = () => import('./EntrySheet.tsx');

/** The entries that were handed in, for the host and admins. */
export function Entries({ challenge }: { challenge: Challenge }) {
  const rows = useRef<HTMLDivElement>(null);
  const zone = useTimeZone();
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const EntrySheet = useChunk(loadSheet, open, close);
  const list = useEntries(challenge.id);
  return (
    <Card title="Entries" description="What teams handed in. Drafts are theirs alone.">
      <ListStates
        list={list}
        skeleton={
          <SkeletonRows label="Loading the entries…" className="divide-y divide-line" rowClass="py-3">
            <Skeleton className="h-5 w-56 max-w-full" />
          </SkeletonRows>
        }
        failed={{ fallback: 'We couldn’t load the entries.' }}
        empty={<p className="text-small text-muted">Nobody has submitted an entry yet.</p>}
      >
        {(items) => (
          <div ref={rows} className="flex flex-col gap-4">
            <ul aria-label="Entries" className="divide-y divide-line">
              {items.map(({ id, title, team, status, number, submittedAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-small">
                  <div className="min-w-0 flex-1 basis-44">
                    <p className="font-medium wrap-anywhere">
                      <bdi>{title}</bdi>
                    </p>
                    <p className="text-muted wrap-anywhere tabular-nums">
                      <bdi>{team.name}</bdi>
                      {submittedAt !== null && ` · version ${number}, ${momentIn(submittedAt, zone)}`}
                    </p>
                  </div>
                  <StatusBadge {...entryWorkflow.statuses[status]} />
                  <Button size="small" onClick={() => setOpen(id)}>
                    View<span className="sr-only"> {title}</span>
                  </Button>
                </li>
              ))}
            </ul>
            <MorePages list={list} rows={rows} />
          </div>
        )}
      </ListStates>
      {EntrySheet && open !== undefined && (
        <EntrySheet challenge={challenge} entryId={open} onClose={close} />
      )}
    </Card>
  );
}
