import type { StatusDefinition } from '#shared/core/workflow.ts';
import { Badge } from './Badge.tsx';

/** The status of a record, as its workflow defines it: `<StatusBadge {...workflow.statuses[status]} />`. */
export function StatusBadge({ label, tone }: StatusDefinition) {
  return <Badge tone={tone}>{label}</Badge>;
}
