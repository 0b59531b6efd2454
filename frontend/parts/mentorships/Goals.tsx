import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { MoreIcon, PlusIcon } from '#frontend/ui/style/icons.ts';
import { GOALS } from '#shared/features/mentorships/rules.ts';
import type { Goal, Mentorship } from '#shared/features/mentorships/schema.ts';
import { useMentorshipChange } from './api.ts';
import { GoalList } from './GoalList.tsx';
import { goalChanges } from './goalChanges.ts';
import { latestGoals, withoutGoal, withTick } from './goalValues.ts';
import { otherCalled } from './words.ts';

const loadSheet = () => import('./GoalSheet.tsx');

/** What is being written: a goal that exists, or a new one. */
type Writing = { readonly goal?: Goal };

/**
 * The goals of a mentorship. Either side proposes goals and steps that are done; they count once the other agrees. A further change
 * goes on top of what is proposed.
 */
export function Goals({ mentorship }: { mentorship: Mentorship }) {
  const { id, status, proposed, goalsVersion } = mentorship;
  const [writing, setWriting] = useState<Writing>();
  const close = () => setWriting(undefined);
  const GoalSheet = useChunk(loadSheet, writing !== undefined, close);
  const propose = useMentorshipChange(
    (changed: Goal[]) =>
      api.call('mentorships.saveGoals', { params: { id }, body: { goals: changed, version: goalsVersion } }),
    `Proposed: it counts once ${otherCalled(mentorship)} agrees`,
  );
  // A tick shows at once; when it is refused, the goals are shown as they are.
  const goals = (propose.isPending && propose.variables) || latestGoals(mentorship);
  const isActive = status === 'active';
  return (
    <div className="flex flex-col gap-5">
      {isActive && proposed && <Proposal mentorship={mentorship} />}
      {goals.length > 0 && (
        <GoalList
          goals={goals}
          pending={propose.isPending}
          onTick={isActive ? (goal, step) => propose.mutate(withTick(goals, goal.id, step)) : undefined}
          actions={
            isActive
              ? (goal) => (
                  <span className="flex flex-none items-center gap-1">
                    {goal.steps.length === 0 && (
                      <Button size="small" onClick={() => setWriting({ goal })}>
                        Plan steps<span className="sr-only">: {goal.title}</span>
                      </Button>
                    )}
                    <Menu
                      trigger={
                        <>
                          <MoreIcon aria-hidden="true" className="size-5" />
                          <span className="sr-only">Change {goal.title}</span>
                        </>
                      }
                      triggerClass="-my-1 flex size-9 flex-none items-center justify-center rounded-control text-muted hover:bg-neutral-soft aria-expanded:bg-neutral-soft"
                      items={[
                        { label: 'Change…', onSelect: () => setWriting({ goal }) },
                        { label: 'Remove', onSelect: () => propose.mutate(withoutGoal(goals, goal.id)) },
                      ]}
                    />
                  </span>
                )
              : undefined
          }
        />
      )}
      {goals.length === 0 && (
        <p className="text-small text-muted">
          {isActive
            ? 'No goals yet. Add one with its steps, and the other side agrees or changes it.'
            : 'No goals were agreed.'}
        </p>
      )}
      {isActive && goals.length < GOALS.most && (
        <div>
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={() => setWriting({})}>
            Add goal
          </Button>
        </div>
      )}
      {GoalSheet && writing && <GoalSheet mentorship={mentorship} {...writing} onClose={close} />}
    </div>
  );
}

/** What is proposed and not agreed: in words, with the way to agree for the other side. */
function Proposal({ mentorship }: { mentorship: Mentorship }) {
  const { id, goals, proposed, goalsVersion, side } = mentorship;
  const other = otherCalled(mentorship);
  const agree = useMentorshipChange(
    () => api.call('mentorships.agreeGoals', { params: { id }, body: { version: goalsVersion } }),
    'Goals agreed',
  );
  if (!proposed) return null;
  const own = proposed.by === side;
  const changes = goalChanges(goals, proposed.goals);
  return (
    <section
      aria-label="Not agreed yet"
      className="rounded-card border border-line bg-brand-soft px-4 py-3.5 text-small"
    >
      <h3 className="font-semibold">{own ? `Waiting for ${other} to agree` : `${other} proposes`}</h3>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
      {own ? (
        <p className="mt-2 text-fine text-muted">
          Until then, progress counts what you both agreed on before.
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button variant="primary" size="small" pending={agree.isPending} onClick={() => agree.mutate()}>
            Agree to goals
          </Button>
          <p className="text-fine text-muted">Or change them below, as a proposal of yours.</p>
        </div>
      )}
    </section>
  );
}
