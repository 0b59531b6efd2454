import type { ReactNode } from 'react';
import { zoneInWords } from '#frontend/parts/calendar/time.ts';
import { deadlineIn, participantsInWords, teamSizeInWords } from '#frontend/parts/challenges/words.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { challengeWorkflow, DIFFICULTY_LABELS, OPEN_TO_LABELS } from '#shared/features/challenges/rules.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';

interface GlanceProps {
  challenge: PublicChallenge;
  /** The reader's zone; visitors see the host's. */
  zone: string;
}

/** The state of a challenge, its deadline in the zones of the reader and of the host, and who may take part. */
export function Glance({ challenge, zone }: GlanceProps) {
  const { status, deadline, timeZone, prize, difficulty, openTo, eligibility, host } = challenge;
  return (
    <Card>
      <p className="mb-3">
        <StatusBadge {...challengeWorkflow.statuses[status]} />
      </p>
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2">
        <Fact label="Deadline" wide>
          <time dateTime={deadline} className="block text-lead font-semibold tabular-nums">
            {deadlineIn(deadline, zone)}
          </time>
          {timeZone !== zone && (
            <span className="block text-muted tabular-nums">
              {`${deadlineIn(deadline, timeZone)}, where the host set it`}
            </span>
          )}
          {timeZone === zone && <span className="block text-muted">{`Set in ${zoneInWords(timeZone)}`}</span>}
        </Fact>
        {prize !== '' && (
          <Fact label="Prize" wide>
            <bdi className="font-medium">{prize}</bdi>
          </Fact>
        )}
        <Fact label="Difficulty">{DIFFICULTY_LABELS[difficulty]}</Fact>
        <Fact label="Open to">{OPEN_TO_LABELS[openTo]}</Fact>
        <Fact label="Team size">{teamSizeInWords(challenge)}</Fact>
        <Fact label="Taking part">{participantsInWords(challenge)}</Fact>
        <Fact label="Host">
          <bdi>{host.name}</bdi>
        </Fact>
        {eligibility !== '' && (
          <Fact label="Who is eligible" wide>
            <bdi className="whitespace-pre-line">{eligibility}</bdi>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
