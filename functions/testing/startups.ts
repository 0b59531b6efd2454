import type { Assumption, Milestone } from '#shared/features/startups/entries.ts';
import type { StartupFields } from '#shared/features/startups/schema.ts';
import { type Member, member } from './members.ts';

/** What a startup needs for its launch. */
export const someStartup = (given: Partial<StartupFields> = {}) => ({
  name: 'Second Shift',
  industry: 'EdTech' as const,
  problem: 'Students who work at night miss every office hour.',
  solution: 'Tutors who answer between ten at night and two.',
  ...given,
});

export const createStartup = async (lead: Member, given: Partial<StartupFields> = {}) =>
  (await lead.browser.call('startups.create', { body: someStartup(given) })).body;

export const launch = ({ browser }: Member, id: string) =>
  browser.call('startups.launch', { params: { id }, body: {} });
export const close = ({ browser }: Member, id: string, learned = 'Nobody works at night on purpose.') =>
  browser.call('startups.close', { params: { id }, body: { learned } });
export const invite = ({ browser }: Member, id: string, userId: string) =>
  browser.call('startups.invite', { params: { id }, body: { userId } });
export const accept = ({ browser, id: userId }: Member, id: string) =>
  browser.call('startups.accept', { params: { id, userId }, body: {} });
export const decline = ({ browser, id: userId }: Member, id: string) =>
  browser.call('startups.decline', { params: { id, userId }, body: {} });
export const remove = ({ browser }: Member, id: string, userId: string) =>
  browser.call('startups.removeMember', { params: { id, userId } });
export const handOver = ({ browser }: Member, id: string, userId: string) =>
  browser.call('startups.changeMember', { params: { id, userId }, body: { role: 'lead' } });
export const getStartupAs = ({ browser }: Member, id: string) =>
  browser.call('startups.get', { params: { id } });

/** An active startup with its lead and a number of other members. */
export const team = async (others = 1, given: Partial<StartupFields> = {}) => {
  const [lead, ...members] = await Promise.all([
    member({ firstName: 'Lea' }),
    ...Array.from({ length: others }, (_, at) => member({ firstName: `Mem${at}` })),
  ]);
  const { id } = await createStartup(lead, given);
  (await launch(lead, id)).body;
  for (const one of members) {
    (await invite(lead, id, one.id)).body;
    (await accept(one, id)).body;
  }
  return { lead, members, id };
};

export const milestone = (id: string, given: Partial<Milestone> = {}): Milestone => ({
  ...{ id, title: `Milestone ${id}`, due: '2999-01-01', doneOn: null, evidence: '', evidenceUrl: '' },
  ...given,
});

export const assumption = (id: string, given: Partial<Assumption> = {}): Assumption => ({
  ...{ id, statement: `What must be true ${id}`, risk: 'medium', test: '', result: '', decision: null },
  ...given,
});
