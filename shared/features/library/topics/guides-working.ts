import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const WRITTEN = '2026-11-27';
const starters = ['student', 'alumni'] as const;

/** Guides for daily work: the first weeks, teams, writing and talking. */
export const GUIDES_WORKING: readonly Article[] = [
  general({
    id: 'no-work-in-the-first-weeks',
    updated: WRITTEN,
    title: 'What do I do when nobody gives me work?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Do not wait and do not invent a large project. Bring your supervisor a list of three small things that you could do, with how long each takes, and ask for the order.',
    body: [
      paragraph(
        'It happens in most internships: the person who planned for you is on holiday, or everyone is busy. Nobody notices that you wait, since waiting looks like reading.',
      ),
      heading('Where to find the three things'),
      list(
        'Follow the guide for new people, word for word, and correct what is wrong in it.',
        'Ask two colleagues: “What do you do each week that a careful person could do for you?”',
        'Read the last twenty questions of customers, and sort them by cause.',
        'Look for something that was begun and never finished. Ask before you touch it.',
      ),
      paragraph(
        '“I have set up everything and read the guide. I could correct its four wrong steps (two hours), sort the questions of March by cause (a day), or watch Ines with the month-end and write it down (two days). Which first?” A supervisor can answer this in the corridor.',
      ),
      paragraph(
        'If nothing changes within a week, say it plainly: “I have had work for about ten of forty hours. What do we do?” In an internship that belongs to your studies, tell the placement office in the second week, not in the last one.',
      ),
    ],
  }),
  general({
    id: 'split-work-in-a-team',
    updated: WRITTEN,
    title: 'How do we split the work in a project group?',
    roles: ['student'],
    topics: ['first-weeks', 'portfolios'],
    answer:
      'Cut the work into parts that can be shown on their own, give each part one name, and join the parts early and often. Splitting by step, one after the other, means that the last person has no time.',
    body: [
      list(
        'Write down what the result consists of, not what has to be done.',
        'Cut so that each part can be looked at alone: one page, one chapter, one data source.',
        'One owner each. Others help, but one person knows its state.',
        'Join everything after a third of the time, even if each part is a sketch.',
        'Give the joining itself to someone, with hours for it.',
      ),
      paragraph(
        'Example: four people and a report about heating in student halls. Not “research, analysis, writing, slides”, but one hall for each person from the question to the picture, plus one owner for the text that compares them. If one person drops out, three halls are finished.',
      ),
      heading('When someone does not deliver'),
      paragraph(
        'Ask in private and early: “Your part was due on Monday. What is in the way, and what can you hand over by Thursday?” Make the part smaller before you take it away. Go to the lecturer with dates and offers, not with adjectives, and while something can still be changed.',
      ),
      paragraph(
        'Write down at the end who did what, and let all agree. Each of you will need it for an application.',
      ),
    ],
  }),
  general({
    id: 'teams-across-time-zones',
    updated: WRITTEN,
    title: 'How do I work with people in other time zones?',
    roles: ['student', 'alumni', 'employer'],
    topics: ['first-weeks', 'abroad'],
    answer:
      'Write so that the other side can act without asking you, and use the hours in common for what needs talking. A question that is not clear costs a day, not ten minutes.',
    body: [
      list(
        'Give times with the zone and, for others, in theirs: “14:00 Berlin, 8:00 New York”.',
        'Put the question, what you tried, the options and your proposal into one message.',
        'Say what you will do if you hear nothing: “Without an objection by your noon I use the second table.”',
        'End your day with three lines: what is done, what is next, what is stuck.',
        'Take turns with the early and the late meeting.',
      ),
      paragraph(
        'Compare “Can we talk about the import?” with “The import stops at rows without a city, 214 of 9,000. I can skip them, or write ‘unknown’. I would skip them and list them in a file. OK?” The second one has an answer in the morning.',
      ),
      heading('Before you say yes to such a job'),
      paragraph(
        'Ask how many hours a day overlap, at what time meetings usually are, and what happens on holidays of the other country. Clocks change on different days in spring and fall, so look at both calendars in March and October.',
      ),
      paragraph(
        'Fledge shows each time in the zone of the person who looks at it. Set yours in Account settings when you move, and free times follow.',
      ),
    ],
    screens: [{ title: 'Account settings', path: '/dashboard/settings' }],
  }),
  general({
    id: 'feedback-to-a-colleague',
    updated: WRITTEN,
    title: 'How do I tell a colleague that something bothers me?',
    roles: ['student', 'alumni', 'employer', 'mentor'],
    topics: ['first-weeks', 'reviews'],
    answer:
      'Soon, in private, with one case: what you saw, what it led to for you, and what you would like instead. Then listen, since you know half of the story.',
    body: [
      list(
        'Ask for the moment: “Do you have ten minutes for something about Tuesday?”',
        'Saw: what a camera would have recorded.',
        'Led to: the effect on your work, not on your opinion of them.',
        'Wish: something that they can do next week.',
        'Question: “How did you see it?”',
      ),
      paragraph(
        '“On Tuesday you presented the figures that I had made, without saying so. Two people asked me afterwards what I work on. Next time I would like to show my part myself, or be named. How did you see it?” This takes thirty seconds, and leaves the other person a way to say “sorry, I did not think of it”.',
      ),
      heading('What does not work'),
      list(
        '“Always” and “never”. One exception, and you talk about the exception.',
        'A message in the evening. It is read three times, each time in a worse tone.',
        'Others as witnesses: “Everybody thinks so.”',
        'Waiting for the yearly talk.',
      ),
      paragraph(
        'If it happens again after two talks, take it to your supervisor with both dates. Insults, threats and touching are no matter for feedback: write down what happened, and go to someone whose task it is on the same day.',
      ),
    ],
  }),
  general({
    id: 'emails-that-get-answers',
    updated: WRITTEN,
    title: 'How do I write a message that gets an answer?',
    roles: ['student', 'mentor', 'employer', 'alumni', 'admin'],
    topics: ['first-weeks', 'networking'],
    answer:
      'Put what you need and by when into the first two lines, ask one question that can be answered with a few words, and leave the background for below. Most messages without an answer had no question in them.',
    body: [
      list(
        'Subject: what and when. “Room for May 3: yes or no by Thursday”.',
        'First line: the question or the decision.',
        'Second line: why this person.',
        'Options, numbered, with your proposal.',
        'Background at the end, for those who want it.',
      ),
      paragraph(
        'Before: “Hi, as discussed I looked into the booking topic and there are some issues, let me know what you think.” After: “May I book hall B for 120 euros on May 3? Hall A is taken, and the garden needs a permit. I need to confirm by Thursday noon.”',
      ),
      heading('When no answer comes'),
      paragraph(
        'Wait two working days, then write again with something new: a smaller question, or what you will do without an answer. After that, call or ask someone else. Anger helps nobody; many messages are read on a phone between two meetings, and meant to be answered later.',
      ),
      paragraph(
        'To several people, say who has to act: “Jo: please confirm the date. Sam and Lin: for information.” A message to everyone is a message to no one. And read it once from the top before you send it, as if you had twenty others.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'notes-from-a-meeting',
    updated: WRITTEN,
    title: 'How do I take notes in a meeting?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Write down decisions, tasks with name and day, and open questions. Send them within an hour, and ask for corrections by the next day.',
    body: [
      paragraph(
        'Taking notes is a good task for someone new: you learn the names, you may ask what a word means, and the others are grateful. It is no task for the same person every week, so offer it three times, then pass it on.',
      ),
      list(
        'Decided: what, and the reason in half a sentence.',
        'To do: who, what, until when. A task without a name does not exist.',
        'Open: the question, and who finds out.',
        'Not: who said what, except when someone asks for it.',
      ),
      paragraph(
        'Example: “Decided: we ship without the export, since only two customers use it. To do: Mara tells both by Wednesday. Open: do we need it for the audit? Kim asks Finance.” Three lines for twenty minutes of talk.',
      ),
      heading('While it goes on'),
      paragraph(
        'Ask aloud when something is unclear: “So who calls them, and when?” Nobody minds, and half of the time it turns out that there were two answers. If you missed a word, mark the place and ask at the end. Say so before you record anything, and do not, if one person would rather not.',
      ),
      paragraph(
        'Begin the next meeting with the list of tasks. After three weeks you know who does what they promise, and they know it of you.',
      ),
    ],
  }),
  general({
    id: 'estimate-a-task',
    updated: WRITTEN,
    title: 'How do I say how long a task will take?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Cut the task into steps of half a day, add them up, and give a range with the reason for its upper end. Then report as soon as you see that you leave the range.',
    body: [
      list(
        'List the steps, also the dull ones: access, questions, review, corrections.',
        'Give each half a day, a day, or “I don’t know”.',
        'For each “I don’t know”, take two hours to find out, and say that you do.',
        'Answer with a range: “three to five days; five if the old data is as bad as I fear”.',
        'Write down the estimate and what it became.',
      ),
      paragraph(
        'The usual mistake is not bad luck but missing steps. A report that “takes a day to write” also needs figures from someone who is away, a look by your supervisor, and the corrections after it. Ask a colleague what always comes on top here.',
      ),
      heading('When it gets late'),
      paragraph(
        'Say it when a third of the time is gone, not on the last day: “I had planned on Friday. The data has duplicates, so it will be Tuesday, or Friday without the two small shops. Which do you prefer?” Late with a choice is a plan; late without one is a surprise.',
      ),
      paragraph(
        'After ten tasks, compare. Most people need half as long again as they think. Multiply your next estimate by your own number.',
      ),
    ],
  }),
  general({
    id: 'disagree-with-a-supervisor',
    updated: WRITTEN,
    title: 'How do I disagree with my supervisor?',
    roles: starters,
    topics: ['first-weeks'],
    answer:
      'Ask for the reason first, name the risk that you see with one fact, and propose something that can be tried. Then accept the decision, or say that you cannot, and why.',
    body: [
      list(
        'Ask: “What do you want to reach with it?” Sometimes you miss a piece.',
        'Say what you saw, not what you believe.',
        'Name the price: time, money, trust of a customer.',
        'Propose a test: one week, one shop, ten users.',
        'Alone, and before the decision is public.',
      ),
      paragraph(
        '“You want the form on one page so that people finish it. In the test on Friday, three of five stopped at the bank details, wherever they stood. Could we ask for these later, and try it with next week’s fifty?” This contradicts, and helps at the same time.',
      ),
      heading('When the decision is final'),
      paragraph(
        'Carry it out properly. A plan that fails because nobody worked on it proves nothing. Write down your worry in one line with a date, for yourself. If it comes true, do not say that you knew it; ask what could be done now.',
      ),
      paragraph(
        'It is different when someone would be hurt or deceived. Say that you will not do it, in one sentence and in writing, and ask the person above or the office that is there for it. Before that, talk to someone outside whom you trust, such as a mentor.',
      ),
    ],
    screens: [{ title: 'Mentors', path: '/dashboard/student/mentors' }],
  }),
];
