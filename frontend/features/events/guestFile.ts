import { api } from '#frontend/core/api/client.ts';
import { saveFile } from '#frontend/core/page/saveFile.ts';
import { csvLine } from '#shared/core/csv.ts';
import { guestWorkflow } from '#shared/features/events/rules.ts';
import type { Guest } from '#shared/features/events/schema.ts';

const COLUMNS = ['Name', 'Email', 'Status', 'Place on the waiting list', 'Since', 'Checked in'];
const PAGE = 50;

/** The guests as lines of CSV, with their times in UTC. */
export const guestLines = (guests: readonly Guest[]): string =>
  guests
    .map(({ user, email, status, position, at, checkedInAt }) =>
      csvLine([
        user.name,
        email,
        guestWorkflow.statuses[status].label,
        position ?? '',
        at,
        checkedInAt ?? '',
      ]),
    )
    .join('');

/** Saves all guests of an event as CSV. Throws when a page of them cannot be loaded: a file is complete or not there. */
export const saveGuests = async (id: string, title: string): Promise<void> => {
  const guests: Guest[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call('events.guests', {
      params: { id },
      query: { limit: PAGE, ...(cursor !== undefined && { cursor }) },
    });
    guests.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const name = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  saveFile(`guests-${name}.csv`, 'text/csv', `\uFEFF${csvLine(COLUMNS)}${guestLines(guests)}`);
};
