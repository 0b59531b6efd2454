import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { meetingLinkSchema } from '#shared/features/meetings/link.ts';
import { MAX_PROPOSED, TOPIC_MAX } from '#shared/features/meetings/rules.ts';
import { useAvailability } from './api.ts';
import { ChosenTimes } from './ChosenTimes.tsx';
import { type Colleague, PanelField } from './PanelField.tsx';
import type { ProposeTarget, Sent } from './proposeTarget.ts';
import { SlotPicker } from './SlotPicker.tsx';

const LENGTHS = ['15', '30', '45', '60', '90'].map((value) => ({ value, label: `${value} minutes` }));
const WAYS = [
  { value: 'times', label: 'Propose times', description: `Up to ${MAX_PROPOSED}, of which they pick one` },
  { value: 'slots', label: 'Offer free times', description: 'They pick any time that is free for all hosts' },
];

const NO_TIMES: string[] = [];

const schema = z
  .object({
    topic: z.string().trim().min(1, 'Enter what the meeting is about').max(TOPIC_MAX),
    minutes: z.string(),
    way: z.enum(['times', 'slots']),
    proposed: z.array(z.string()).max(MAX_PROPOSED),
    link: meetingLinkSchema,
  })
  .refine(({ way, proposed }) => way === 'slots' || proposed.length > 0, {
    path: ['proposed'],
    error: 'Choose at least one time',
  });

interface ProposeSheetProps extends ProposeTarget {
  onSent?: ((sent: Sent) => void) | undefined;
  onClose: () => void;
}

/** Proposes a meeting or an interview to a user: times to pick from, or the free times of everyone who takes part. */
export default function ProposeSheet({
  with: guest,
  name,
  reason,
  version,
  onSent,
  onClose,
}: ProposeSheetProps) {
  const { data: availability } = useAvailability();
  if (!availability) return null;
  return (
    <Loaded
      with={guest}
      name={name}
      reason={reason}
      version={version}
      onSent={onSent}
      onClose={onClose}
      offers={availability.weekly.length > 0}
      rooms={availability.rooms}
      link={availability.link ?? ''}
    />
  );
}

interface LoadedProps extends ProposeSheetProps {
  /** Whether the user has hours of their own to offer. */
  offers: boolean;
  rooms: boolean;
  link: string;
}

function Loaded({ with: guest, name, reason, version, onSent, onClose, offers, rooms, link }: LoadedProps) {
  const { id: userId } = useCurrentUser();
  const client = useQueryClient();
  const isInterview = reason.kind === 'application';
  const [panel, setPanel] = useState<readonly Colleague[]>([]);
  // The same for every attempt: an answer that was lost does not propose twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useApiForm({
    schema,
    defaultValues: {
      topic: isInterview ? 'Interview' : '',
      minutes: '45',
      way: 'times',
      proposed: NO_TIMES,
      link,
    },
    draft: { name: `propose:${guest}`, fields: ['topic', 'minutes', 'way'] },
    ...(!offers && { initial: { way: 'times' as const } }),
    send: async ({ way, proposed, minutes, ...given }): Promise<Sent> => {
      const body = {
        ...given,
        minutes: Number(minutes),
        panel: panel.map(({ id }) => id),
        clientId,
        ...(way === 'times' ? { proposed } : { anySlot: true as const }),
      };
      if (reason.kind === 'application')
        return api.call('applicants.interview', {
          params: { id: reason.opportunityId, userId: reason.userId },
          body: { ...body, version },
        });
      return { meeting: await api.call('meetings.create', { body: { ...body, with: guest, reason } }) };
    },
    onSent: async (sent) => {
      await client.invalidateQueries({ queryKey: api.key('meetings') });
      await client.invalidateQueries({ queryKey: api.key('applicants') });
      toast({
        title: isInterview ? 'Interview proposed' : 'Times sent',
        description: `${name} picks a time.`,
      });
      onSent?.(sent);
      onClose();
    },
  });
  const [minutes, way, proposed] = form.form.watch(['minutes', 'way', 'proposed']);
  const choose = (starts: readonly string[]) =>
    form.form.setValue('proposed', [...starts].sort(), { shouldValidate: true });
  const of = { userId, guest, panel: panel.map(({ id }) => id), minutes: Number(minutes) };
  const whose = panel.length === 0 ? 'Your free times' : 'Times at which all hosts are free';
  return (
    <FormSheet
      title={isInterview ? `Interview ${name}` : `Meet ${name}`}
      description={`${name} picks a time, or asks for others. Nothing is booked until then.`}
      form={form}
      submit={{ label: way === 'times' ? 'Send times' : 'Offer free times', pending: 'Sending…' }}
      onClose={onClose}
    >
      <TextField {...form.field('topic')} label="Topic" mark="required" />
      <Select {...form.field('minutes')} label="Length" options={LENGTHS} />
      <PanelField
        reason={reason}
        chosen={panel}
        onChoose={(colleagues) => {
          setPanel(colleagues);
          // The times that were chosen were free for others.
          form.form.setValue('proposed', []);
        }}
      />
      {offers ? (
        <RadioGroup {...form.field('way')} label="Time" options={WAYS} columns={2} />
      ) : (
        <Notice>
          Your free times appear here once you{' '}
          <TextLink to={PATHS.availability}>set your availability</TextLink>. Until then, add times yourself.
        </Notice>
      )}
      {offers && (
        <SlotPicker
          {...of}
          legend={way === 'times' ? whose : `${name} can pick from`}
          chosen={way === 'times' ? proposed : []}
          most={way === 'times' ? MAX_PROPOSED : 0}
          onChoose={choose}
        />
      )}
      {way === 'times' && (
        <ChosenTimes chosen={proposed} onChoose={choose} error={form.field('proposed').error} />
      )}
      <TextField
        {...form.field('link')}
        label="Link to the room"
        mark="optional"
        type="url"
        hint={
          rooms
            ? 'Leave it empty, and a room is made for this meeting.'
            : 'An address that begins with https://. You can add it later; until then it is marked as missing.'
        }
      />
    </FormSheet>
  );
}
