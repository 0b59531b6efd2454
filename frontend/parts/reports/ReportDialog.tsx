import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { BLOCK_WORDS } from '#shared/features/conversations/rules.ts';
import { reportReasonSchema } from '#shared/features/reports/routes.ts';
import { REPORT_CODES, REPORT_LABELS } from '#shared/features/reports/rules.ts';

export interface ReportTarget {
  userId: string;
  /** How the user is called. */
  name: string;
  /** The conversation with the numbers of the chosen messages. */
  conversation?: { id: string; messages: number[] };
  /** A mentorship of the two: its sessions and shared notes are evidence, too. */
  mentorshipId?: string | undefined;
  /** A project of one of the two: what was written in it, or in a review of it, is evidence, too. */
  projectId?: string | undefined;
  /** A live project of the two: what the user wrote in it is evidence, too. */
  engagementId?: string | undefined;
  /** A startup of the user: what its page says, and to its team the notes that they wrote, is evidence, too. */
  startupId?: string | undefined;
  /** An event that the user hosts: what is announced, and what they wrote to its guests, is evidence, too. */
  eventId?: string | undefined;
  /** A challenge that the user hosts or takes part in: what they announced or handed in is evidence, too. */
  challengeId?: string | undefined;
}

interface ReportDialogProps extends ReportTarget {
  /** The two can block each other here, and have not. */
  mayBlock: boolean;
  onClose: () => void;
  onReported?: () => void;
}

const OPTIONS = REPORT_CODES.map((value) => ({
  value,
  label: <span className="font-normal">{REPORT_LABELS[value]}</span>,
}));

/** What else than messages is copied, in words; empty for nothing. */
const copiedWords = (target: ReportTarget): string => {
  const { mentorshipId, projectId, engagementId, startupId, eventId, challengeId } = target;
  if (mentorshipId !== undefined) return 'the sessions and shared notes of your mentorship';
  if (challengeId !== undefined)
    return 'what is announced about the challenge, if they host it, or else what their team handed in';
  if (eventId !== undefined) return 'what is announced about the event and what they wrote to its guests';
  if (engagementId !== undefined) return 'what they wrote in the live project';
  if (startupId !== undefined)
    return 'what the page of the startup says and, if you are in its team, the notes that they wrote';
  return projectId === undefined ? '' : 'what they wrote about the project';
};

const evidenceWords = (messages: number, copied: string): string => {
  if (messages === 0)
    return copied === ''
      ? 'Our team looks at the profile and decides what follows.'
      : `Our team gets a copy of ${copied}.`;
  const chosen =
    messages === 1 ? 'a copy of the chosen message' : `copies of the ${messages} chosen messages`;
  return `Our team gets ${chosen}${copied === '' ? '' : `, and of ${copied}`}.`;
};

/** Reports a user to the admins: a reason, a description, and the chosen messages and the mentorship as they are now. */
export default function ReportDialog(props: ReportDialogProps) {
  const { userId, name, conversation, mentorshipId, projectId, engagementId, startupId, eventId } = props;
  const { challengeId, mayBlock, onClose, onReported } = props;
  const client = useQueryClient();
  const [blocks, setBlocks] = useState(false);
  const block = async () => {
    try {
      await api.call('conversations.block', { params: { userId } });
      await client.invalidateQueries({ queryKey: api.key('conversations') });
    } catch (error) {
      const description = errorMessage(error, UNREACHABLE);
      toast({ title: `${name} could not be blocked`, description, variant: 'destructive' });
    }
  };
  const form = useApiForm({
    schema: reportReasonSchema,
    defaultValues: { code: '', text: '' },
    draft: { name: `report-${userId}`, fields: ['code', 'text'] },
    send: (reason) =>
      api.call('reports.create', {
        body: {
          userId,
          ...reason,
          ...(conversation && { conversation }),
          ...(mentorshipId !== undefined && { mentorshipId }),
          ...(projectId !== undefined && { projectId }),
          ...(engagementId !== undefined && { engagementId }),
          ...(startupId !== undefined && { startupId }),
          ...(eventId !== undefined && { eventId }),
          ...(challengeId !== undefined && { challengeId }),
        },
      }),
    onSent: () => {
      toast({ title: `You reported ${name}`, description: 'We’ll notify you when we’ve looked at it.' });
      onReported?.();
      onClose();
      if (blocks) void block();
    },
  });
  const code = useWatch({ control: form.control, name: 'code' });
  const title = `Report ${name}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={`${evidenceWords(conversation?.messages.length ?? 0, copiedWords(props))} ${name} won’t learn who reported them.`}
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <RadioGroup {...form.field('code')} label="Reason" mark="required" value={code} options={OPTIONS} />
        <TextArea
          {...form.field('text')}
          label="What happened"
          mark={code === 'other' ? 'required' : 'optional'}
          rows={3}
        />
        {mayBlock && (
          <Checkbox
            label={`Also block ${name}`}
            hint={BLOCK_WORDS}
            checked={blocks}
            onChange={({ target }) => setBlocks(target.checked)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            Send report
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
