import { dayFromNow, firstOf, type Person } from './scene.ts';

const FIELDS = {
  type: 'job',
  title: 'Harbour engineer',
  department: 'Harbour',
  location: 'Boston',
  employmentType: 'full-time',
  experienceLevel: 'mid',
  workMode: 'remote',
  description:
    'You build the software that pilots use to bring ships into the harbour, with five colleagues and on shifts of your choice.',
  requirements: ['Experience with TypeScript', 'You have written software for others'],
  benefits: ['Thirty days of holiday'],
  skills: ['React', 'TypeScript'],
  aiScreening: false,
};

/** An employer writes a posting, publishes, edits and removes it. */
export const post = async ({ browser }: Person): Promise<void> => {
  await browser.call('postings.lint', { body: FIELDS });
  const { id, version } = await browser.call('postings.create', { body: FIELDS });
  const params = { id };
  const open = await browser.call('postings.setStatus', { params, body: { to: 'open', version } });
  const more = { deadline: open.deadline, replyBy: open.replyBy, benefits: ['A boat'] };
  await browser.call('postings.save', { params, body: { ...FIELDS, ...more, version: open.version } });
  await browser.call('postings.one', { params });
  await browser.call('postings.remove', { params });
};

export interface OwnPostings {
  /** One that is open. */
  readonly open: string;
  /** One that waits for an admin. */
  readonly inReview: string;
}

/** The demo employer's postings. */
export const ownPostings = async ({ browser }: Person): Promise<OwnPostings> => {
  const { items } = await browser.call('postings.mine');
  const { items: all } = await browser.look('postings.mine', { query: { limit: '50' } });
  const idOf = (status: string): string =>
    firstOf(`posting that is ${status}`, [...items, ...all], (one) => one.status === status).id;
  return { open: idOf('open'), inReview: idOf('in_review') };
};

/** The posting of the demo alumnus, with a way of its own to apply. */
export const openPostingWithOwnLink = async ({ browser }: Person): Promise<string> => {
  const { items } = await browser.look('postings.mine');
  return firstOf('open posting of the alumnus', [...items], (one) => one.status === 'open').id;
};

/** The first and the last day of the last month. */
export const LAST_MONTH = { from: dayFromNow(-30), to: dayFromNow(0) };
