import { describe, expect, it } from 'vitest';
import type { IndexName } from '#shared/records/kind.ts';
import { INDEXES, type Kind, RECORDS } from '#shared/records.ts';
import { AUDITED, EVERY, READING_SETTINGS } from '../testing/functions-with-access.ts';
import { readBy, requests, writtenBy } from '../testing/record-requests.ts';
import { decisionOn, TABLE, tableRoles } from '../testing/table-policies.ts';
import { templateOf } from '../testing/template.ts';

/*
 * Which functions may do what with the records that need the most protection, evaluated as the local stack evaluates
 * policies. It is written here a second time on purpose: another function with access must be written here too.
 */

const roles = tableRoles(templateOf('prod'));
const FUNCTIONS =
  /(?:Api|Live|Events(?:Delayed)?)(auth|google|ai|pages|users|profile|dashboard|opportunities|postings|companies|guides|moderation|platformsettings|applicants|applications|asks|assessments|authoring|buddies|challenges|courses|enrolments|engagements|events|exports|analytics|screening|equality|fairness|fairnessfigures|importedcredentials|trustedissuers|delayed|saved|searches|meetings|notifications|conversations|inbox|judging|library|contact|credentials|admin|invitations|reports|resume|mentors|mentorships|projects|reviews|startups|studyplan|stream|mail|deadlines|digest|live|passwordchanged|platformfigures|planrequests|progress)Role/;

const allowed = (statements: (typeof roles)[number][1], [operation, body]: readonly [string, object]) =>
  decisionOn(statements, operation, { ...body }) === 'allow';

/** The functions that may send a request, by the ids of their roles. */
const mayDo = (request: readonly [string, object]): string[] =>
  roles
    .filter(([, statements]) => allowed(statements, request))
    .map(([id]) => FUNCTIONS.exec(id)?.[1] ?? id)
    .sort();

describe.each<[Kind, Partial<Record<keyof ReturnType<typeof requests>, string[]>>]>([
  // A session is found by the hash of its token only: no function can list sessions.
  [
    'session',
    {
      get: [...EVERY, 'live', 'stream'].sort(),
      put: ['auth', 'google'],
      update: ['auth', 'google'],
      delete: ['auth', 'google'],
    },
  ],
  ['contact-message', { ...readBy('contact'), ...writtenBy('contact') }],
  // What judges wrote: no other function reads it, not even the one that assigns judges.
  ['judging-review', { ...readBy('judging'), ...writtenBy('judging') }],
  [
    'message',
    {
      get: ['applicants', 'conversations', 'meetings', 'reports'],
      query: ['conversations', 'reports'],
      batchGet: ['conversations', 'reports'],
      put: ['conversations'],
      update: ['conversations'],
      delete: ['conversations'],
    },
  ],
  // In a partition of its author's own.
  ['mentorship-private-note', { ...readBy('mentorships'), ...writtenBy('mentorships') }],
  // Scores are in partitions of their own: whoever reads or lists reviews does not have them.
  [
    'review-scores',
    {
      get: ['delayed', 'projects', 'reports', 'reviews', 'stream'],
      query: ['delayed', 'projects', 'reports', 'reviews', 'stream'],
      batchGet: ['delayed', 'projects', 'reports', 'reviews', 'stream'],
      put: ['reviews'],
      update: ['reviews'],
      delete: ['reviews'],
    },
  ],
  // What admins made of the library's entries. The pages of visitors and the advisor only read it.
  [
    'library-entry',
    {
      ...readBy('ai', 'library', 'pages'),
      // A template is copied by its id.
      get: ['ai', 'library', 'pages', 'startups'],
      ...writtenBy('library'),
    },
  ],
  [
    'setting',
    {
      ...readBy('platformsettings'),
      get: ['companies', 'conversations', 'moderation', 'platformsettings', 'postings'],
      ...writtenBy('platformsettings'),
    },
  ],
  ['settings', { ...readBy(...READING_SETTINGS), ...writtenBy('platformsettings') }],
  // By their owner, and in bulk only for figures by group.
  [
    'equality-answers',
    {
      get: ['equality', 'fairnessfigures'],
      query: ['fairnessfigures'],
      batchGet: ['fairnessfigures'],
      put: ['equality'],
      update: ['equality'],
      delete: ['equality'],
    },
  ],
  [
    'fairness-figures',
    {
      get: ['fairness', 'fairnessfigures'],
      query: ['fairness'],
      batchGet: ['fairness'],
      put: ['fairnessfigures'],
      update: ['fairnessfigures'],
      delete: ['fairnessfigures'],
    },
  ],
  // Who goes where, and how they are reached: for the hosts, by the function of events and its tasks.
  [
    'event-guest',
    {
      get: ['delayed', 'events', 'mail', 'reports', 'stream'],
      query: ['delayed', 'events'],
      batchGet: ['delayed', 'events'],
      put: ['delayed', 'events'],
      update: ['delayed', 'events'],
      delete: ['delayed', 'events'],
    },
  ],
  // Who is in which team of a challenge, and what they write: for no function that shows challenges or calendars.
  [
    'challenge-team',
    {
      get: ['challenges', 'delayed', 'judging', 'mail', 'reports', 'stream'],
      query: ['challenges'],
      batchGet: ['challenges'],
      ...writtenBy('challenges'),
    },
  ],
  // What is proven: by reviews and credentials, and never by the functions that save what users write.
  [
    'proven-skill',
    {
      ...readBy('applicants', 'applications', 'opportunities', 'profile', 'progress', 'reviews'),
      ...writtenBy('credentials', 'delayed', 'importedcredentials', 'reviews'),
    },
  ],
  // What a team writes and assumes: those who read a startup for calendars, mails and news do not have it.
  ['startup-note', { ...readBy('auth', 'reports', 'startups'), ...writtenBy('auth', 'startups') }],
  ['startup-document', { ...readBy('auth', 'startups'), ...writtenBy('auth', 'startups') }],
  ['startup-assumptions', { ...readBy('auth', 'startups'), ...writtenBy('auth', 'startups') }],
  // What companies ask for under their plans.
  ['plan-request', { ...readBy('planrequests'), ...writtenBy('planrequests') }],
  ['screening-filters', { ...readBy('screening'), ...writtenBy('screening') }],
  ['trusted-issuers', { get: ['importedcredentials', 'trustedissuers'], ...writtenBy('trustedissuers') }],
  // What is right in exercises and tests: not for the functions that serve courses, lessons, enrolments or answers of the advisor.
  ['exercise-keys', { ...readBy('assessments', 'authoring'), ...writtenBy('authoring') }],
  // `delayed` grades what expired.
  ['question-pack', { ...readBy('assessments', 'authoring', 'delayed'), ...writtenBy('authoring') }],
  [
    'attempt',
    {
      ...readBy('assessments', 'delayed'),
      get: ['assessments', 'credentials', 'deadlines', 'delayed'],
      ...writtenBy('assessments', 'delayed'),
    },
  ],
  // What nobody may change is tested in audit-log.test.ts.
  ['audit-entry', { get: ['admin'], query: ['admin'], batchGet: ['admin'], put: AUDITED }],
  ['audit-head', { get: AUDITED, put: AUDITED }],
  [
    'confirmation',
    {
      get: ['auth', 'google'],
      put: ['auth', 'google', 'mail'],
      update: ['auth', 'google', 'mail'],
      delete: ['auth', 'google', 'mail'],
    },
  ],
  [
    'live-connection',
    {
      get: ['live', 'stream'],
      query: ['live', 'stream'],
      batchGet: ['live', 'stream'],
      put: ['live', 'stream'],
      update: ['live', 'stream'],
      delete: ['live', 'stream'],
    },
  ],
  // Figures of the platform: the stream counts, the hourly run closes, and only their own function reads.
  ['figure-month', { ...readBy('platformfigures'), update: ['deadlines'] }],
  ['failed-record', { put: ['mail', 'stream'], update: ['mail', 'stream'], delete: ['mail', 'stream'] }],
])('%s', (kind, expected) => {
  it.each(Object.entries(requests(kind)))('%s', (way, request) => {
    expect(mayDo(request)).toEqual(expected[way as keyof typeof expected] ?? []);
  });
});

