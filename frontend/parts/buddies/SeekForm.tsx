import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import {
  BUDDY_SIDES,
  BUDDY_TOPICS,
  BUDDY_WEEKS,
  type BuddyTopic,
  MAX_BUDDY_TOPICS,
} from '#shared/features/buddies/rules.ts';
import { useShowBuddies } from './api.ts';

const schema = z.object({
  as: z.enum(BUDDY_SIDES, 'Choose one'),
  topics: z.array(z.enum(BUDDY_TOPICS)).max(MAX_BUDDY_TOPICS, `Choose at most ${MAX_BUDDY_TOPICS}`),
});
const SIDES = [
  {
    value: 'student',
    label: 'I’d like a senior',
    description: 'An alumnus, or a student who graduates before you',
  },
  {
    value: 'senior',
    label: 'I’m a senior',
    description: 'For a student who graduates at least a year after you',
  },
];
const NO_TOPICS: BuddyTopic[] = [];

/** Looks for a buddy. Alumni are seniors. */
export function SeekForm() {
  const { role } = useCurrentUser();
  const show = useShowBuddies();
  const isAlumnus = role === 'alumni';
  const form = useApiForm({
    schema,
    defaultValues: { as: isAlumnus ? 'senior' : 'student', topics: NO_TOPICS },
    send: (body) => api.call('buddies.seek', { body }),
    onSent: (state) => {
      show(state);
      toast(
        state.pair
          ? { title: 'Someone fits', description: `${state.pair.with.name} could be your buddy.` }
          : { title: 'You’re on the list', description: 'We tell you as soon as someone fits.' },
      );
    },
  });
  const as = useWatch({ control: form.control, name: 'as' });
  const { error } = form.field('as');
  return (
    <Form form={form.form} label="Find a buddy" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <p className="max-w-prose text-muted">
        {`A buddy is someone from your university or field to talk to for ${BUDDY_WEEKS} weeks. There is no program: what you make of it is up to the two of you.`}
      </p>
      {isAlumnus ? (
        error && (
          <p role="alert" className="text-small text-danger">
            {error}
          </p>
        )
      ) : (
        <RadioGroup
          {...form.field('as')}
          label="You"
          mark="required"
          value={as}
          options={SIDES}
          columns={2}
        />
      )}
      <CheckboxGrid
        {...form.field('topics')}
        label="You’d like to talk about"
        mark="optional"
        options={BUDDY_TOPICS}
      />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Find a buddy
        </Button>
      </div>
    </Form>
  );
}
