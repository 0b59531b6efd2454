import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { dateInWords, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { useAvailability } from '#frontend/parts/meetings/api.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { LINK_MAX } from '#shared/core/room-link-rules.ts';
import { timeZonesWith } from '#shared/core/time-zone-names.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';
import { AVAILABILITY_LIMITS as LIMITS } from '#shared/features/meetings/availability-rules.ts';
import { HoursEditor } from '../components/HoursEditor.tsx';
import { MeetingLinks } from '../components/MeetingLinks.tsx';

const Preview = lazyPart(() => import('../components/Preview.tsx'));

/** `/dashboard/calendar/availability`: when others can book a time of the user. */
export default function AvailabilityPage() {
  const { data, error, isFetching, refetch } = useAvailability();
  return (
    <>
      <PageHeader
        title="Availability"
        description="People you work with can book these hours. They never see what else is in your calendar."
        above={<Breadcrumb trail={[{ label: 'Calendar', to: PATHS.calendar }]} current="Availability" />}
      />
      {data && <Editor key={data.version} record={data} />}
      {!data && error && (
        <RetryNotice
          error={error}
          title="We couldn’t load your availability"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 w-full rounded-card" />}
    </>
  );
}

const zones = (own: string) => timeZonesWith(own).map((value) => ({ value, label: zoneInWords(value) }));

const NUMBERS = [
  ['slotMinutes', 'Length of a meeting', 'minutes'],
  ['bufferMinutes', 'Break between meetings', 'minutes'],
  ['noticeHours', 'Minimum notice', 'hours'],
  ['horizonDays', 'Bookable ahead', 'days'],
  ['maxPerDay', 'Meetings a day', 'at most'],
  ['maxPerWeek', 'Meetings a week', 'at most'],
] as const;

function Editor({ record }: { record: AvailabilityRecord }) {
  const client = useQueryClient();
  const [rules, setRules] = useState(record);
  const set = (given: Partial<AvailabilityRecord>) => setRules((before) => ({ ...before, ...given }));
  const save = useMutation({
    mutationFn: () => api.call('meetings.saveAvailability', { body: rules }),
    onSuccess: ({ outside: _, ...saved }) => {
      toast({ title: 'Availability saved' });
      setRules(saved);
      client.removeQueries({ queryKey: api.key('meetings.slots') });
    },
  });
  const isLinkTooLong = (rules.link?.length ?? 0) > LINK_MAX;
  const wrong = rules.weekly.find(({ from, to }) => from === '' || to === '' || from >= to);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        aria-label="Availability"
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong && !isLinkTooLong && !save.isPending) save.mutate();
        }}
      >
        {save.error && (
          <Notice tone="danger" role="alert">
            <Problem error={save.error} fallback="We couldn’t save your availability." />
          </Notice>
        )}
        {(save.data?.outside.length ?? 0) > 0 && (
          <Notice
            tone="warning"
            role="status"
            title="These meetings are outside of your new hours, and stay booked"
          >
            <MeetingLinks meetings={save.data?.outside ?? []} />
          </Notice>
        )}
        <Select
          label="Time zone"
          options={zones(rules.timeZone)}
          value={rules.timeZone}
          hint="These hours stay the same when the clocks change."
          onChange={({ target }) => set({ timeZone: target.value })}
        />
        <HoursEditor value={rules.weekly} onChange={(weekly) => set({ weekly })} />
        {wrong && (
          <p role="alert" className="text-small text-danger">
            Each range needs an end after its beginning.
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {NUMBERS.map(([name, label, unit]) => (
            <TextField
              key={name}
              label={`${label} (${unit})`}
              type="number"
              required
              {...LIMITS[name]}
              value={String(rules[name])}
              onChange={({ target }) => set({ [name]: Number(target.value) })}
            />
          ))}
        </div>
        <TextField
          label="Link to your room"
          mark="optional"
          type="url"
          pattern="https://.*"
          error={isLinkTooLong ? tooLong(LINK_MAX) : undefined}
          hint="For meetings that others book. An address that begins with https://"
          value={rules.link ?? ''}
          onChange={({ target }) => set({ link: target.value.trim() })}
        />
        <Exceptions rules={rules} onChange={(exceptions) => set({ exceptions })} />
        <div>
          <Button type="submit" variant="primary" pending={save.isPending}>
            Save availability
          </Button>
        </div>
      </form>
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
        {!wrong && rules.slotMinutes >= LIMITS.slotMinutes.min && <Preview rules={rules} />}
      </Suspense>
    </div>
  );
}

/** What is blocked on single days: it comes from the calendar, and can be taken back here. */
function Exceptions({
  rules: { exceptions },
  onChange,
}: {
  rules: AvailabilityRecord;
  onChange: (exceptions: AvailabilityRecord['exceptions']) => void;
}) {
  if (exceptions.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-medium">Single days</legend>
      <ul className="divide-y divide-line rounded-card border border-line text-small">
        {exceptions.map((one) => {
          const { date, from, to, available } = one;
          const said = `${available ? 'Offered' : 'Blocked'}, ${dateInWords(date)}${from === undefined ? ', all day' : `, ${from}–${to}`}`;
          return (
            <li key={JSON.stringify(one)} className="flex items-center justify-between gap-3 px-4 py-2">
              {said}
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange(exceptions.filter((other) => other !== one))}
              >
                Remove<span className="sr-only"> {said}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
