import { useResendConfirmation } from '#frontend/core/session/useResendConfirmation.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { shownAddress } from '#shared/core/shown-address.ts';

/** A dialog that blocks applying until the email address is confirmed, and offers another mail. */
export default function ConfirmEmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const { send, pending, sent, problem } = useResendConfirmation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={
        <>
          Confirm your <span className="whitespace-nowrap">email</span> address first
        </>
      }
      description="We’ll email you when an employer answers, so please confirm your address before you apply."
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" pending={pending} onClick={send}>
            Send a new link
          </Button>
        </>
      }
    >
      <p>
        We sent a link to{' '}
        <strong className="font-semibold wrap-anywhere">{shownAddress(user?.email ?? '')}</strong>. Open it on
        any device, then come back and apply.
      </p>
      <p role="status" className="mt-3 text-small font-medium empty:hidden">
        {problem ?? (sent ? 'We sent a new link. If it doesn’t arrive, check your spam folder.' : '')}
      </p>
    </Dialog>
  );
}
