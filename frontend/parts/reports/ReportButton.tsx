import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { ButtonSize } from '#frontend/ui/actions/buttonClass.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { ReportTarget } from './ReportDialog.tsx';

const loadDialog = () => import('./ReportDialog.tsx');

interface ReportButtonProps {
  target: ReportTarget;
  size?: ButtonSize;
}

/** Reports a user with what the two have to do with each other as evidence. */
export function ReportButton({ target, size = 'medium' }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ReportDialog = useChunk(loadDialog, open, close);
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setOpen(true)}>
        Report {target.name}
      </Button>
      {open && ReportDialog && <ReportDialog {...target} mayBlock onClose={close} />}
    </>
  );
}