describe('what companies have', () => {
  it('is read and changed by the functions of postings, and read by those that ask for its plan', () => {
    const { get, update, put } = requests('company');
    expect(mayDo(get)).toEqual(
      [
        ...['applicants', 'companies', 'conversations', 'delayed', 'fairnessfigures', 'mail', 'moderation'],
        ...['opportunities', 'pages', 'platformsettings', 'postings', 'stream'],
        ...['analytics', 'contact', 'meetings', 'planrequests', 'screening'],
      ].sort(),
    );
    // An applicant who takes the last opening fills the posting.
    expect(mayDo(update)).toEqual(['applications', 'companies', 'deadlines', 'moderation', 'postings']);
    expect(mayDo(put)).toEqual(['applications', 'companies', 'moderation', 'postings']);
  });
});

describe('lists', () => {
  const query = (IndexName: IndexName, partition: string) =>
    mayDo([
      'Query',
      {
        TableName: TABLE,
        IndexName,
        KeyConditionExpression: `${INDEXES[IndexName].pk} = :pk`,
        ExpressionAttributeValues: { ':pk': { S: partition } },
      },
    ]);

  it('of contact messages are read by their own function', () => {
    expect(query('gsi1', RECORDS['contact-message'].lists.all.pk)).toEqual(['contact']);
  });

  it('of applications and notifications are read by the functions that show them', () => {
    expect(query('gsi1', 'user#x#applications')).toEqual([
      'applicants',
      'applications',
      'conversations',
      'delayed',
      'digest',
      'meetings',
      'opportunities',
      'profile',
      'progress',
      'saved',
      'screening',
      'stream',
    ]);
    expect(query('gsi1', 'user#x#unread')).toEqual(['dashboard', 'notifications', 'stream']);
  });

  it('that no kind of record has are read by none', () => {
    expect(query('gsi1', 'anything')).toEqual([]);
    expect(query('gsi2', 'contact-messages')).toEqual([]);
  });
});

it('no function may scan the table', () => {
  expect(mayDo(['Scan', { TableName: TABLE }])).toEqual([]);
});
