import { api } from '#frontend/core/api/client.ts';
import { ImportSheet } from '#frontend/core/forms/ImportSheet.tsx';
import { outsideImportSchema } from '#shared/features/applications/outside.ts';
import {
  OUTSIDE_COLUMNS,
  OUTSIDE_IMPORT_LINES,
  OUTSIDE_IMPORT_MAX_CHARACTERS,
} from '#shared/features/applications/outside-stages.ts';
import { useRefreshOutside } from './api.ts';

const schema = outsideImportSchema.pick({ csv: true });

const WORDS = {
  one: 'application',
  many: 'applications',
  can: 'can be added',
  done: 'added',
  readyHeading: 'Ready to add',
  doneHeading: 'Added',
  columns: {
    title: 'Title',
    company: 'Company',
    stage: 'Stage',
    location: 'Place',
    url: 'Link',
    appliedOn: 'Applied on',
    remindOn: 'Remind on',
    note: 'Note',
  },
};

/** Adds the applications of a CSV file. */
export function ImportApplicationsSheet({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshOutside();
  return (
    <ImportSheet
      title="Import applications"
      description={`Add up to ${OUTSIDE_IMPORT_LINES} applications at a time. We check the list first; nothing is stored until you confirm.`}
      words={WORDS}
      action={{ label: (what) => `Add ${what}`, pending: 'Adding…' }}
      hints={{
        file: `With the columns title and company, and any of ${OUTSIDE_COLUMNS.slice(2).join(', ')}`,
        list: 'The first line must contain the column names, in any order. Other columns are ignored.',
      }}
      example={'title,company,stage\nJunior engineer,Example Ltd,applied'}
      limits={{ lines: OUTSIDE_IMPORT_LINES, characters: OUTSIDE_IMPORT_MAX_CHARACTERS }}
      draft="outside-import"
      schema={schema}
      send={(body) => api.call('applications.importOutside', { body })}
      onImported={refresh}
      onClose={onClose}
    />
  );
}
