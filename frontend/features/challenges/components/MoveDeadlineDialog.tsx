import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { clockIn, dateIn } from '#frontend/parts/calendar/time.ts';
import { deadlineIn } from '#frontend/parts/challenges/words.ts';
import { toMoment } from '#frontend/parts/meetings/TimeFields.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { CHALLENGE } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useChallengeChanged } from '../api.ts';
import { deadlineShape } from '../challengeValues.ts';
import { DeadlineFields } from './DeadlineFields.tsx';

const schema = z.object({
  ...deadlineShape,
  reason: z.string().trim().min(1, 'Enter a reason').max(CHALLENGE.reason, tooLong(CHALLENGE.reason)),
});

interface MoveDeadlineDialogProps {
  challenge: Challenge;
  onClose: () => void;
}

/** Gives an open challenge a later deadline. The old one, the new one and the reason stay on its page. */
export default function MoveDeadlineDialog({ challenge, onClose }: MoveDeadlineDialogProps) {
  const { id, title, description, prize, difficulty, eligibility, openTo, teamSize, rubric } = challenge;
  const { deadline, timeZone, version } = challenge;
  const changed = useChallengeChanged();
  const form = useApiForm({
    schema,
    defaultValues: {
      deadlineDate: dateIn(deadline, timeZone),
      deadline: clockIn(deadline, timeZone),
      timeZone,
      reason: '',
    },
    send: async (sent) =>
      api.call('challenges.update', {
        params: { id },
        body: {
          ...{ title, description, prize, difficulty, eligibility, openTo, teamSize, rubric, version },
          deadline: await toMoment(sent.deadlineDate, sent.deadline, sent.timeZone),
          timeZone: sent.timeZone,
          reason: sent.reason,
        },
      }),
    onSent: async (moved) => {
      await changed(moved);
      toast({ title: 'Deadline moved' });
      onClose();
    },
  });
  const zone = useWatch({ control: form.control, name: 'timeZone' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title="Move the deadline"
      description={`Now: ${deadlineIn(deadline, timeZone)}. It can only become later. Participants are notified, and the change stays on the public page.`}
    >
      <Form form={form.form} label="Move the deadline" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <DeadlineFields
          date={form.field('deadlineDate')}
          clock={form.field('deadline')}
          timeZone={form.field('timeZone')}
          zone={zone}
        />
        <TextArea {...form.field('reason')} label="Reason" mark="required" rows={3} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Move deadline
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
