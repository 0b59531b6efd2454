import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { UNREAD_MAILS_A_DAY } from '#shared/features/conversation-rules.ts';
import type { Preferences } from '#shared/features/users.ts';
import { usePreferences, useSavePreferences } from '../api.ts';

const MAILS = [
  { value: '0', label: 'None' },
  { value: '1', label: 'One a day' },
  { value: '3', label: 'Up to 3 a day' },
  { value: '5', label: 'Up to 5 a day' },
  { value: '20', label: 'Up to 20 a day' },
];

/** Receipts of reading, and how many mails about unread messages the user gets. */
export function MessagesSetting() {
  const { id } = useCurrentUser();
  const { data, error, isFetching, refetch } = usePreferences(id);
  // Shown at once. What is stored follows, or stays as it was.
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  const { mutate } = useSavePreferences(id, (failure) =>
    toast({
      title: 'We couldn’t save your choice',
      description: errorMessage(failure, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(failure),
    }),
  );
  const save = (change: Partial<Preferences>) => {
    if (!data) return;
    setChosen((before) => ({ ...before, ...change }));
    mutate({ ...data, ...chosen, ...change }, { onError: () => setChosen({}) });
  };
  return (
    <FormSection
      title="Messages"
      description="What others see of your reading, and when we email you about messages."
    >
      {data && (
        <div className="flex flex-col gap-5">
          <Switch
            label="Read receipts"
            hint="Shows others how far you have read their messages, and you how far they have read yours."
            checked={chosen.receipts ?? data.receipts ?? true}
            onChange={({ target: { checked } }) => save({ receipts: checked })}
          />
          <Select
            label="Emails about unread messages"
            hint="Sent when a message was not read for ten minutes, once for each conversation until you read it."
            options={MAILS}
            value={String(chosen.messageMails ?? data.messageMails ?? UNREAD_MAILS_A_DAY)}
            onChange={({ target: { value } }) => save({ messageMails: Number(value) })}
          />
        </div>
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-12 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice tone="danger" error={error} onRetry={() => void refetch()} />
      )}
    </FormSection>
  );
}
