import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { MentionField, mentionedIn } from '#frontend/core/forms/MentionField.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { paragraphs } from '#shared/core/contract.ts';
import type { ApplicantDetail } from '#shared/features/applicants/routes.ts';
import { APPLICANT_NOTE_MAX, MENTIONS_AT_MOST } from '#shared/features/applicants/rules.ts';

const schema = z.object({
  text: paragraphs(APPLICANT_NOTE_MAX).min(1, 'Enter a note'),
  shared: z.boolean(),
});

/** The notes about an applicant, and a form for another one. Applicants never read them. */
export function Notes({ applicant }: { applicant: ApplicantDetail }) {
  const { opportunityId, userId, name, notes } = applicant;
  const params = { id: opportunityId, userId };
  const queryClient = useQueryClient();
  const { id: own } = useCurrentUser();
  const others = applicant.colleagues.filter(({ id }) => id !== own);
  // One that is sent again, after an answer was lost, is not added twice.
  const key = useRef(crypto.randomUUID());
  const form = useApiForm({
    schema,
    defaultValues: { text: '', shared: true },
    draft: { name: `note:${opportunityId}:${userId}`, fields: ['text', 'shared'] },
    send: (note) =>
      api.call('applicants.addNote', {
        params,
        body: {
          ...note,
          mentions: note.shared ? mentionedIn(note.text, others, MENTIONS_AT_MOST) : [],
          key: key.current,
        },
      }),
    onSent: () => {
      key.current = crypto.randomUUID();
      form.form.reset({ text: '', shared: true });
      return queryClient.invalidateQueries({ queryKey: api.query('applicants.one', { params }).queryKey });
    },
  });
  const shared = useWatch({ control: form.control, name: 'shared' });
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lead font-semibold">Notes</h3>
      {notes.length > 0 && (
        <ul aria-label="Notes" className="flex flex-col gap-2">
          {notes.map(({ id, text, shared, author, own, at }) => (
            <li
              key={id}
              className={cx(
                'rounded-card border px-4 py-3 text-small',
                shared ? 'border-line' : 'border-line border-dashed bg-sunken',
              )}
            >
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              <p className="mt-1 text-fine text-muted">
                {own ? 'You' : author || 'A former colleague'} · <Moment at={at} />
                {!shared && ' · only you can see this'}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form.form} label={`Add a note about ${name}`} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <MentionField
          {...form.field('text')}
          label="Add a note"
          rows={2}
          hint={hintOf(shared && others.length > 0)}
          people={shared ? others : []}
          peopleLabel="Colleagues"
          onMention={(text) => form.form.setValue('text', text)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox {...form.form.register('shared')} label="Share with colleagues" />
          <Button type="submit" size="small" pending={form.pending}>
            Add note
          </Button>
        </div>
      </Form>
    </section>
  );
}

const hintOf = (mentions: boolean): string =>
  mentions ? 'Applicants never see notes. Type @ to notify a colleague.' : 'Applicants never see notes.';
