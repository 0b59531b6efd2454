import { useNavigate } from 'react-router-dom';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { ManagedEntry } from '#shared/features/library/schema.ts';
import { hideEntry, removeEntry, useRefresh } from '../managing.ts';

interface EntryRemovalProps {
  entry: ManagedEntry;
  kind: 'hide' | 'remove';
  onClose: () => void;
}

/** What each does, in words. */
const wordsFor = ({ origin }: ManagedEntry, kind: EntryRemovalProps['kind']) => {
  if (kind === 'hide')
    return {
      confirm: 'Hide entry',
      description:
        origin === 'replaced'
          ? 'Readers no longer find it. The text that replaced the built-in one is lost.'
          : 'Readers no longer find it. You can show it again.',
      done: 'Hidden from readers',
    };
  if (origin === 'added')
    return {
      confirm: 'Remove entry',
      description: 'It leaves the library, and links to it lead nowhere. This can’t be undone.',
      done: 'Entry removed',
    };
  return {
    confirm: 'Restore built-in text',
    description: 'Readers see the built-in text again. What admins wrote instead is lost.',
    done: 'Shown as it was built in',
  };
};

/** Asks before an entry is hidden, removed or given back. */
export function EntryRemoval({ entry, kind, onClose }: EntryRemovalProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { confirm, description, done } = wordsFor(entry, kind);
  return (
    <ConfirmDialog
      title={`${confirm}: “${entry.title}”?`}
      description={description}
      keep="Cancel"
      confirm={confirm}
      send={() => (kind === 'hide' ? hideEntry(entry) : removeEntry(entry))}
      onDone={async () => {
        if (kind === 'remove' && entry.origin === 'added') void navigate(ADMIN_PATHS.library);
        await refresh();
        toast({ title: done, description: entry.title });
      }}
      onClose={onClose}
    />
  );
}
