import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { FieldError } from '#frontend/ui/forms/FieldError.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { reasonKey } from '#shared/features/conversations/reason-rules.ts';
import { MAX_PROPOSED } from '#shared/features/meetings/rules.ts';
import { momentIn, useTimeZone } from '../calendar/time.ts';
import { useAvailability } from './api.ts';
import { ChosenTimes } from './ChosenTimes.tsx';
import { OtherTimes } from './OtherTimes.tsx';
import { type Colleague, PanelField } from './PanelField.tsx';
import type { ProposeTarget, Sent } from './proposeTarget.ts';
import { PROPOSAL_TEXTS, proposalSchema, sendProposal, WAY_BUTTONS, type Way } from './proposing.ts';
import { roomHint } from './roomHint.ts';
import { SlotPicker } from './SlotPicker.tsx';

const LENGTHS = ['15', '30', '45', '60', '90'].map((value) => ({ value, label: `${value} minutes` }));

const NO_TIMES: string[] = [];
const AT_FIRST: Way = 'times';

/** How many free times can be chosen. */
const MOST: Readonly<Record<Way, number>> = { times: MAX_PROPOSED, slots: 0, book: 1 };

interface ProposeSheetProps extends ProposeTarget {
  onSent?: ((sent: Sent) => void) | undefined;
  onClose: () => void;
}

/** Proposes a meeting, an interview or a session to a user: times to pick from, or the free times of everyone who takes part. */
export default function ProposeSheet({ onSent, onClose, ...target }: ProposeSheetProps) {
  const { data: availability } = useAvailability();
  if (!availability) return null;
  return (
    <Loaded
      target={target}
      onSent={onSent}
      onClose={onClose}
      offers={availability.weekly.length > 0}
      roomHint={roomHint(availability)}
      link={availability.link ?? ''}
    />
  );
}

interface LoadedProps extends Pick<ProposeSheetProps, 'onSent' | 'onClose'> {
  target: ProposeTarget;
  /** Whether the user has hours of their own to offer. */
  offers: boolean;
  /** What is said of a meeting without a link. */
  roomHint: string;
  link: string;
}

function Loaded({ target, onSent, onClose, offers, roomHint, link }: LoadedProps) {
  const { with: guest, name, reason, ownRoom = false } = target;
  const { id: userId } = useCurrentUser();
  const client = useQueryClient();
  const zone = useTimeZone();
  const texts = PROPOSAL_TEXTS[reason.kind];
  const [panel, setPanel] = useState<readonly Colleague[]>([]);
  const panelIds = panel.map(({ id }) => id);
  // The same for every attempt: an answer that was lost does not propose twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useApiForm({
    schema: proposalSchema,
    defaultValues: { topic: texts.topic, minutes: texts.minutes, way: AT_FIRST, proposed: NO_TIMES, link },
    draft: { name: `propose:${reasonKey(reason)}`, fields: ['topic', 'minutes', 'way'] },
    ...(!offers && { initial: { way: AT_FIRST } }),
    send: (values) => sendProposal(target, values, { panel: panelIds, clientId }),
    onSent: async (sent) => {
      await client.invalidateQueries({ queryKey: api.key('meetings') });
      await client.invalidateQueries({ queryKey: api.key('applicants') });
      await client.invalidateQueries({ queryKey: api.key('mentorships') });
      const { start } = sent.meeting;
      toast(
        start === undefined
          ? { title: texts.proposed, description: `${name} picks a time.` }
          : { title: 'Session booked', description: `${name}, ${momentIn(start, zone)}` },
      );
      onSent?.(sent);
      onClose();
    },
    onError: async (error) => {
      if (errorCode(error) !== 'slot_taken') return;
      form.form.setValue('proposed', []);
      await client.invalidateQueries({ queryKey: api.key('meetings') });
    },
  });
  const [minutes, way, proposed] = form.form.watch(['minutes', 'way', 'proposed']);
  const choose = (starts: readonly string[]) =>
    form.form.setValue('proposed', [...starts].sort(), { shouldValidate: true });
  const whose = panel.length === 0 ? 'Your free times' : 'Times at which all hosts are free';
  const { error } = form.field('proposed');
  return (
    <FormSheet
      title={texts.title(name)}
      description={
        way === 'book'
          ? `${name} is notified, and can move or cancel it.`
          : `${name} picks a time, or asks for others. Nothing is booked until then.`
      }
      form={form}
      submit={{ label: WAY_BUTTONS[way], pending: way === 'book' ? 'Booking…' : 'Sending…' }}
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
        <RadioGroup
          {...form.field('way', { onChange: () => form.form.setValue('proposed', []) })}
          label="Time"
          options={texts.ways}
          columns={texts.ways.length > 2 ? 1 : 2}
        />
      ) : (
        <Notice>
          Your free times appear here once you{' '}
          <TextLink to={PATHS.availability}>set your availability</TextLink>. Until then, add times yourself.
        </Notice>
      )}
      {offers && (
        <SlotPicker
          userId={userId}
          guest={guest}
          panel={panelIds}
          minutes={Number(minutes)}
          legend={way === 'slots' ? `${name} can pick from` : whose}
          chosen={way === 'slots' ? [] : proposed}
          most={MOST[way]}
          onChoose={choose}
        />
      )}
      {way === 'book' && (
        <>
          <OtherTimes failure={form.failure} onChoose={(start) => choose([start])} />
          <FieldError id="booked-error" message={error} alert />
        </>
      )}
      {way === 'times' && <ChosenTimes chosen={proposed} onChoose={choose} error={error} />}
      {ownRoom && (
        <Notice>A room is made for this session. Other rooms aren’t possible with a student under 18.</Notice>
      )}
      {!ownRoom && way !== 'book' && (
        <TextField
          {...form.field('link')}
          label="Link to the room"
          mark="optional"
          type="url"
          hint={roomHint}
        />
      )}
    </FormSheet>
  );
}
