import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { OpportunityType } from '#shared/features/opportunities.ts';
import { useApply } from '../useApply.ts';

const loadConfirmEmailDialog = () => import('./ConfirmEmailDialog.tsx');

interface ApplyButtonProps {
  opportunity: { id: string; type: OpportunityType; title: string };
  place: 'row' | 'detail';
  /** When an earlier application was taken back. */
  withdrawnAt: string | undefined;
}

/** 'Join Project' or 'Apply Now' (spec, point 2). */
export function ApplyButton({ opportunity, place, withdrawnAt }: ApplyButtonProps) {
  const { apply, pending, closed, unconfirmed, close } = useApply(opportunity.id);
  const ConfirmEmailDialog = useChunk(loadConfirmEmailDialog, unconfirmed, close);
  if (closed) return <Badge>Closed</Badge>;
  return (
    <div className={cx('flex flex-col gap-1.5 md:items-end', place === 'detail' && 'min-w-36')}>
      <Button
        variant={place === 'row' ? 'secondary' : 'primary'}
        size={place === 'row' ? 'small' : 'large'}
        wide={place === 'detail'}
        pending={pending}
        onClick={apply}
      >
        {opportunity.type === 'project' ? 'Join Project' : 'Apply Now'}
        {place === 'row' && <VisuallyHidden> for {opportunity.title}</VisuallyHidden>}
      </Button>
      {withdrawnAt && place === 'detail' && (
        <p className="text-fine text-muted">
          You withdrew an application <Moment at={withdrawnAt} />.
        </p>
      )}
      {ConfirmEmailDialog && <ConfirmEmailDialog open={unconfirmed} onClose={close} />}
    </div>
  );
}
