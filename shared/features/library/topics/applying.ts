import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;

export const APPLYING: readonly Article[] = [
  general({
    id: 'tailor-a-resume',
    title: 'How do I tailor my resume to a posting?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Mark the three or four things that the posting asks for most clearly, and move the entries that prove them to the top of each section. Change the order and the wording of what you did, never the facts.',
    body: [
      paragraph(
        'A reader of fifty resumes looks for the answers to a few questions: can this person do the main task, have they done something like it, and when are they free? A resume that answers these on the first half page gets read to the end.',
      ),
      list(
        'Copy the requirements into a list, and write beside each one the entry that proves it.',
        'Use the words of the posting for skills that you have. If it says PostgreSQL, do not leave it at “databases”.',
        'Put the proof into the entry: “Wrote the SQL reports that the sales team uses each Monday”.',
        'Shorten entries that prove nothing for this posting to one line.',
      ),
      paragraph(
        'Keep one long version with everything, and make each tailored one from it. Twenty minutes for a posting that fits are better spent than two hours on ten that do not.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'resume-length',
    title: 'How long should a resume be?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'One page while you study and in the first years after it, two pages once you have several jobs to report. What counts is that the first half page already shows why you fit.',
    body: [
      paragraph(
        'Length follows from what is worth reading, not from how much there is. If the second page holds three lines, shorten the text until it is one page. If you need a smaller font than 10 points to fit, something can go.',
      ),
      heading('What can go first'),
      list(
        'School before university, unless you are in your first year.',
        'A list of courses that everyone in your program takes.',
        'Hobbies without a link to the work.',
        'Sentences about yourself that anyone could write, such as “motivated team player”.',
        'References and the sentence that they are available.',
      ),
      paragraph(
        'Academic positions and some countries expect longer documents with publications or a photo. Follow the instructions of the posting when it gives any. When it gives none, the shorter version is the safer choice.',
      ),
    ],
  }),
  general({
    id: 'describe-achievements',
    title: 'How do I describe what I achieved?',
    roles: seekers,
    topics: ['applying', 'portfolios'],
    answer:
      'Write what you did, with what, and what came of it, in one sentence each. A figure helps when it is true and when a reader can picture it.',
    body: [
      paragraph(
        'Most entries name a task: “Responsible for the newsletter”. A reader learns nothing about how well it went. The same entry as an achievement says: “Wrote a weekly newsletter for 400 members and halved the number of people who leave it, by asking what they want to read”.',
      ),
      list(
        'Begin with a verb: built, measured, taught, repaired, organized.',
        'Name the tool or the method, since readers search for it.',
        'End with the result: time saved, errors avoided, people served, money earned.',
        'Without a figure, say what was different afterwards: “The next team still uses it”.',
      ),
      paragraph(
        'For group work, say what your part was. “We built an app” invites the question of what you did; “I wrote the search and its tests in a team of four” answers it. Have a story ready for each line: interviewers ask about the ones that sound best.',
      ),
    ],
  }),
  general({
    id: 'apply-without-experience',
    title: 'What do I write when I have no work experience?',
    roles: ['student'],
    topics: ['applying'],
    answer:
      'Show projects, courses with a result, volunteer work and side jobs, each with what you did and what came of it. Employers who hire for a first job compare you with others who have no experience either.',
    body: [
      paragraph(
        'Experience is what you did, not only what you were paid for. A term project with a repository proves more about programming than a month in an office where you made coffee.',
      ),
      list(
        'Projects: the problem, your part, the tools, a link. Two good ones are enough.',
        'Courses: only those with something to show, such as a report or a model.',
        'Side jobs: a year in a café proves that you come on time and handle complaints.',
        'Volunteer work and clubs: the event that you organized, the budget that you kept.',
      ),
      heading('If there is still too little'),
      paragraph(
        'Make something small within two weeks: analyze public data about your town, rebuild a page that annoys you, translate a leaflet for a club. Write half a page about it and link it. That is one honest entry, and you will be able to talk about it in an interview.',
      ),
    ],
    screens: [{ title: 'Projects', path: '/dashboard/student/projects' }],
  }),
  general({
    id: 'gaps-in-a-resume',
    title: 'How do I explain a gap in my resume?',
    roles: seekers,
    topics: ['applying', 'interviewing'],
    answer:
      'Name it in a few neutral words, with years instead of months where that is enough, and say what you did that matters for the work. You do not owe anyone details about health or family.',
    body: [
      paragraph(
        'Gaps are common: illness, care for someone, a course that was the wrong one, a search that took long. Readers worry about what they cannot explain, so a short line is better than silence.',
      ),
      list(
        '“2024: care for a family member, full time.”',
        '“Changed my subject after three terms; two courses were recognized.”',
        '“Job search, with an online course in statistics and a volunteer project.”',
      ),
      paragraph(
        'In an interview, answer in two sentences: what it was, and that it is settled. Then lead back to the work: “Since March I have been studying again, and the project on my resume is from this term”. Practise it aloud once, so that it sounds as calm as it is.',
      ),
      paragraph(
        'Do not stretch the dates of other entries to hide a gap. References and certificates show the real ones, and a false date ends an application that the gap would not have ended.',
      ),
    ],
  }),
  general({
    id: 'cover-letter',
    title: 'How do I write a cover letter?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Half a page to one page: why this position, one or two proofs that you can do it, and when you are free. Write the second part first, since it decides.',
    body: [
      heading('A structure that works'),
      list(
        'First paragraph: the position, and one true reason why you want this one. A detail from the posting or from their product shows that you read it.',
        'Second paragraph: the requirement that matters most, and what you did that proves it, with its result.',
        'Third paragraph: a second proof, or how you learn what you still lack.',
        'Last lines: from when on, how many hours, and how to reach you.',
      ),
      paragraph(
        'Leave out what the resume already says, praise of the company, and sentences about your passion. Read the letter aloud: where you would not talk like that, write it as you would say it.',
      ),
      paragraph(
        'Many postings on Fledge take a short note instead, of up to 1,000 characters. Use it for the second paragraph alone: one requirement, one proof, one sentence about when you can begin.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'missing-requirements',
    title: 'Should I apply when I do not meet every requirement?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Yes, if you meet the main ones and can say how you would learn the rest. Do not apply when a requirement is a license, a language level or a time that you really do not have.',
    body: [
      paragraph(
        'Lists of requirements describe an ideal. The person who wrote them expects to choose among people who meet most of them. Separate the list into three groups before you decide.',
      ),
      list(
        'Fixed: licenses, languages that the team speaks, the dates of an internship. Missing one of these ends it.',
        'Main: what the tasks of the first three months need. You should have most of these, at least from projects.',
        'Nice to have: often named as “a plus”. Missing ones cost little.',
      ),
      paragraph(
        'On Fledge the match of an opening shows this: a missing must-have lowers the total much more than a missing nice-to-have, and “what would raise this” names the change with its true effect. A low total is no ban. If you apply anyway, use your note to say what you did that comes closest to the missing point.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'read-a-posting',
    title: 'How do I read a job posting?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Look for the tasks of the first months, the must-haves, the pay, the dates and who decides. What a posting leaves out is worth a question before you apply.',
    body: [
      list(
        'Tasks: verbs tell you more than titles. “Support” and “assist” mean something else than “own”.',
        'Must-haves: usually the first three lines of the requirements.',
        'Pay: a range tells you what the employer considers normal. Without one, ask early.',
        'Dates: the deadline, the start, and on Fledge the day by which you get an answer.',
        'Place: how many days on site, and whether remote means from anywhere.',
      ),
      heading('Signs to be careful about'),
      paragraph(
        'Be careful with postings that ask for money, bank details or copies of documents before a contract, that promise high pay for no described work, or that want a long unpaid “trial task” with a result the company could sell. On Fledge you can report such a posting from its page; its author does not learn who did, and an admin looks at it.',
      ),
      paragraph(
        'When two lines contradict each other, ask. A clear answer is also a sign of how the team works.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'how-many-applications',
    title: 'How many applications should I send?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Fewer and better ones: five tailored applications a week teach you more than fifty copies of the same text. Change something after every ten without an answer.',
    body: [
      paragraph(
        'There is no right number. It depends on how many openings there are in your field and how well they fit you. What helps is a rhythm that you can keep for two months.',
      ),
      list(
        'Choose on one fixed day of the week, and write on the others.',
        'Keep a list with the date, the version of your resume and what happened.',
        'After ten applications without an invitation, change the resume. After five interviews without an offer, practise interviews instead.',
        'Ask one person in the field to read two of your applications.',
      ),
      paragraph(
        'The tracker on Fledge follows the applications that you send here by itself. Those that you sent elsewhere can be added by hand or imported from a file, with a day on which you want to be reminded. So all of them are in one list, and patterns are easier to see.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'when-to-apply',
    title: 'When should I apply for internships?',
    roles: ['student'],
    topics: ['applying'],
    answer:
      'Large companies often choose six to nine months before a summer internship begins, small ones one to three months before. Set an alert early, and apply within the first week of a posting if you can.',
    body: [
      paragraph(
        'Banks, consultancies and large technology companies plan in yearly rounds. If you want one of these for the summer, look from the early fall on. Start-ups, agencies and public offices hire when they need someone, sometimes three weeks before.',
      ),
      list(
        'Early fall: programs of large companies, scholarships, stays abroad.',
        'Winter: companies of medium size, research groups.',
        'Spring: small companies, projects, places that others gave up.',
        'All year: paid projects next to your courses.',
      ),
      paragraph(
        'Early applicants are often read more calmly, and some postings close as soon as the places are filled. That is no reason to send something unfinished: a good application in the second week beats a hasty one on the first day. Alerts on Fledge tell you in the bell at once, and by mail each morning.',
      ),
    ],
    screens: [{ title: 'Internships', path: '/dashboard/student/internships' }],
  }),
  general({
    id: 'applicant-tracking-systems',
    title: 'How do I write a resume that software can read?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Use a PDF with real text, one column, common headings and full dates. Put the names of skills into the text where you used them, not into pictures or charts.',
    body: [
      paragraph(
        'Many employers load resumes into a program that fills in fields. What it cannot read is missing on the first screen that a person sees.',
      ),
      list(
        'Headings that everyone uses: Experience, Education, Projects, Skills, Languages.',
        'Month and year for each entry, in the same form everywhere.',
        'No text in pictures, no bars that rate your skills, no tables with text across cells.',
        'Your name, email and phone as text in the first lines, not in the page header.',
      ),
      heading('A test that takes a minute'),
      paragraph(
        'Open the PDF, select everything and paste it into a plain text editor. If the order makes sense and nothing is lost, a program can read it. On Fledge you can also upload it to your profile: you see what was read from it and correct it before you accept it. Lists of keywords in white text are found, and end the application.',
      ),
    ],
    screens: [{ title: 'Review your resume', path: '/dashboard/profile/resume' }],
  }),
  general({
    id: 'follow-up-on-an-application',
    title: 'When should I ask about my application?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Wait until the day on which an answer was promised has passed, then ask once, in three sentences. Without a promised day, two weeks after the deadline is a fair time.',
    body: [
      paragraph(
        'Earlier questions rarely help: the people who decide are often still reading. A polite question after the day has passed is normal and sometimes moves your application to the top of the pile.',
      ),
      list(
        'Name the position and the day on which you applied.',
        'Ask when they expect to decide.',
        'Add one new fact if you have one: a finished project, another offer with its date.',
      ),
      paragraph(
        '“I applied for the data internship on March 3 and am still interested. Could you tell me when you expect to decide? I have since finished the dashboard that I mentioned; here is the link.”',
      ),
      paragraph(
        'If there is no answer after a week, put it aside and continue with others. On Fledge every posting shows the day by which you get an answer, and employers are reminded three days before it and on the day itself. Whether they keep it is part of their public record.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  general({
    id: 'references',
    title: 'Whom do I name as a reference?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Someone who saw your work closely within the last two years and likes to talk about it: a supervisor of a job, a lecturer of a project, the head of a club. Ask them first, each time.',
    body: [
      paragraph(
        'A famous name that hardly knows you helps less than a team lead who can tell a story. Two references are enough; three are the most that anyone calls.',
      ),
      list(
        'Ask: “Could you say something good about my work on the survey project?” This lets them decline without harm.',
        'Send them the posting, your resume and two points that you would like them to mention.',
        'Tell them when a call is likely, and in the end how it went.',
        'Do not put contact data of others on a resume that you send out widely.',
      ),
      paragraph(
        'If you are asked for a reference from a job that ended badly, name a colleague or a client of the same time, and say openly that the supervisor saw things differently. A short honest sentence is better than a name that does not answer.',
      ),
    ],
  }),
  general({
    id: 'handle-rejection',
    title: 'What do I do after a rejection?',
    roles: seekers,
    topics: ['applying'],
    answer:
      'Answer briefly and kindly, note what you can learn from the reason, and apply for the next one the same week. A rejection says something about one choice on one day, not about you.',
    body: [
      paragraph(
        'Most openings have one place and many applicants, so most good applications end with a no. What you control is what you take from it.',
      ),
      list(
        'Reply in two sentences: thanks, and that you would be glad to hear of other openings. People move, and remember.',
        'If you had an interview, ask for one thing that you could do better.',
        'Write down the questions that you could not answer, and find the answers this week.',
        'Look at the stage: no invitations point to the resume, no offers point to interviews.',
      ),
      paragraph(
        'On Fledge a rejection always has a reason in a sentence, and a person made it: there is no automatic one. The tracker keeps it with the application. When the same reason comes three times, talk to a mentor about it or ask an alumnus a question of ten minutes.',
      ),
    ],
    screens: [{ title: 'Ask alumni', path: '/dashboard/student/ask' }],
  }),
  general({
    id: 'change-of-career',
    title: 'How do I apply in a new field?',
    roles: ['alumni', 'student'],
    topics: ['applying'],
    answer:
      'Translate what you did into the words of the new field, prove one of its main skills with a small piece of work, and aim at positions one step below your present one. Explain the change in one forward-looking sentence.',
    body: [
      paragraph(
        'Employers ask two things of people who change: do you know what the work is like, and why should they train you? A course alone answers neither.',
      ),
      list(
        'Read ten postings and list what at least six of them ask for.',
        'Mark what you did already under another name: a project plan, a budget, training of others.',
        'Fill the largest hole with a real piece of work: a project for a club, a small paid project, an analysis with open data.',
        'Talk to two people who made the same change.',
      ),
      paragraph(
        '“I ran the schedules of a hospital ward for four years, and found that I liked the data behind them most. In the last months I built a forecast of staff needs, which is on my profile.” A sentence like this names the past, the reason and the proof. Leave out what annoyed you in the old field.',
      ),
    ],
  }),
  general({
    id: 'fraud-in-postings',
    title: 'How do I recognize a fake job offer?',
    roles: seekers,
    topics: ['applying', 'fledge'],
    answer:
      'Be suspicious when someone wants money, bank access, parcels forwarded or copies of documents before a signed contract, or offers a job without an interview. Stop, keep the messages, and report it.',
    body: [
      list(
        'They pay you by check and ask you to send a part back.',
        'You should buy equipment or a training first.',
        'They want to continue in a private messenger at once.',
        'The address of the sender does not belong to the company, or the company has no trace elsewhere.',
        'The pay is far above others for work that nobody describes.',
      ),
      heading('What to do on Fledge'),
      paragraph(
        'Report the posting from its page, or the person from the conversation; you choose the messages that belong to the report. The author of a posting never sees who reported it. Admins decide about the case, and can warn or suspend an account.',
      ),
      paragraph(
        'If you have already sent money or bank details, call your bank first and the police next. Then change the passwords that you gave away. Companies here that an admin has checked are shown as verified; new ones cannot publish before they are.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
];
