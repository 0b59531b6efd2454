import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { deleteHistory } from '../api.ts';
import { dropTurns } from '../turns.ts';

/** Deletes the whole conversation with the advisor, once that is confirmed. */
export function DeleteHistory() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteHistory(client),
    onSuccess: () => {
      dropTurns();
      toast({ title: 'History deleted' });
    },
    onError: toastFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        Delete history
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your history?"
        description="This deletes all your questions and the answers to them. What you confirmed, such as an application, stays as it is."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="danger" pending={isPending} onClick={() => mutate()}>
              Delete history
            </Button>
          </>
        }
      />
    </>
  );
}
