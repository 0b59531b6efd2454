import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { ButtonSize, ButtonVariant } from '#frontend/ui/actions/buttonClass.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { MessageTarget } from './messageTarget.ts';

export interface MessageButtonProps extends MessageTarget {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The words on the button. */
  children?: string;
}

const loadDialog = () => import('./MessageDialog.tsx');

/** Writes a message to a user for a reason, in a dialog; the conversation is then in Messages. */
export function MessageButton({ children = 'Message', variant, size, ...target }: MessageButtonProps) {
  const [open, setOpen] = useState(false);
  const MessageDialog = useChunk(loadDialog, open, () => setOpen(false));
  return (
    <>
      <Button {...(variant && { variant })} {...(size && { size })} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {MessageDialog && <MessageDialog {...target} open={open} onOpenChange={setOpen} />}
    </>
  );
}
