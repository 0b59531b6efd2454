import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const posters = ['employer', 'alumni'] as const;

export const HIRING: readonly Article[] = [
  general({
    id: 'write-a-posting',
    title: 'How do I write a good posting?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'Say what the person will do in the first three months, what they must be able to do, what you pay, and how and when you decide. Two hundred clear words attract more of the right people than eight hundred general ones.',
    body: [
      list(
        'Title: what people search for, without “ninja” or internal levels.',
        'Tasks: three to five, with verbs.',
        'Must-haves: at most five, each needed from the first month.',
        'Nice to have: what can be learned on the job.',
        'Pay as a range, place and days on site, start, hours.',
        'The steps of the selection, and the day of the answer.',
      ),
      paragraph(
        'Each unnecessary requirement costs applicants, and more among those who take requirements literally. Ask of each: would we reject an excellent person without it?',
      ),
      paragraph(
        'On Fledge the linter reads along while you write, and the preview is the card as students see it. Required skills are what matches are computed from, so list those by their usual names.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  general({
    id: 'structured-interviews',
    title: 'How do I run a structured interview?',
    roles: posters,
    topics: ['hiring', 'interviewing'],
    answer:
      'Decide the criteria before the first interview, ask everyone the same questions in the same order, and rate each criterion with its evidence before you talk to colleagues. It is fairer and predicts better than a free talk.',
    body: [
      list(
        'Four to six criteria from the tasks of the posting.',
        'One or two questions for each: a past case, or a small task.',
        'For each criterion, write down beforehand what a good answer contains.',
        'Take notes of what was said, not of your impression.',
        'Rate alone, then compare.',
      ),
      paragraph(
        'Leave ten minutes for the candidate’s questions, and say what comes next and when. A friendly tone and fixed questions go well together: explain at the beginning why you read from a sheet.',
      ),
      paragraph(
        'On Fledge, the interview kit begins with criteria from the posting, and scorecards ask for evidence with each rating. You see those of others once you have submitted your own, and no average hides that two of you disagree.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'interview-questions-that-work',
    title: 'Which interview questions tell me something?',
    roles: posters,
    topics: ['hiring', 'interviewing'],
    answer:
      'Questions about a real case from the past, and small tasks from the work itself. Questions about five-year plans, brain teasers and favorite animals tell you mostly how well someone has prepared for them.',
    body: [
      list(
        '“Tell me about a time when you had to learn something fast. What did you do first?”',
        '“Here is a table with an error. How would you find it?”',
        '“Walk me through one decision in this project. What else did you consider?”',
        '“When did you disagree with someone about the work, and what came of it?”',
        '“What would you need from us in the first month?”',
      ),
      paragraph(
        'Follow up three times: what exactly was your part, what would you do differently, how do you know that it worked? People who did it give details.',
      ),
      paragraph(
        'For students, ask about projects, side jobs and clubs, since few have worked in your field. Give the topics beforehand: you learn more from a prepared example than from a nervous one. And ask nothing about private life; it says nothing about the work.',
      ),
    ],
  }),
  general({
    id: 'score-interview-answers',
    title: 'How do I rate answers in an interview?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'Use a scale of a few words with a description for each step, write down the evidence for each rating, and leave out what you could not judge. Rate within an hour, before you have heard others.',
    body: [
      paragraph(
        'Memory keeps the first and the last minute, and likes people who resemble us. Evidence in writing is the remedy: a quote, an example, the result of the task.',
      ),
      list(
        'Describe beforehand what strong and weak answers look like.',
        'Rate one criterion for all candidates, then the next.',
        'No total. A strong criterion does not repair a missing must-have.',
        'Note doubts as questions for the next talk.',
      ),
      heading('When you disagree'),
      paragraph(
        'Look at the evidence, not at the people. Often two interviewers saw different things, or mean different things by the criterion. Ask for one more piece of evidence instead of the average. On Fledge, ratings that lie two steps apart are pointed out as a disagreement, for exactly this talk.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'reject-kindly',
    title: 'How do I reject an applicant kindly?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'Soon, in person of the one who decided, with one true reason and without false hope. After an interview, add one sentence about what was good and one about what was missing.',
    body: [
      paragraph(
        'Applicants mind silence more than a no. Someone who is rejected well applies again, and tells others.',
      ),
      list(
        'First line: the decision. Nobody wants to search for it.',
        'Reason: about the requirement, not about the person.',
        '“We chose someone who has already built reports with SQL. Your analysis of the survey was the clearest that we read.”',
        'No “we will keep you in mind” unless you do.',
      ),
      paragraph(
        'On Fledge every rejection carries a reason from a list that the applicant reads, and you can add a message. For ten seconds you can undo it, and only then do they hear of it. Up to 200 applications can be moved at once, for those whom you did not talk to; write a line of your own to everyone you interviewed.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  general({
    id: 'hire-interns-well',
    title: 'How do I set up a good internship?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'Plan one real project, one person who has time for the intern each week, and one day on which they present the result. Without these three, postpone the posting.',
    body: [
      list(
        'Project: useful but not urgent, with a first version after a third of the time.',
        'Person: two hours a week, more in the first.',
        'First day: desk, accounts, a plan for the week, lunch with someone.',
        'Half time: a talk about how it goes and what comes after.',
        'End: a presentation, feedback in writing, a reference.',
      ),
      paragraph(
        'Pay is what decides who can apply at all: those without savings cannot work for nothing. Say in the posting what you pay, for how many weeks, and whether it fits a required placement.',
      ),
      paragraph(
        'Decide before the last two weeks whether you would like to hire them later, and tell them. Interns are the candidates that you know best, and they decide at the same time.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  general({
    id: 'onboard-a-graduate',
    title: 'How do I onboard someone in their first job?',
    roles: ['employer'],
    topics: ['hiring', 'first-weeks'],
    answer:
      'Prepare accounts and a plan for the first week, give a small task that can be finished by Friday, and talk every week about what is expected. People in a first job do not know what they may ask.',
    body: [
      list(
        'Before: when to come, what to wear, who waits for them.',
        'Day one: people and purpose, little paper.',
        'Week one: a task with a visible result, and a buddy who is not the boss.',
        'Month one: goals in writing, a talk of 30 minutes each week.',
        'Month three: feedback in both directions, before the trial period ends.',
      ),
      paragraph(
        'Say the unwritten rules aloud: how fast one answers, when one may leave, what to do when one is ill, how one disagrees. What everybody knows is what the new person does not.',
      ),
      paragraph(
        'Correct small things at once and in private, and praise exactly. Most early departures begin with weeks in which nobody had time, so block the time in your calendar before the start.',
      ),
    ],
  }),
  general({
    id: 'pay-in-postings',
    title: 'What should a posting say about pay?',
    roles: posters,
    topics: ['hiring', 'offers'],
    answer:
      'Give the lowest and the highest figure that you would pay for this position, per hour, month or year, with the currency. Postings with a range get more applications, and fewer talks fail at the end.',
    body: [
      list(
        'Take the range from what people in the position earn with you now.',
        'Keep it honest: the highest figure at most a third above the lowest.',
        'Say what decides the place in it: experience, a skill, the city.',
        'Name bonus, travel and equipment separately.',
        'Use the same range in all talks.',
      ),
      paragraph(
        '“Competitive” says nothing, and readers expect the worst. If you cannot publish a range yet, ask inside your company why; usually it is because the present pay is uneven, which is worth knowing.',
      ),
      paragraph(
        'On Fledge, pay is a range with currency and period, and it is compared over a year so that people can filter. The linter warns when it is missing. Some places require a range by rule; look up the rule for yours.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  general({
    id: 'reduce-bias-in-screening',
    title: 'How do I keep screening fair?',
    roles: posters,
    topics: ['hiring'],
    answer:
      'Write down the criteria before you read, look at evidence before names, judge one criterion at a time, and count afterwards who got through. Good will alone does not do it.',
    body: [
      list(
        'Criteria from the tasks, no more than five.',
        'Names, photos and schools hidden in the first reading.',
        'The same order of questions for all.',
        'Ties treated as ties: a difference of two points is no difference between people.',
        'A second reader for everyone close to the line.',
      ),
      paragraph(
        'On Fledge, Screening shows candidates without names, as “Candidate K”, with their places as ranges. You compare up to four of them line by line by what the posting asks for, and reveal a name when you are ready; the reveal is recorded.',
      ),
      paragraph(
        'Look at the fairness figures each quarter. They count how candidates of different groups fared, from answers that nobody in your company can see. A difference is a question to ask of your criteria, not a verdict.',
      ),
    ],
    screens: [{ title: 'Screening', path: '/dashboard/employer/screening' }],
  }),
  general({
    id: 'answer-applicants-in-time',
    title: 'How do I answer all applicants in time?',
    roles: posters,
    topics: ['hiring', 'fledge'],
    answer:
      'Read every week instead of at the end, decide in three piles, and set a day of the reply that you can keep. An early no for those who clearly do not fit is kinder than a late one.',
    body: [
      list(
        'Twice a week, 30 minutes for new applications.',
        'Three piles: invite, second reader, no.',
        'Send the clear no after the deadline at the latest.',
        'Keep two people warm as a reserve, and tell them so.',
        'Pause the posting when you have enough.',
      ),
      paragraph(
        'On Fledge the day of the reply is 14 days after the deadline unless you choose another one, up to 30 days after it. You get a reminder three days before it and on the day. An invitation or a rejection counts as an answer; a mere “reviewed” does not.',
      ),
      paragraph(
        'The applicants list can be sorted by who has waited longest. What you keep shows on your page as the record of replies, with the time in which half of the answers were given, so that good habits attract applicants.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
];
