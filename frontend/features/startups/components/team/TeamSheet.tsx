import { CloseSheet } from '../forms/CloseSheet.tsx';
import { EditSheet } from '../forms/EditSheet.tsx';
import { AssumptionSheet } from './AssumptionSheet.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import { DoneSheet } from './DoneSheet.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { MilestoneSheet } from './MilestoneSheet.tsx';
import type { TeamSheetProps } from './sheet.ts';

/** The form that is open over the screen of a team. */
export function TeamSheet({ sheet: { kind, id }, startup, onClose }: TeamSheetProps) {
  const given = { startup, onClose };
  if (kind === 'edit') return <EditSheet {...given} />;
  if (kind === 'close') return <CloseSheet {...given} />;
  if (kind === 'invite') return <InviteSheet {...given} />;
  const milestone = startup.milestones.find((one) => one.id === id);
  if (kind === 'milestone') return <MilestoneSheet {...given} milestone={milestone} />;
  if (kind === 'done') return milestone && <DoneSheet {...given} milestone={milestone} />;
  if (kind === 'document') return <DocumentSheet {...given} documentId={id} />;
  if (kind === 'member') {
    const member = startup.team.find(({ userId }) => userId === id);
    return member && <MemberSheet {...given} member={member} />;
  }
  const assumption = startup.assumptions.find((one) => one.id === id);
  return <AssumptionSheet {...given} assumption={assumption} records={kind === 'result'} />;
}
