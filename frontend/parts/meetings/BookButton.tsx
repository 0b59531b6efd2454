import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { ButtonSize, ButtonVariant } from '#frontend/ui/actions/buttonClass.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { BookTarget } from './bookTarget.ts';

interface BookButtonProps extends BookTarget {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The words on the button. */
  children: string;
}

export const loadBookSheet = () => import('./BookSheet.tsx');

/** Opens the sheet that books a free time of a user. */
export function BookButton({ children, variant, size, ...target }: BookButtonProps) {
  const [open, setOpen] = useState(false);
  const BookSheet = useChunk(loadBookSheet, open, () => setOpen(false));
  return (
    <>
      <Button {...(variant && { variant })} {...(size && { size })} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && BookSheet && <BookSheet {...target} onClose={() => setOpen(false)} />}
    </>
  );
}
