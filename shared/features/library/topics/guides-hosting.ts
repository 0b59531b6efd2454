import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const WRITTEN = '2026-11-27';
const posters = ['employer', 'alumni'] as const;

/** Guides for employers, mentors, alumni and admins. */
export const GUIDES_HOSTING: readonly Article[] = [
  general({
    id: 'interview-as-a-panel',
    updated: WRITTEN,
    title: 'How do three people hold one fair interview?',
    roles: posters,
    topics: ['hiring', 'interviewing'],
    answer:
      'Divide the criteria among you before, let one person lead, and rate alone before anyone speaks. Three people who all ask what comes to mind learn less than one with a sheet.',
    body: [
      heading('Before'),
      list(
        'Each takes two criteria and one question for each.',
        'One leads: welcome, time, the candidate’s questions, the end.',
        'Agree on what a strong answer contains. Take an old answer, rate it alone, compare.',
        'Nobody reads more about the candidate than the others.',
      ),
      heading('In the room'),
      list(
        'Say who asks about what, and that you take notes.',
        'Those who do not ask, listen and write down quotes.',
        'Same questions, same order, same time for each candidate.',
        'Follow up on content only: “What exactly was your part?”',
      ),
      heading('After'),
      paragraph(
        'Twenty minutes in silence: evidence and ratings, each alone. Then go criterion by criterion, beginning with the person of lowest rank. Where you differ, read the quotes to each other. Often one heard something that the other missed, and sometimes you meant two things by one word.',
      ),
      paragraph(
        'Example: two rated “works with others” as strong and as not yet. One had heard of the conflict, the other of its solution. They added one question to the next talk, and asked it of all three candidates.',
      ),
      paragraph(
        'Scorecards on Fledge keep this order: you see those of others once yours is submitted, and nothing is averaged.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'fair-work-samples',
    updated: WRITTEN,
    title: 'How do I give applicants a fair task?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'A task of an hour from the real work, with invented data, a written scale and the same conditions for all. If it takes more than half a day, pay for it; if you would use the result, pay in any case.',
    body: [
      list(
        'Take something that the person would do in the first month.',
        'Let two colleagues solve it, and triple their time.',
        'Say how long, what is allowed, and what you look at.',
        'Write down before: three things a good solution has, and two that do not matter.',
        'Names off. Read all first parts, then all second parts.',
      ),
      paragraph(
        'Example for a support position: five invented questions from customers, two of which contradict each other, and the guide. “Answer three in 45 minutes, and say which you would pass on and why.” What you look at: right facts, a tone that one can read when angry, and the reason for passing on. Not: typing errors.',
      ),
      heading('Who cannot take part like this?'),
      paragraph(
        'Someone with children and an evening shift, someone with a screen reader, someone on a phone. Offer a choice of day, enough time, and the same task as a talk. Ask everyone what they need, not only those who look as if they needed it.',
      ),
      paragraph(
        'Give each participant two sentences about their solution. It costs five minutes and is what they tell others about you. Tasks are no filter for large numbers: first decide by the applications, then give the task to five people.',
      ),
    ],
    screens: [{ title: 'Screening', path: '/dashboard/employer/screening' }],
  }),
  general({
    id: 'host-a-student-for-a-day',
    updated: WRITTEN,
    title: 'How do I host a student for a day at work?',
    roles: ['alumni', 'mentor', 'employer'],
    topics: ['alumni', 'mentoring'],
    answer:
      'Plan three things: a piece of real work to watch, a piece to try, and lunch with someone two years ahead of the student. A tour and a talk with the boss teach less.',
    body: [
      heading('Two weeks before'),
      list(
        'Ask your employer: who has to agree, what may be shown, is the visitor insured here?',
        'Ask the student: what do you want to find out? Send it to those whom they meet.',
        'Send a plan with times, entrance, clothes, and who pays for the way and lunch.',
      ),
      heading('The day'),
      list(
        '9:30 Ten minutes: what we do, in words for outsiders. Phones away, what is confidential.',
        '10:00 Watch: a meeting, a shift, a call. Ask first those who are in it.',
        '12:00 Lunch with the youngest colleague, without you.',
        '13:30 Try: an hour of work that would otherwise be yours, with invented data.',
        '15:00 Your own week, with the dull parts, on the calendar.',
        '15:30 Three questions: what surprised you, what would you not like, what do you want to know now?',
      ),
      paragraph(
        'One student wanted to become an architect and was most surprised by the calls: “Half of the day is explaining.” She became one, and chose another internship than planned.',
      ),
      paragraph(
        'Keep to the workplace and to working hours, and to rooms that others can see into. For students under 18, first ask their school and parents, and write to the team by the contact page before you agree on anything.',
      ),
    ],
    screens: [{ title: 'Contact', path: '/contact' }],
  }),
  general({
    id: 'mentee-misses-sessions',
    updated: WRITTEN,
    title: 'What do I do when a mentee cancels again and again?',
    roles: ['mentor', 'alumni'],
    topics: ['mentoring'],
    answer:
      'Ask once what is in the way, make the next step smaller, and name what happens if it goes on. After the third time, end it kindly; the place helps someone else.',
    body: [
      list(
        'First time: nothing. Life happens. Book the next one.',
        'Second time: a question without reproach.',
        'Third time: an offer, shorter or later, with a last date.',
        'After that: an end with a door that stays open.',
      ),
      paragraph(
        '“We have moved twice now. Is it the time, the topic, or something that has nothing to do with us? We can meet for 20 minutes every three weeks, or pause until your exams are over. What would you be able to keep?” Most answer with relief. Often they had not done the steps and were ashamed.',
      ),
      heading('Check your own part'),
      list(
        'Were the steps too large? One evening each is enough.',
        'Is the goal still theirs?',
        'Does the time suit them, or you?',
        'Did the last session end with criticism?',
      ),
      paragraph(
        'Record missed sessions as missed, so that both see the same. Either side can end a mentorship on its page, with a message of up to 1,000 characters: “I end this now, because we do not find a time. Your plan was good, and the next step would be the talk with Ms. Ito. You may ask me again when there is more room.”',
      ),
      paragraph(
        'If you are worried about the person, say that instead, and ask who else knows how they are.',
      ),
    ],
    screens: [{ title: 'My Mentees', path: '/dashboard/mentor/mentees' }],
  }),
  general({
    id: 'judge-a-report-fairly',
    updated: WRITTEN,
    title: 'How do I judge a report fairly?',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Read the messages before the description, say what happened without adjectives, and measure it by the rule and not by the person. Then choose the mildest step that protects others.',
    body: [
      list(
        'Order: messages first, then what the reporter says about them, then earlier decisions. The other way round, you read the messages with a verdict in your head.',
        'Turn it around: would you decide the same if the roles of the two were swapped?',
        'Separate unkind from forbidden. Rude once is a warning at most, or nothing.',
        'Look for the pattern: five harmless messages to five students can be one case.',
      ),
      paragraph(
        'Example: a mentor wrote “Give me your number, it’s easier.” One message, no pressure, an adult: the code of conduct says to stay in the messages of Fledge, so a warning that explains it fits. The same sentence to a student under 18, twice, after a no, is another case, and does not wait until tomorrow.',
      ),
      heading('Reports that are wrong'),
      paragraph(
        'Most wrong reports are misunderstandings; dismiss them, and both sides can go on. A few are a weapon: several reports from one circle, on one day, about one message. Judge the message, not the number. Do not punish a report that was made in good faith, or the next person will stay silent.',
      ),
      paragraph(
        'Who reports learns only whether something was done. So the reason to the other person is the one place where you can explain; use it. Do not decide about people you know.',
      ),
    ],
    screens: [{ title: 'Reports', path: '/dashboard/admin/reports' }],
  }),
  general({
    id: 'approve-accounts-consistently',
    updated: WRITTEN,
    title: 'How do I approve accounts in the same way each time?',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Decide by three questions that you can answer from what is there: who is it, does the address belong to it, does the purpose fit the role? Write down the cases that made you hesitate.',
    body: [
      list(
        'Who: name and employer or university, and a trace of both that they did not write themselves.',
        'Address: the domain is that of the company or university. A free mail address is no reason for a no, but needs a second sign.',
        'Purpose: what they want to do here is what the role is for.',
        'Nothing else: no photo, no nationality, no spelling, no fame.',
      ),
      paragraph(
        'Example: an employer account with a free mail address and a company that nobody knows. The register of the country lists it, and the phone number there answers with the name. Approve. Another with a known company and an address that is spelled with a zero instead of an o: do not approve, and tell your colleagues the same day.',
      ),
      heading('When you are not sure'),
      paragraph(
        'Ask one question by mail, to an address that you found yourself, and leave the account pending. Two days are better than a wrong yes: from the approval on, an employer reads applications, and a mentor meets students.',
      ),
      paragraph(
        'Take ten decisions of last month from the audit log, once a quarter, and decide them again without looking at the outcome. If you differ in more than one, talk about the questions. Let two people look at each mentor before students under 18 are allowed.',
      ),
    ],
    screens: [
      { title: 'Approvals', path: '/dashboard/admin/approvals' },
      { title: 'Audit Log', path: '/dashboard/admin/audit' },
    ],
  }),
];
