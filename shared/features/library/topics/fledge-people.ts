import type { Article } from '../article.ts';
import { general, list, paragraph } from '../writing.ts';

const everyone = ['student', 'mentor', 'employer', 'alumni', 'admin'] as const;
const mentoring = ['student', 'mentor', 'alumni'] as const;

/** How Fledge works between people: mentoring, messages, meetings and mails. */
export const FLEDGE_PEOPLE: readonly Article[] = [
  general({
    id: 'seventy-two-hours',
    title: 'What happens if a mentor does not answer within 72 hours?',
    roles: mentoring,
    topics: ['fledge', 'mentoring'],
    answer:
      'The request is closed as Not answered, the place is free again, and the student can send it on to the next mentor who fits. The mentor is warned, and paused after a second one within 30 days.',
    body: [
      list(
        'The 72 hours begin when the request is sent.',
        'Accepting, declining and withdrawing end them.',
        'Forwarding keeps the text, goals and term; nothing has to be written again.',
        'A paused mentor is listed again by switching the pause off in the settings.',
      ),
      paragraph(
        'The rule is there because waiting is worse than a no. Mentors who have no time this week should decline, lower their places or pause; none of these counts against them.',
      ),
      paragraph(
        'Students: three requests can wait at once, so ask more than one if time matters, and withdraw the others when one accepts. A mentor who did not answer is not your fault, and says nothing about your goals.',
      ),
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
  general({
    id: 'mentor-places',
    title: 'What are places of a mentor?',
    roles: mentoring,
    topics: ['fledge', 'mentoring'],
    answer:
      'The number of mentees that a mentor takes at the same time. A request that waits for an answer holds a place, an active mentorship as well; when all are taken, the mentor is not listed.',
    body: [
      list(
        'Two at first, any number up to 20, or 0.',
        'A place is free after a decline, a withdrawal, 72 hours without an answer, or the end of a mentorship.',
        'Two students who take the last place at the same moment: one has it, the other learns at once.',
        'Lowering the number ends no mentorship.',
      ),
      paragraph(
        'Choose places by your hours. Each kind of mentor gives between one and four hours a week, and sessions never exceed the most, no matter who books them. Two mentees with a session a week are plenty for two hours.',
      ),
      paragraph(
        'Students see only mentors with a free place and a free time. If someone is missing from the list, they are full, paused or have no time that can be booked; look again in a few days.',
      ),
    ],
    screens: [{ title: 'Mentor settings', path: '/dashboard/mentor/settings' }],
  }),
  general({
    id: 'mentorship-terms',
    title: 'How long does a mentorship last?',
    roles: mentoring,
    topics: ['fledge', 'mentoring'],
    answer:
      'Four, eight or twelve weeks, as asked for in the request. In the last two weeks both can agree to renew it; otherwise it ends on its day.',
    body: [
      list(
        'The term begins when the mentor accepts.',
        'Renewing takes a yes of both, and another term of 4, 8 or 12 weeks.',
        'Either side can end it earlier, with a message of up to 1,000 characters.',
        'After 7, 14 and 21 days without session or message, both are reminded; after 28, they are asked whether to go on.',
      ),
      paragraph(
        'Short terms are better at the beginning: four weeks are enough to see whether it works, and a renewal is a compliment.',
      ),
      paragraph(
        'After the end, the page with goals, sessions and shared notes stays readable for both, and the place is free for someone else. You may ask the same mentor again for something new. To say goodbye well, use the last session to look back; there is an article about it.',
      ),
    ],
  }),
  general({
    id: 'goals-and-progress',
    title: 'How do goals of a mentorship work?',
    roles: mentoring,
    topics: ['fledge', 'mentoring'],
    answer:
      'A goal says what the mentee wants to reach and has steps that are ticked off. It counts once both sides have agreed to it, and progress is the share of steps done in each area.',
    body: [
      list(
        'Areas: skill development, career readiness, project completion.',
        'Up to ten goals with up to twelve steps each.',
        'Who changes a goal has agreed to it; the other side has to agree again.',
        'An area without steps shows no percentage instead of zero.',
      ),
      paragraph(
        'Goals from the request are proposals: change them together in the first session. Steps should take a week at most and leave something that can be shown.',
      ),
      paragraph(
        'Notes are either shared, which both read, or private. Put agreed next steps into the shared ones after each session. Nobody outside of the mentorship sees goals or notes, unless one of you reports the other; then the shared ones of that mentorship can be evidence.',
      ),
    ],
  }),
  general({
    id: 'book-a-session',
    title: 'How do I book a session with my mentor?',
    roles: mentoring,
    topics: ['fledge', 'mentoring'],
    answer:
      'Open the mentorship and choose one of the mentor’s free times; it is confirmed at once. Mentors can also propose times, among which the mentee picks.',
    body: [
      list(
        'Free times follow from the availability of the mentor and from the meetings of both.',
        'The mentor’s notice is kept: with 24 hours of notice, nothing earlier can be booked.',
        'Sessions of a week never exceed the hours of the kind of mentor.',
        'Both can move or cancel it until it begins.',
        'Join appears 15 minutes before.',
      ),
      paragraph(
        'Times are shown in your own time zone. Both get a calendar file by mail, and reminders a day and an hour before.',
      ),
      paragraph(
        'Afterwards one of you records whether it was held or missed. In the seven days after it, both can rate it; ratings are shown once both have given theirs, or when the time is over. If no time suits, write a message, and the mentor can propose others.',
      ),
    ],
    screens: [{ title: 'Calendar', path: '/dashboard/calendar' }],
  }),
  general({
    id: 'availability',
    title: 'How do I set when I can be met?',
    roles: ['mentor', 'alumni', 'employer', 'student'],
    topics: ['fledge'],
    answer:
      'In Availability, enter your weekly hours in your time zone, add exceptions for single days, and set limits such as notice and pause between meetings. Free slots are computed from this, never stored.',
    body: [
      list(
        'Weekly hours: several ranges a day are possible.',
        'Exceptions: a day off, or other hours on a day.',
        'Notice: how many hours before its beginning a time can still be booked.',
        'Limits: how long, how many in a day, how far ahead.',
      ),
      paragraph(
        'Meetings on Fledge block their time by themselves. Calendars of other programs are not read, so add an exception for what is only there.',
      ),
      paragraph(
        'The clocks change in spring and fall: your hours stay as they are on your wall, and others see them in their own zone. When you travel for long, change your time zone in the settings; for a week, an exception is easier. Mentors without a bookable time are not listed, so look a month ahead now and then.',
      ),
    ],
    screens: [{ title: 'Availability', path: '/dashboard/calendar/availability' }],
  }),
  general({
    id: 'quiet-hours',
    title: 'How do quiet hours work?',
    roles: everyone,
    topics: ['fledge'],
    answer:
      'During your quiet hours, mails about messages, meetings and mentoring wait for the daily digest. You set them in whole hours of your time zone; until you do, there are none.',
    body: [
      list(
        'When you switch them on, 22 to 7 is offered.',
        'At least four hours of the day stay free, so that the digest can be sent.',
        'The bell on the site is not affected, only mails.',
        'Urgent mails pass: a cancellation, the reminder of the last hour, and a change of a meeting within the next 24 hours.',
      ),
      paragraph(
        'Beside them there is a number of mails a day, five at first. What comes after it waits as well. With 0, everything waits for the digest.',
      ),
      paragraph(
        'What you have read on the site before the digest is sent is left out of it, and when nothing remains, there is no mail. Mails about your account and its security are sent at once, since they are few and you asked for most of them.',
      ),
    ],
    screens: [{ title: 'Account settings', path: '/dashboard/settings' }],
  }),
  general({
    id: 'mails-and-digest',
    title: 'Which mails do I get, and how do I get fewer?',
    roles: everyone,
    topics: ['fledge'],
    answer:
      'Mails about what others do that concerns you, at most five a day until you choose another number, and one digest with what waited. You change the number, the quiet hours and the digest in the settings.',
    body: [
      list(
        'At once, within your number: unread messages, meetings, mentoring.',
        'Once a day, in the morning: new openings of your alerts, and what waited.',
        'About your applications: can be switched off.',
        'Always: confirmations of your address, codes for a password, warnings about your account.',
      ),
      paragraph(
        'The number counts the last 24 hours, so a change of time zone gives no second budget. Cancellations never wait.',
      ),
      paragraph(
        'The digest comes at 8 in your time zone, or in the first hour after your quiet hours. It carries a calendar file with the meetings that it names. To get nothing but what is needed, set the number to 0 and switch the digest off; the bell on the site still shows everything.',
      ),
    ],
    screens: [{ title: 'Account settings', path: '/dashboard/settings' }],
  }),
  general({
    id: 'who-can-message-me',
    title: 'Who can send me messages?',
    roles: everyone,
    topics: ['fledge', 'networking'],
    answer:
      'People who have a reason: an application, a mentorship, a question with a call, a buddy, or a first contact that you accepted. Nobody else, and you can block anyone.',
    body: [
      list(
        'A first contact has up to 500 characters, and waits until you accept or decline. Answering accepts it.',
        'First contacts are limited to a few a week for each user.',
        'When the reason ends, the conversation stays readable, and writing ends.',
        'A block ends all writing between two people; the other is not notified.',
      ),
      paragraph(
        'A message can be edited or deleted for ten minutes. Read receipts are a setting: who hides their own does not see those of others.',
      ),
      paragraph(
        'Admins cannot read conversations. They see the messages of a case only, which the person who reported chose. So report what is wrong, with the messages that show it, before you block; both are in the menu of the conversation.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'report-a-person-or-posting',
    title: 'How do I report someone?',
    roles: everyone,
    topics: ['fledge'],
    answer:
      'Open the conversation or the posting, choose Report, pick the kind, and for a conversation the messages that show it. An admin decides about the case, and the other side does not learn who reported.',
    body: [
      list(
        'Harassment or threats',
        'Fraud, or asking for money or documents',
        'Pretending to be someone else',
        'Sexual, hateful or violent content',
        'Spam or advertising',
        'Something else, which you describe',
      ),
      paragraph(
        'Up to 20 messages can be chosen. They are copied as they are at that moment, so editing or deleting them later changes nothing in the case.',
      ),
      paragraph(
        'The admin can warn the person, suspend the account or dismiss the report. A reported posting goes into the review queue; for alumni, publishing without a review pauses until it is decided. If you are in danger, call the police first. Block the person as well if you do not want to hear from them.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'ask-alumni',
    title: 'How do I ask an alumnus a question?',
    roles: ['student'],
    topics: ['fledge', 'networking'],
    answer:
      'In Ask alumni, choose a topic and a person who takes questions this week, and write one question of 20 to 600 characters that can be answered in ten minutes. It is open for seven days.',
    body: [
      list(
        'Three of your questions can be open at once, one for each person.',
        'The answer is a text, a call of ten minutes, or a friendly no with its reason.',
        'Alumni set how many questions a week they take; those who are full are not offered until Monday.',
        'Published answers are free to read under Answers from alumni, so look there first.',
      ),
      paragraph(
        'Good questions have a situation and a choice: “I have finished statistics and can take databases or econometrics next term. Which did you use in your first job?” Bad ones ask for a whole career.',
      ),
      paragraph(
        'When both of you agree to the words, question and answer can be published without names. Thank them and, after some weeks, tell them what came of it.',
      ),
    ],
    screens: [{ title: 'Ask alumni', path: '/dashboard/student/ask' }],
  }),
  general({
    id: 'buddies',
    title: 'What is a buddy?',
    roles: ['student', 'alumni'],
    topics: ['fledge', 'networking'],
    answer:
      'Someone of your university or field who is a step ahead of you, an alumnus or a student who graduates at least a year earlier. You are paired for eight weeks after both have accepted.',
    body: [
      list(
        'Say what you would like to talk about, in up to five topics, such as settling in or choosing courses.',
        'You wait until someone fits, and both get an offer.',
        'An offer is open for seven days; if one does not answer, both wait on.',
        'Either side can end it at any time.',
      ),
      paragraph(
        'A buddy is no mentor: there are no goals, no progress, and no duty but kindness. Meet or write once a week, for half an hour. A coffee on the campus is enough of a program.',
      ),
      paragraph(
        'Students under 18 are paired with students under 20, or with seniors whom an admin has approved for it. Nobody is offered to you twice. After eight weeks it ends by itself; you can stay in touch in your own way.',
      ),
    ],
    screens: [{ title: 'Dashboard', path: '/dashboard' }],
  }),
  general({
    id: 'safety-of-minors',
    title: 'How are users under 18 protected?',
    roles: everyone,
    topics: ['fledge', 'mentoring'],
    answer:
      'Their email and phone reach nobody, and only mentors and alumni whom an admin has approved for minors can mentor them or call them. Without a date of birth, a user counts as a minor in these places.',
    body: [
      list(
        'Mentors who are not approved for minors cannot accept them.',
        'Questions to alumni and their answers are refused when they contain contact data.',
        'A call needs an approved alumnus, in a room of Fledge.',
        'Buddies are students under 20, or seniors with the approval.',
      ),
      paragraph(
        'Admins grant and take back the approval in Mentors, and it is recorded. It counts as it is on the day when something is accepted.',
      ),
      paragraph(
        'Mentors: stay in the meetings and messages of Fledge, so that both sides have a record of them, and tell the team when something worries you. If a minor is in danger, call the emergency services of their country first, and report it here afterwards.',
      ),
    ],
    screens: [{ title: 'Contact', path: '/contact' }],
  }),
  general({
    id: 'calendar-in-other-programs',
    title: 'How do I see my meetings in my own calendar?',
    roles: everyone,
    topics: ['fledge'],
    answer:
      'Copy your private calendar address from the Calendar screen and subscribe to it in your program. It shows the meetings of the last quarter and the next year.',
    body: [
      list(
        'The address works without signing in, so treat it as a password.',
        'You can make it invalid at any time, and get a new one.',
        'Each entry has the first words of the topic and leads to the page of the meeting.',
        'Programs look for changes every few hours; mails with a calendar file come at once.',
      ),
      paragraph(
        'The mail about a meeting has a file that adds, moves or removes the same entry. If you use both, you may see a meeting twice; then switch one of them off.',
      ),
      paragraph(
        'Fledge does not read your other calendar. Times that are taken there have to be entered as exceptions in your availability, or others can book them.',
      ),
    ],
    screens: [{ title: 'Calendar', path: '/dashboard/calendar' }],
  }),
  general({
    id: 'what-the-advisor-does',
    title: 'What can the advisor do, and what can it not do?',
    roles: everyone,
    topics: ['fledge'],
    answer:
      'It answers questions about your own records and from this library, with links to where it found the answer, and proposes actions that you confirm. It sees what you may see, and nothing else.',
    body: [
      list(
        'It never applies, withdraws, saves or books without your confirmation, and each confirmation does one thing once.',
        'It does not rank people and does not say who is best.',
        'It does not quote other people’s messages, notes, scorecards or equality answers.',
        'It computes no match: numbers come from the same arithmetic as on the screens.',
        'It answers in English.',
      ),
      paragraph(
        'A proposed action can be confirmed for 15 minutes. If the record has changed meanwhile, it says so and does nothing.',
      ),
      paragraph(
        'Say whether an answer was right; that is how its mistakes are found. The conversation can be deleted by you at any time. For decisions with consequences, such as a contract, follow the sources that it names and talk to a person.',
      ),
    ],
    screens: [{ title: 'Dashboard', path: '/dashboard' }],
  }),
  general({
    id: 'why-accounts-wait-for-approval',
    title: 'Why does my account wait for approval?',
    roles: ['mentor', 'employer', 'admin'],
    topics: ['fledge'],
    answer:
      'Because some roles get access to other people, an admin looks at new accounts of them first. Until then you can fill in your profile and settings, but not use the rights of the role.',
    body: [
      list(
        'Confirm your email address first; nothing is looked at before.',
        'Use an address of your employer or university if you have one: it is checked faster.',
        'Complete the onboarding, since admins see who you say you are.',
        'Employers: create the company and submit a posting; both are decided together.',
      ),
      paragraph(
        'You get a mail about the decision. If it is a no, it says why; correct what was missing and write to the team by the contact page.',
      ),
      paragraph(
        'Students and alumni need no approval to search and apply. Alumni who want to be mentors are approved for that, because mentees trust it. A mentor who names three or more years of experience in the onboarding is approved by that. Anyone who signs up as an admin waits for another admin.',
      ),
    ],
    screens: [{ title: 'Contact', path: '/contact' }],
  }),
];
