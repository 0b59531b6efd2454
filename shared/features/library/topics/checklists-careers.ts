import type { Article } from '../article.ts';
import { checklist, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;

/** Lists to tick off for those who apply, start, and leave. */
export const CHECKLISTS_CAREERS: readonly Article[] = [
  checklist({
    id: 'checklist-before-you-apply',
    title: 'Checklist: before you send an application',
    roles: seekers,
    topics: ['applying', 'fledge'],
    answer:
      'Fifteen minutes of checking, in the order in which mistakes cost most. Do it an hour after writing, not directly after it.',
    body: [
      heading('The match'),
      list(
        'I can name the three main requirements without looking.',
        'For each, an entry of my profile shows it in a sentence. The receipt of the match says which is missing.',
        'For one that I do not meet, my note says what comes closest.',
      ),
      heading('The text'),
      list(
        'Name of the employer and of the position are right, everywhere.',
        'No square bracket, no date of the last application.',
        'Someone else has read it, or I have read it aloud.',
        'Each figure is one that I could explain in an interview.',
      ),
      heading('The rest'),
      list(
        'My phone number works, and my mailbox is not full.',
        'The file opens on a phone, and its name says who I am.',
        'I am free at the start and for the hours that are asked for.',
        'I know the deadline and the day of the promised reply, and have both in my calendar.',
        'I looked at the review before sending: it shows exactly what the employer gets.',
      ),
      paragraph(
        'If three boxes or more stay empty, wait until tomorrow. A posting that closes in an hour is the only reason not to.',
      ),
    ],
    screens: [
      { title: 'Explore opportunities', path: '/explore' },
      { title: 'Applications', path: '/dashboard/student/applications' },
    ],
  }),
  checklist({
    id: 'checklist-before-an-interview',
    title: 'Checklist: before an interview',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Three days, one day, one hour. What is on the first list takes thought; what is on the last one takes only care.',
    body: [
      heading('Three days before'),
      list(
        'I have read the posting again and what I sent; both may be months old.',
        'One story for each main requirement, spoken aloud once.',
        'I know who will be there, and asked if I did not.',
        'I asked for the form: how long, with a task, in which program.',
        'What I need to take part is said and confirmed.',
      ),
      heading('One day before'),
      list(
        'Three questions of my own, on paper.',
        'Lowest pay and earliest start that I would accept, written down.',
        'The way or the link tried out; a phone number in case it fails.',
        'Clothes, water, charger, printed resume.',
      ),
      heading('One hour before'),
      list(
        'Notifications off, other programs closed, battery above half.',
        'Five key words on a card beside the screen.',
        'Ten minutes outside, and something to eat.',
      ),
      paragraph(
        'On Fledge, the page of the interview has time, place or link and the people in one place; Join appears 15 minutes before. If you cannot come, move or cancel it there instead of not turning up. It can be done until it begins.',
      ),
    ],
    screens: [{ title: 'Calendar', path: '/dashboard/calendar' }],
  }),
  checklist({
    id: 'checklist-portfolio-review',
    title: 'Checklist: is my portfolio ready to show?',
    roles: ['student', 'alumni', 'mentor'],
    topics: ['portfolios', 'reviews'],
    answer:
      'Give it to someone who does not know you, for two minutes, and go through the list with what they say. What they could not find is not there.',
    body: [
      heading('After two minutes, the reader can say'),
      list(
        'what I want to be hired for,',
        'which piece is the best one,',
        'what my own part in it was,',
        'how to reach me.',
      ),
      heading('Each piece'),
      list(
        'has its result in the title or the first line,',
        'says what was hard, and one decision with its reason,',
        'names others who worked on it,',
        'opens without an account, also on a phone,',
        'shows no names, screens or figures that I may not show.',
      ),
      heading('The whole'),
      list(
        'Three to five pieces; the weakest is gone.',
        'The newest is from this year, or there is a reason.',
        'Pictures have a text for those who do not see them.',
        'The text is readable at double size, and links say where they lead.',
        'No dead link. I clicked each one today.',
      ),
      paragraph(
        'As a mentor, give the answers of the first part in writing before you talk. The difference between what the student meant and what you saw is the review.',
      ),
      paragraph(
        'On Fledge, link each piece from a project on your profile, and name there the skills that it shows.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  checklist({
    id: 'checklist-first-day',
    title: 'Checklist: first day at work',
    roles: seekers,
    topics: ['first-weeks'],
    answer:
      'Most of it is done before the day. On the day itself, three things count: arrive, listen, and write down names.',
    body: [
      heading('The week before'),
      list(
        'Time, entrance and name of the person who meets me, in writing.',
        'Papers that they asked for, as copies in one folder. Nothing that nobody asked for.',
        'The signed contract, read once more for hours and place.',
        'The way tried out at the hour at which I will travel.',
        'One message to my supervisor: I look forward to it; is there something to read?',
      ),
      heading('On the day'),
      list(
        'Names with one fact each, written down at lunch.',
        'Accounts and keys: which work, which are missing, whom to ask.',
        'Where to eat, whom to call when ill, how breaks work.',
        'A question to my supervisor: what would be a good first week?',
        'One small task that I can finish by Friday.',
      ),
      heading('In the evening'),
      list(
        'Five lines: what I saw, what I did not understand, what surprised me.',
        'Tomorrow’s first question.',
      ),
      paragraph(
        'Working from home, ask for a call of 20 minutes with each person in the team, and enter them in your calendar on the first day. After two weeks it feels strange to ask.',
      ),
      paragraph(
        'On Fledge, look at your other open applications and withdraw them. It takes a minute, and gives someone else the place.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  checklist({
    id: 'checklist-first-ninety-days',
    title: 'Checklist: after 30, 60 and 90 days',
    roles: seekers,
    topics: ['first-weeks'],
    answer:
      'Three short checks, each followed by a talk with your supervisor. A box that stays empty is a topic for that talk, not a failure.',
    body: [
      heading('After 30 days'),
      list(
        'I can explain to a friend what we sell or do, and for whom.',
        'I know whose decision it is: pay, holidays, priorities, quality.',
        'I have finished one thing that someone else uses.',
        'I know what my supervisor expects by day 90, in their words.',
      ),
      heading('After 60 days'),
      list(
        'I have done one task from the question to the handover.',
        'I have asked three people how they see my work, and changed one thing.',
        'I know whom to ask for what, outside of my team as well.',
        'I have said once, early, that something would be late.',
      ),
      heading('After 90 days'),
      list(
        'There is a small thing of which people say: ask them.',
        'I have written down my results with figures and links.',
        'I know when the trial period ends, and have a date for the talk before it.',
        'I can name one thing that I want to learn next, and who could teach it.',
      ),
      paragraph(
        'Take the page into the talk and go through it aloud: “I am not sure about the third one. How do you see it?” In an internship of twelve weeks, check after one, four and eight weeks instead.',
      ),
    ],
  }),
  checklist({
    id: 'checklist-leaving-a-job',
    title: 'Checklist: leaving a job or an internship',
    roles: seekers,
    topics: ['first-weeks', 'networking'],
    answer:
      'How you leave is what people tell about you. Begin with the handover two weeks before the end, and with the personal list on the day on which you decide.',
    body: [
      heading('For you'),
      list(
        'The new contract is signed, and its start is known.',
        'Notice period, last day and remaining holidays, in writing.',
        'Results of my time here, with figures, before I lose access.',
        'What I may show in a portfolio: asked, and answered in writing.',
        'A reference, asked for while people still see my work.',
        'Private files and contacts off the devices; nothing of the employer’s on mine.',
      ),
      heading('For those who stay'),
      list(
        'One page for each task: where it is, what is due, whom to ask.',
        'Half-finished work finished, or marked as such.',
        'An hour with the person who takes over, and one more a week later.',
        'Passwords and keys handed over in the way that is usual there, never by mail.',
      ),
      heading('In the last week'),
      list(
        'A word with everyone whom I would call again.',
        'A way to reach me that works without this employer.',
        'Calendar, parcels and newsletters moved to my own address.',
      ),
      paragraph(
        'On Fledge, add the end date and the results to the entry on your profile the same week, and change your email address in it if it was the employer’s. After a month, half of the figures are forgotten.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  checklist({
    id: 'checklist-moving-abroad',
    title: 'Checklist: moving abroad to study or work',
    roles: seekers,
    topics: ['abroad'],
    answer:
      'What to settle, in the order in which it takes longest. For entry, residence, work and insurance go by the official pages of the country and by your university, never by a list like this one.',
    body: [
      heading('Six months before'),
      list(
        'The official pages for entry and residence found, read, and the address kept with the day.',
        'Which papers have to be translated or certified, asked at the place that wants them.',
        'Passport valid well beyond the end of the stay.',
        'What the stay costs in a month, and for how long my money lasts without a job.',
      ),
      heading('Two months before'),
      list(
        'A place for the first four weeks, from someone whom I can check. No deposit by money transfer to a stranger.',
        'Insurance that is valid from the day of travel.',
        'A card that works there, and enough cash for three days.',
        'Medicines and prescriptions: what I may bring, asked at a pharmacy and the embassy.',
        'Copies of all papers in two places, one of them not on the phone.',
      ),
      heading('In the first two weeks'),
      list(
        'Registration, bank, phone: what is done in which order there, asked at the international office.',
        'The number for emergencies, and the way to a doctor.',
        'One group that meets each week, whatever it does.',
        'A word to home: on which day I call.',
      ),
      paragraph(
        'Write the address of the official page beside each box, with the day on which you read it. Read it again before you pay for anything.',
      ),
    ],
  }),
  checklist({
    id: 'checklist-safe-account',
    title: 'Checklist: is my account safe?',
    roles: ['student', 'mentor', 'employer', 'alumni', 'admin'],
    topics: ['fledge'],
    answer:
      'Ten minutes twice a year, and at once when something looks odd. The mailbox comes first, since with it anyone can set a new password everywhere else.',
    body: [
      heading('My mailbox'),
      list(
        'A password that I use nowhere else, kept in a password manager.',
        'A second step at sign-in, with the backup codes on paper.',
        'No forwarding that I did not set up.',
      ),
      heading('My account on Fledge'),
      list(
        'A password of its own. It is changed in Account settings.',
        'Under sessions there: only devices that I know. Sign out the others.',
        'My email address is one that I keep after the university or the job.',
        'The calendar address is known to nobody else. If it is, get a new one in Calendar.',
        'What each section of my profile shows, and to whom.',
      ),
      heading('Messages'),
      list(
        'Nobody from Fledge asks for a password or a code. Those who do are not from Fledge.',
        'Links in mails: I look at the address before I sign in.',
        'Money, parcels or copies of documents before a contract: I stop, and report it.',
      ),
      paragraph(
        'If you think that someone was in your account: change the password of the mailbox first, then the one here, sign out all other sessions, and write to the team by the contact page with the day and the time.',
      ),
    ],
    screens: [
      { title: 'Account settings', path: '/dashboard/settings' },
      { title: 'Calendar', path: '/dashboard/calendar' },
    ],
  }),
];
