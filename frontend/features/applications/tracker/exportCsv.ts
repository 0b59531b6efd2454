import { saveFile } from '#frontend/core/page/saveFile.ts';
import { csvLine } from '#shared/core/csv.ts';
import { OUTSIDE_COLUMNS } from '#shared/features/applications/outside-stages.ts';
import { type Entry, promiseWords } from './trackerEntries.ts';

/** The columns of an import, so that an export can be imported again, and what only an export has. */
const COLUMNS = [...OUTSIDE_COLUMNS, 'promisedReply', 'promise', 'nextStep', 'appliedThrough'];

const lineOf = (
  { title, company, location, status, appliedOn, next, promise, outside, key }: Entry,
  origin: string,
) =>
  csvLine([
    title,
    company,
    status.label,
    location,
    outside ? outside.url : `${origin}/opportunities/${encodeURIComponent(key)}`,
    appliedOn,
    outside?.remindOn ?? '',
    outside?.note ?? '',
    promise?.day ?? '',
    promise ? promiseWords(promise.state) : '',
    next,
    outside ? 'Outside' : 'Here',
  ]);

/** All applications as CSV, with formulas made harmless. `origin` is this site's. */
export const toCsv = (entries: readonly Entry[], origin: string): string =>
  `${COLUMNS.join(',')}\r\n${entries.map((entry) => lineOf(entry, origin)).join('')}`;

/** Saves all applications as a file. */
export const saveCsv = (entries: readonly Entry[]): void =>
  saveFile('applications.csv', 'text/csv', toCsv(entries, window.location.origin));
