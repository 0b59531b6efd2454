import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { LockIcon } from '#frontend/ui/style/icons.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { NOTE_MAX } from '#shared/features/mentorships/rules.ts';
import type { Mentorship, Note } from '#shared/features/mentorships/schema.ts';
import { ResourcePicker } from '../mentors/ResourcePicker.tsx';
import { withResource } from '../mentors/resourceText.ts';
import { otherCalled, sideInWords } from './words.ts';

const schema = z.object({
  text: paragraphs(NOTE_MAX).min(1, 'Write the note'),
  audience: z.enum(['private', 'shared']),
});

type Noted = Pick<Mentorship, 'id' | 'side' | 'mentor' | 'mentee'>;

/** The shared notes and the user's own private ones, with a form for another. Each says who reads it. */
export function Notes({ mentorship, writable }: { mentorship: Noted; writable: boolean }) {
  const { id } = mentorship;
  const rows = useRef<HTMLUListElement>(null);
  const list = useInfiniteQuery({
    ...api.pages('mentorships.notes', { params: { id } }),
    refetchOnMount: 'always',
  });
  return (
    <div className="flex flex-col gap-5">
      {writable && <NoteForm mentorship={mentorship} />}
      <ListStates
        list={list}
        skeleton={<Skeleton className="h-20 w-full" />}
        failed={{ fallback: 'We couldn’t load the notes.' }}
        empty={
          <p className="text-small text-muted">
            No notes yet. Private ones stay with you; shared ones appear here for both of you.
          </p>
        }
      >
        {(notes) => (
          <div>
            <ul ref={rows} aria-label="Notes" className="flex flex-col gap-3">
              {notes.map((note) => (
                <li key={note.id}>
                  <ShownNote note={note} mentorship={mentorship} />
                </li>
              ))}
            </ul>
            <MorePages list={list} rows={rows} />
          </div>
        )}
      </ListStates>
    </div>
  );
}

/** A note: a private one is sunken and has a lock. */
function ShownNote({ note: { text, shared, by, at }, mentorship }: { note: Note; mentorship: Noted }) {
  return (
    <article
      className={cx(
        'rounded-card border border-line px-4 py-3 text-small',
        !shared && 'border-dashed bg-sunken',
      )}
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-fine text-muted">
        {!shared && <LockIcon aria-hidden="true" className="size-3.5" />}
        <span>{shared ? `${sideInWords(by, mentorship)}, for both of you` : 'Only you can read this'}</span>
        <span>
          · <Moment at={at} />
        </span>
      </p>
    </article>
  );
}

/** Writes a note. The button says who will read it. */
export function NoteForm({ mentorship, onSaved }: { mentorship: Noted; onSaved?: () => void }) {
  const { id } = mentorship;
  const other = otherCalled(mentorship);
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { text: '', audience: 'private' },
    draft: { name: `mentorship-note:${id}`, fields: ['text', 'audience'] },
    send: ({ text, audience }) =>
      api.call('mentorships.addNote', { params: { id }, body: { text, shared: audience === 'shared' } }),
    onSent: async (note) => {
      form.form.reset({ text: '', audience: note.shared ? 'shared' : 'private' });
      await client.invalidateQueries({ queryKey: api.key('mentorships.notes') });
      onSaved?.();
    },
  });
  const audience = form.form.watch('audience');
  return (
    <Form form={form.form} label="Add a note" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <TextArea
        {...form.field('text')}
        label="Add a note"
        rows={2}
        hint={audience === 'shared' ? `You and ${other} read it.` : `Only you read it, never ${other}.`}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Who reads it"
          name="audience"
          segments={[
            { value: 'private', label: 'Only you' },
            { value: 'shared', label: `You and ${other}` },
          ]}
          value={audience}
          onChange={(value) => form.form.setValue('audience', value === 'shared' ? 'shared' : 'private')}
        />
        <div className="ml-auto flex gap-2">
          <ResourcePicker
            onPick={(resource) =>
              form.form.setValue('text', withResource(form.form.getValues('text'), resource))
            }
          />
          <Button type="submit" size="small" pending={form.pending}>
            {audience === 'shared' ? 'Share note' : 'Save private note'}
          </Button>
        </div>
      </div>
    </Form>
  );
}
