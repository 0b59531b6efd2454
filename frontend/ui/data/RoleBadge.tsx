import type { Role } from '#shared/core/contract.ts';
import { Badge } from './Badge.tsx';
import { ROLE_LABELS } from './roleLabels.ts';

/** A person's role in the colour that the spec gives it. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role}>{ROLE_LABELS[role]}</Badge>;
}
