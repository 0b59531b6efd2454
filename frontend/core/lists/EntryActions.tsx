import { useState } from 'react';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';

interface EntryActionsProps {
  /** The title of the entry. */
  name: string;
  /** `deadline` or `document`. */
  kind: string;
  /** What its removal means: 'It leaves your plan.' */
  consequence: string;
  onEdit: () => void;
  /** Removes the entry; a failure is shown in the dialog. */
  remove: () => Promise<unknown>;
}

/** Edits or removes an entry of a list. */
export function EntryActions({ name, kind, consequence, onEdit, remove }: EntryActionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex gap-2 print:hidden">
      <Button size="small" onClick={onEdit}>
        Edit<span className="sr-only"> {name}</span>
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Remove “${name}”?`}
          description={`${consequence} This can’t be undone.`}
          keep={`Keep ${kind}`}
          confirm={`Remove ${kind}`}
          send={remove}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
