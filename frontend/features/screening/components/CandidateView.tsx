import type { RefCallback } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { SentParts } from '#frontend/parts/profile/SentParts.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { MATCH_PARTS } from '#shared/features/applicants/rules.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { Candidate, Comparison } from '#shared/features/screening/routes.ts';
import { type ListedCandidate, useCandidate } from '../api.ts';
import { mustHaveWords, nameOf, PART_LABELS, rankWords } from '../candidateWords.ts';
import { useApplicationPath } from '../useApplicationPath.ts';
import type { Chosen } from '../useChosen.ts';
import { Cell } from './Cell.tsx';
import { RevealButton } from './RevealButton.tsx';

interface CandidateViewProps {
  /** The posting. */
  id: string;
  candidateKey: string;
  headingRef: RefCallback<HTMLHeadingElement>;
  chosen: Chosen;
}

/** One candidate with the receipt open: the evidence line by line, what was sent, and the number last. */
export default function CandidateView({ id, candidateKey, headingRef, chosen }: CandidateViewProps) {
  const { data, error, isError, isFetching, refetch } = useCandidate(id, candidateKey);
  const pathOf = useApplicationPath(id);
  const [candidate] = data?.candidates ?? [];
  if (!data || !candidate)
    return isError && !isFetching ? (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this candidate"
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label="Loading the candidate…" className="flex flex-col gap-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  const listed: ListedCandidate = { ...candidate, id: candidate.key };
  const path = pathOf(candidate);
  return (
    <div className="flex flex-col gap-6">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={headingRef} tabIndex={-1} className="text-heading font-semibold wrap-anywhere">
            <bdi>{nameOf(candidate)}</bdi>
          </h2>
          <StatusBadge {...applicationWorkflow.statuses[candidate.status]} />
        </div>
        <p className="mt-1 text-small text-muted">
          {candidate.person ? candidate.label : 'Name, contact and schools are hidden'}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={chosen.full && !chosen.has(listed.id)}
            onClick={() => chosen.toggle(listed)}
          >
            {chosen.has(listed.id) ? 'Remove from comparison' : 'Add to comparison'}
          </Button>
          <RevealButton id={id} candidates={[candidate]} small />
          {path && (
            <ButtonLink to={path} size="small" variant="quiet">
              Open application
            </ButtonLink>
          )}
        </div>
      </header>
      {candidate.unscored && (
        <Notice>They asked for a review without a number. Please read what was sent.</Notice>
      )}
      <Receipt comparison={data} candidate={candidate} />
      <Sent comparison={data} />
      {!candidate.unscored && <Numbers comparison={data} candidate={candidate} />}
    </div>
  );
}

interface PartProps {
  comparison: Comparison;
  candidate: Candidate;
}

function Receipt({ comparison: { lines }, candidate }: PartProps) {
  const asked = MATCH_PARTS.filter((part) => lines.some((line) => line.part === part));
  if (asked.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold">What the posting asks for</h3>
      {mustHaveWords(candidate) && <p className="text-small font-medium">Meets {mustHaveWords(candidate)}</p>}
      {asked.map((part) => (
        <section key={part}>
          <h4 className="text-small font-medium">{PART_LABELS[part]}</h4>
          <dl className="mt-1.5 divide-y divide-line rounded-card border border-line text-small">
            {lines
              .filter((line) => line.part === part)
              .map(({ asked: what, optional, cells: [cell] }) => (
                <div
                  key={`${optional} ${what}`}
                  className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
                >
                  <dt className="font-medium wrap-anywhere">
                    {what}
                    {optional && <span className="block text-fine font-normal text-muted">Nice to have</span>}
                  </dt>
                  <dd>{cell && <Cell cell={cell} />}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Sent({ comparison: { sent } }: { comparison: Comparison }) {
  if (sent.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold">What was sent</h3>
      <SentParts parts={sent.map(({ name, cells: [lines = []] }) => ({ name, lines }))} />
    </section>
  );
}

function Numbers({ comparison: { parts, ranked }, candidate: { match, place } }: PartProps) {
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-4 text-small">
      <p>
        <span className="font-semibold tabular-nums">
          {typeof match === 'number' ? `${match}% match` : 'Not enough data for a match'}
        </span>
        {place && <span className="text-muted"> · {rankWords(place, ranked)}</span>}
      </p>
      <p className="text-muted">
        {parts
          .flatMap(({ part, cells: [cell] }) =>
            cell
              ? [`${PART_LABELS[part]} ${cell.score ?? 'not known'}${cell.score === null ? '' : ' of 100'}`]
              : [],
          )
          .join(' · ')}
      </p>
      <p className="text-muted">A part that is missing or not known also lowers the match as a whole.</p>
    </section>
  );
}
