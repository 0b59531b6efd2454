import { useSearchParams } from 'react-router-dom';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import {
  CHALLENGE_PARTS,
  CHALLENGE_STATUSES,
  type ChallengePart,
  type ChallengeStatus,
  challengeWorkflow,
} from '#shared/features/challenges/rules.ts';
import { ChallengeRows } from './ChallengeRows.tsx';

const PART_LABELS: Readonly<Record<ChallengePart, string>> = {
  host: 'I host',
  participant: 'I take part in',
  judge: 'I judge',
};
const PARTS = CHALLENGE_PARTS.map((value) => ({ value, label: PART_LABELS[value] }));

/** The list of all has no others; users who have a part in one see it in every status. */
const LISTED = ['open', 'judging', 'published'] as const;

/** Challenges, by their status and the part that the user has in them. What is chosen is in the address, beside what others keep there. */
export function ChallengeList() {
  const [params, setParams] = useSearchParams();
  const as = CHALLENGE_PARTS.find((part) => part === params.get('part'));
  const statuses: readonly ChallengeStatus[] = as === undefined ? LISTED : CHALLENGE_STATUSES;
  const status = statuses.find((one) => one === params.get('state'));
  const set = (changed: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const isFiltered = as !== undefined || status !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-prose">
        <Select
          label="Challenges"
          placeholder="All challenges"
          options={PARTS}
          value={as ?? ''}
          onChange={({ target }) => set({ part: target.value })}
        />
        <Select
          label="Status"
          placeholder="Any status"
          options={statuses.map((value) => ({ value, label: challengeWorkflow.statuses[value].label }))}
          value={status ?? ''}
          onChange={({ target }) => set({ state: target.value })}
        />
      </div>
      <ChallengeRows
        label="Challenges"
        query={{ ...(as && { as }), ...(status && { status }) }}
        empty={
          isFiltered ? (
            <EmptyState
              heading="h2"
              icon={<FlagIcon />}
              title="No challenges match"
              action={<Button onClick={() => set({ part: '', state: '' })}>Clear filters</Button>}
            >
              Choose another status, or look at all challenges.
            </EmptyState>
          ) : (
            <EmptyState heading="h2" icon={<FlagIcon />} title="No challenges yet">
              Challenges of companies and alumni appear here as soon as they open.
            </EmptyState>
          )
        }
      />
    </div>
  );
}
