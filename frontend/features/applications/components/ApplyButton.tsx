import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { useApply } from '../useApply.ts';
import type { ApplyDialogProps } from './ApplyDialog.tsx';

const loadApplyDialog = () => import('./ApplyDialog.tsx');
const loadConfirmEmailDialog = () => import('./ConfirmEmailDialog.tsx');

interface ApplyButtonProps {
  opportunity: ApplyDialogProps['opportunity'] & { id: string };
  place: 'row' | 'detail';
  /** When an earlier application was withdrawn. */
  withdrawnAt: string | undefined;
}

/** 'Join Project' or 'Apply Now' (spec, point 2). It opens a review; nothing is sent before that is confirmed. */
export function ApplyButton({ opportunity, place, withdrawnAt }: ApplyButtonProps) {
  const { step, start, send, cancel, pending } = useApply(opportunity.id);
  const ApplyDialog = useChunk(loadApplyDialog, step === 'review', cancel);
  const ConfirmEmailDialog = useChunk(loadConfirmEmailDialog, step === 'unconfirmed', cancel);
  if (step === 'closed') return <Badge>Closed</Badge>;
  return (
    <div className={cx('flex flex-col gap-1.5 md:items-end', place === 'detail' && 'min-w-36')}>
      <Button
        variant={place === 'row' ? 'secondary' : 'primary'}
        size={place === 'row' ? 'small' : 'large'}
        wide={place === 'detail'}
        pending={pending}
        aria-haspopup="dialog"
        onClick={start}
      >
        {opportunity.type === 'project' ? 'Join Project' : 'Apply Now'}
        {place === 'row' && <VisuallyHidden> for {opportunity.title}</VisuallyHidden>}
      </Button>
      {withdrawnAt && place === 'detail' && (
        <p className="text-fine text-muted">
          You withdrew an application <Moment at={withdrawnAt} />.
        </p>
      )}
      {ApplyDialog && (
        <ApplyDialog
          opportunity={opportunity}
          open={step === 'review'}
          pending={pending}
          onSend={send}
          onClose={cancel}
        />
      )}
      {ConfirmEmailDialog && <ConfirmEmailDialog open={step === 'unconfirmed'} onClose={cancel} />}
    </div>
  );
}
