import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ReasonDialog } from '#frontend/core/forms/ReasonDialog.tsx';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { REASON_MAX } from '#shared/core/decisions.ts';
import { useRefreshReview } from '../reviewQueue.ts';

const REASONS = [
  'The logo belongs to another company.',
  'The logo is offensive or misleading.',
  OTHER,
] as const;
const DETAILS = detailsBeside(REASONS, REASON_MAX);
const schema = reasonSchemaFor(DETAILS);

/** Removes the branding of a company that breaks the rules. */
export function CompanyBranding({ id, name }: { id: string; name: string }) {
  const refresh = useRefreshReview();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-4">
      <Button size="small" onClick={() => setAsking(true)}>
        Remove branding…
      </Button>
      {asking && (
        <ReasonDialog
          title={`Remove the branding of ${name}?`}
          description="Its logo and its colour are deleted. The members can add others."
          usual={REASONS}
          hint={`The members read it, and it is in the audit log. Up to ${DETAILS} characters.`}
          schema={schema}
          draft={`remove-branding:${id}`}
          submit="Remove branding"
          variant="danger"
          send={(reason) => api.call('moderation.removeBranding', { params: { id }, body: { reason } })}
          onSent={() => {
            setAsking(false);
            toast({ title: 'Branding removed', description: name });
            return refresh();
          }}
          onError={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
