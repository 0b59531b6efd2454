import { type FormEvent, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { DOOR_CODE } from '#shared/features/events/rules.ts';
import { NOT_SENT, useCheckIn } from '../useCheckIn.ts';

const WRONG = 'Enter the six letters and digits that the host shows';

/** A guest checks in with the code that the host shows in the room. A lost connection loses nothing. */
export function CheckIn({ id }: { id: string }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const checkIn = useCheckIn(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    if (!DOOR_CODE.test(typed)) {
      setError(WRONG);
      return;
    }
    setError(undefined);
    checkIn.mutate({ code: typed });
  };
  return (
    <form className="mt-5 border-t border-line pt-5" aria-label="Check in" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="w-56"
          name="code"
          label="Code at the door"
          error={error}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" pending={checkIn.isPending}>
          Check in
        </Button>
      </div>
      {checkIn.failureCount > 0 && checkIn.isPending && (
        <p role="status" className="mt-2 text-small text-warning">
          {NOT_SENT}
        </p>
      )}
    </form>
  );
}
