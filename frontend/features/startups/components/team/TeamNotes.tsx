import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { MentionField, mentionedIn } from '#frontend/core/forms/MentionField.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { paragraphs } from '#shared/core/contract.ts';
import { MENTIONS, STARTUP } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { refreshStartups, useTeamNotes } from '../../api.ts';
import { TeamNoteRow } from './TeamNoteRow.tsx';

const schema = z.object({ text: paragraphs(STARTUP.note).min(1, 'Write the note') });

/** What the team writes to each other. Those who only see the page never read it. */
export function TeamNotes({ startup }: { startup: Startup }) {
  const list = useTeamNotes(startup.id);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <Card title="Team notes">
      <div className="flex flex-col gap-4">
        {startup.status !== 'closed' && <NoteForm startup={startup} />}
        <ListStates
          list={list}
          skeleton={<Skeleton className="h-24 w-full" />}
          failed={{ fallback: 'We couldn’t load the notes.' }}
          empty={<p className="text-small text-muted">No notes yet. Only the team reads them.</p>}
        >
          {(notes) => (
            <>
              <ul ref={rows} aria-label="Notes" className="flex flex-col gap-2">
                {notes.map((note) => (
                  <TeamNoteRow key={note.id} note={note} startupId={startup.id} />
                ))}
              </ul>
              <MorePages list={list} rows={rows} />
            </>
          )}
        </ListStates>
      </div>
    </Card>
  );
}

function NoteForm({ startup: { id, team } }: { startup: Startup }) {
  const client = useQueryClient();
  const { id: own } = useCurrentUser();
  const others = team
    .filter(({ userId, status, name }) => userId !== own && status === 'member' && name !== '')
    .map(({ userId, name }) => ({ id: userId, name }));
  // One that is sent again, after an answer was lost, is not added twice.
  const key = useRef(crypto.randomUUID());
  const form = useApiForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: `startup:${id}:note`, fields: ['text'] },
    send: ({ text }) =>
      api.call('startups.addNote', {
        params: { id },
        body: { text, mentions: mentionedIn(text, others, MENTIONS), key: key.current },
      }),
    onSent: () => {
      key.current = crypto.randomUUID();
      form.form.reset({ text: '' });
      return refreshStartups(client);
    },
  });
  return (
    <Form form={form.form} label="Add a note for the team" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <MentionField
        {...form.field('text')}
        label="Add a note"
        rows={2}
        hint={others.length > 0 ? 'Type @ to notify a member of the team.' : 'Only the team reads notes.'}
        people={others}
        peopleLabel="Team"
        onMention={(text) => form.form.setValue('text', text)}
      />
      <div>
        <Button type="submit" size="small" pending={form.pending}>
          Add note
        </Button>
      </div>
    </Form>
  );
}
