import type { FieldValues } from 'react-hook-form';
import type { RecordForm, Versioned } from '#frontend/core/forms/useRecordForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';

interface SaveBarProps<Stored extends Versioned, Values extends FieldValues, Sent> {
  form: Pick<RecordForm<Stored, Values, Sent>, 'pending' | 'changed' | 'saved' | 'discard'>;
  /** What the button says. */
  label: string;
}

/** Saves the changes of a part, or discards them, and says whether there are any. */
export function SaveBar<Stored extends Versioned, Values extends FieldValues, Sent>({
  form: { pending, changed, saved, discard },
  label,
}: SaveBarProps<Stored, Values, Sent>) {
  const isChanged = changed.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant="primary" pending={pending}>
        {label}
      </Button>
      {isChanged && (
        <Button onClick={discard} disabled={pending}>
          Discard changes
        </Button>
      )}
      <p role="status" className="text-small text-muted">
        {isChanged ? 'Not saved yet' : saved && 'Saved'}
      </p>
    </div>
  );
}
