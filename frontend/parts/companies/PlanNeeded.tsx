import { PATHS } from '#frontend/core/paths.ts';
import { withQuery } from '#frontend/core/session/arrival.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { LockIcon } from '#frontend/ui/style/icons.ts';
import type { PlanFeature } from '#shared/core/plan-features.ts';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import { planFor, planLineOf } from '#shared/features/companies/plans.ts';

interface PlanNeededProps {
  feature: PlanFeature;
  /** What the feature is called on this screen: `Analytics`. */
  title: string;
  heading?: 'h2' | 'h3';
}

/** What a plan does not open: what it does, which plan has it, and how to get that plan. */
export function PlanNeeded({ feature, title, heading = 'h2' }: PlanNeededProps) {
  const plan = PLAN_NAMES[planFor(feature)];
  return (
    <EmptyState
      heading={heading}
      icon={<LockIcon />}
      title={`${title} is part of the ${plan} plan`}
      action={
        <>
          <ButtonLink
            variant="primary"
            to={withQuery(PATHS.contact, { subject: `We’d like the ${plan} plan` })}
          >
            {`Ask for ${plan}`}
          </ButtonLink>
          <ButtonLink to={`${PATHS.employers}#plans`}>Compare plans</ButtonLink>
        </>
      }
    >
      {planLineOf(feature)?.how}
    </EmptyState>
  );
}
