import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { usePlatform } from '#frontend/core/platform.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Preferences } from '#shared/features/attention/preferences.ts';
import {
  areQuietHours,
  MAILS_A_DAY,
  QUIET_HOURS_AT_FIRST,
  QUIET_HOURS_MAX,
  type QuietHours,
} from '#shared/features/attention/rules.ts';
import { usePreferences, useSavePreferences } from '../api.ts';

const MAILS = [
  { value: '0', label: 'None, only the daily digest' },
  { value: '1', label: 'One a day' },
  { value: '3', label: 'Up to 3 a day' },
  { value: '5', label: 'Up to 5 a day' },
  { value: '20', label: 'Up to 20 a day' },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Receipts of reading, how many mails about messages and meetings the user gets, and when. */
export function MessagesSetting() {
  const { id } = useCurrentUser();
  const platform = usePlatform();
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
      title="Messages and meetings"
      description="Choose what others can see, and when we email you. The rest comes in one daily digest."
    >
      {data && (
        <div className="flex flex-col gap-5">
          <Switch
            label="Read receipts"
            hint="Others see when you’ve read their messages, and you see when they’ve read yours."
            checked={chosen.receipts ?? data.receipts ?? true}
            onChange={({ target: { checked } }) => save({ receipts: checked })}
          />
          <Select
            label="Emails a day"
            hint="For unread messages and changed meetings. Cancellations and the reminder an hour before are always sent right away."
            options={MAILS}
            value={String(chosen.mailsADay ?? data.mailsADay ?? platform?.mailsADay ?? MAILS_A_DAY)}
            onChange={({ target: { value } }) => save({ mailsADay: Number(value) })}
          />
          <Quiet
            hours={chosen.quietHours === undefined ? data.quietHours : chosen.quietHours}
            onChange={(quietHours) => save({ quietHours })}
          />
          <Switch
            label="Daily digest"
            hint="One email each morning with everything that’s waiting. If it’s off, you get no email about what exceeds your daily limit or falls into quiet hours."
            checked={chosen.digest ?? data.digest ?? true}
            onChange={({ target: { checked } }) => save({ digest: checked })}
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

interface QuietProps {
  hours: QuietHours | null | undefined;
  onChange: (hours: QuietHours | null) => void;
}

/** Quiet hours: off, or from one hour of the user's day to another. Hours that cannot be saved stay on screen with the reason. */
function Quiet({ hours, onChange }: QuietProps) {
  const [refused, setRefused] = useState<QuietHours>();
  const shown = refused ?? hours;
  const change = (next: QuietHours) => {
    const valid = areQuietHours(next);
    setRefused(valid ? undefined : next);
    if (valid) onChange(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Quiet hours"
        hint="During these hours, emails wait for the digest. They follow the time zone you set above."
        checked={shown != null}
        onChange={({ target: { checked } }) => {
          setRefused(undefined);
          onChange(checked ? QUIET_HOURS_AT_FIRST : null);
        }}
      />
      {shown && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="From"
            options={HOURS}
            value={String(shown.from)}
            onChange={({ target: { value } }) => change({ ...shown, from: Number(value) })}
          />
          <Select
            label="Until"
            options={HOURS}
            value={String(shown.to)}
            error={
              refused &&
              `Leave at least ${24 - QUIET_HOURS_MAX} hours of the day, and choose two different hours`
            }
            onChange={({ target: { value } }) => change({ ...shown, to: Number(value) })}
          />
        </div>
      )}
    </div>
  );
}
