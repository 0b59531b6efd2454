import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const mentors = ['mentor', 'alumni'] as const;

export const MENTORING: readonly Article[] = [
  general({
    id: 'what-a-mentor-can-do',
    title: 'What can a mentor do for me?',
    roles: ['student'],
    topics: ['mentoring'],
    answer:
      'A mentor asks questions, tells you how things work in their field, and looks at your work with experience that you do not have. They do not find you a job, and they do not decide for you.',
    body: [
      list(
        'Choose: “I have two offers. What would you want to know before deciding?”',
        'See from outside: a resume, a project, a presentation.',
        'Practise: an interview, a difficult talk.',
        'Understand a field: who works there, what counts, what nobody writes down.',
        'Stay on course: goals with steps that someone asks about.',
      ),
      paragraph(
        'Good mentees bring the topic, do what was agreed, and say when something did not help. A mentor who hears nothing for three weeks assumes that all is well.',
      ),
      paragraph(
        'For one small question you do not need a mentorship: ask an alumnus a question of ten minutes. For company while settling in, look for a buddy. A mentor is right when you have something to reach within four to twelve weeks.',
      ),
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
  general({
    id: 'choose-a-mentor',
    title: 'How do I choose a mentor?',
    roles: ['student'],
    topics: ['mentoring'],
    answer:
      'Look for someone who did, three to ten years ago, what you want to do next, and who has a free time that suits you. Fame and a long title matter less than a shared field and an answer.',
    body: [
      paragraph(
        'Write down what you want to reach in one sentence before you look. “Get an internship in data by summer” leads to other people than “decide between a master’s degree and work”.',
      ),
      list(
        'Field and skills: could this person judge your work?',
        'Type: an industry professional, an alumni mentor, a skill specialist or an entrepreneurship coach.',
        'Language and time zone.',
        'What they write about how they work.',
      ),
      paragraph(
        'The list on Fledge shows only mentors who can be asked now: approved, not paused, with a free place and a free time. The fit from 0 to 100 counts skills that you want to learn, shared skills, field, university and language, and says its reasons. There are no stars, and popularity does not count. Ask up to three mentors at once; each answers within 72 hours.',
      ),
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
  general({
    id: 'write-a-mentoring-request',
    title: 'What do I write in a request to a mentor?',
    roles: ['student'],
    topics: ['mentoring'],
    answer:
      'Say in a few lines where you are, what you want to reach in how many weeks, and why you ask this person. Name one to five goals that someone else could check.',
    body: [
      paragraph(
        '“I am in my third year of economics and want to work with data. By March I would like to have a project that I can show, and to know which tools I need. You moved from finance to analytics, which is the step that I have in front of me.”',
      ),
      list(
        'Goals as results: “a finished dashboard”, not “get better at data”.',
        'A term of 4, 8 or 12 weeks: the shortest that is enough.',
        'Up to three times that suit you for a first session of 30 minutes.',
        'Nothing about how great they are, and no request for a job.',
      ),
      paragraph(
        'A mentor who declines chooses a reason that you can read. “I couldn’t tell what you would like to achieve” is the one that you can do something about: make the goals smaller and more concrete. You may ask the same mentor again after 30 days.',
      ),
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
  general({
    id: 'prepare-a-session-as-a-mentee',
    title: 'How do I prepare for a session with my mentor?',
    roles: ['student'],
    topics: ['mentoring'],
    answer:
      'Send three lines the day before: what you did since the last session, what you are stuck on, and the one question that should be answered by the end. Bring the work itself, not only a report of it.',
    body: [
      list(
        'Look at your goals, and tick off the steps that are done.',
        'Write down what did not work, and what you tried.',
        'Choose one topic that fills half of the time.',
        'Have the file, the repository or the draft open.',
      ),
      heading('In the session, and after it'),
      paragraph(
        'Begin with the question, since the time is short. Ask why when you get advice, and say when you cannot do it. In the last five minutes, say aloud what you will do until when, and agree on the next time.',
      ),
      paragraph(
        'Write the two or three next steps into the shared notes of the mentorship on the same day. They are what you both look at before the next session, and they make the progress that the goals show.',
      ),
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
  general({
    id: 'when-mentoring-does-not-work',
    title: 'What do I do when my mentorship does not work?',
    roles: ['student', 'mentor', 'alumni'],
    topics: ['mentoring'],
    answer:
      'Say it once, early and kindly, with a proposal. If it does not get better within two sessions, end it with thanks; ending is normal and frees the place for someone else.',
    body: [
      list(
        'Too little contact: propose fixed times, such as every second Tuesday.',
        'Wrong topic: go back to the goals, and change them together.',
        'Advice that does not fit: say what is different in your situation.',
        'No preparation: agree on three lines the day before.',
      ),
      paragraph(
        '“I notice that we talk about your company most of the time. My goal is to finish the portfolio. Could we use the next session for one page of it?” Most people are glad about such a sentence.',
      ),
      paragraph(
        'Either side can end a mentorship on its page at any time, with a message if they like. The place is free again at once. If something happened that should not, such as pressure, insults or requests for money, do not talk it out alone: report it from the conversation, and an admin looks at it.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'first-mentoring-session',
    title: 'How do I run a first session as a mentor?',
    roles: mentors,
    topics: ['mentoring'],
    answer:
      'Spend a third of the time on getting to know each other, a third on what the mentee wants to reach, and a third on how you will work together. End with one small step and the next date.',
    body: [
      list(
        '“What made you ask for a mentor now?”',
        '“What would be different in eight weeks, so that you say it was worth it?”',
        '“What have you tried?”',
        '“How should I tell you when I think you are wrong?”',
        '“What stays between us?” Say what you keep to yourself, and where the limit is.',
      ),
      paragraph(
        'Listen more than you talk. Your own story is useful in small pieces, when it answers a question. Write the goals down together, with steps that can be ticked off; on Fledge they count once both of you have agreed to them.',
      ),
      paragraph(
        'Agree on the practical things: how often, how to cancel, how fast you answer messages. One to four hours a week are what mentors here give, depending on their kind, and it is fine to say when it gets too much.',
      ),
    ],
    screens: [{ title: 'My Mentees', path: '/dashboard/mentor/mentees' }],
  }),
  general({
    id: 'set-goals-with-a-mentee',
    title: 'How do I set goals with a mentee?',
    roles: mentors,
    topics: ['mentoring'],
    answer:
      'Ask for the result that would make the mentee proud at the end of the term, cut it until it fits into the weeks, and split it into steps of a few days. Two or three goals are enough.',
    body: [
      paragraph(
        'A goal is good when a stranger could tell whether it was reached. “Be more confident” becomes “lead the weekly meeting of the project group twice”.',
      ),
      list(
        'Result: what will exist that does not exist now?',
        'Steps: at most a week each, each with something to show.',
        'Risk: what could stop it, and what then?',
        'First step: small enough for tomorrow.',
      ),
      paragraph(
        'On Fledge a goal belongs to one of three areas: skill development, career readiness or project completion. It has up to twelve steps, and progress is the share of steps done. Either of you can change a goal; the other has to agree again, so that nobody is measured by something they did not accept.',
      ),
      paragraph(
        'When a goal turns out to be wrong, say so and replace it. That is a result of mentoring, not a failure.',
      ),
    ],
    screens: [{ title: 'My Mentees', path: '/dashboard/mentor/mentees' }],
  }),
  general({
    id: 'give-feedback-to-a-mentee',
    title: 'How do I give honest feedback to a mentee?',
    roles: mentors,
    topics: ['mentoring', 'reviews'],
    answer:
      'Describe what you saw, what it causes, and one thing to try next, and ask what they make of it. Be exact about the work and kind to the person.',
    body: [
      list(
        'Ask first: “Do you want to hear what a recruiter would think?”',
        'Saw: “The first half page has no word about databases.”',
        'Causes: “I would not have read on, and you know a lot about them.”',
        'Try: “Move the project up, and name the tool in its first line.”',
        'Ask: “How would you do it?”',
      ),
      paragraph(
        'One or two points at a time; a list of ten discourages. Name what is good just as exactly, since people repeat what they know to be good. Do not wrap criticism in praise until nobody finds it.',
      ),
      paragraph(
        'Watch how it lands. Silence can be agreement, shock or politeness: ask for their plan in their own words. And let them give you feedback, too: “What was useful in this session, and what not?” Two minutes at the end are enough.',
      ),
    ],
  }),
  general({
    id: 'ask-instead-of-advise',
    title: 'Should I give advice or ask questions?',
    roles: mentors,
    topics: ['mentoring'],
    answer:
      'Ask first, since what worked for you may not fit someone else’s situation. Give advice when facts are missing, when time is short, or when they ask you for it, and say that it is one view.',
    body: [
      list(
        '“What have you thought of already?”',
        '“What would you tell a friend in your place?”',
        '“What is the smallest step that would tell you more?”',
        '“What would have to be true for the other way to be right?”',
        '“What speaks against it?”',
      ),
      paragraph(
        'Then wait. A pause of ten seconds feels long, and it is where most good answers come from. If you notice that you explain for more than two minutes, stop and ask what of it is useful.',
      ),
      paragraph(
        'Facts are different: which documents a hiring process needs, how pay is negotiated in your field, what a title means. Nobody discovers these by thinking. Tell them, and say where you know it from and how old your knowledge is.',
      ),
    ],
  }),
  general({
    id: 'decline-a-mentee',
    title: 'How do I decline a request for mentoring?',
    roles: mentors,
    topics: ['mentoring', 'fledge'],
    answer:
      'Decline within 72 hours, choose the true reason, and add a sentence that helps if you can. A fast no is better for the student than a slow yes.',
    body: [
      paragraph(
        'Students ask three mentors at most at once, and a request holds one of your places until it is answered. A quick answer frees both.',
      ),
      list(
        'No time: say so. You can also lower your places or pause your listing.',
        'Other expertise: name the kind of person who would fit better.',
        'Goals unclear: say what you would need to know.',
        'Conflict of interest: for example, the student applied to your team.',
      ),
      paragraph(
        'After a decline, the student can send the same request on to the next mentor who fits, without writing it again. They may ask you again after 30 days.',
      ),
      paragraph(
        'Requests that you leave unanswered are closed after 72 hours. After the first within 30 days you get a warning; after the second, your listing is paused until you switch it on again in your settings.',
      ),
    ],
    screens: [{ title: 'Mentor settings', path: '/dashboard/mentor/settings' }],
  }),
  general({
    id: 'mentor-limits',
    title: 'Where are the limits of mentoring?',
    roles: mentors,
    topics: ['mentoring'],
    answer:
      'You are responsible for honest attention to the mentee’s goals, not for their results, their health or their decisions. Say early when something belongs to someone else, and help them find that person.',
    body: [
      list(
        'Illness, crisis, violence: listen, name a place that helps, and do not become the only contact.',
        'Questions about residence, contracts or money that depend on rules of a country: send them to an office that knows.',
        'Exams and grades: that is between them and the university.',
        'Jobs at your company: say what you can and cannot do, before hope grows.',
      ),
      paragraph(
        'The code of conduct on Fledge is short: answer within 72 hours, keep things to yourself unless someone is in danger, sell nothing, meet in the meetings of Fledge, ask for no contact data, photos, money or work, and treat everyone with respect.',
      ),
      paragraph(
        'Students under 18 see only mentors whom an admin has approved for them, and their contact data reach nobody. If you are unsure about a situation, write to the team by the contact page before you act.',
      ),
    ],
    screens: [{ title: 'Contact', path: '/contact' }],
  }),
  general({
    id: 'end-a-mentorship-well',
    title: 'How do I end a mentorship well?',
    roles: ['mentor', 'alumni', 'student'],
    topics: ['mentoring'],
    answer:
      'Use the last session to look back at the goals, name what each of you learned, and agree whether and how you stay in touch. An end with a date is better than one that fades.',
    body: [
      list(
        'Which goals were reached, and what helped?',
        'What would you do differently next time?',
        'What is the next step after today, and who else can help with it?',
        'May we write to each other later, and about what?',
      ),
      paragraph(
        'A mentorship on Fledge has a term of 4, 8 or 12 weeks. In the last 14 days before its end both can say that they want to go on; when both do, it is renewed. When only one does, or nobody, it ends on its day and the place is free.',
      ),
      paragraph(
        'The page of the mentorship stays readable afterwards, with goals, sessions and shared notes. Mentees: write a thank-you with one concrete thing that changed. Mentors: tell them one thing that you saw them learn. Both remember it longer than the advice.',
      ),
    ],
  }),
  general({
    id: 'mentoring-across-cultures',
    title: 'What do I watch for with a mentee from another country?',
    roles: mentors,
    topics: ['mentoring', 'abroad'],
    answer:
      'Do not guess what someone’s background means; ask how things are done where they come from, and explain the unwritten rules of your field. Speak plainly and check what was understood.',
    body: [
      list(
        'Names and forms of address: ask which they prefer.',
        'Saying no: agree that “I don’t understand” and “I disagree” are welcome.',
        'Applications: explain what is usual here, such as one page without a photo.',
        'Networks: they may know nobody. Introduce them to one person.',
        'Money and time: unpaid trips and evenings are not possible for everyone.',
      ),
      paragraph(
        'Short sentences, few idioms, and a written summary help everyone. Ask for their plan in their own words, since politeness can hide a question.',
      ),
      paragraph(
        'Some of their limits are set by rules of residence that you cannot judge. Do not advise on those. Ask them what the international office said, and help them to prepare the question for it.',
      ),
    ],
  }),
];
