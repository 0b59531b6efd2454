import type { Article } from '../article.ts';
import { heading, list, paragraph, template } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;

/** Texts to copy for those who apply, talk to employers and decide about offers. */
export const TEMPLATES_APPLYING: readonly Article[] = [
  template({
    id: 'template-cover-letter',
    title: 'Template: cover letter',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Write the two proofs first, then the rest around them. Everything in square brackets has to be replaced or removed before you send it.',
    body: [
      heading('How to fill it in'),
      list(
        'Requirement: take it word for word from the posting.',
        'Proof: what you did, with what, and what changed. One sentence each.',
        'Reason: something that is true of this employer only. If the sentence would fit a competitor, look again.',
        'Last paragraph: dates and hours, so that nobody has to ask.',
      ),
      paragraph(
        'A filled-in proof reads: “You ask for someone who writes SQL daily. In the student finance office I replaced eleven spreadsheets with four queries; the monthly report now takes an hour instead of two days.”',
      ),
      paragraph(
        'Search the finished letter for a square bracket. The one that was left in is always found by the reader.',
      ),
    ],
    copy: [
      'Dear [name, or “Dear hiring team”],',
      '',
      'I am applying for [position]. [One true reason that fits this employer only.]',
      '',
      'You ask for [main requirement, in the words of the posting]. At [place] I [what you did] with [tool or method]. As a result, [what changed].',
      '',
      'You also need [second requirement]. [Second proof, or: I have not done this yet. To learn it I am … and expect to … by …]',
      '',
      'I can start on [date] and work [hours] a week until [date]. You reach me at [phone] and [email].',
      '',
      'Kind regards',
      '[Your name]',
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  template({
    id: 'template-application-note',
    title: 'Template: note with an application on Fledge',
    roles: seekers,
    topics: ['applying', 'fledge'],
    answer:
      'The note goes with your profile, so it need not repeat it. Use its 1,000 characters for one requirement, one proof, one honest gap and your dates.',
    body: [
      paragraph(
        'The employer reads the note beside your profile and the receipt of your match. What helps is what neither of them can show: how a piece of work came about, why a dated entry is still true, or what stands behind a missing point.',
      ),
      list(
        'Open the receipt of the match first, and look for the point that is missing or only listed.',
        'Write about that point. The others are already proven.',
        'Name the entry of your profile where the reader finds more.',
        'Leave out greetings and thanks; the characters are better spent.',
      ),
      paragraph(
        'Example for a gap: “I have not used Kafka. I built the same flow with RabbitMQ (project ‘Stop times’), and have worked through the Kafka documentation this month.”',
      ),
    ],
    copy: [
      '[Requirement from the posting]: I did this in [entry of your profile]. [What was hard about it, in one sentence.] [What came of it.]',
      '',
      '[Requirement that you do not meet]: I have not done this yet. The closest is [what you did]. [What you do to learn it, and by when.]',
      '',
      'I can start on [date], [hours] a week, [on site, remote, or days on site].',
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  template({
    id: 'template-follow-up-after-interview',
    title: 'Template: messages after an interview',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Two short messages: one within a day, and one if the promised day has passed. Send each of them once, and neither without the fact in the middle.',
    body: [
      list(
        'The first adds something that was missing: a figure, a link, a better answer.',
        'The second asks for a date. It does not ask for a decision, and does not explain why waiting is hard.',
        'Another offer with a deadline is a good reason to write earlier. Name the day, not the company.',
      ),
      paragraph(
        'On Fledge, write from the application, so that the message is in the same conversation as the invitation. The tracker shows the day by which a reply was promised. Wait until the day after it.',
      ),
      paragraph(
        'If the second message gets no answer within a week, mark the application as finished for yourself. You lose nothing by it: if they call later, you can still say yes.',
      ),
    ],
    copy: [
      '— Within a day —',
      '',
      'Hello [name],',
      '',
      'thank you for the talk today. What you said about [one topic] made the position clearer to me.',
      '',
      'You asked [question]. My answer was incomplete: [the missing fact, in two sentences, or a link].',
      '',
      'I look forward to hearing from you by [day that they named].',
      '',
      '[Your name]',
      '',
      '— After the promised day —',
      '',
      'Hello [name],',
      '',
      'on [date] we talked about [position], and you expected to decide by [day]. I am still interested. Could you tell me by when you know more?',
      '',
      '[Only if true: I have another offer, which I have to answer by (day).]',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  template({
    id: 'template-reference-request',
    title: 'Template: asking for a reference',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Ask early, make it easy to say no, and send what the person needs to write something concrete. Two weeks are polite, three days are not.',
    body: [
      list(
        'Remind them of one piece of work that they saw, with its date.',
        'Say what the reference is for, and what the reader looks for.',
        'Offer two or three facts. A reference full of adjectives helps nobody.',
        'Say how it is given: a letter, a form, a call.',
      ),
      paragraph(
        'Good facts are small: “You asked me to find out why the sensor failed at night, and I found the loose contact on the third evening.” The person will add their own view, which is what the reader wants.',
      ),
      paragraph(
        'If the answer is hesitant, thank them and ask someone else. Afterwards, tell them how it ended; most people who write references never hear. When you agree on someone, write down their title and how they want to be reached, and ask again before the next application.',
      ),
    ],
    copy: [
      'Hello [name],',
      '',
      'in [month and year] I worked with you on [project]. I am now applying for [position or program] at [place], and they ask for a reference about [what they want to know].',
      '',
      'Could you say something good about my work from what you saw? If not, please say so; I would understand.',
      '',
      'If yes, these points might help:',
      '- [what you did, with its result]',
      '- [a difficulty, and how you dealt with it]',
      '- [something you learned from them]',
      '',
      'It is [a letter of one page, a form, a call of ten minutes] and needed by [date]. The posting and my resume are attached.',
      '',
      'Thank you either way',
      '[Your name]',
    ],
  }),
  template({
    id: 'template-more-time-for-an-offer',
    title: 'Template: asking for more time to decide',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Say that you are glad, name the day by which you answer, and give one reason. Ask on the day of the offer, since the same request looks different on the last day.',
    body: [
      list(
        'Three to seven days are a normal wish. For a move to another city, ask for two weeks.',
        'One reason is enough: another process that ends on a date, a talk at home, a contract to read.',
        'Add what you still need to know. It turns waiting into a step forward.',
        'Keep the day that you name, and answer in the morning.',
      ),
      paragraph(
        'If they cannot wait, ask what is behind it: a start date, a second candidate, a budget. Sometimes half of the wish is possible: “I can answer on Wednesday evening instead of Friday.”',
      ),
      paragraph(
        'On Fledge, an offer stays in your tracker until you accept, decline or withdraw, and the employer sees that it is unanswered. Write to them from the application; silence reads as a no.',
      ),
    ],
    copy: [
      'Hello [name],',
      '',
      'thank you for the offer. I am glad about it, above all about [one thing].',
      '',
      'I would like to answer by [weekday and date], since [one reason]. Until then, could you tell me:',
      '- [question about pay, hours or start]',
      '- [question about the work or the team]',
      '',
      'Is that possible for you?',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  template({
    id: 'template-counter-offer',
    title: 'Template: answering an offer with a different figure',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Name one figure, one reason that concerns the work, and one alternative. Send it only if you would accept the job at that figure.',
    body: [
      list(
        'Figure: for the same period as theirs, a year with a year and an hour with an hour.',
        'Reason: a skill that they need from day one, pay in postings for the same work, or an offer that you have. Rent and debts are true, but not their reason.',
        'Alternative: something that costs them less, such as a review after six months with a date.',
        'No threat. “Otherwise I decline” can be said once, and then has to be true.',
      ),
      paragraph(
        'Collect the figures before you write: filter openings on Fledge by the same type and place, note the range of ten of them, and take the middle. “Seven of ten postings for this work in this city pay 24 to 27 an hour” is hard to argue with.',
      ),
      paragraph('If they agree, ask for the changed offer in writing, read it, and then accept.'),
    ],
    copy: [
      'Hello [name],',
      '',
      'thank you for the offer for [position]. I would like to work with you.',
      '',
      'You offer [figure, period]. For [the skill, the experience or the comparison], I had expected [your figure, same period]. [One sentence with the fact behind it.]',
      '',
      'If that is not possible now, a fixed review on [date] with [what would have to be reached], or [alternative], would help me to say yes.',
      '',
      'Could we talk about it for ten minutes this week?',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  template({
    id: 'template-decline-an-offer',
    title: 'Template: declining an offer, or withdrawing',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Decline on the day on which you know. One true sentence as the reason is enough, and nobody is owed more.',
    body: [
      list(
        'Decision in the first line. The reader may have to call someone else today.',
        'Reason about the choice, never about a person: the field, the city, the start, the pay.',
        'Stay in touch only if you mean it.',
        'The second text is for an application that you take back before there is an offer.',
      ),
      paragraph(
        'On Fledge, Decline and Withdraw are buttons in the tracker. Press the button as well; a message alone leaves the place reserved for you. Withdrawing can be undone for ten seconds, and the employer no longer has access to what you sent.',
      ),
      paragraph(
        'If pay was the reason, say so with a figure: “The other offer is 4,000 a year higher.” It is useful to them, and now and then they come back with a new one.',
      ),
    ],
    copy: [
      '— Declining an offer —',
      '',
      'Hello [name],',
      '',
      'I have decided not to accept your offer for [position]. [One true reason.]',
      '',
      'Thank you for your time, and to [name] for [one thing that you took from it]. [Only if true: I would be glad to hear from you when …]',
      '',
      '[Your name]',
      '',
      '— Withdrawing before an offer —',
      '',
      'Hello [name],',
      '',
      'I withdraw my application for [position], since [one reason]. Please give the time that you kept for me on [date] to someone else.',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  template({
    id: 'template-what-you-need-in-an-interview',
    title: 'Template: saying what you need for an interview',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Say what you need and how it is done, a few days before. You need not explain why, and need not name a condition.',
    body: [
      list(
        'Name the thing: questions in writing, a break after 45 minutes, a room without stairs, captions, another time of day, a quiet room for a task.',
        'Say what the other side has to do. Often it is one click.',
        'Ask who takes care of it, so that the interviewers know.',
      ),
      paragraph(
        'Example: “Please switch on live captions at the start of the call; in most programs this is in the menu with the three dots. I answer by voice as usual.” A request of this kind takes the uncertainty out of the day for both sides.',
      ),
      paragraph(
        'On Fledge, write to the employer from the application, or answer the proposed times with it. If there is a test or a task for home, ask in the same message how much time it takes and in which program it runs.',
      ),
    ],
    copy: [
      'Hello [name],',
      '',
      'thank you for the invitation for [day]. So that I can show my work well, I need the following:',
      '- [what you need, in one line]',
      '- [how it is done, or who can help with it]',
      '',
      'Could you tell me by [day] whether this works, and who will take care of it? If something is not possible, let us find another way.',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
];
