import { APP_LIMITS } from '#frontend/budget.ts';
import { EVERY_SCREEN } from '../cost/request-costs.ts';
import type { AppFigures } from './screens.ts';
import { kept, type Row, table } from './table.ts';

const within = (kb: number, limit: number): string => `≤ ${limit} KB: ${kept(kb <= limit)}`;

const dashboards = ({ dashboards }: AppFigures): string =>
  table(
    ['/dashboard of', 'files', 'KB', 'to reach'],
    dashboards.map(
      ({ role, files, kb }): Row => [role, files, kb.toFixed(1), within(kb, APP_LIMITS.dashboard)],
    ),
  );

const screens = ({ initial, screens }: AppFigures): string =>
  table(
    ['screen', 'files', 'KB, first visit', 'KB of its own', 'to reach', 'and shared'],
    [
      [EVERY_SCREEN, initial.files, initial.kb.toFixed(1), '', '', ''],
      ...screens.map(({ path, files, firstVisit, own, limit, shared }): Row => {
        const [all = '', alone = ''] = [firstVisit, own].map((kb) => kb.toFixed(1));
        return [path, files, all, alone, within(own, limit), shared.join(', ')];
      }),
    ],
  );

const sharedChunks = ({ shared }: AppFigures): string =>
  table(
    ['shared chunk', 'KB', 'to reach'],
    shared.map(({ name, kb, limit }): Row => [name, kb.toFixed(1), within(kb, limit)]),
  );

/** The part of the app's screens, with its heading: what browsers load for them. */
export const screensReport = (app: AppFigures, day: string): string => `## What a first visit loads

Measured on ${day}. Gzip kilobytes of JavaScript. Every screen of the app begins with ${app.initial.kb.toFixed(1)} KB; on a first visit it waits for
these, its layout's chunk where that is fetched, and its own with all that it imports statically. What is "its own" is
added to the ${app.initial.kb.toFixed(1)} KB by the screen alone, apart from the chunks that several screens share. The public pages can be
read before any of it arrives (below).

${dashboards(app)}

${screens(app)}

${sharedChunks(app)}`;
