import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;

export const INTERVIEWING: readonly Article[] = [
  general({
    id: 'prepare-for-an-interview',
    title: 'How do I prepare for a job interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Read the posting again, prepare one story for each of its main requirements, and three questions of your own. Practise the stories aloud twice; two hours are enough for a first interview.',
    body: [
      list(
        'Posting: underline what you would do in the first three months.',
        'Stories: one for each main requirement, with the situation, what you did and the result.',
        'Company: what it sells, to whom, and one thing that changed in the last year.',
        'People: what those who interview you do, if you know their names.',
        'Questions: about the tasks, the team and how success is measured.',
      ),
      paragraph(
        'On the day before, test the link or the way, lay out your resume and a sheet for notes, and stop preparing. Sleep helps more than the tenth article about the company.',
      ),
      heading('With Fledge'),
      paragraph(
        'The page of an interview shows its time in your time zone, who takes part and where it is. Join appears 15 minutes before it begins. The advisor can practise with you from the posting that you applied to, and you can ask your mentor for a session about it.',
      ),
    ],
    screens: [{ title: 'Calendar', path: '/dashboard/calendar' }],
  }),
  general({
    id: 'star-answers',
    title: 'How do I answer “Tell me about a time when …”?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Use four steps: the situation, your task, what you did, and the result. Spend most of the time on what you did, and keep the whole answer under two minutes.',
    body: [
      paragraph(
        'Such questions ask for a real case, since past behavior says more than good intentions. The four steps, often called STAR, keep you from getting lost in the background.',
      ),
      list(
        'Situation: where and when, in two sentences.',
        'Task: what had to be reached, and what made it hard.',
        'Action: three things that you did, in order. Say “I”, and name the others where they helped.',
        'Result: what came of it, and what you would do differently.',
      ),
      paragraph(
        'Collect six cases before your first interview: a success, a failure, a conflict, a time under pressure, something that you learned fast, and a time when you helped others. Most questions can be answered with one of them. Write each down in five lines, not in sentences that you learn by heart, because a learned text breaks at the first follow-up question.',
      ),
    ],
  }),
  general({
    id: 'tell-me-about-yourself',
    title: 'How do I introduce myself in an interview?',
    roles: seekers,
    topics: ['interviewing', 'networking'],
    answer:
      'Take one minute for three parts: what you do now, what you did that matters for this position, and why you are here. Do not retell your resume from the beginning.',
    body: [
      paragraph(
        'The question is an invitation to set the topic. What you mention here is what they ask about next, so mention what you like to talk about.',
      ),
      list(
        'Now: “I am in my third year of computer science and work ten hours a week in the lab’s data team.”',
        'Before: “There I moved our reports from spreadsheets to SQL, which saves two people a day each month.”',
        'Here: “Your posting asks for someone who builds such reports with the sales team, and I want to work closer to the people who use them.”',
      ),
      paragraph(
        'Leave out where you were born, your family and your hobbies unless they belong to the work. Stop after a minute, and look at the person who asked. Practise it with someone who interrupts you once; in real interviews that happens.',
      ),
    ],
  }),
  general({
    id: 'strengths-and-weaknesses',
    title: 'What do I say about my weaknesses?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Name a real weakness that does not make the work impossible, say what it caused once, and what you do about it. Avoid strengths in disguise such as “I am too precise”.',
    body: [
      paragraph(
        'The question tests whether you can look at yourself and learn. Interviewers have heard every disguise, and remember the honest answers.',
      ),
      list(
        'The weakness: “I used to start coding before I had understood the question.”',
        'The case: “In a project we built a filter nobody had asked for, and lost a week.”',
        'What changed: “Now I write down in three lines what I will build, and have someone confirm it.”',
      ),
      heading('And strengths'),
      paragraph(
        'Name two that the posting needs, each with a case of one sentence. “I explain things well: I taught the evening course in statistics for two years, and it was full.” A strength without a case is only a claim.',
      ),
      paragraph(
        'If you are asked for three weaknesses, give two. It is a common test of whether you stay calm.',
      ),
    ],
  }),
  general({
    id: 'questions-for-the-interviewer',
    title: 'What should I ask at the end of an interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Ask what you need to know to decide: what you would do first, how they tell that it went well, who you would work with, and what happens next. Two or three questions are enough.',
    body: [
      list(
        '“What should the person have done after three months?”',
        '“What made the last one in this position successful, or why is it new?”',
        '“How do you decide what gets done, and who says when it is done?”',
        '“Who would look at my work, and how often?”',
        '“What is the next step, and by when do you expect to decide?”',
      ),
      paragraph(
        'Listen for concrete answers. “You will be involved in many exciting things” means that nobody has thought about it. A good follow-up is to ask for the latest example.',
      ),
      paragraph(
        'Pay, hours and remote work are fair questions, best asked once they show interest in you, at the latest before an offer. Do not ask what the posting or the company’s page answers. If everything was answered on the way, say so, and ask about the next step only.',
      ),
    ],
  }),
  general({
    id: 'video-interviews',
    title: 'How do I do well in a video interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Test camera, microphone and link the day before, sit with the light in front of you, and look at the camera when you speak. Keep your notes beside it, in key words.',
    body: [
      list(
        'Device: on power, other programs closed, notifications off.',
        'Sound matters more than the picture: use a headset.',
        'Camera at the height of your eyes, a calm wall behind you.',
        'A phone number of the other side, in case the link fails.',
        'Join five minutes early.',
      ),
      paragraph(
        'Delays make people talk over each other. Wait a second after a question, and say when you are done: “That is the short version”. If the connection breaks, come back, say one sentence about it and continue; nobody holds it against you.',
      ),
      heading('Recorded interviews'),
      paragraph(
        'Some companies record your answers without a person on the other side. Do a test run, look at yourself once, and keep each answer a little shorter than the time allowed. If you need another form because of a disability, ask for it early; see the article about adjustments.',
      ),
    ],
    screens: [{ title: 'Calendar', path: '/dashboard/calendar' }],
  }),
  general({
    id: 'technical-interviews',
    title: 'How do I prepare for a technical interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Practise small problems while talking aloud, and be able to explain every line of the projects on your resume. Interviewers judge how you think more than whether you finish.',
    body: [
      paragraph(
        'Ask beforehand what form it has: a problem on a shared screen, a task for home, a talk about your projects, or a design on a whiteboard. All of these can be practised, but not with the same material.',
      ),
      list(
        'Say the question as you understand it, and ask about input, size and odd cases.',
        'Say a simple solution first, then what it costs, then a better one.',
        'Write readable code with names that mean something.',
        'Try it with a small example before you say that you are done.',
        'When you are stuck, say what you know and what you would look up.',
      ),
      paragraph(
        'Three weeks with one problem a day are a good preparation; solve half of them aloud with another person. For your own projects, prepare why you chose each tool, what went wrong, and what you would build differently today. That last question comes almost every time.',
      ),
    ],
  }),
  general({
    id: 'case-interviews',
    title: 'How do I solve a case in an interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Clarify the goal, lay out three or four parts of the problem before you calculate, say your assumptions aloud, and end with a recommendation. The structure counts more than the exact figure.',
    body: [
      paragraph(
        'In a case you get a business question, such as why a chain of shops loses money. The interviewer knows figures and gives them to those who ask for the right ones.',
      ),
      list(
        'Repeat the question and the goal: profit, growth, or a decision by a day?',
        'Take a minute, draw the parts: revenue and costs, then what each consists of.',
        'Ask for the figure that decides between the parts.',
        'Calculate with round numbers, aloud.',
        'Recommend something, with one risk and the next step.',
      ),
      paragraph(
        'For estimates, such as how many bicycles a city has, begin with a number that you know, such as its inhabitants, and check the result from another side. Practise with a partner and a watch: ten cases are enough to find your habits, and one mentor from the field tells you which ones to lose.',
      ),
    ],
  }),
  general({
    id: 'take-home-tasks',
    title: 'How much time should I spend on a task for home?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'As much as they say, and half a day at most unless it is paid. Ask for the time they expect, solve the main part cleanly, and write down what you left out.',
    body: [
      list(
        'Ask how it will be judged: correctness, style, explanation?',
        'Plan a third of the time for tests and a short text.',
        'Commit in small steps if code is asked for; they look at the history.',
        'Say in the text what you would do with another day.',
        'Keep a copy, and ask whether you may show it later.',
      ),
      paragraph(
        'A task is fair when it is invented, short, and the same for all. It is not when it is work the company could use at once, such as a finished campaign for its product. Then ask whether it is paid, or offer to show something comparable that you have made.',
      ),
      paragraph(
        'If you cannot do it in the time because of exams or care for someone, ask for another day before the deadline. Most agree. Handing in late without a word is the most common reason why a good solution does not count.',
      ),
    ],
  }),
  general({
    id: 'interview-nerves',
    title: 'What helps against nerves before an interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'Practise aloud twice, arrive early, breathe out longer than in, and remember that it is a conversation in which both decide. A little tension is normal and does not show as much as you feel it.',
    body: [
      list(
        'The evening before: clothes, papers and the way are settled. No new preparation after eight.',
        'In the hour before: walk, drink water, read your five key words.',
        'In the minutes before: breathe in for four, out for six, ten times.',
        'At the beginning: speak a little slower than usual. The first answer sets the speed.',
      ),
      paragraph(
        'When your mind goes blank, say: “Let me think about that for a moment”, and take a sip of water. Ten seconds feel long to you only. If you lose the thread, ask for the question again.',
      ),
      paragraph(
        'The first interviews are the hardest, so do not begin with the position that you want most. A practice talk with a friend, a buddy or a mentor counts: ask them for one hard question, and for one thing that they believed at once.',
      ),
    ],
  }),
  general({
    id: 'after-an-interview',
    title: 'Should I write a thank-you note after an interview?',
    roles: seekers,
    topics: ['interviewing'],
    answer:
      'A short one within a day is polite and sometimes useful, above all when you can add a fact that was missing. It will not change a decision that was clear.',
    body: [
      paragraph(
        'Three or four sentences are enough: thanks for the time, one thing that you took from the talk, and the answer to a question that you owed them.',
      ),
      paragraph(
        '“Thank you for the talk this morning. What you said about the move of your reports made me curious about the position even more. You asked how large the data in my project was: 4 million rows, and the query that I described took 3 seconds. I look forward to hearing from you.”',
      ),
      heading('Write this down for yourself'),
      list(
        'Which questions came, and which answers felt weak.',
        'What you learned about the work, for your own decision.',
        'Names, and the day by which they wanted to decide.',
      ),
      paragraph('Do it in the first hour. The notes are the best preparation for the next round.'),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'salary-question-in-interviews',
    title: 'What do I answer when they ask what I want to earn?',
    roles: seekers,
    topics: ['interviewing', 'offers'],
    answer:
      'Give a range that rests on postings for the same work in the same place, with its lower end at what you would accept with pleasure. If the posting names a range, place yourself in it and say why.',
    body: [
      list(
        'Collect ten postings with pay for the same title, place and experience.',
        'Take the middle half as your range, and leave out the extremes.',
        'Decide your lowest figure before the talk, in writing.',
        'Say the range, then stop talking.',
      ),
      paragraph(
        '“For data internships in this city I have seen 20 to 26 dollars an hour. With the SQL project behind me I would place myself at 23 to 25. How does that fit what you planned?” The question at the end turns a demand into a talk.',
      ),
      paragraph(
        'If it comes too early, you may ask back: “I would like to understand the tasks first. Do you have a range for the position?” Give a figure in the end, since refusing twice seems like a game. On Fledge you can filter openings by pay, which shows what others offer.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
];
