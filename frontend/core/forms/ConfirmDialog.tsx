import { useMutation } from '@tanstack/react-query';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { UNREACHABLE } from '../api/ApiError.ts';
import { Problem } from '../api/Problem.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What follows from it, and that it can't be undone. */
  description: string;
  /** What the buttons say: to leave it, and to do it. */
  keep: string;
  confirm: string;
  /** Sends the request; a failure is shown in the dialog. */
  send: () => Promise<unknown>;
  onDone: () => unknown;
  onClose: () => void;
}

/** Asks before something is removed for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, keep, confirm, send, onDone, onClose } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {keep}
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-small text-danger">
          <Problem error={error} fallback={UNREACHABLE} />
        </p>
      )}
    </Dialog>
  );
}
