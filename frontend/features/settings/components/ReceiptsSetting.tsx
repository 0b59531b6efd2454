import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { usePreferences, useSavePreferences } from '../api.ts';

/** Whether others see how far the user has read, and the user how far they have. */
export function ReceiptsSetting() {
  const { id } = useCurrentUser();
  const { data, error, isFetching, refetch } = usePreferences(id);
  const [chosen, setChosen] = useState<boolean>();
  const { mutate } = useSavePreferences(id, (failure) =>
    toast({
      title: 'We couldn’t save your choice',
      description: errorMessage(failure, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(failure),
    }),
  );
  return (
    <FormSection
      title="Messages"
      description="Read receipts work both ways: without them, neither side sees any."
    >
      {data && (
        <Switch
          label="Read receipts"
          hint="Shows others how far you have read their messages, and you how far they have read yours."
          checked={chosen ?? data.receipts ?? true}
          onChange={({ target: { checked } }) => {
            setChosen(checked);
            mutate({ ...data, receipts: checked }, { onError: () => setChosen(undefined) });
          }}
        />
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-12 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice tone="danger" error={error} onRetry={() => void refetch()} />
      )}
    </FormSection>
  );
}
