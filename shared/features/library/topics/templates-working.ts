import type { Article } from '../article.ts';
import { heading, list, paragraph, template } from '../writing.ts';

const starters = ['student', 'alumni'] as const;

/** Texts to copy for projects, first jobs and the people whom one asks for help. */
export const TEMPLATES_WORKING: readonly Article[] = [
  template({
    id: 'template-mentoring-request',
    title: 'Template: request to a mentor',
    roles: ['student'],
    topics: ['mentoring'],
    answer:
      'Fill in the brackets, cut what does not apply, and send it from the page of the mentor. The goal comes before your story, since the mentor decides by it.',
    body: [
      list(
        'Result: something that a stranger could check at the end of the term.',
        'Fact: one line from their profile that fits your goal, and no compliment.',
        'Tried: two things, so that they need not suggest them.',
        'Hours: what you can really spend, next to your courses.',
      ),
      paragraph(
        'Filled in, the first lines read: “I want to have a dashboard of bus delays that a stranger can open, by May 20. You moved from geography to data work, and I am in front of the same step.”',
      ),
      paragraph(
        'On Fledge, the goals have fields of their own, one to five of them, and so have the times for a first session. The text below is the note of up to 1,000 characters. You can have three requests open at once, and each is answered or closed within 72 hours.',
      ),
    ],
    copy: [
      'Hello [first name],',
      '',
      'I want to [result] by [date].',
      '',
      'You [one fact from their profile], and I am in front of the same step: [one sentence about where you are].',
      '',
      'So far I have [first thing] and [second thing]. I am stuck at [one point].',
      '',
      'I can spend [hours] a week on it. A short no helps me, too.',
      '',
      '[Your name]',
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
  template({
    id: 'template-question-to-an-alumnus',
    title: 'Template: question to an alumnus',
    roles: ['student'],
    topics: ['networking', 'alumni'],
    answer:
      'One situation, one choice, one question, in at most 600 characters. If it cannot be answered in ten minutes, ask for the first step only.',
    body: [
      list(
        'Situation: two facts about you that change the answer.',
        'Choice: the two ways that you see.',
        'Question: what they did, saw or would look at. Not what you should do with your life.',
        'Known: one thing that you found out already.',
      ),
      paragraph(
        'Example, 330 characters: “I study chemistry, third year, and can take either process engineering or data analysis as a minor. Two postings that I like ask for both. In your first two years in the plant, which of the two did you use more, and was there something that you had to learn on the job because no course had it?”',
      ),
      paragraph(
        'Read Answers from alumni first; the same question may have been answered. Yours is open for seven days. When the answer has come, write back what you decided.',
      ),
    ],
    copy: [
      'I [study what, where in it, and the fact that matters]. I can either [first way] or [second way].',
      '',
      'I have already [what you found out]. What I cannot find out: when you [their situation], [your question]?',
    ],
    screens: [
      { title: 'Ask alumni', path: '/dashboard/student/ask' },
      { title: 'Answers from alumni', path: '/dashboard/answers' },
    ],
  }),
  template({
    id: 'template-session-notes',
    title: 'Template: notes for a mentoring session',
    roles: ['student', 'mentor', 'alumni'],
    topics: ['mentoring'],
    answer:
      'Three lines before the session, four lines after it. Put both into the shared notes of the mentorship, so that the next session begins where this one ended.',
    body: [
      paragraph(
        'The upper half goes to the mentor the day before. The lower half is written in the last five minutes, while both still look at it. Ten minutes in all, and nobody has to remember anything.',
      ),
      list(
        'Done: against the steps of your goals, also those that you did not do.',
        'Stuck: one thing, with what you tried.',
        'Question: the one that should be answered when you hang up.',
        'Next steps: a verb and a day for each. Two are realistic, five are not.',
      ),
      paragraph(
        'A good line: “By Thursday: ask Ana and Tom to open the page on their phones, write down where they stop.” A bad one: “Improve usability.” When a step was not done twice in a row, it is too large or not wanted. Cut it in half, or take it off the list.',
      ),
    ],
    copy: [
      'Session on [date]',
      '',
      'Before',
      'Done since last time: [ ]',
      'Stuck at: [ ]',
      'Question for today: [ ]',
      '',
      'After',
      'What I take with me: [ ]',
      'Next step 1, until [day]: [ ]',
      'Next step 2, until [day]: [ ]',
      'Next session: [day and time]',
    ],
  }),
  template({
    id: 'template-case-study',
    title: 'Template: case study for a portfolio',
    roles: starters,
    topics: ['portfolios'],
    answer:
      'A frame for 300 to 500 words in which the result comes first. Write one sentence for each line, then look at which of them deserves a second one.',
    body: [
      list(
        'Title: the result, with the user in it.',
        'My part: in a group, name what was yours and who did the rest.',
        'Decisions: what you chose, what else was possible, and why. Three are enough.',
        'Evidence: a figure, a quote with permission, or the fact that it is still used.',
      ),
      paragraph(
        'A decision that is worth reading: “We had planned an app. After watching four volunteers, two of whom had no smartphone, we printed the list every morning instead. It took a day to build and is still used.”',
      ),
      paragraph(
        'Add the finished piece to a project on your Fledge profile, with its link and the skills that it shows. A skill that is shown in a sentence counts fully in a match. Before you publish, check names, screens and figures of others against what you were allowed to show.',
      ),
    ],
    copy: [
      '# [Result in one line, with who uses it]',
      '',
      '[Who, when, how long, your part, the tools. Two sentences.]',
      '',
      '## What did not work before',
      '[What you saw or measured.]',
      '',
      '## What I decided',
      '1. [Decision] instead of [alternative], because [reason].',
      '2. [Decision] instead of [alternative], because [reason].',
      '3. [A decision that was wrong, and how you noticed.]',
      '',
      '## What came of it',
      '[Figure, quote or use. How you know it.]',
      '',
      '## What I would do differently',
      '[One sentence.]',
      '',
      '[Link] · [Pictures with captions that say what to look at]',
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  template({
    id: 'template-weekly-report',
    title: 'Template: weekly report to your supervisor',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Five lines on Friday, in ten minutes. It prevents surprises now, and is the raw material for your resume and your reference later.',
    body: [
      list(
        'Done: results, not hours. “Import runs for March and April”, not “worked on the import”.',
        'Next: what you will do on Monday if nobody says otherwise.',
        'Blocked: what you wait for, from whom, since when.',
        'Risk: what could come later or larger than planned. Early is the only good time for this line.',
        'Learned: for yourself. It can stay out of the mail.',
      ),
      paragraph(
        'Ask once whether your supervisor wants to get it. If not, write it anyway and keep it: after twelve weeks you have sixty lines with dates, and the self-assessment is written in half an hour.',
      ),
      paragraph(
        'Do not hide a bad week. “I lost two days because I had misread the format. I now check one line by hand first” shows more judgment than silence.',
      ),
    ],
    copy: [
      'Week of [date]',
      '',
      'Done: [result], [result]',
      'Next: [first thing on Monday], [second thing]',
      'Blocked: [what, by whom, since when] or nothing',
      'Risk: [what could be late, and what I suggest] or none',
      'Question for you: [one that can be answered with yes, no or a date]',
    ],
  }),
  template({
    id: 'template-group-agreement',
    title: 'Template: agreement for a group project',
    roles: ['student'],
    topics: ['portfolios', 'first-weeks'],
    answer:
      'Half a page that the group fills in together in the first meeting. It settles who does what, by when, and what happens when someone cannot.',
    body: [
      list(
        'One name for each part. Two names mean nobody.',
        'A first version after a third of the time, however rough.',
        'One channel for decisions, and one place for files.',
        'A rule for silence: after how many days does someone call?',
        'A rule for disagreement: who decides, and until when.',
      ),
      paragraph(
        'Groups do not break over bad work but over different expectations: one wants the best grade, one wants to pass, one has a job on three evenings. Say it in the first meeting, in one sentence each. “I can do six hours a week, and none on weekends” is fair as long as it is known.',
      ),
      paragraph(
        'Read the page together at half time and change what is no longer true. At the end, the second column is what each of you may claim in a portfolio.',
      ),
    ],
    copy: [
      'Project: [title], due on [date]',
      'We want: [grade, something to show, to pass]',
      '',
      'Part | Who | First version | Finished',
      '[part] | [name] | [date] | [date]',
      '[part] | [name] | [date] | [date]',
      '[joining it all] | [name] | [date] | [date]',
      '',
      'Hours a week: [name: hours], [name: hours]',
      'We meet: [weekday, time, place or link]',
      'Decisions are written in: [one place]',
      'If someone does not answer for [days], [name] calls.',
      'If we disagree for more than [days], [name] decides.',
      'If someone cannot finish, they say so by [days] before, and hand over what there is.',
    ],
  }),
  template({
    id: 'template-leaving-a-job',
    title: 'Template: telling your employer that you leave',
    roles: starters,
    topics: ['first-weeks', 'offers'],
    answer:
      'Tell your supervisor in person first, then hand over three sentences in writing. Reasons and criticism do not belong in the letter.',
    body: [
      list(
        'Look up the notice period and its form in your contract before you choose the last day.',
        'Have the new contract signed before you write this.',
        'In the talk: the decision, the last day, and what you will hand over. Five minutes.',
        'Ask for a reference in the same week, while the work is fresh.',
      ),
      paragraph(
        'When they ask why, give the reason that points forward: “I want to work with patients directly.” If you want to name a problem, do it in the last talk, with one case and one proposal, and only if you believe that someone will use it.',
      ),
      heading('For the handover'),
      paragraph(
        'One page for each task: where things are, what is due next, whom to ask, what you would not touch. Begin it on the day of the letter; the last week is always too short.',
      ),
    ],
    copy: [
      '[Your name and address]',
      '[Name of the employer]',
      '[Date]',
      '',
      'Dear [name],',
      '',
      'I am ending my employment as [position] with effect from [last day], in keeping with the notice period of my contract.',
      '',
      'Please confirm in writing that you received this letter, and the last day. I would be grateful for a reference that covers [tasks].',
      '',
      'By [date] I will hand over [tasks] to [name, or the person whom you choose].',
      '',
      'Kind regards',
      '[Signature]',
    ],
  }),
];
