import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import type { Posting } from '#shared/features/postings/routes.ts';
import type { Member } from './members.ts';

/** The fields of a posting that can be published. */
export const complete = () => ({
  type: 'job' as const,
  title: 'Harbour engineer',
  employmentType: 'full-time' as const,
  experienceLevel: 'mid' as const,
  workMode: 'remote' as const,
  applicantsFrom: 'anywhere' as const,
  description: 'You build the software that pilots use to bring ships into the harbour.',
  requirements: ['Experience with TypeScript'],
  skills: ['React'],
  aiScreening: false,
});

/** A new draft of a user. */
export const newPosting = async ({ browser }: Member, fields: object): Promise<Posting> =>
  (await browser.call('postings.create', { body: { ...fields } })).body;

/** Moves a posting as its poster. */
export const setStatus = (
  { browser }: Member,
  { id, version }: Pick<Posting, 'id' | 'version'>,
  to: OpportunityStatus,
) => browser.call('postings.setStatus', { params: { id }, body: { to, version } });

/** A new open posting of a user who may publish. */
export const openPosting = async (poster: Member, fields: object = complete()): Promise<Posting> =>
  (await setStatus(poster, await newPosting(poster, fields), 'open')).body;
