import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { ButtonSize, ButtonVariant } from '#frontend/ui/actions/buttonClass.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { ProposeTarget } from './proposeTarget.ts';

interface ProposeButtonProps extends ProposeTarget {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The words on the button. */
  children: string;
}

export const loadProposeSheet = () => import('./ProposeSheet.tsx');

/** Opens the sheet that proposes a meeting to a user. */
export function ProposeButton({ children, variant, size, ...target }: ProposeButtonProps) {
  const [open, setOpen] = useState(false);
  const ProposeSheet = useChunk(loadProposeSheet, open, () => setOpen(false));
  return (
    <>
      <Button {...(variant && { variant })} {...(size && { size })} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && ProposeSheet && <ProposeSheet {...target} onClose={() => setOpen(false)} />}
    </>
  );
}
