import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { ApplicationSource } from '#shared/features/applications/rules.ts';
import { useApply } from '../useApply.ts';
import type { ApplySheetProps } from './ApplySheet.tsx';

const loadApplySheet = () => import('./ApplySheet.tsx');
const loadConfirmEmailDialog = () => import('./ConfirmEmailDialog.tsx');

interface ApplyButtonProps {
  opportunity: ApplySheetProps['opportunity'];
  place: 'row' | 'detail';
  /** When an earlier application was withdrawn. */
  withdrawnAt: string | undefined;
  source: ApplicationSource;
}

/** 'Join Project' or 'Apply Now' (spec, point 2). It opens a review; nothing is sent before that is confirmed. */
export function ApplyButton({ opportunity, place, withdrawnAt, source }: ApplyButtonProps) {
  const { step, start, send, refused, cancel, pending } = useApply(opportunity.id, source);
  const ApplySheet = useChunk(loadApplySheet, step === 'review', cancel);
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
      {ApplySheet && step === 'review' && (
        <ApplySheet opportunity={opportunity} onSend={send} onRefused={refused} onClose={cancel} />
      )}
      {ConfirmEmailDialog && <ConfirmEmailDialog open={step === 'unconfirmed'} onClose={cancel} />}
    </div>
  );
}
