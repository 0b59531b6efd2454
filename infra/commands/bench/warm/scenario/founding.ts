import { firstOf, type Person } from './scene.ts';

const FIELDS = {
  name: 'Night Shelf',
  industry: 'EdTech',
  problem: 'Books are returned in the queue of the morning.',
  solution: 'A shelf at the door that reads what is put into it.',
} as const;

/** A student works on the startup of the demo data: reads it, saves its lists, writes, and copies a template. */
const workOn = async (student: Person): Promise<void> => {
  const { items } = await student.browser.call('startups.list', { query: { limit: '20' } });
  const { id } = firstOf('startup', [...items], ({ status }) => status === 'active');
  const params = { id };
  const startup = await student.browser.call('startups.get', { params });
  const { milestones, milestonesVersion, assumptions, assumptionsVersion } = startup;
  await student.browser.call('startups.page', { params });
  await student.browser.call('startups.members', { params });
  await student.browser.call('startups.milestones', {
    params,
    body: { milestones, version: milestonesVersion },
  });
  await student.browser.call('startups.assumptions', {
    params,
    body: { assumptions, version: assumptionsVersion },
  });
  await student.browser.call('startups.addNote', { params, body: { text: 'The owner answers on Friday.' } });
  await student.browser.call('startups.notes', { params });
  const body = { entryId: 'template-startup-canvas' };
  const { id: documentId, version } = await student.browser.call('startups.addDocument', { params, body });
  await student.browser.call('startups.documents', { params });
  const document = { id, documentId };
  await student.browser.call('startups.saveDocument', {
    params: document,
    body: { title: 'Canvas', text: 'Customers: who cycles in winter', version },
  });
  await student.browser.call('startups.removeDocument', { params: document });
};

/** A student founds a startup with another one, hands it over and back, and closes it with what was learned. */
const foundWith = async (student: Person, other: Person): Promise<void> => {
  const { id, version } = await student.browser.call('startups.create', { body: FIELDS });
  const params = { id };
  await student.browser.call('startups.update', {
    params,
    body: { ...FIELDS, stage: 'Just an Idea', version },
  });
  await student.browser.call('startups.launch', { params, body: {} });
  const [them, me] = [
    { id, userId: other.id },
    { id, userId: student.id },
  ];
  await student.browser.call('startups.invite', { params, body: { userId: other.id } });
  await other.browser.call('startups.decline', { params: them, body: {} });
  await student.browser.look('startups.invite', { params, body: { userId: other.id } });
  await other.browser.call('startups.accept', { params: them, body: {} });
  await student.browser.call('startups.changeMember', { params: them, body: { role: 'lead' } });
  await other.browser.look('startups.changeMember', { params: me, body: { role: 'lead' } });
  await student.browser.call('startups.removeMember', { params: them });
  await student.browser.call('startups.close', { params, body: { learned: 'Nobody queues twice.' } });
  const draft = await student.browser.look('startups.create', { body: { name: 'Another idea' } });
  await student.browser.call('startups.discard', { params: { id: draft.id } });
};

/** What students do in the Startup Builder. */
export const foundStartups = async (student: Person, other: Person): Promise<void> => {
  await workOn(student);
  await foundWith(student, other);
};
