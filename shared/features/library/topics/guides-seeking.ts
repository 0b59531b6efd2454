import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const WRITTEN = '2026-11-27';
const seekers = ['student', 'alumni'] as const;

/** Guides for those who look for work: references, portfolios, offers, and time next to one's studies. */
export const GUIDES_SEEKING: readonly Article[] = [
  general({
    id: 'reference-that-says-something',
    updated: WRITTEN,
    title: 'How do I get a reference that says something?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Ask while the work is fresh, for one piece of work instead of for everything, and give the facts. A general reference is written by people who were not told what the reader wants to know.',
    body: [
      heading('In the last two weeks of the work'),
      list(
        'Ask for a talk of fifteen minutes: “What would you tell my next employer about me?”',
        'Write down what they say, in their words. Often it is better than what they write later.',
        'Offer three facts with dates, and let them choose.',
        'Ask whether a later caller may reach them, and by what number.',
      ),
      paragraph(
        'If they say “Write it yourself and I will sign”, write down facts only, in short lines, and ask them to add a judgment. A text that praises in your own style is recognized at once, and helps neither of you.',
      ),
      heading('When you read it'),
      list(
        'Does it name a task, a result, and how close they worked with you?',
        'Are title, dates and name right?',
        'Would you know from it what you are hired for?',
      ),
      paragraph(
        'Ask for a correction within a week, with the sentence: “Could you add that I ran the Thursday clinic alone from May on? The new position is exactly that.” Nobody minds a precise request. Keep scans in two places; employers close, and people move.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'group-work-in-a-portfolio',
    updated: WRITTEN,
    title: 'How do I show group work in my portfolio?',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    answer:
      'Say what the group did in one sentence, then write about your part only, and name the others. Readers do not doubt group work; they doubt pages on which nobody did anything.',
    body: [
      list(
        'Group: how many, how long, for whom.',
        'Your part: the decisions that would have been different without you.',
        'Others: names or roles, with a link if they agree.',
        'Seam: one place where your part had to fit to another’s, and how you settled it.',
        'Proof: your files, your pages, your minutes of the talk with the client.',
      ),
      paragraph(
        '“Five of us built a booking page for a climbing hall in ten weeks. I did the part between click and confirmation: the rules for double bookings, the mails, the tests. Hanna designed the calendar; we changed it twice, since my rules showed times that nobody could book.” Here one knows what to ask in the interview.',
      ),
      heading('Before you publish'),
      paragraph(
        'Show the page to the others. Ask two things: is it right, and may I? Remove what belongs to the client, or get a yes in writing. If someone writes that they did it alone, do not start a public dispute; tell your story with evidence, and let the files speak.',
      ),
      paragraph(
        'In Projects on Fledge, name the skills that your part shows, not those of the group. An interviewer will ask about each of them.',
      ),
    ],
    screens: [{ title: 'Projects', path: '/dashboard/student/projects' }],
  }),
  general({
    id: 'read-an-offer-line-by-line',
    updated: WRITTEN,
    title: 'How do I read the pay in an offer?',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Turn everything into the same unit, a year or an hour, and separate what is certain from what is possible. Then subtract what the job costs you.',
    body: [
      list(
        'Certain: base pay, and whatever is promised with an amount and a date.',
        'Possible: bonus, shares, raises. Count them as zero until you know how often they were paid.',
        'Time: hours a week, unpaid overtime, the way there and back.',
        'Costs: travel, moving, rent, equipment, lunch.',
        'Days: paid holidays are worth pay, too.',
      ),
      paragraph(
        'Example: A pays 42,000 a year for 40 hours and is 15 minutes away. B pays 45,000 “including bonus of up to 5,000” for 40 hours, with 60 minutes each way. Certain pay of B is 40,000, and the way costs 330 hours more a year. B has to be better by other things than pay.',
      ),
      heading('Ask these before you compare'),
      list(
        '“How much of the bonus was paid in the last two years, and to how many?”',
        '“When is pay looked at for the first time, and by whom?”',
        '“What do people in this position earn after two years?”',
        '“What happens with hours above the contract?”',
      ),
      paragraph(
        'What remains of it after deductions depends on the country and on you. Use the official calculator of your country, and take the numbers of the offer, not those of a friend.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'pressure-to-decide',
    updated: WRITTEN,
    title: 'What do I do when I have to decide about an offer today?',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Ask for two days with a reason, and ask for the offer in writing. If even that is refused, the haste is part of the job, and you may count it as such.',
    body: [
      paragraph(
        'There are honest reasons for haste: a start next week, a second candidate who waits, a budget that ends. There are others, too. You find out by asking: “What happens if I answer on Thursday?”',
      ),
      list(
        'Say what is true: “I want to read it in peace. I answer on Thursday at noon.”',
        'Tell other employers at once: “I have an offer until Thursday. Can you tell me by then whether I am still in the running?” Many can.',
        'Take the one hour for the questions that would change your mind, not for all.',
        'Sleep once. One night costs you little.',
      ),
      heading('When you must decide without the second offer'),
      paragraph(
        'Do not compare it with the best that could come, but with what you have. Would you have taken it a month ago, without hope for others? Could you stay for a year? Two times yes is enough.',
      ),
      paragraph(
        'Do not say yes in order to go on looking. It costs them the other candidate, and you a name in a small field. An offer of which you hear only by phone, with money or documents asked for in advance, is no offer; report it.',
      ),
      paragraph(
        'On Fledge, accepting makes you hired at once, and there is no undo. Press the button when everything is settled.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'work-while-you-study',
    updated: WRITTEN,
    title: 'How many hours can I work next to my studies?',
    roles: ['student'],
    topics: ['applying', 'first-weeks'],
    answer:
      'Count the hours of a usual week before you sign, and leave a buffer for bad weeks. Next to full-time courses, begin with ten to twelve hours, and add some after the first exams if they went well.',
    body: [
      heading('Count once'),
      list(
        'Courses: hours there, plus as many again for reading and exercises.',
        'Ways, meals, laundry, sport, sleep. Real ones, from last week.',
        'Work: its hours, the way, and half an hour to switch your mind.',
        'What is left has to carry exams, illness and friends.',
      ),
      paragraph(
        'Example: 20 hours of courses and 20 of reading, 10 of ways, 56 of sleep, 28 of meals and housework leave 34 of 168. A job of 12 hours with three ways takes 16. The 18 that remain are gone in a week with a deadline, so agree on fewer hours in exam weeks before you start.',
      ),
      heading('What to ask the employer'),
      list(
        'May I move hours into the holidays, and how early must I say so?',
        'Are evenings and weekends fixed or chosen?',
        'What does the person do who has the job now, and how do they pass their exams?',
      ),
      paragraph(
        'Choose work that teaches something you want to show later, even for a little less money. How many hours are allowed can be limited by your program, by a scholarship or by the rules of the country: ask each of them before you sign. On Fledge, filter by part-time and remote, or look for live projects with a fixed end.',
      ),
    ],
    screens: [
      { title: 'Jobs', path: '/dashboard/student/jobs' },
      { title: 'Explore opportunities', path: '/explore' },
    ],
  }),
  general({
    id: 'after-many-rejections',
    updated: WRITTEN,
    title: 'What do I change after many rejections?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Look at where your applications end, and change only that step. Without a count, one changes the resume again and again while the interviews are the problem.',
    body: [
      heading('Count the last twenty'),
      list(
        'No answer or an early no, 15 or more: what you apply for, or how the first page reads.',
        'Invitations, but no second talk: your examples, or what you ask for.',
        'Last round, no offer: often chance. Ask what decided.',
        'Offers that you do not want: what you apply for.',
      ),
      heading('Change one thing, for five applications'),
      list(
        'First page: move the proof for the main requirement into the top third.',
        'Choice: only openings where you meet four of five requirements, for two weeks.',
        'Examples: tell three of them to someone in the field and ask where they stopped listening.',
        'Way: two applications through a person who knows your work.',
      ),
      paragraph(
        'Example: 22 applications, 9 invitations, no offer. The resume works. She recorded one answer, heard that the result came after three minutes, and put it first. The next two talks went to the second round.',
      ),
      paragraph(
        'On Fledge, the tracker has the stages and the reason of each rejection; count there, and enter the others by hand or by a file. Then take a day off from it each week. If nothing else has a place in your head for weeks, talk to a person about that, not about applications.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'writing-tools-in-applications',
    updated: WRITTEN,
    title: 'May I use a writing tool for my application?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'For finding gaps, shortening and checking language, yes, unless the posting says no. Facts, examples and the reason why you want this job have to be yours, since you will be asked about each sentence.',
    body: [
      list(
        'Good: “Which requirement of this posting does my text not answer?”',
        'Good: “Cut this to 120 words, and keep every figure.”',
        'Good: “Which sentences could stand in any application?” Then delete them.',
        'Bad: “Write a cover letter for this posting.” It invents what you did.',
        'Bad: pasting names, addresses or other people’s documents into it.',
      ),
      paragraph(
        'A test: read each sentence and say aloud how you know it. “I am thrilled by your innovative culture” has no answer. “I used your timetable data in my thesis, and the stops without shelters were missing” has one, and no tool could have written it.',
      ),
      heading('In tasks and interviews'),
      paragraph(
        'Ask what is allowed: “May I use documentation, search or an assistant for the task?” Say afterwards what you used and for what. In a live interview, do without; readers of ready answers pause in the wrong places, and are recognized.',
      ),
      paragraph(
        'The advisor on Fledge answers from your own records and this library, and says where it found it. It can tell you which requirement your profile does not show; what you write about it is your part.',
      ),
    ],
    screens: [{ title: 'AI Assistant', path: '/dashboard/student/ai' }],
  }),
  general({
    id: 'learn-a-skill-in-four-weeks',
    updated: WRITTEN,
    title: 'How do I learn a missing skill in four weeks?',
    roles: ['student', 'alumni'],
    topics: ['applying', 'portfolios'],
    answer:
      'Choose the skill that several of your best openings ask for, and something small that you will build with it. One week of basics, two of building, one of showing.',
    body: [
      list(
        'Week 1: one open course or book, the first third only. Do the exercises, skip the videos that you nod along to.',
        'Week 2: begin the thing. It has a user, or data that interests you.',
        'Week 3: get stuck, ask, go on. Write down three things that you had understood wrongly.',
        'Week 4: tidy up, let a stranger try it, write half a page.',
      ),
      paragraph(
        'Example for SQL: the open data of the city’s bicycle counters, three questions (when, where, does rain matter?), ten queries, one page. In an interview, the third question is worth more than a certificate, since the first answer to it was wrong and you can say why.',
      ),
      heading('How many hours'),
      paragraph(
        'Five a week are enough if they are in your calendar and at the same time. Two evenings and a Saturday morning work better than one long Sunday. When you miss a week, cut the thing in half instead of moving the end.',
      ),
      paragraph(
        'On Fledge, the receipts of your matches show which skill is missing how often. Courses has free material with tests, and a project that you add with a link counts as evidence. A skill that you only list counts less, and is the first thing that interviewers ask about.',
      ),
    ],
    screens: [
      { title: 'Courses', path: '/dashboard/student/courses' },
      { title: 'Projects', path: '/dashboard/student/projects' },
    ],
  }),
];
