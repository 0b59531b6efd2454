import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ImportSheet } from '#frontend/core/forms/ImportSheet.tsx';
import {
  IMPORT_COLUMNS,
  IMPORT_LINES,
  IMPORT_MAX_CHARACTERS,
  importSchema,
} from '#shared/features/invitations/routes.ts';

const schema = importSchema.pick({ csv: true });

const WORDS = {
  one: 'user',
  many: 'users',
  can: 'can be invited',
  done: 'invited',
  readyHeading: 'Ready to invite',
  doneHeading: 'Invited',
  columns: { email: 'Email', firstName: 'First name', lastName: 'Last name', role: 'Role' },
};

/** Invites the users of a CSV file. */
export function ImportUsersSheet({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <ImportSheet
      title="Import users"
      description={`Invite up to ${IMPORT_LINES} users at a time. We check the list first; nothing is sent until you confirm.`}
      doneDescription="Each invited user gets an email with a link to set a password."
      words={WORDS}
      action={{ label: (what) => `Invite ${what}`, pending: 'Inviting…' }}
      hints={{
        file: `From any spreadsheet program, with the columns ${IMPORT_COLUMNS.join(', ')}`,
        list: 'The first line must contain the column names, in any order.',
      }}
      example={`${IMPORT_COLUMNS.join(',')}\nada@example.org,Ada,Lovelace,student`}
      limits={{ lines: IMPORT_LINES, characters: IMPORT_MAX_CHARACTERS }}
      draft="import"
      schema={schema}
      send={async (body) => {
        const { lines, ignored } = await api.call('invitations.importUsers', { body });
        return { lines: lines.map(({ email, ...line }) => ({ ...line, name: email })), ignored };
      }}
      onImported={() => void queryClient.invalidateQueries({ queryKey: api.key('admin') })}
      onClose={onClose}
    />
  );
}
