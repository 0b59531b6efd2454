import { type FormEvent, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { NO_PROFILE, userIdIn } from '../profileLink.ts';
import { NOT_SENT, useCheckIn } from '../useCheckIn.ts';

/** Lets in who walks in without a place. */
export function WalkIn({ id }: { id: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const checkIn = useCheckIn(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const userId = userIdIn(text);
    setError(userId === undefined ? NO_PROFILE : undefined);
    if (userId === undefined) return;
    checkIn.mutate(
      { userId },
      {
        onSuccess: () => {
          toast({ title: 'Checked in' });
          setText('');
        },
      },
    );
  };
  return (
    <form
      className="mt-5 border-t border-line pt-5"
      aria-label="Someone without a place"
      noValidate
      onSubmit={submit}
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-56"
          name="profile"
          label="Someone without a place"
          hint="The link to their profile on Fledge"
          error={error}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
        />
        <Button type="submit" pending={checkIn.isPending}>
          Let in
        </Button>
      </div>
      {checkIn.isPending && checkIn.failureCount > 0 && (
        <p role="status" className="mt-2 text-small text-warning">
          {NOT_SENT}
        </p>
      )}
    </form>
  );
}
