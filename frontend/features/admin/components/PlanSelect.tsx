import { useMutation } from '@tanstack/react-query';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { usePlatform } from '#frontend/core/platform.ts';
import { Select, SelectControl } from '#frontend/ui/forms/Select.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { OPEN_POSTINGS, PLAN_NAMES, PLANS, type Plan } from '#shared/features/companies/plan-names.ts';
import { useRefreshReview } from '../reviewQueue.ts';

/** Each plan with its limit, as it is now. */
const optionsFor = (limits: Readonly<Record<Plan, number | null>> = OPEN_POSTINGS) =>
  PLANS.map((plan) => ({
    value: plan,
    label: `${PLAN_NAMES[plan]}: ${limits[plan] ?? 'any number of'} open postings`,
  }));

interface PlanSelectProps {
  id: string;
  plan: Plan;
  label: string;
  /** In a row of a table: the label is for screen readers. */
  inRow?: boolean;
}

/** Sets the plan of a company at once. */
export function PlanSelect({ id, plan, label, inRow = false }: PlanSelectProps) {
  const refresh = useRefreshReview();
  const platform = usePlatform();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: Plan) => api.call('moderation.setPlan', { params: { id }, body: { plan: chosen } }),
    onSuccess: ({ name }, chosen) => {
      toast({ title: `${name} is on the ${PLAN_NAMES[chosen]} plan` });
      return refresh();
    },
    onError: (error) => {
      toast({
        title: 'The plan wasn’t changed',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      });
      return refresh();
    },
  });
  const choose = (value: string) => {
    const chosen = PLANS.find((one) => one === value);
    if (chosen && !isPending) mutate(chosen);
  };
  const value = isPending ? variables : plan;
  if (inRow)
    return (
      <SelectControl small aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
        {PLANS.map((one) => (
          <option key={one} value={one}>
            {PLAN_NAMES[one]}
          </option>
        ))}
      </SelectControl>
    );
  return (
    <div className="max-w-80">
      <Select
        label={label}
        options={optionsFor(platform?.openPostings)}
        value={value}
        onChange={({ target }) => choose(target.value)}
        hint="What is open stays open."
      />
    </div>
  );
}
