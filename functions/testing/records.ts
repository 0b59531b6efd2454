import { newId } from '#functions/core/ids.ts';
import { storeMessage } from '#functions/features/contact/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import type { RouteId, RouteOf } from '#shared/routes.ts';
import { apply } from './applications.ts';
import { askedQuestion } from './asks.ts';
import { enrolIn, publishTestCourse } from './attempts.ts';
import { offered } from './buddies.ts';
import { contact } from './conversations.ts';
import { someCourse } from './courses.ts';
import { claim, learner } from './credentials.ts';
import { engaged, handIn } from './engagements.ts';
import { publishedEvent } from './events.ts';
import { applicantOf, inDays, offer } from './meetings.ts';
import { member } from './members.ts';
import { mentorWith } from './mentors.ts';
import { asked as askedMentor } from './mentorships.ts';
import { planRequestRecord, screeningFilterRecord } from './plan-records.ts';
import { draftProject } from './projects.ts';
import { published } from './publish.ts';
import { claimed } from './reviews.ts';
import { challengeRecord, type RecordFixture, startupRecord } from './team-records.ts';

/** The kinds of record that the routes declare. */
type Kind = { [Id in RouteId]: RouteOf<Id> extends { record: { kind: infer K } } ? K : never }[RouteId];

/** Makes a record of each kind: one without a fixture does not compile. */
const FIXTURES: Record<Kind, () => Promise<RecordFixture>> = {
  application: async () => {
    const [owner, { id: opportunityId }] = [await member(), await published()];
    (await apply(owner, opportunityId)).body;
    return { params: { opportunityId }, parties: [['owner', owner]] };
  },
  applicant: async () => {
    const [owner, colleague, former, applicant] = await Promise.all([
      member({ role: 'employer' }),
      member({ role: 'employer' }),
      member({ role: 'employer' }),
      member(),
    ]);
    const company = await storeCompany([owner, colleague, former]);
    const { id } = await storePosting(someOpportunity({ companyId: company.id }), former.id);
    (await former.browser.call('companies.leave')).body;
    (await apply(applicant, id)).body;
    return {
      params: { id, userId: applicant.id },
      parties: [
        ['owner', owner],
        ['company', colleague],
      ],
      former: [former],
    };
  },
  ask: async () => {
    const { alumnus, id } = await askedQuestion();
    return { params: { id }, parties: [['participant', alumnus]] };
  },
  attempt: async () => {
    const [owner, courseId] = [await member(), await publishTestCourse()];
    await enrolIn(courseId, owner);
    const { id } = (await owner.browser.call('assessments.start', { body: { courseId } })).body;
    return { params: { id, n: '1' }, parties: [['owner', owner]] };
  },
  credential: async () => {
    const { student, courseId } = await learner();
    const { id } = (await claim(student, courseId, 'completed')).body;
    return { params: { id }, parties: [['owner', student]] };
  },
  'authored-course': async () => {
    const [owner, reviewer] = [await member({ role: 'mentor' }), await member({ role: 'mentor' })];
    const { id, version } = (await owner.browser.call('authoring.create', { body: someCourse() })).body;
    (await owner.browser.call('authoring.submit', { params: { id }, body: { version } })).body;
    (await reviewer.browser.call('authoring.claim', { params: { id }, body: {} })).body;
    return {
      params: { id },
      parties: [
        ['owner', owner],
        ['participant', reviewer],
      ],
    };
  },
  'buddy-pair': async () => {
    const { student, id } = await offered();
    return { params: { id }, parties: [['participant', student]] };
  },
  engagement: async () => {
    const { student, employer, id } = await engaged();
    // The first submission, which the routes with a number are about.
    await handIn(student, id);
    return {
      params: { id, n: '1' },
      parties: [
        ['owner', student],
        ['company', employer],
      ],
    };
  },
  event: async () => {
    const [{ host, id }, admin] = [await publishedEvent(), await member({ role: 'admin' })];
    return {
      params: { id },
      parties: [
        ['owner', host],
        ['admin', admin],
      ],
    };
  },
  challenge: challengeRecord,
  export: async () => {
    const [owner, colleague] = [await member({ role: 'employer' }), await member({ role: 'employer' })];
    await storeCompany([owner, colleague]);
    const body = { kind: 'applications', format: 'csv', filters: {} } as const;
    const { id } = (await owner.browser.call('exports.create', { body })).body;
    return { params: { id }, parties: [['owner', owner]] };
  },
  'imported-credential': async () => {
    const owner = await member();
    const body = { credential: '{"type":"Assertion"}' };
    const { id } = (await owner.browser.call('imported-credentials.create', { body })).body;
    return { params: { id }, parties: [['owner', owner]] };
  },
  'outside-application': async () => {
    const owner = await member();
    const body = { title: 'Bridge builder', company: 'Elsewhere' };
    const { id } = (await owner.browser.call('applications.addOutside', { body })).body;
    return { params: { id }, parties: [['owner', owner]] };
  },
  'saved-search': async () => {
    const owner = await member();
    const body = { name: 'Bridges', query: { q: 'bridge' }, alert: 'none' } as const;
    const { id } = (await owner.browser.call('searches.add', { body })).body;
    return { params: { id }, parties: [['owner', owner]] };
  },
  posting: async () => {
    const [owner, author, colleague, admin] = await Promise.all([
      member({ role: 'employer' }),
      member({ role: 'employer' }),
      member({ role: 'employer' }),
      member({ role: 'admin' }),
    ]);
    const company = await storeCompany([owner, author, colleague]);
    const { id } = await storePosting(someOpportunity({ companyId: company.id }), author.id);
    (await author.browser.call('companies.leave')).body;
    return {
      params: { id },
      parties: [
        ['owner', owner],
        ['company', colleague],
        ['admin', admin],
      ],
      former: [author],
    };
  },
  company: async () => {
    const [insider, former] = [await member({ role: 'employer' }), await member({ role: 'employer' })];
    const { id } = await storeCompany([insider, former]);
    (await former.browser.call('companies.leave')).body;
    return { params: { id, userId: insider.id }, parties: [['company', insider]], former: [former] };
  },
  'contact-message': async () => {
    const id = newId();
    await storeMessage({
      id,
      receivedAt: new Date().toISOString(),
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      subject: `A question ${id}`,
      message: 'Is there something for people who build engines?',
    });
    return { params: { id }, parties: [['admin', await member({ role: 'admin' })]] };
  },
  conversation: async () => {
    const [one, other] = [await member(), await member({ role: 'alumni' })];
    const { conversation } = (await contact(one, other)).body;
    return { params: { id: conversation.id, number: '1' }, parties: [['participant', one]] };
  },
  meeting: async () => {
    const { guest, host, reason } = await applicantOf();
    await offer(host);
    const body = { with: host.id, reason, start: (await inDays(2)).at('10:00'), minutes: 30, topic: 'Hello' };
    const { id } = (await guest.browser.call('meetings.create', { body })).body;
    return { params: { id }, parties: [['participant', guest]] };
  },
  mentor: async () => {
    const mentor = await mentorWith();
    return { params: { id: mentor.id }, parties: [['admin', await member({ role: 'admin' })]] };
  },
  'mentor-resource': async () => {
    const owner = await member({ role: 'mentor' });
    const body = { kind: 'text', title: 'First steps', text: 'Read the code of others.' } as const;
    const { id } = (await owner.browser.call('mentors.addResource', { body })).body;
    return { params: { id }, parties: [['owner', owner]] };
  },
  mentorship: async () => {
    const { student, id } = await askedMentor();
    return { params: { id }, parties: [['participant', student]] };
  },
  project: async () => {
    const owner = await member();
    const { id } = await draftProject(owner);
    return { params: { id }, parties: [['owner', owner]] };
  },
  review: async () => {
    const { mentor, id } = await claimed();
    return { params: { id }, parties: [['owner', mentor]] };
  },
  startup: startupRecord,
  'plan-request': planRequestRecord,
  'screening-filter': screeningFilterRecord,
  report: async () => {
    const [reporter, reported, admin] = await Promise.all([
      member(),
      member({ role: 'alumni' }),
      member({ role: 'admin' }),
    ]);
    const body = { userId: reported.id, code: 'spam' } as const;
    const { id } = (await reporter.browser.call('reports.create', { body })).body;
    return { params: { id }, parties: [['admin', admin]] };
  },
  'resume-upload': async () => {
    const owner = await member();
    const { uploadId } = (
      await owner.browser.call('resume.startUpload', { body: { fileName: 'resume.pdf', size: 1000 } })
    ).body;
    return { params: { uploadId }, parties: [['owner', owner]] };
  },
};

/** A new record of a kind that a route declares. */
export const recordOf = (kind: string): Promise<RecordFixture> => FIXTURES[kind as Kind]();
