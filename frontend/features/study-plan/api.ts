import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { StudyPlan, VersionedPlan } from '#shared/features/study-plan/schema.ts';

const query = api.query('study-plan.get');

/** The student’s plan. */
export const useStudyPlan = () => useQuery(query);

const save = (plan: VersionedPlan) => api.call('study-plan.save', { body: plan });

/** Keeps what was saved; used in each way that a plan is changed. */
const useKeepPlan = () => {
  const client = useQueryClient();
  return {
    keep: (plan: VersionedPlan) => client.setQueryData(query.queryKey, plan),
    /** The plan as this tab knows it. */
    known: () => client.getQueryData<VersionedPlan>(query.queryKey),
    refresh: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
};

const CHANGES = ['study-plan-changes'];

interface Change {
  change: (plan: VersionedPlan) => StudyPlan;
  /** The title of the toast. It belongs to the change: the control may say something else once the change is shown. */
  said: string;
}

/**
 * A change of the plan by a control, such as the box of a deadline. Changes are saved one after the other.
 * @param atOnce shows the change before it is saved; it goes back if it could not be
 */
export const usePlanChange = ({ atOnce }: { atOnce: boolean }) => {
  const client = useQueryClient();
  const { keep, known, refresh } = useKeepPlan();
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: 'study-plan' },
    onMutate: ({ change }) => {
      const plan = known();
      if (atOnce && plan) keep({ ...change(plan), version: plan.version });
    },
    mutationFn: async ({ change }: Change) => {
      const plan = known() ?? (await api.call('study-plan.get'));
      const { version } = await save({ ...change(plan), version: plan.version });
      // Further changes may be shown already.
      keep({ ...change(known() ?? plan), version });
    },
    onSuccess: (_, { said }) => toast({ title: said }),
    onError: toastFailure,
    onSettled: () => (client.isMutating({ mutationKey: CHANGES }) === 1 ? refresh() : undefined),
  });
};

interface PlanFormOptions<Values extends FieldValues, Sent> {
  plan: VersionedPlan;
  /** The part of the plan that the form edits. */
  valuesOf: (plan: VersionedPlan) => Values;
  schema: z.ZodType<Sent>;
  /** The plan with what was entered. */
  changed: (sent: Sent, plan: VersionedPlan) => StudyPlan;
  /** The name of the part, unique in the plan. */
  part: string;
  /** The title of the toast. */
  said: string;
  onSaved: () => void;
}

/**
 * A form for one part of the plan. Another part may have been changed in this tab since it opened: that is no conflict. What was
 * saved elsewhere is one, and the server says so.
 */
export const usePlanForm = <Values extends FieldValues, Sent>({
  plan,
  valuesOf,
  schema,
  changed,
  part,
  said,
  onSaved,
}: PlanFormOptions<Values, Sent>) => {
  const { keep, known } = useKeepPlan();
  const currentOf = (base: VersionedPlan): VersionedPlan => {
    const current = known();
    const isSame = current && JSON.stringify(valuesOf(current)) === JSON.stringify(valuesOf(base));
    return isSame ? current : base;
  };
  return useRecordForm<VersionedPlan, Values, Sent>({
    record: plan,
    valuesOf,
    schemaFor: () => schema,
    draft: `study-plan:${part}`,
    save: (sent, base) => {
      const current = currentOf(base);
      return save({ ...changed(sent, current), version: current.version });
    },
    read: () => api.call('study-plan.get'),
    onSaved: (saved) => {
      keep(saved);
      toast({ title: said });
      onSaved();
    },
  });
};
