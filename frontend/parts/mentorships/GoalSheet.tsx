import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { line } from '#shared/core/contract.ts';
import { GOAL_AREA_LABELS, GOAL_AREAS, GOALS } from '#shared/features/mentorships/rules.ts';
import type { Goal, Mentorship } from '#shared/features/mentorships/schema.ts';
import { refreshMentorships } from './api.ts';
import { latestGoals, stepsOf, valuesOfGoal, withGoal } from './goalValues.ts';
import { StepFields } from './StepFields.tsx';
import { otherCalled } from './words.ts';

const AREAS = GOAL_AREAS.map((value) => ({ value, label: GOAL_AREA_LABELS[value] }));

const schema = z.object({
  title: line(GOALS.title).min(1, 'Enter a goal'),
  area: z.enum(GOAL_AREAS, 'Choose what it develops'),
  steps: z.array(line(GOALS.title)).max(GOALS.steps, `Enter at most ${GOALS.steps} steps`),
  dues: z.array(z.string()),
  done: z.array(z.string()),
});

interface GoalSheetProps {
  mentorship: Mentorship;
  /** The goal that is changed; undefined for a new one. */
  goal?: Goal | undefined;
  onClose: () => void;
}

/** Writes one goal with its steps, and proposes it to the other side. */
export default function GoalSheet({ mentorship, goal, onClose }: GoalSheetProps) {
  const client = useQueryClient();
  const { id, goalsVersion } = mentorship;
  const [begunAt] = useState(goalsVersion);
  const [newId] = useState(() => crypto.randomUUID());
  const other = otherCalled(mentorship);
  const form = useApiForm({
    schema,
    defaultValues: valuesOfGoal(goal),
    draft: {
      name: `goal:${id}:${goal?.id ?? 'new'}`,
      fields: ['title', 'area', 'steps', 'dues', 'done'],
    },
    send: ({ title, area, ...steps }) => {
      const written = { id: goal?.id ?? newId, title, area, steps: stepsOf(steps) };
      return api.call('mentorships.saveGoals', {
        params: { id },
        body: { goals: withGoal(latestGoals(mentorship), written), version: goalsVersion },
      });
    },
    onSent: async () => {
      await refreshMentorships(client);
      toast({ title: 'Goal proposed', description: `It counts once ${other} agrees.` });
      onClose();
    },
    onError: async (error) => {
      // With the goals as they are now, the next attempt adds this one to them.
      if (errorCode(error) === 'conflict') await refreshMentorships(client);
    },
  });
  return (
    <FormSheet
      title={goal ? 'Change goal' : 'Add goal'}
      description={`${other} sees it as a proposal. It counts once you both agree.`}
      form={form}
      submit={{ label: 'Propose goal', pending: 'Proposing…' }}
      above={
        begunAt !== goalsVersion && (
          <div className="pb-5">
            <Notice tone="warning" role="status" title="The goals were changed meanwhile">
              What you wrote is still here. Proposing it keeps the other changes.
            </Notice>
          </div>
        )
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('title')}
        label="Goal"
        mark="required"
        hint="What will be true once you have reached it?"
      />
      <RadioGroup {...form.field('area')} label="Develops" mark="required" options={AREAS} />
      <StepFields form={form} />
    </FormSheet>
  );
}
