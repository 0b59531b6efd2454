import { type RecordKinds, WRITTEN } from './kind.ts';

const STARTUP_DATA = {
  inCopy: true,
  describedAs: 'Startups to whose team you belong, with milestones, assumptions, notes and documents',
} as const;

export const STARTUPS_RECORDS = {
  startup: {
    pk: 'startup#{id}',
    sk: 'startup',
    owner: 'user',
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: STARTUP_DATA,
  },
  /** That a user is invited to a team, belongs to it, or did. The lists have those who are invited or belong to it. */
  'startup-member': {
    pk: 'startup#{startupId}',
    sk: 'member#{userId}',
    lists: { ofUser: { index: 'gsi1', pk: 'user#{userId}#startups', sk: '{since}#{startupId}' } },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: STARTUP_DATA,
  },
  /** How many startups a user has that are not closed. */
  'startup-count': {
    pk: 'startup-count#{userId}',
    sk: 'count',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...STARTUP_DATA, inCopy: false },
  },
  /** The milestones of a startup: one record, so that they have one version. */
  'startup-milestones': {
    pk: 'startup#{startupId}',
    sk: 'milestones',
    /** Until the next of them is due. */
    lists: { reminders: { index: 'openDeadlines', pk: 'milestone-reminders', sk: '{remindAt}' } },
    owner: 'user',
    /** A reminder. */
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: STARTUP_DATA,
  },
  /** Its assumptions: one record as well, in a partition that only the team’s function reads. */
  'startup-assumptions': {
    pk: 'startup-assumptions#{startupId}',
    sk: 'assumptions',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: STARTUP_DATA,
  },
  /** What a member wrote for the team. */
  'startup-note': {
    pk: 'startup-notes#{startupId}',
    sk: '{at}#{id}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: STARTUP_DATA,
  },
  /** A document of the team, such as its copy of a template. */
  'startup-document': {
    pk: 'startup-documents#{startupId}',
    sk: '{id}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: STARTUP_DATA,
  },
} as const satisfies RecordKinds;
