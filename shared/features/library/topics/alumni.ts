import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

export const ALUMNI: readonly Article[] = [
  general({
    id: 'give-back-as-an-alumnus',
    title: 'How can I give something back as an alumnus?',
    roles: ['alumni'],
    topics: ['alumni', 'networking'],
    answer:
      'Choose by the time that you have: answer one question in ten minutes, be a buddy for eight weeks, mentor for one or two hours a week, or post an opening of your company. A small thing that you keep up beats a large one that you drop.',
    body: [
      list(
        'Ten minutes: answer a student’s question in text, or in a call.',
        'An hour a month: read two resumes, rehearse an interview.',
        'Eight weeks: be the buddy of a student of your university or field.',
        'One to two hours a week: mentor, with places that you set yourself.',
        'When there is one: post an opening or a small paid project.',
      ),
      paragraph(
        'Students value what you find ordinary: how your first week was, what you would skip, how people get hired in your company. You need no title for that; two years of distance are often better than twenty.',
      ),
      paragraph(
        'On Fledge you decide how many questions a week you take, from none to ten, and about which topics. To mentor, you agree to the code of conduct, and an admin approves you once.',
      ),
    ],
    screens: [{ title: 'Mentoring', path: '/dashboard/alumni/mentor' }],
  }),
  general({
    id: 'answer-a-student-question',
    title: 'How do I answer a student’s question well?',
    roles: ['alumni', 'mentor'],
    topics: ['alumni', 'mentoring'],
    answer:
      'Answer the question that was asked, from your own experience, with one example and one next step. Ten minutes are enough, and saying that you do not know is an answer, too.',
    body: [
      list(
        'Repeat the question in a line, so that both mean the same.',
        'What you would do, and why.',
        'One case: what you saw yourself, with its year.',
        'Where it may be different: another country, size of company, field.',
        'One thing to do this week.',
      ),
      paragraph(
        'Be careful with “always” and “never”; you know one way. And say what has changed since you began.',
      ),
      paragraph(
        'On Fledge a question is open for seven days. You can answer in text, propose a call of ten minutes, or decline with a reason. When both of you agree to the exact words, question and answer can be published without names, so that others find them under Answers from alumni. Either of you can take that back.',
      ),
    ],
    screens: [{ title: 'Answers from alumni', path: '/dashboard/answers' }],
  }),
  general({
    id: 'refer-someone',
    title: 'How do I refer someone to my employer?',
    roles: ['alumni', 'mentor'],
    topics: ['alumni', 'networking'],
    answer:
      'Refer only people whose work you have seen, say what you saw, and say how you know them. Tell both sides what you will do and that the decision is not yours.',
    body: [
      list(
        'Ask what the person wants and why, and look at their resume.',
        'Check with your team whether the position is really open.',
        'Write three sentences: how you know them, one thing they did, what they would bring.',
        'Send it to the person who decides, and tell the applicant that you did.',
        'Stay out of the selection afterwards.',
      ),
      paragraph(
        '“I mentored Mira for ten weeks. She built a parser for our public data on her own and asked better questions than I did. I would like to work with her; I have not seen her in a team.” The limit at the end makes the rest credible.',
      ),
      paragraph(
        'If you do not want to refer someone, say so: “I know too little about your work to recommend it, but I can tell you how we hire.” That is help as well. If your employer pays for referrals, tell the person.',
      ),
    ],
  }),
  general({
    id: 'post-as-an-alumnus',
    title: 'How do I post an opening as an alumnus?',
    roles: ['alumni'],
    topics: ['alumni', 'fledge', 'hiring'],
    answer:
      'Open Post Opportunities, describe the work, and say how to apply: here, or by a link or an email address. Your first posting is looked at by an admin before it is public.',
    body: [
      list(
        'Title, company, place and pay, as in any posting.',
        'What the person will do, and what they must be able to do.',
        'A deadline, and the day of the reply that follows from it.',
        'Who you are to the company: colleague, founder, client.',
      ),
      paragraph(
        'You can save a draft at any time, and the linter shows what would stop publication. After an admin has approved your first posting, later ones are public at once. If one is reported, that trust pauses until an admin has decided.',
      ),
      heading('Afterwards'),
      paragraph(
        'Applicants who apply here come to your list, with the match and what they sent. You owe each of them an answer by the promised day, as any employer does. If your company wants to post regularly, ask it to create an employer account: then colleagues can take part, too.',
      ),
    ],
    screens: [{ title: 'Post Opportunities', path: '/dashboard/alumni/opportunities' }],
  }),
  general({
    id: 'become-an-alumni-mentor',
    title: 'How do I become a mentor as an alumnus?',
    roles: ['alumni'],
    topics: ['alumni', 'mentoring', 'fledge'],
    answer:
      'Fill in the mentor settings, accept the code of conduct, set your places and your availability, and wait for the approval of an admin. Then students see you as soon as you have a free place and a free time.',
    body: [
      list(
        'Kind: alumni mentors give one to two hours a week.',
        'Expertise: up to 15 words, as students would search for them.',
        'Places: two at first, up to 20, or none while you pause.',
        'Availability: weekly hours in your time zone, with exceptions.',
        'About you: what you can help with, and what not.',
      ),
      paragraph(
        'A mentor needs not be old in the job. Write about the step that you made most recently, since you remember it best.',
      ),
      paragraph(
        'Answer each request within 72 hours, also when it is no. Sessions of a week never take more than your hours, no matter who chooses the time. You can lower the places, pause or stop at any time; running mentorships go on until their end.',
      ),
    ],
    screens: [{ title: 'Mentor settings', path: '/dashboard/alumni/mentor/settings' }],
  }),
  general({
    id: 'career-talk-for-students',
    title: 'How do I give a good talk about my career?',
    roles: ['alumni', 'mentor', 'employer'],
    topics: ['alumni', 'networking'],
    answer:
      'Tell three decisions and one mistake, show what a usual Tuesday looks like, and leave half of the time for questions. Students want to know how it works, not how successful you are.',
    body: [
      list(
        'Begin with where you were in their semester, and what you thought then.',
        'Three decisions: what you knew, what you chose, what came of it.',
        'One mistake that cost something.',
        'A usual day, with its boring parts.',
        'What you look for when you hire.',
      ),
      paragraph(
        'Name figures where you may: pay at the beginning, hours, how many applications. Nobody else tells them.',
      ),
      paragraph(
        'For the questions, wait through the first silence, and prepare one to begin with: “The question that came up last time was …”. Say how people can reach you and for what, and set a limit, such as one question on Fledge that takes ten minutes. Fifteen minutes of talk are enough for an hour.',
      ),
    ],
  }),
];
