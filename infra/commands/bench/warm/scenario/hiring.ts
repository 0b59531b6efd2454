import { LAST_MONTH } from './posting.ts';
import { firstOf, type Person } from './scene.ts';

interface Row {
  readonly opportunityId: string;
  readonly userId: string;
  readonly status: string;
  readonly version: number;
}

/** The employer looks at the applicants of the company's postings. Returns the posting with most new ones, and its applicants. */
export const readApplicants = async ({ browser }: Person): Promise<{ id: string; rows: readonly Row[] }> => {
  await browser.call('applicants.reasons');
  const { postings } = await browser.call('applicants.list', { query: { limit: '20' } });
  const [{ id }] = [...postings].sort((one, other) => other.counts.new - one.counts.new);
  const { items } = await browser.call('applicants.ofPosting', { params: { id }, query: { limit: '20' } });
  return { id, rows: items };
};

/** The employer looks after one applicant, and decides about others. */
export const assess = async (
  { id: employerId, browser }: Person,
  colleague: Person,
  { id, rows }: { id: string; rows: readonly Row[] },
): Promise<void> => {
  const waiting = rows.filter(({ status }) => ['new', 'reviewed'].includes(status));
  const one = firstOf('applicant who waits', waiting, () => true);
  const params = { id, userId: one.userId };
  const { scorecards } = await browser.call('applicants.one', { params });
  const text = 'Knows the trade, and asks good questions.';
  const note = { text, shared: true, mentions: [colleague.id] };
  await browser.call('applicants.addNote', { params, body: note });
  await browser.call('applicants.notes', { params });
  const ratings = scorecards.criteria
    .slice(0, 3)
    .map((criterion: { id: string }) => ({ criterion: criterion.id, rating: 'strong', evidence: text }));
  const scorecard = { ratings, recommendation: 'yes', summary: text, version: scorecards.own?.version ?? 0 };
  await browser.call('applicants.saveScorecard', { params, body: scorecard });
  const assigned = { assignee: employerId, version: one.version };
  await browser.call('applicants.assign', { params, body: assigned });
  const users = rows.map(({ userId }) => userId).join(',');
  await browser.call('applicants.interviews', { params: { id }, query: { users } });

  const others = rows.filter(({ status, userId }) => status === 'new' && userId !== one.userId);
  const items = others.map(({ userId, version }) => ({ userId, version })).slice(0, 5);
  await browser.call('applicants.setStatuses', { params: { id }, body: { items, to: 'reviewed' } });
  const [undone] = items;
  await browser.call('applicants.undo', { params: { id, userId: undone?.userId ?? '' } });
};

/** The employer compares the applicants of a posting without names. */
export const screen = async ({ browser }: Person): Promise<void> => {
  const { items } = await browser.call('screening.postings');
  const [{ id }] = [...items].sort((one, other) => other.applicants - one.applicants);
  const params = { id };
  const { items: candidates } = await browser.call('screening.list', { params, query: { limit: '20' } });
  const keys: string[] = candidates.slice(0, 3).map(({ key }: { key: string }) => key);
  await browser.call('screening.compare', { params, query: { keys: keys.join(',') } });
  await browser.call('screening.stability', { params, query: { keys: keys.join(',') } });
  await browser.call('screening.candidate', { params, query: { key: keys[0] ?? '' } });
  await browser.call('screening.reveal', { params, body: { keys } });
  const saved = { name: 'Strong in React', values: { minMatch: 60, skills: ['React'] } };
  const filter = { filterId: (await browser.call('screening.addFilter', { body: saved })).id };
  await browser.call('screening.filters');
  await browser.call('screening.renameFilter', { params: filter, body: { name: 'React' } });
  await browser.call('screening.removeFilter', { params: filter });
};

/** The employer looks at the company's numbers, and takes them along. */
export const analyse = async ({ browser }: Person): Promise<void> => {
  await browser.call('analytics.hiring', { query: LAST_MONTH });
  await browser.call('fairness.ofOwnCompany');
  const body = { kind: 'applications', format: 'csv', filters: {} };
  const { id } = await browser.call('exports.create', { body });
  await browser.call('exports.get', { params: { id } });
};
