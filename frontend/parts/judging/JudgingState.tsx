import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { ActiveIcon, AlertIcon, InfoIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import type { ChallengeStatus } from '#shared/features/challenges/rules.ts';
import { COMMON_ENTRIES } from '#shared/features/judging/rules.ts';
import type { Judging } from '#shared/features/judging/schema.ts';
import { refreshJudging } from './api.ts';
import { missingInWords } from './words.ts';

interface JudgingStateProps {
  challengeId: string;
  judging: Judging;
  progress: NonNullable<Judging['progress']>;
  status: ChallengeStatus;
}

/** How far judging is, from which seed judges were assigned, and what is left before the results can be published. */
export function JudgingState({ challengeId, judging, progress, status }: JudgingStateProps) {
  const { phase, seed } = judging;
  const { judges, entries, publishable } = progress;
  if (status === 'cancelled') return <p className="text-small">This challenge was cancelled.</p>;
  if (status === 'draft' || status === 'open')
    return (
      <Notice icon={<ScheduleIcon aria-hidden="true" />} title="Judging begins at the deadline">
        <p>
          {`Entries are then divided evenly among the judges from a seed that you see here. ${COMMON_ENTRIES} entries go to everyone, so that severe and generous judges can be distinguished.`}
        </p>
      </Notice>
    );
  if (phase === 'assigning' || phase === 'before')
    return (
      <div role="status">
        <Notice icon={<InfoIcon aria-hidden="true" />} title="Judges are being assigned">
          <p>This takes up to a minute. The page follows by itself.</p>
        </Notice>
      </div>
    );
  const assigned = judges.reduce((sum, judge) => sum + judge.assigned, 0);
  const scored = judges.reduce((sum, judge) => sum + judge.scored, 0);
  return (
    <>
      <Progress
        label="Scores"
        value={scored}
        max={Math.max(1, assigned)}
        detail={`${scored} of ${assigned} for ${entries === 1 ? 'one entry' : `${entries} entries`}`}
      />
      {seed !== null && (
        <p className="text-small text-muted">
          Seed of the assignment: <code className="wrap-anywhere">{seed}</code>. It was drawn when entries
          closed, and is published with the results.
        </p>
      )}
      {phase === 'judging' &&
        (publishable ? (
          <Publish challengeId={challengeId} entries={entries} />
        ) : (
          <Notice
            tone="warning"
            icon={<AlertIcon aria-hidden="true" />}
            title="Before you can publish the results"
          >
            <ul className="list-disc pl-5">
              {missingInWords(progress).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        ))}
    </>
  );
}

function Publish({ challengeId, entries }: { challengeId: string; entries: number }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        icon={<ActiveIcon aria-hidden="true" />}
        title="Every entry has its reviews"
        action={
          <Button variant="primary" size="small" onClick={() => setAsking(true)}>
            Publish results
          </Button>
        }
      >
        <p>You can publish the results now. Until then judges can change their scores.</p>
      </Notice>
      {asking && (
        <ConfirmDialog
          title="Publish the results?"
          description={`Everyone sees the results of ${entries === 1 ? 'the entry' : `all ${entries} entries`} and all scores, with judges as letters. Each team reads its comments. This can’t be undone.`}
          keep="Not yet"
          confirm="Publish results"
          send={() => api.call('judging.publish', { params: { id: challengeId }, body: {} })}
          onDone={() => {
            toast({ title: 'Results published' });
            return refreshJudging(client);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
