import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { browserTimeZone, cacheTimeZone } from '#frontend/core/session/tellTimeZone.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { namedTimeZone, timeZonesWith } from '#shared/core/time-zone-names.ts';
import { TIME_ZONE_AT_FIRST } from '#shared/core/time-zones.ts';

/** `Europe/Berlin` as people read it. */
const inWords = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

const zonesWith = (...more: readonly string[]): { value: string; label: string }[] =>
  timeZonesWith(...more).map((value) => ({ value, label: inWords(value) }));

/** The time there, with the difference to Greenwich: `Monday 14:05 GMT+1`. */
const timeIn = (timeZone: string): string | undefined => {
  try {
    const look = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
    return new Intl.DateTimeFormat('en-GB', { ...look, timeZone }).format(serverDate());
  } catch {
    // The API knows zones that this browser doesn't.
    return undefined;
  }
};

/** The time zone of the account: the browser's at first. */
export function TimeZoneSetting() {
  const { id, timeZone } = useCurrentUser();
  const client = useQueryClient();
  const here = namedTimeZone(browserTimeZone());
  const save = useMutation({
    // The latest choice is stored last.
    scope: { id: 'time-zone' },
    mutationFn: (chosen: string) =>
      api.call('users.saveTimeZone', { params: { userId: id }, body: { timeZone: chosen, chosen: true } }),
    onSuccess: (stored) => cacheTimeZone(client, stored),
    onError: (failure) =>
      toast({
        title: 'We couldn’t save your time zone',
        description: errorMessage(failure, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(failure),
      }),
  });
  const shown = (save.isPending ? save.variables : timeZone) ?? TIME_ZONE_AT_FIRST;
  const time = timeIn(shown);
  return (
    <FormSection title="Time zone" description="Used for times on this site, and for when we email you.">
      <Select
        label="Your time zone"
        hint={time && `It’s ${time} there.`}
        options={zonesWith(shown, here)}
        value={shown}
        onChange={({ target: { value } }) => save.mutate(value)}
      />
      {here !== shown && (
        <div>
          <Button size="small" onClick={() => save.mutate(here)}>
            Use this device’s: {inWords(here)}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
