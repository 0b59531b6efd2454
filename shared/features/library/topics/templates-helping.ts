import type { Article } from '../article.ts';
import { heading, list, paragraph, template } from '../writing.ts';

const mentors = ['mentor', 'alumni'] as const;

/** Texts to copy for mentors, alumni and admins. */
export const TEMPLATES_HELPING: readonly Article[] = [
  template({
    id: 'template-feedback-to-a-mentee',
    title: 'Template: written feedback to a mentee',
    roles: mentors,
    topics: ['mentoring', 'reviews'],
    answer:
      'Two strengths with their evidence, one change that matters most, and one question back. Leave everything else out, however right it is.',
    body: [
      list(
        'Strength: name the line, the page or the moment, so that it can be repeated.',
        'Effect: what it did to you as a reader or user.',
        'Change: the one that the next reader would notice first.',
        'Try: a step of an hour or two.',
        'Question: what you did not understand. Often there was a reason.',
      ),
      paragraph(
        'Filled in: “The second paragraph names the user and the problem, so I wanted to read on. The result is only on page two; most readers will not get there. Try to put the sentence about the 40 saved hours under the title. Why did you leave out the first attempt?”',
      ),
      paragraph(
        'Send it within three days, while the work is still warm. If you have more than one change, keep a list for later sessions. For a project that was submitted to you in Project Reviews, the rubric takes the ratings, and this text is what you write beside them.',
      ),
    ],
    copy: [
      'Hello [first name],',
      '',
      'I have looked at [what] for [minutes], as [a recruiter, a user, a developer] would.',
      '',
      'Strong: [place in the work]. [What it did for me as a reader.]',
      'Strong: [place in the work]. [What it did.]',
      '',
      'What I would change first: [place]. It causes [effect]. Try [one step].',
      '',
      'I did not understand: [question].',
      '',
      'What do you make of it? Tell me what you will do and what not; both are fine.',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Project Reviews', path: '/dashboard/mentor/projects' }],
  }),
  template({
    id: 'template-declining-a-mentee',
    title: 'Template: declining a request, with a pointer',
    roles: mentors,
    topics: ['mentoring'],
    answer:
      'Four lines of at most 500 characters that go with the reason that you choose. The pointer is the useful part, and takes you a minute.',
    body: [
      list(
        'No time: say until when, if you know it. Then pause your listing, so that the next student does not ask in vain.',
        'Other expertise: the kind of person who fits, by what they do every day.',
        'Unclear goals: the one thing that you would have to know.',
        'Conflict: that there is one. You need not say which.',
      ),
      paragraph(
        'Example for other expertise: “Your goal is a first job in hospital pharmacy. I work in research and have never hired there. Look for someone who has been on a ward in the last two years, and ask them how the first rotation is given out. Your plan for the exam is realistic; keep it.”',
      ),
      paragraph(
        'Answer within 72 hours. The request holds one of your places until then, and the student can send the same text on to the next mentor with one step.',
      ),
    ],
    copy: [
      'Hello [first name],',
      '',
      'thank you for asking. I cannot take this on, because [the reason, in one sentence].',
      '',
      'Look for someone who [what they do every day]. A good first question to them would be: [question].',
      '',
      '[One thing in the request that was good, or one that would make it clearer.]',
    ],
    screens: [{ title: 'Mentor settings', path: '/dashboard/mentor/settings' }],
  }),
  template({
    id: 'template-session-agenda',
    title: 'Template: agenda for a mentoring session',
    roles: mentors,
    topics: ['mentoring'],
    answer:
      'Forty-five minutes in four parts, with the mentee’s question in the middle. Share it in the invitation, so that nobody starts with “So, what shall we talk about?”.',
    body: [
      list(
        'Five minutes: how it went since the last time. Steps that are done, steps that are not, without judgment.',
        'Twenty-five minutes: the one question. Ask what they have thought of before you say what you think.',
        'Ten minutes: look at a piece of work together, on the screen.',
        'Five minutes: next steps with days, next date, one line of feedback each.',
      ),
      paragraph(
        'If there is no question, do not fill the time. Ask: “What would make the next two weeks easier?” If nothing comes, end after fifteen minutes. Short sessions are a sign that the mentee works alone, which is the aim.',
      ),
      paragraph(
        'In the last session of a term, replace the third part by three questions: which goal was reached, what helped, and what comes after. Record in Fledge whether the session was held; both of you can rate it in the seven days after it.',
      ),
    ],
    copy: [
      'Session [number], [date], 45 minutes',
      '',
      '0–5 Since last time: steps done, steps not done',
      '5–30 Your question: [sent the day before]',
      '30–40 We look at: [file, page, repository]',
      '40–45 Next steps with days, next date, “what was useful today?”',
      '',
      'Please send me the question by [time, day before].',
    ],
    screens: [{ title: 'My Mentees', path: '/dashboard/mentor/mentees' }],
  }),
  template({
    id: 'template-recommendation-letter',
    title: 'Template: letter of recommendation',
    roles: ['mentor', 'alumni', 'employer'],
    topics: ['mentoring', 'alumni'],
    answer:
      'How you know the person, two stories with a result, what you did not see, and whether you would work with them again. Without a story, decline to write it.',
    body: [
      list(
        'Ask for the posting, and for the two points that matter to the reader.',
        'Stories: what was hard, what the person did, what came of it. Five sentences each.',
        'Limits: say what you cannot judge. It makes the rest believable.',
        'Comparison only with people whom you really know, and with their number.',
        'Nothing about family, health, age or looks, however well it is meant.',
      ),
      paragraph(
        'A sentence that helps: “In week six she told the client that the first plan would fail, two days before it would have, and came with another one.” One that does not: “She is a highly motivated team player.”',
      ),
      paragraph(
        'Write one page at most. Give the person the letter before you send it if the reader allows it, and offer a phone number; those who check references prefer ten minutes of talking.',
      ),
    ],
    copy: [
      '[Place, date]',
      '',
      'To [reader, or “To whom it may concern”]',
      '',
      'I have known [name] since [month and year] as [mentor, supervisor, lecturer], and saw [his, her, their] work [how often, in what].',
      '',
      'In [month], [the situation and what was hard]. [Name] [what they did]. [What came of it, and how you know.]',
      '',
      'A second example: [situation, action, result].',
      '',
      'I cannot judge [what you did not see]. Of the [number] people with whom I worked in the same way, [name] [comparison that you can stand by].',
      '',
      'I would [work with, hire, mentor] [name] again, above all for [kind of work]. You reach me at [phone], best [when].',
      '',
      '[Name, position, organization]',
    ],
  }),
  template({
    id: 'template-event-invitation',
    title: 'Template: invitation to an event',
    roles: ['alumni', 'mentor', 'employer', 'admin'],
    topics: ['alumni', 'networking'],
    answer:
      'What guests can do afterwards that they could not do before, for whom it is, and how the time is divided. Those three decide who comes.',
    body: [
      list(
        'Title: the outcome. “Read three real offers together”, not “Career evening”.',
        'For whom, and for whom not. A small room with the right people is better than a full one.',
        'Course of the hour, with the share of questions.',
        'What to bring, and what it costs, also when it is nothing.',
        'Access: the way in, captions, breaks, and whom to write to.',
      ),
      paragraph(
        'On Fledge, Create event asks for title, description, place or link, number of places, and who may come: your university, alumni, students, everyone, or everyone with a public page. Guests get the address and reminders; when it is full, there is a waiting list. You can write to your guests three times, so keep one message for the day before.',
      ),
      paragraph(
        'Plan for a third of those who said yes to stay away when it is free. A question that guests answer in advance lowers that number.',
      ),
    ],
    copy: [
      '[Title: what you can do afterwards]',
      '',
      'For [whom: semester, field, situation]. You need [nothing, or what].',
      '',
      'In [minutes] minutes:',
      '- [minutes]: [part]',
      '- [minutes]: [part, for example you work on your own text]',
      '- [minutes]: your questions',
      '',
      '[Name] has [the one fact that qualifies them].',
      '',
      'Bring: [ ]. It costs nothing.',
      'The room is on [floor], [lift or stairs]. [Captions or not.] If you need something to take part, write to [name] by [date].',
    ],
    screens: [{ title: 'Create event', path: '/dashboard/events/new' }],
  }),
  template({
    id: 'template-thanks-to-an-alumnus',
    title: 'Template: thanks to an alumnus or a speaker',
    roles: ['student', 'admin', 'mentor'],
    topics: ['alumni', 'networking'],
    answer:
      'Say what you did because of it. Two messages are best: one line the next day, and three lines after some weeks, when something has come of it.',
    body: [
      list(
        'The next day: one sentence that stayed with you, in their words.',
        'After some weeks: what you did, what happened, what you would ask now.',
        'From an organizer: how many came, one question from the room, one line that a guest wrote.',
        'No request for the next favor in the same message.',
      ),
      paragraph(
        'Example after six weeks: “You said that a portfolio needs one thing that someone uses. I put my timetable tool online for my floor; 31 people use it, and it was the first thing they asked about in the interview. I start in June.”',
      ),
      paragraph(
        'For organizers: thank within three days, and say honestly what did not work on your side. People who give talks for free come back because of the preparation, not because of the applause.',
      ),
    ],
    copy: [
      '— The next day —',
      'Thank you for [the talk, your answer]. “[One sentence of theirs]” is what I took with me. I will [one step] by [day].',
      '',
      '— After some weeks —',
      'Hello [name], in [month] you told me [advice]. I [what you did]. [What came of it, with a figure if there is one.] Thank you; without it I would have [what].',
      '',
      '— From an organizer —',
      'Hello [name], [number] people came, and [number] stayed for the questions. One of them wrote: “[quote, with permission]”. What we will do better: [one thing]. The slides stay with you unless you want to share them.',
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  template({
    id: 'template-introduction',
    title: 'Template: introducing two people',
    roles: ['alumni', 'mentor', 'employer'],
    topics: ['networking', 'alumni'],
    answer:
      'Ask both before you connect them. Then one message with who, why and the first step, after which you are no longer needed.',
    body: [
      list(
        'Ask the busy person first: “May I introduce you to a student who …? A no is fine.”',
        'Say what you know of each from your own experience, in one line.',
        'Name the question, so that the first talk has a topic.',
        'Name who writes first. It is the one who wants something.',
        'Leave out phone numbers and addresses until both have agreed.',
      ),
      paragraph(
        'A question that opens a door: “Lena wants to know whether a year of lab work counts in your team.” One that closes it: “Lena is looking for a job and would love to pick your brain.”',
      ),
      paragraph(
        'On Fledge, a first contact has up to 500 characters and waits until it is accepted. Students under 18 cannot be introduced with their contact data: keep to the messages of Fledge, and let them ask a question in Ask alumni instead.',
      ),
    ],
    copy: [
      '— To the one who is asked —',
      'Hello [name], I know [first name], who [one line from your own experience]. The question is: [one question, ten minutes]. May I connect you? A no is fine.',
      '',
      '— To both, after a yes —',
      'Hello [name], hello [name],',
      '[A], this is [B], who [what B does]. [B], [A] has [what A did, and what you saw of it].',
      'The question: [ ]. [A], please write to [B] this week with two times.',
      'I leave you to it.',
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  template({
    id: 'template-incident-note',
    title: 'Template: note about an incident',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'What was reported, what you saw yourself, what you decided and why, in this order and in separate parts. Write it on the day of the decision.',
    body: [
      list(
        'Facts first: who wrote what, when, with the number of the case. Quote only what the decision rests on.',
        'Keep what you saw apart from what you conclude.',
        'Rule: the one that applies, in its words.',
        'Choice: what you could have decided instead, and why you did not.',
        'Minors: whether someone under 18 is involved, in the first line.',
      ),
      paragraph(
        'Keep names out where an initial is enough, and do not copy messages that do not matter. A colleague who reads it in a year should come to the same decision, and the person concerned should be able to read it without finding an insult.',
      ),
      heading('On Fledge'),
      paragraph(
        'The decision and its reason of up to 500 characters are in the audit log with the case. This note is for what does not fit there: your reasoning, and what has to be watched. Do not send it by mail, and delete it when the case can no longer be questioned.',
      ),
    ],
    copy: [
      'Case [number], [date]. Someone under 18 involved: yes / no / not known',
      '',
      'Reported: [kind, by which role, on which day, about what]',
      'Seen by me: [messages or records, with their dates]',
      'Not known: [ ]',
      '',
      'Rule: [the sentence that applies]',
      'Earlier decisions about the same person: [date and outcome, or none]',
      '',
      'Decision: dismiss / warn / suspend, because [ ]',
      'Considered instead: [ ], not chosen because [ ]',
      'Reason as the person reads it: [up to 500 characters]',
      '',
      'To watch until [date]: [ ]',
      'Second reader: [initials, date]',
    ],
    screens: [
      { title: 'Reports', path: '/dashboard/admin/reports' },
      { title: 'Audit Log', path: '/dashboard/admin/audit' },
    ],
  }),
  template({
    id: 'template-reason-for-a-decision',
    title: 'Template: reasons that people read',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'A reason names what happened, the rule, and what the person can do now. It has up to 500 characters, and is read on the worst day of someone’s week.',
    body: [
      list(
        'What: the act with its day, not a judgment of the person.',
        'Rule: in half a sentence.',
        'Now: what changes, and what they can do about it.',
        'Tone: no irony, no warning beyond what you will do.',
      ),
      paragraph(
        'Compare: “Your account violates our policies” leaves the person with nothing. “On May 3 you asked two students for copies of their identity cards. Nobody may ask for these here. Your account is suspended; write to us by the contact page if we have misunderstood it” can be answered.',
      ),
      paragraph(
        'The text is stored in the audit log in the same step, so it has to be right at once. Never say who reported, also not indirectly by details that only one person knows. If the details would reveal it, name the kind of act only.',
      ),
    ],
    copy: [
      '— Warning —',
      'On [date] you [what happened, in one sentence]. [The rule, in half a sentence.] Please [what to do differently]. If it happens again, we may suspend your account.',
      '',
      '— Suspension —',
      'On [date] you [what happened]. [The rule.] Your account is suspended. If we have misunderstood something, write to us by the contact page and name [what would help].',
      '',
      '— Account not approved —',
      'We could not confirm [what]. Please [what to send or change] and write to us by the contact page; we then look at it again.',
      '',
      '— Posting not published —',
      'The posting [what it lacks or says, with the sentence]. Please change [what] and submit it again. The rest is fine.',
    ],
    screens: [
      { title: 'Reports', path: '/dashboard/admin/reports' },
      { title: 'Approvals', path: '/dashboard/admin/approvals' },
      { title: 'Review', path: '/dashboard/admin/review' },
    ],
  }),
  template({
    id: 'template-answer-to-a-contact-message',
    title: 'Template: answer to a contact message',
    roles: ['admin'],
    topics: ['fledge'],
    answer:
      'Answer the question in the first line, say what you did, and say what comes next with a day. If you do not know yet, say that and the day on which you will.',
    body: [
      list(
        'First line: yes, no, or what you did. The reader is annoyed or worried, and wants to know.',
        'Steps: at most three, with the names of the screens as they are written there.',
        'One question, if you need something. Two mails with one question are faster than one with five.',
        'Never ask for a password, a code or a copy of an identity card.',
      ),
      paragraph(
        'Before you write about an account, make sure that the sender is its owner: the address of the message has to be the one of the account. If it is not, answer in general terms and ask them to write from the other one, or to use “Forgot password”.',
      ),
      paragraph(
        'Contact messages opens an answer in your mail program, with the subject filled in. What comes from the form is a stranger’s text; do not open links in it that you did not expect.',
      ),
    ],
    copy: [
      'Hello [first name],',
      '',
      '[The answer in one sentence.]',
      '',
      '[What you did, or what to do:]',
      '1. Open [screen].',
      '2. Choose [button, as it is written there].',
      '3. [What you should see then.]',
      '',
      'If you see something else, tell me what is written there. I look into it by [day].',
      '',
      '[First name], Fledge',
    ],
    screens: [{ title: 'Contact messages', path: '/dashboard/admin/messages' }],
  }),
];
