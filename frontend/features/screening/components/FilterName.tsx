import { type FormEvent, useState } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { FILTER_NAME_MAX } from '#shared/features/screening/rules.ts';

interface FilterNameProps {
  label: string;
  hint?: string;
  initial?: string;
  submit: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

/** The name of a saved filter. */
export function FilterName(props: FilterNameProps) {
  const { label, hint, initial = '', submit, pending, error, onSubmit, onCancel } = props;
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  const onForm = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given !== '' && !pending) onSubmit(given);
  };
  const problem = missing ? 'Enter a name' : error ? errorMessage(error, UNREACHABLE) : undefined;
  return (
    <form aria-label={submit} noValidate onSubmit={onForm} className="flex flex-col gap-3">
      <TextField
        name="filter-name"
        label={label}
        hint={hint}
        maxLength={FILTER_NAME_MAX}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" pending={pending}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
