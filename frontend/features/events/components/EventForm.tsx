import { useController, useWatch } from 'react-hook-form';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { zoneInWords } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { timeZonesWith } from '#shared/core/time-zone-names.ts';
import { AUDIENCE_LABELS, AUDIENCES, EVENT } from '#shared/features/events/rules.ts';
import type { EventValues, SentEventValues } from '../eventValues.ts';
import { CoHosts } from './CoHosts.tsx';

type EventApiForm = ApiForm<EventValues, SentEventValues>;

interface EventFormProps {
  form: EventApiForm;
  label: string;
  submit: string;
  /** Where Cancel leads. */
  cancel: string;
}

const AUDIENCE_OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));

/** What a host says of an event. */
export function EventForm({ form, label, submit, cancel }: EventFormProps) {
  const { field, control } = form;
  const audience = useWatch({ control, name: 'audience' });
  const coHosts = useController({ control, name: 'coHosts' });
  return (
    <Form form={form.form} label={label} onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <FormSection
        title="The event"
        description="Say what happens, in the words that guests would search for."
      >
        <TextField {...field('title')} label="Title" mark="required" />
        <TextArea
          {...field('description')}
          label="Description"
          mark="optional"
          rows={8}
          hint="What happens, for whom it is, and what to bring."
        />
      </FormSection>
      <When form={form} />
      <FormSection title="Where" description="Guests are notified when the place changes.">
        <TextField {...field('venue')} label="Place" mark="optional" hint="An address, or “Online”" />
        <TextField
          {...field('link')}
          label="Online room"
          mark="optional"
          type="url"
          inputMode="url"
          hint="Only guests with a place see it."
        />
      </FormSection>
      <FormSection title="Guests" description="How many can come, and who finds the event.">
        <TextField
          {...field('capacity')}
          label="Places"
          mark="required"
          inputMode="numeric"
          hint={`Up to ${EVENT.capacity.max.toLocaleString('en')}. When all are taken, others wait in order.`}
        />
        <RadioGroup
          {...field('audience')}
          label="Who may come"
          mark="required"
          options={AUDIENCE_OPTIONS}
          value={audience}
        />
        <CoHosts
          chosen={coHosts.field.value}
          onChange={coHosts.field.onChange}
          error={coHosts.fieldState.error?.message}
        />
      </FormSection>
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={cancel}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" pending={form.pending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}

/** Beginning and end, as the clocks show them where it takes place. */
function When({ form: { form, field, control } }: { form: EventApiForm }) {
  const zone = useWatch({ control, name: 'timeZone' });
  return (
    <FormSection title="When" description="Guests are reminded a day and an hour before.">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          {...field('startDate', {
            // Most events end on the day on which they begin.
            onChange: ({ target }) =>
              form.getValues('endDate') === '' && form.setValue('endDate', target.value),
          })}
          label="Begins on"
          mark="required"
        />
        <TextField {...field('startsAt')} label="At" mark="required" type="time" />
        <DateField {...field('endDate')} label="Ends on" mark="required" />
        <TextField {...field('endsAt')} label="Until" mark="required" type="time" />
      </div>
      <Select
        {...field('timeZone')}
        label="Time zone"
        mark="required"
        hint="The zone of the place. Guests see the times in theirs, too."
        options={timeZonesWith(zone).map((value) => ({ value, label: zoneInWords(value) }))}
      />
    </FormSection>
  );
}
