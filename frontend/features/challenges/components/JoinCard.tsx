import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { joinSchema } from '#shared/features/challenges/schema.ts';
import { useRefreshChallenges } from '../api.ts';

const schema = z.object({ name: joinSchema.shape.name.unwrap() });

interface JoinCardProps {
  challenge: Challenge;
  /** The team whose link was opened. */
  teamId: string | undefined;
}

/** Joins alone, with a new team, or the team whose link was opened. */
export function JoinCard({ challenge: { id, teamSize }, teamId }: JoinCardProps) {
  const refresh = useRefreshChallenges();
  const invited = teamId !== undefined;
  const form = useApiForm({
    schema,
    defaultValues: { name: '' },
    send: ({ name }) =>
      api.call('challenges.join', {
        params: { id },
        body: invited ? { teamId } : name === '' ? {} : { name },
      }),
    onSent: async () => {
      toast({ title: invited ? 'You joined the team' : 'You take part' });
      await refresh();
    },
  });
  const alone =
    teamSize === 1
      ? 'Everyone takes part alone.'
      : `Begin alone. If you want a team, share its link afterwards: up to ${teamSize} people.`;
  const label = invited ? 'Join this team' : 'Join this challenge';
  return (
    <Card
      title={invited ? 'You’re invited to a team' : 'Take part'}
      description={invited ? 'Its members see your name. You can be in one team.' : alone}
    >
      <Form form={form.form} label={label} onSubmit={form.submit}>
        {errorCode(form.error) === 'email_unconfirmed' ? (
          <ConfirmEmailNotice role="alert" reason="Open it before you join." />
        ) : (
          <FormFailure failure={form.failure} />
        )}
        {!invited && (
          <TextField
            {...form.field('name')}
            label={teamSize === 1 ? 'Name in the results' : 'Team name'}
            mark="optional"
            hint="Public with the results. Without one you get a name that says nothing about you."
          />
        )}
        <div>
          <Button type="submit" variant="primary" pending={form.pending}>
            {label}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
