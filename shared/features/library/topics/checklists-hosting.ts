import type { Article } from '../article.ts';
import { checklist, heading, list, paragraph } from '../writing.ts';

const posters = ['employer', 'alumni'] as const;

/** Lists to tick off for employers, mentors, alumni and admins. */
export const CHECKLISTS_HOSTING: readonly Article[] = [
  checklist({
    id: 'checklist-publish-a-posting',
    title: 'Checklist: before you publish a posting',
    roles: posters,
    topics: ['hiring'],
    answer:
      'Read it as a student on a phone, with two minutes and ten other tabs. Every box that you cannot tick is a question that you will be asked, or an applicant who does not come.',
    body: [
      heading('The work'),
      list(
        'The title is what people type into a search.',
        'Three to five tasks with verbs; one is for the first month.',
        'It says who works with the person, and who looks at their work.',
        'At most five requirements. Each is needed in the first month.',
      ),
      heading('The conditions'),
      list(
        'Pay as a range, with currency and period.',
        'Hours, days on site, start, and end if there is one.',
        'From where one can apply, if it is remote.',
        'The number of openings is right. It decides when the posting is filled.',
      ),
      heading('The selection'),
      list(
        'Steps and their length; a task is paid or takes an hour at most.',
        'A deadline, and a day of the reply that we can keep. Who answers, and who does it when they are ill?',
        'The criteria are written down, before the first application.',
        'Two people have time for interviews in the two weeks after the deadline.',
      ),
      heading('The text'),
      list(
        'The linter shows no error, and each warning has an answer that I would defend.',
        'A colleague outside of the team understood it.',
      ),
      paragraph(
        'After publishing, open the page from a phone without signing in. That is what most people see first.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  checklist({
    id: 'checklist-accessible-posting',
    title: 'Checklist: can everyone read and answer this posting?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'A posting excludes people by its words, its form and its way of applying. Check all three; each takes five minutes.',
    body: [
      heading('Words'),
      list(
        'Tasks instead of bodies: “brings parcels to the second floor, there is a lift”, not “physically fit”.',
        'No “native speaker”. Say what the person does with the language, and how well.',
        'No idiom, and no abbreviation of your house.',
        'Sentences of at most 20 words, one thought each.',
        '“Driver’s license” only if driving is the work; otherwise “travels to three sites in the region”.',
      ),
      heading('Form'),
      list(
        'Real text, no picture of a text, no PDF alone.',
        'Headings and lists instead of one block.',
        'Links that say where they lead. “Our team page”, not “here”.',
        'Nothing is said by color or symbols only.',
        'A video has captions, and the important part is in the text, too.',
      ),
      heading('Way'),
      list(
        'One can apply without a phone call and without a photo.',
        'A name and an address for “I need something to take part”, and someone who answers within two days.',
        'What the building is like: steps, lift, toilets, quiet room.',
        'A test has enough time, or the time is not part of what you measure.',
        'Part-time and a later start are possible, or it says why not.',
      ),
      paragraph(
        'Try it: read the posting with a screen reader, or have your phone read it aloud. What sounds wrong is wrong.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  checklist({
    id: 'checklist-new-intern-arrives',
    title: 'Checklist: a new intern or graduate arrives',
    roles: posters,
    topics: ['hiring', 'first-weeks'],
    answer:
      'Everything that takes longer than a day is done before they arrive. The first impression is not the cake; it is whether the account works.',
    body: [
      heading('Two weeks before'),
      list(
        'Device, accounts, keys and desk ordered; one person is responsible for all of it.',
        'A mail to the newcomer: when, where, who meets you, what to wear, what to bring, what lunch costs.',
        'The team knows the name, the start, and what the person will do.',
        'Needs that were named are arranged, and confirmed to the person.',
      ),
      heading('The day before'),
      list(
        'Signed in once with the new account.',
        'The first task, small and real, is written down.',
        'A buddy who is not the supervisor has time at ten and at three.',
      ),
      heading('The first day'),
      list(
        'The person who is named in the mail is at the door.',
        'At most two hours of forms and rules.',
        'Lunch with someone, without having to ask.',
        'The unwritten: how fast we answer, when one may leave, what to do when ill.',
        'Thirty minutes with the supervisor before they go home.',
      ),
      heading('The first Friday'),
      list(
        'Something is finished, and someone has said so.',
        'What was unclear this week goes into this list for the next person.',
      ),
    ],
  }),
  checklist({
    id: 'checklist-mentoring-session',
    title: 'Checklist: a mentoring session',
    roles: ['mentor', 'alumni', 'student'],
    topics: ['mentoring'],
    answer:
      'Five minutes before, five minutes after, and one look during the session. The list is for both sides; each ticks their half.',
    body: [
      heading('Before: the mentee'),
      list(
        'Steps of my goals are ticked off, or I know why not.',
        'The question was sent the day before.',
        'The file or page that we look at is open.',
      ),
      heading('Before: the mentor'),
      list(
        'I have read the notes of the last session.',
        'I know one thing that went well since then.',
        'Ten minutes free afterwards, so that we need not break off.',
      ),
      heading('During'),
      list(
        'After a third of the time: are we at the question?',
        'The mentee talks at least half of the time.',
        'Advice comes with “in my case”, and with its year.',
        'Nothing about health, money or family that the mentee did not bring up.',
      ),
      heading('After'),
      list(
        'Two steps with days, in the shared notes, in the mentee’s words.',
        'The next session is booked.',
        'Held or missed is recorded.',
        'Each says what was useful. One sentence is enough.',
        'What worried me about the person: do I have to tell someone?',
      ),
      paragraph(
        'If the same box stays empty three times, talk about that box in the next session. Most mentorships that fail do so at “the question was sent the day before”.',
      ),
    ],
    screens: [
      { title: 'My Mentees', path: '/dashboard/mentor/mentees' },
      { title: 'Mentors', path: '/dashboard/student/mentors' },
    ],
  }),
  checklist({
    id: 'checklist-host-an-event',
    title: 'Checklist: hosting an event',
    roles: ['alumni', 'mentor', 'employer', 'admin'],
    topics: ['alumni', 'networking'],
    answer:
      'From the idea to the thanks, for an event of one or two hours. If you have only a week, keep the boxes about access and about the reminder.',
    body: [
      heading('Four weeks before'),
      list(
        'One sentence: what guests can do afterwards.',
        'Time checked against exams, holidays and time zones.',
        'Room with its way in seen by yourself, or a link tried out by two people.',
        'Places: what the room holds, less ten percent. A waiting list fills what is left.',
        'A co-host who can begin without you.',
        'Published in Create event, for the right audience.',
      ),
      heading('The day before'),
      list(
        'One message to the guests: way, what to bring, what you ask them to think about.',
        'Slides readable from the last row; captions switched on.',
        'First question prepared, in case nobody asks.',
      ),
      heading('On the day'),
      list(
        'Signs from the door, and someone at it with the check-in code.',
        'How long it takes, said at the beginning. It ends on time.',
        'Half of the time for questions. Written ones, too, for those who do not like to speak.',
        'No pictures of people without asking.',
      ),
      heading('Within three days'),
      list(
        'Who came is recorded. It can be done for seven days.',
        'Thanks to speakers and helpers, with one line from a guest.',
        'Three notes: keep, change, drop.',
      ),
    ],
    screens: [
      { title: 'Create event', path: '/dashboard/events/new' },
      { title: 'Events', path: '/dashboard/alumni/events' },
    ],
  }),
  checklist({
    id: 'checklist-decide-a-report',
    title: 'Checklist: before you decide about a report',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Ten questions for each case, in ten minutes. The first three decide whether it can wait; if one of them is a yes, do them now and the rest later.',
    body: [
      heading('Can it wait?'),
      list(
        'Is someone under 18 involved?',
        'Is there a threat, or a meeting that is still to come?',
        'Is money or a document on its way?',
      ),
      heading('What is there?'),
      list(
        'I have read every message of the case, in its order.',
        'I can say what happened in one sentence without an adjective.',
        'I know what I do not know.',
        'I looked for earlier decisions about this person in the audit log, after I had formed a view of this case.',
      ),
      heading('Is the decision right?'),
      list(
        'Which sentence of our rules applies?',
        'Would I decide the same for a person with ten friends here, and for one with none?',
        'Is it the mildest step that protects others?',
        'Does my reason name the act and the next step, and not who reported?',
      ),
      paragraph(
        'Stop and ask a colleague when you know one of the two, when you are angry, or when it is the third case of the day. Each case is decided once, so a night in between costs less than a wrong suspension. It does not apply to the first three questions.',
      ),
      paragraph(
        'After the decision, note what would have prevented the case. If the same note comes three times, it is a proposal for a rule or a screen.',
      ),
    ],
    screens: [
      { title: 'Reports', path: '/dashboard/admin/reports' },
      { title: 'Audit Log', path: '/dashboard/admin/audit' },
    ],
  }),
  checklist({
    id: 'checklist-weekly-admin-round',
    title: 'Checklist: an admin’s weekly round',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Half an hour on a fixed day, so that nobody waits longer than a week. Begin with what has people in it, and end with figures.',
    body: [
      heading('People who wait'),
      list(
        'Reports: no open case is older than two days.',
        'Approvals: each account has an answer, or a question from us.',
        'Mentors: approvals, and who may mentor students under 18.',
        'Review: companies and postings; the oldest first.',
        'Contact messages: everyone has at least a first answer.',
      ),
      heading('What went wrong'),
      list(
        'Decisions of the week in Audit Log: would a second person agree with the reasons?',
        'Suspensions: has anyone written to us, and was it read by someone else than the one who decided?',
        'The same company or person reported more than once.',
      ),
      heading('What moves'),
      list(
        'Analytics: one figure that surprised me, and its question.',
        'Fairness, once a quarter: a difference that deserves a question.',
        'Library: sources that are past their day.',
        'One text of the product that people asked about twice. Can it be clearer?',
      ),
      paragraph(
        'Write three lines for the other admins: what is open, what I was unsure about, what I will do next week. If you are the only admin, ask for a second one; nobody should decide about their own acquaintances.',
      ),
    ],
    screens: [
      { title: 'Approvals', path: '/dashboard/admin/approvals' },
      { title: 'Reports', path: '/dashboard/admin/reports' },
      { title: 'Analytics', path: '/dashboard/admin/analytics' },
    ],
  }),
];
