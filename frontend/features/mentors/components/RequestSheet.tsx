import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { refreshMentorships } from '#frontend/parts/mentorships/api.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { isolated } from '#shared/core/isolation.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { type MentorDetail, useMentor } from '../api.ts';
import { EMPTY_REQUEST, REQUEST_DRAFT, requestForm, TERMS } from '../requestValues.ts';
import { GoalLines } from './GoalLines.tsx';
import { RequestRefused } from './RequestRefused.tsx';
import { RequestSent } from './RequestSent.tsx';
import { TimeChoice } from './TimeChoice.tsx';

interface RequestSheetProps {
  /** The mentor. */
  id: string;
  /** Asks another mentor instead, with the same text. */
  onAsk: (id: string) => void;
  onClose: () => void;
}

/** The request to a mentor; once it was sent, what happens next. */
export default function RequestSheet({ id, onAsk, onClose }: RequestSheetProps) {
  const { data, error } = useMentor(id);
  // The mentor may have left the directory with the request: what was loaded stays.
  const [mentor, setMentor] = useState(data);
  if (data && !mentor) setMentor(data);
  const [sent, setSent] = useState<Mentorship>();
  if (sent) return <RequestSent mentorship={sent} onClose={onClose} />;
  if (mentor) return <RequestForm of={mentor} onAsk={onAsk} onSent={setSent} onClose={onClose} />;
  return (
    error && (
      <Dialog
        open
        onOpenChange={onClose}
        title="This mentor can’t be asked right now"
        description={
          errorCode(error) === 'not_found'
            ? 'All places are taken, or no time is free. What you have written is kept for another mentor.'
            : errorMessage(error, UNREACHABLE)
        }
        footer={
          <Button variant="primary" onClick={onClose}>
            Back to the mentors
          </Button>
        }
      />
    )
  );
}

interface RequestFormProps extends Omit<RequestSheetProps, 'id'> {
  of: MentorDetail;
  onSent: (mentorship: Mentorship) => void;
}

function RequestForm({ of: { mentor, minutes, times }, onAsk, onSent, onClose }: RequestFormProps) {
  const client = useQueryClient();
  const name = isolated(mentor.firstName);
  const form = useApiForm({
    schema: requestForm,
    defaultValues: EMPTY_REQUEST,
    draft: { name: REQUEST_DRAFT, fields: ['goals', 'note', 'weeks', 'times'] },
    send: ({ times: chosen, ...request }) =>
      api.call('mentorships.create', {
        // A draft may have times of another mentor, or such as are taken by now.
        body: { ...request, mentorId: mentor.id, times: chosen.filter((time) => times.includes(time)) },
      }),
    onSent: async (mentorship) => {
      onSent(mentorship);
      await refreshMentorships(client);
    },
    onError: async (error) => {
      if (errorCode(error) === 'no_capacity')
        await client.invalidateQueries({ queryKey: api.key('mentors.list') });
    },
  });
  const chosen = form.form.watch('times').filter((time) => times.includes(time));
  return (
    <FormSheet
      title={`Ask ${name} to mentor you`}
      description={`Your request holds one of ${name}’s places. ${name} has 72 hours to answer.`}
      form={{ ...form, failure: null }}
      submit={{ label: 'Send request', pending: 'Sending…' }}
      above={
        <>
          <div className="pb-5 empty:hidden">
            <ConfirmEmailNotice reason="Open it before you send a request." />
          </div>
          {form.failure && <RequestRefused failure={form.failure} name={name} onAsk={onAsk} />}
        </>
      }
      onClose={onClose}
    >
      <GoalLines form={form} />
      <TextArea
        {...form.field('note')}
        label="Note"
        mark="optional"
        hint={`Where you stand, and why you ask ${name}. ${name} also sees what your profile shows.`}
      />
      <RadioGroup
        {...form.field('weeks')}
        label="For how long"
        mark="required"
        options={TERMS}
        columns={3}
        hint="You can renew it if you both want to."
      />
      {times.length > 0 && (
        <TimeChoice
          times={times}
          chosen={chosen}
          minutes={minutes}
          error={form.field('times').error}
          onChoose={(next) => form.form.setValue('times', next, { shouldValidate: true })}
        />
      )}
    </FormSheet>
  );
}
