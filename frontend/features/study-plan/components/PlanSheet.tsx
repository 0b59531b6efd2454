import type { VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { AimSheet } from './AimSheet.tsx';
import { DeadlineSheet } from './DeadlineSheet.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';

export interface PlanSheetProps {
  plan: VersionedPlan;
  /** What the address names: `aim`, `deadline:new` or `document:<id>`. */
  part: string;
  onClose: () => void;
}

/** The form of one part of the plan; nothing for an entry that is gone. */
export function PlanSheet({ plan, part, onClose }: PlanSheetProps) {
  if (part === 'aim') return <AimSheet plan={plan} onClose={onClose} />;
  const [kind, id] = part.split(':');
  if (kind === 'deadline') {
    const deadline = plan.deadlines.find((one) => one.id === id);
    if (deadline || id === 'new') return <DeadlineSheet plan={plan} deadline={deadline} onClose={onClose} />;
  }
  if (kind === 'document') {
    const document = plan.documents.find((one) => one.id === id);
    if (document || id === 'new') return <DocumentSheet plan={plan} document={document} onClose={onClose} />;
  }
  return null;
}
