import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { useRefreshImports } from '../api.ts';

interface RemoveImportProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before a credential from elsewhere is removed. */
export function RemoveImport({ id, name, onClose }: RemoveImportProps) {
  const refresh = useRefreshImports();
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      description="It no longer counts in your matches. The credential itself stays with you and its issuer: you can import it again."
      keep="Keep it"
      confirm="Remove"
      send={() => api.call('imported-credentials.remove', { params: { id } })}
      onDone={async () => {
        await refresh();
        toast({ title: 'Credential removed' });
      }}
      onClose={onClose}
    />
  );
}
