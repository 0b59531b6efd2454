import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { InternshipsIcon, JobsIcon, ProjectsIcon } from '#frontend/ui/style/icons.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';

const ICONS = { job: JobsIcon, internship: InternshipsIcon, project: ProjectsIcon };

/** The type of an opportunity (job, internship or project), as a small line above a title. */
export function TypeLabel({ type }: { type: OpportunityType }) {
  const Icon = ICONS[type];
  return (
    <span className="inline-flex items-center gap-1.5 text-fine font-medium text-accent-text">
      <Icon aria-hidden="true" className="size-3.5" />
      {OPPORTUNITY_TYPE_LABELS[type]}
    </span>
  );
}
