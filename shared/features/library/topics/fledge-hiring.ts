import type { Article } from '../article.ts';
import { general, list, paragraph } from '../writing.ts';

const posters = ['employer', 'alumni'] as const;
const topics = ['fledge', 'hiring'] as const;

/** How Fledge works for those who hire, and for admins. */
export const FLEDGE_HIRING: readonly Article[] = [
  general({
    id: 'blind-screening',
    title: 'How does blind screening work?',
    roles: ['employer', 'alumni', 'student', 'admin'],
    topics,
    answer:
      'Screening shows the candidates of a posting by what they bring for its requirements, as “Candidate K” and so on, without names, contact data, schools and photos. A name appears when someone reveals it, and that is recorded.',
    body: [
      list(
        'Places are ranges: candidates whose matches the receipts cannot tell apart share one.',
        'Two to four candidates can be compared line by line.',
        'What is not known is shown as not known, never as missing.',
        'Note, summary, links and years of education are left out, and names in texts are replaced.',
        'Candidates without a number by choice have a list of their own.',
      ),
      paragraph(
        'A reveal is for one user and at most four candidates at once; colleagues still see no name. The history of the applicant shows it to the company. The server sends no names, so there is nothing to peek at in the browser.',
      ),
      paragraph(
        'Nothing is decided on this screen. Decisions are made in the list of applicants, where names are visible. The screen helps those who want to judge the evidence first.',
      ),
    ],
    screens: [{ title: 'Screening', path: '/dashboard/employer/screening' }],
  }),
  general({
    id: 'posting-linter',
    title: 'Why does the linter stop my posting?',
    roles: ['employer', 'alumni', 'admin'],
    topics,
    answer:
      'It found an error, which has to be changed before the posting can be published: for example wording about age, gender, origin or health, or pay that is missing where it is required. Warnings can be answered with a reason instead.',
    body: [
      list(
        'It runs while you write, a moment after your last change, also offline.',
        'Each finding names the words, says why, and suggests something else.',
        'Suggestions that spell out the words have a button that applies them.',
        'The same check runs again when you publish.',
      ),
      paragraph(
        'An answered warning keeps your reason with the posting, and reviewers see it beside the warning. So “must lift 20 kg” can stay when the work really needs it.',
      ),
      paragraph(
        'The linter knows rules and words, and no intentions. If you think that a finding is wrong, read its source first, then rephrase: most requirements can be said as a task. “Reaches shelves of two meters, with a ladder” describes the work; a height of the person does not.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  general({
    id: 'life-of-a-posting',
    title: 'Which statuses does a posting have?',
    roles: ['employer', 'alumni', 'admin'],
    topics,
    answer:
      'Draft, In review, Open, Paused, Closed, Filled and Expired. Closed and filled are final; an expired one can be opened again with a later deadline.',
    body: [
      list(
        'Draft: only you and your colleagues see it. It may be incomplete.',
        'In review: an admin has to look at it, because the company or the author is new or a posting was reported.',
        'Open: public, and takes applications until its deadline, or for 60 days.',
        'Paused: takes none for now.',
        'Filled: the last opening was accepted.',
        'Expired: the deadline has passed.',
      ),
      paragraph(
        'Changes of the terms after publication, such as pay or deadline, are listed on the posting, and those who applied before are notified.',
      ),
      paragraph(
        'A posting that you remove can be brought back for ten seconds; then its applicants are notified and its page says that it is gone. Applicants of a closed or expired posting still wait for their answer, so decide about them by the promised day.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  general({
    id: 'plans-and-open-postings',
    title: 'How many postings can my company have open?',
    roles: ['employer'],
    topics,
    answer:
      'As many as its plan allows at the same time: 5 with Startup, 20 with Growth, any number with Enterprise. Drafts, paused and closed postings do not count.',
    body: [
      list(
        'Startup: $99 a month, for up to 5 open postings.',
        'Growth: $299 a month, for up to 20.',
        'Enterprise: by agreement.',
      ),
      paragraph(
        'When the plan is full, a further posting stays a draft until another one ends or is paused. Nothing is lost, and the screen says how many are open.',
      ),
      paragraph(
        'Postings belong to the company, not to who wrote them: all members see and manage them. The number of openings in a posting is something else: one posting can hire three people, and counts once.',
      ),
      paragraph(
        'An admin of Fledge sets the plan of a company. To change it, write to the team by the contact page. Alumni who post under their own name need no plan.',
      ),
    ],
    screens: [{ title: 'Employers', path: '/employers' }],
  }),
  general({
    id: 'company-verification',
    title: 'How is a company verified?',
    roles: ['employer', 'admin'],
    topics,
    answer:
      'An admin looks at the company, its site and the email address of the person who created it, and verifies or rejects it. Until then you can write and submit postings, but nothing is public.',
    body: [
      list(
        'Use an address with the domain of the company’s site; free mail addresses take longer to check.',
        'Give the real name, the site and the size.',
        'Submit your first posting at once: it is opened with the verification.',
        'After a rejection, correct the entries; it then waits again.',
      ),
      paragraph(
        'Verification approves the account of who created the company, too, and opens what was submitted, the oldest first, until the plan is full. You get a mail about it.',
      ),
      paragraph(
        'Colleagues ask to join, and a member accepts them; all members are equal and see the same postings and applicants. A verified company is marked as such for applicants. Everything that admins decide is written to the audit log, which cannot be changed afterwards.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  general({
    id: 'decide-and-undo',
    title: 'Can I undo a decision about an applicant?',
    roles: posters,
    topics,
    answer:
      'Yes, for ten seconds: choose Undo in the message that appears. The applicant hears of a decision only after that, so an undone one reaches nobody.',
    body: [
      list(
        'It holds for Reviewed, Interview Scheduled, Offered and Rejected.',
        'Up to 200 applications can be moved at once, and undone together.',
        'An offer is made to one person at a time.',
        'A rejection needs a reason, which the applicant reads.',
        'If a colleague moved one meanwhile, yours is left out and the answer says why.',
      ),
      paragraph(
        'After ten seconds the way is forward only. A mistaken rejection can be repaired by writing to the person and asking them to apply again, if the posting is open.',
      ),
      paragraph(
        'An undone step remains visible in the history as a step and its undoing, so that colleagues understand what happened. It does not count as an answer for the promised reply, and neither does the step that was taken back.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'export-applicants',
    title: 'How do I export applicants?',
    roles: posters,
    topics,
    answer:
      'Set the filters in the list of applicants and choose Export Data. The file has exactly those that the list shows, and the bell tells you when it is ready.',
    body: [
      list(
        'CSV for spreadsheets, or JSON for programs.',
        'Only you can download it, while you belong to the company.',
        'The link works for five minutes; a new one can be made as long as the file is there.',
        'The file is deleted after a day.',
        'Three exports can run at a time.',
      ),
      paragraph(
        'Cells that a spreadsheet would run as a formula get a quote in front, so that a text which an applicant wrote cannot do anything on your computer. Candidates who asked for a review without a number have none in any column.',
      ),
      paragraph(
        'Once it is on your disk, the protection of the data is up to you. Take only the columns that you need, do not mail the file around, and delete it when the position is filled.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'scorecards-on-fledge',
    title: 'How do scorecards work?',
    roles: posters,
    topics,
    answer:
      'Everyone on the panel rates the applicant by each requirement of the posting, in four words and with evidence. You read the scorecards of others once you have submitted your own.',
    body: [
      list(
        'The criteria are the posting’s required skills and requirements, up to 16.',
        'What you could not judge stays empty.',
        'Each rating needs its evidence in a sentence.',
        'A recommendation for or against comes at the end.',
        'A scorecard that is submitted again says that its author had seen the others.',
      ),
      paragraph(
        'Nothing is averaged. Where two ratings are two steps apart, or one recommends and another does not, the screen points it out, because that is what to talk about.',
      ),
      paragraph(
        'Applicants do not see scorecards, and the advisor never quotes them. Write them as if they could be read in a dispute all the same: about what was said and done, not about the person. Half an hour after the interview is the best time.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'notes-and-mentions',
    title: 'Who reads my notes about an applicant?',
    roles: posters,
    topics,
    answer:
      'A private note only you, a shared one all members of your company. Applicants see neither, and in a shared note you can mention up to ten colleagues, who are notified.',
    body: [
      list(
        'A note has up to 4,000 characters, and you can have 100 for one applicant.',
        'Private notes are stored in your part of the data; a colleague’s request never reads them.',
        'A mention sends a notification that leads to the note.',
        'An applicant can have an assignee: the colleague who looks after them.',
      ),
      paragraph(
        'Notes are for work: open questions, agreed times, who writes next. Ratings belong into the scorecard, where they have evidence and a criterion.',
      ),
      paragraph(
        'Do not note what you may not use, such as remarks about health, family or age. If a candidate mentions something of this kind and it matters for an arrangement, write down only the arrangement: “room without stairs”. The advisor never quotes notes.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'schedule-interviews-on-fledge',
    title: 'How do I schedule an interview?',
    roles: posters,
    topics,
    answer:
      'Invite the applicant, propose times or let them choose among your free ones, and add who takes part and where. Both get a calendar file, and the page of the interview has everything in one place.',
    body: [
      list(
        'Free times follow from the availability of everyone on the panel.',
        'The applicant picks one, or asks for other times.',
        'Both sides can move or cancel it until it begins.',
        'Join appears 15 minutes before.',
        'Afterwards one side records whether it was held or missed.',
      ),
      paragraph(
        'The applicants list shows what is missing of each interview: times, an answer, a link, or the outcome. Several applicants can be invited at once; the times are then proposed to each.',
      ),
      paragraph(
        'Reminders come a day and an hour before. A private calendar address shows your meetings in other programs; reset it if it has become known to someone. All times are shown in the time zone of who looks at them.',
      ),
    ],
    screens: [{ title: 'Calendar', path: '/dashboard/calendar' }],
  }),
  general({
    id: 'hiring-figures',
    title: 'What do the hiring analytics show?',
    roles: ['employer'],
    topics,
    answer:
      'How applications move through the stages, how long that takes, where they come from, and how promised replies were kept. The figures are counted from the records, for your company.',
    body: [
      list(
        'Stages: how many applications reached each, and how many went on.',
        'Time: days to the first answer and to an offer, as a median.',
        'Sources: search, recommendation, alert, your company’s page, a link.',
        'Promises: kept, late, missed, for each posting.',
      ),
      paragraph(
        'A median says what is usual; an average would be moved by one application that waited for months. Small numbers say little, so look at a quarter instead of a week.',
      ),
      paragraph(
        'Use them for one question at a time. Many applications and few interviews mean that the posting promises something other than you look for. Many interviews and few acceptances point to pay or to the time between the steps. Fairness by group is on a screen of its own, once a quarter.',
      ),
    ],
    screens: [{ title: 'Analytics', path: '/dashboard/employer/analytics' }],
  }),
  general({
    id: 'fairness-figures',
    title: 'How do I read the fairness figures?',
    roles: ['employer', 'admin'],
    topics,
    answer:
      'They compare how often candidates of each group reached an interview, an offer or a hire in a quarter. A group is shown from ten people on, and a rate below four fifths of the highest is a reason to look closer.',
    body: [
      list(
        'They rest on answers that applicants give voluntarily, for this alone.',
        'They are made once, 30 days after the end of a quarter, and never change.',
        'A person counts once; who withdrew before a decision does not count.',
        'Small groups are hidden, and sometimes a second one, so that nobody can be worked out.',
      ),
      paragraph(
        'With few people, chance explains a lot. Look at whether a difference repeats over several quarters before you conclude anything.',
      ),
      paragraph(
        'If it does, go through the steps: who applies, who is invited, who gets an offer. Look at requirements that some groups meet less often without the work needing them, and at the interviewers’ evidence. The figures cannot say why; they say where to ask.',
      ),
    ],
    screens: [{ title: 'Fairness', path: '/dashboard/employer/fairness' }],
  }),
  general({
    id: 'admin-queues',
    title: 'What waits for admins, and where?',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Accounts in Approvals, companies and postings in Review, reported users in Reports, and alumni who want to mentor in Mentors. The numbers are beside the links and on your home.',
    body: [
      list(
        'Approvals: accounts of roles that need one, one by one or several at once.',
        'Review: a company with what it submitted, and postings of those who are not trusted yet or were reported.',
        'Reports: a case with the messages as they were reported. Warn, suspend or dismiss.',
        'Mentors: approve or reject, and allow or disallow mentees under 18.',
        'Contact messages: what visitors wrote.',
      ),
      paragraph(
        'Verifying a company finishes several things in one step: its first account and its submitted postings, until the plan is full. It can be repeated if it was interrupted.',
      ),
      paragraph(
        'Each decision about others is written to the audit log in the same moment as the decision itself. Give reasons as sentences that the person can read, since in many cases they do.',
      ),
    ],
    screens: [{ title: 'Dashboard', path: '/dashboard' }],
  }),
  general({
    id: 'audit-log',
    title: 'What does the audit log record?',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Every privileged action: who did what to whom, when, and with which reason. Entries are chained by hashes, so that a change or a missing entry can be found.',
    body: [
      list(
        'Approvals, suspensions, restored accounts.',
        'Verified and rejected companies, decided postings.',
        'Cases of reports and their outcome.',
        'Plans, and postings that are featured.',
      ),
      paragraph(
        'Entries can be read and exported by admins, and changed by nobody. The entry is written in the same transaction as the action: there is no action without it. An operator can check the chain, entry by entry, with a command.',
      ),
      paragraph(
        'Read it when a colleague asks why something was done, and before you decide about someone for the second time. It is not for curiosity about users. The advisor does not quote it; open the log itself.',
      ),
    ],
    screens: [{ title: 'Dashboard', path: '/dashboard' }],
  }),
  general({
    id: 'handle-a-report-as-admin',
    title: 'How do I decide about a reported user?',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Read the case as it was reported, look at earlier decisions about the person, and choose to dismiss, warn or suspend. Each case is decided once, and a warning reaches the person with its reason.',
    body: [
      list(
        'The evidence is a copy of the messages at the time of the report, up to 20.',
        'For a mentorship, shared notes and sessions can be part of it.',
        'Kinds: harassment, fraud, impersonation, inappropriate content, spam, something else.',
        'Suspension ends all sessions at the next request.',
      ),
      paragraph(
        'Ask three questions: what exactly happened, is it against the rules, and what protects others? Warn when the person can learn from it; suspend when waiting would be dangerous, as with threats, fraud and anything that concerns minors.',
      ),
      paragraph(
        'The reported user does not learn who reported them. You see no other messages than those of the case. A suspended account can be restored if new facts appear, and that is recorded, too.',
      ),
    ],
    screens: [{ title: 'Dashboard', path: '/dashboard' }],
  }),
];
