import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;
const topics = ['fledge', 'applying'] as const;

/** How Fledge works for those who apply. */
export const FLEDGE_APPLYING: readonly Article[] = [
  general({
    id: 'how-matches-work',
    title: 'How is my match with an opening computed?',
    roles: seekers,
    topics,
    answer:
      'By fixed arithmetic over what the posting asks for and what your profile says: skills, experience, education and place. The receipt of each match shows every part, and no model or person changes the number.',
    body: [
      list(
        'The posting alone decides how much each part weighs. What it does not ask for weighs nothing.',
        'A must-have skill counts 100 when a certificate or a verified project proves it, 95 when an entry of your profile, a passed test or a credential of a trusted issuer shows it, 75 when it is only listed, and 35 when you have a similar one.',
        'A missing must-have limits the total; nice-to-have skills add a little.',
        'What your profile does not say counts as zero in that part and is shown as not known.',
      ),
      heading('What is not read'),
      paragraph(
        'Your name, photo, date of birth, contact data, address, summary, headline, schools, grades and the fame of employers change nothing.',
      ),
      paragraph(
        'The number that you see is the number that the employer gets, since both rest on what your profile shows to people you work with. When you apply, the receipt is stored as it was on that day.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'raise-a-match',
    title: 'How do I raise my match?',
    roles: seekers,
    topics,
    answer:
      'Open the receipt of the opening and look at what would raise it: each change is listed with its true effect. Most often it is an entry that shows a skill you have only listed.',
    body: [
      list(
        'Name the skill in the project or job where you used it, in a sentence that says what you did.',
        'Add what is missing: the end of your studies, months of experience, your place.',
        'Say in what you look for where you want to work, and whether remote.',
        'Share hidden sections with people you work with: what is only for you adds nothing anywhere.',
      ),
      paragraph(
        'A list of keywords does not help. A skill counts as shown only in a sentence with at least as many other words, because a list proves nothing.',
      ),
      paragraph(
        'If you do not have the skill, the honest way is to learn it. Compare several of your best openings: a skill that three of them ask for is worth more of your time than one that a single posting names. Everything that you add can be checked by an interviewer, so add only what is true.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'review-without-a-number',
    title: 'Can I apply without a match number?',
    roles: seekers,
    topics,
    answer:
      'Yes. Choose a review without a number when you apply; then no match is computed or stored for this application, and the employer sees your profile and note only.',
    body: [
      paragraph(
        'The choice is in the review that you see before you send. It holds for this one application. If you withdraw and apply again, you can choose anew.',
      ),
      list(
        'In the list of applicants you are in a group of your own, with the words of that choice.',
        'In Screening you are compared by what you sent, without a place.',
        'A filter by match does not hide you without saying so: the employer reads how many were left out.',
        'Exports have no number for you in any column.',
      ),
      paragraph(
        'It makes sense when your strengths are hard to see in the fields of a profile: a change of career, work abroad, a long pause. Use the note of up to 1,000 characters for what a number would have missed. When your match is high, the number helps you; the review before sending shows it.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'what-an-application-sends',
    title: 'What does an employer get when I apply?',
    roles: seekers,
    topics,
    answer:
      'Your profile as people you work with see it, your note, your resume’s file if you have one, and the receipt of your match. It is a copy of that moment: later changes of your profile do not reach it.',
    body: [
      list(
        'Sections that are only for you are left out.',
        'Your date of birth is never sent.',
        'Email and phone are part of it, so that they can reach you.',
        'The promise of a reply is stored with it and does not change later.',
      ),
      paragraph(
        'The review before sending shows exactly this, with the match that the employer gets. It can be lower than the one on the page of the posting if you keep sections to yourself.',
      ),
      paragraph(
        'A file that you sent stays readable for the employer when you replace or delete your resume; the question before you delete it says so. When you withdraw, the employer’s access ends. You can apply to an opening once at a time; after a withdrawal you may apply again, with your profile as it is then.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'application-statuses',
    title: 'What do the statuses of my application mean?',
    roles: seekers,
    topics,
    answer:
      'New means sent, Reviewed that someone looked at it, Interview Scheduled that you are invited, Offered that you can accept. The end is Hired, Offer Declined, Rejected or Withdrawn.',
    body: [
      list(
        'New to Reviewed: a person opened and marked it. It is no answer yet.',
        'Reviewed to Interview Scheduled: you are invited; the next step is a time.',
        'Interview Scheduled to Offered: the employer wrote an offer to you.',
        'Offered to Hired or Offer Declined: your decision.',
        'Rejected: from any open status, always with a reason.',
        'Withdrawn: by you, from any open status.',
      ),
      paragraph(
        'Only people move applications. An employer can undo a step within ten seconds; the mail and the bell come after that, so you never hear of a mistake that was taken back.',
      ),
      paragraph(
        'When a posting is closed or expires, applications are not rejected by that: you still get an answer. The tracker shows the latest step, the next one, and the day by which a reply was promised.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'promised-reply',
    title: 'What is a promised reply?',
    roles: ['student', 'alumni', 'employer'],
    topics: ['fledge', 'applying', 'hiring'],
    answer:
      'Each posting names a day by which everyone who applied gets an answer: 14 days after the deadline, or another day up to 30 days after it. The day that counts is the one you were promised when you applied.',
    body: [
      list(
        'An invitation or a rejection by a person is an answer. “Reviewed” is not, and neither is the end of the posting.',
        'An answer on the day itself is in time.',
        'Employers are reminded three days before and on the day.',
        'After the day, the promise counts as missed; a later answer counts as late.',
        'Anyone who withdraws before the day is owed nothing.',
      ),
      paragraph(
        'The record of replies on the page of a company shows how many promises it kept, and how long half of its answers took. It appears from five promises on, since one applicant alone would decide it otherwise.',
      ),
      paragraph(
        'If the day has passed, ask once from the application. Look at the record before you apply: a company that keeps its promises shows how you will be treated.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'withdraw-an-application',
    title: 'How do I withdraw an application?',
    roles: seekers,
    topics,
    answer:
      'Open it in the tracker and choose Withdraw. You can undo it for ten seconds, and you may apply again as long as the posting takes applications.',
    body: [
      list(
        'It works from New, Reviewed, Interview Scheduled, Offered and Offer Declined.',
        'The employer sees that you withdrew, and no longer has access to what you sent.',
        'Interviews that were planned are called off by themselves, with a mail.',
        'After you were hired or rejected, there is nothing to withdraw.',
      ),
      paragraph(
        'A withdrawal is friendly when you have another offer or when you know that you would not take the job: it gives someone else the place. Write one line to the people you have already talked to.',
      ),
      paragraph(
        'Applying again begins at New, with your profile as it is on that day and a new receipt. The old copy is replaced. The advisor can withdraw for you: it shows what will change, and does it only when you confirm.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'track-other-applications',
    title: 'How do I track applications outside of Fledge?',
    roles: seekers,
    topics,
    answer:
      'Add them in the tracker, one by one or by importing a CSV file, and move them between five stages yourself. They can have a day on which you want to be reminded.',
    body: [
      list(
        'Stages: Wishlist, Applied, Interview, Offer, Rejected.',
        'Fields: title and company, and if you like place, link, the day you applied, a day to be reminded, and a note.',
        'Import: a file whose first line names the columns; title and company are needed. Up to 200 lines at a time.',
        'Up to 500 in all.',
      ),
      paragraph(
        'The import tells you line by line what it did not take, such as a position that is already in your list, so you can correct the file and import the rest.',
      ),
      paragraph(
        'Only you see these entries. Their dates make patterns visible: how long answers take, which kind of company invites you, and which version of your resume was with it. Use the wishlist for postings that you found at the wrong moment, with a reminder before the deadline.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'save-and-hide-openings',
    title: 'How do I save or hide an opening?',
    roles: seekers,
    topics,
    answer:
      'Use the heart on a card or a page to save it, and Hide to keep it out of your lists. Saved openings are listed under Saved, with their deadlines; up to 500 fit.',
    body: [
      list(
        'Saving tells nobody anything, and changes no match.',
        'Hidden ones disappear from search, counts and recommendations; you can show them again.',
        'A saved opening that closes stays in the list with its status.',
        'Applying does not remove it from the saved ones.',
      ),
      paragraph(
        'A good habit is to save quickly and to decide once a week: look at the deadlines of the saved ones, remove half, and write one application for each of the rest.',
      ),
      paragraph(
        'To be told about new openings instead, save the search and switch on its alert. To compare two that you saved, ask the advisor which suits you better: it shows both receipts side by side, and leaves the choice to you.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'search-alerts',
    title: 'How do alerts for new openings work?',
    roles: seekers,
    topics,
    answer:
      'Save a search and switch on its alert. New openings that it finds are in the bell at once, and in one mail in the morning.',
    body: [
      list(
        'A search keeps its filters: words, type, place, skills, pay and so on.',
        'You can have 20 saved searches, each with or without an alert.',
        'The mail comes between 8 and 12 in your time zone, once a day at most.',
        'An opening that two searches find is announced once.',
        'The link at the end of the mail turns an alert off without signing in.',
      ),
      paragraph(
        'Words in alerts are taken as they are; spelling is not corrected there as it is while you search. So look at the results before you save.',
      ),
      paragraph(
        'Two narrow alerts are better than one wide one: “data internship, Boston” and “data internship, remote” instead of “internship”. If the bell fills with openings that you skip, change the filters. The advisor can create an alert from a sentence, after you confirm it.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  general({
    id: 'upload-a-resume',
    title: 'What happens when I upload my resume?',
    roles: ['student', 'alumni', 'mentor', 'employer'],
    topics: ['fledge', 'applying'],
    answer:
      'The file is checked and read, you see what was found in it beside your profile, and you decide what to take over. Nothing changes before you accept it.',
    body: [
      list(
        'It has to be a PDF of at most 5 MB, with text and not only pictures.',
        'What was read is sorted into the sections of your profile, and can be corrected.',
        'A file that was not accepted is deleted after a while.',
        'Your birth date and photo are not taken from it.',
      ),
      paragraph(
        'If a part is missing, look at the layout: text in pictures or across two columns is hard to read for every program, also for those of employers. The article about resumes and software says what to change.',
      ),
      paragraph(
        'You can also go the other way. The profile can be printed as a resume in two layouts, for A4 or Letter, and exported as JSON Resume, a format that other tools read. So one place stays up to date, and the files follow from it.',
      ),
    ],
    screens: [{ title: 'Review your resume', path: '/dashboard/profile/resume' }],
  }),
  general({
    id: 'resume-health',
    title: 'What does Resume Health measure?',
    roles: ['student', 'alumni', 'mentor', 'employer'],
    topics: ['fledge', 'applying'],
    answer:
      'It checks your profile against fixed rules, such as whether skills have evidence and entries have results, and adds up their points to 100. Each point that is missing names what to do and leads to the field.',
    body: [
      list(
        'Contact and place: a phone number, your city, a link to your work.',
        'First impression: a headline, and a summary of two or three sentences.',
        'Entries: dates that fit together, and highlights with a figure.',
        'Skills: those that an entry shows count more than a list.',
      ),
      paragraph(
        'The rules weigh differently for those at the beginning of their career and for others. Certificates are not asked for, as most people have none. At 100 no rule has anything left to ask for; that does not make a resume good for a certain posting.',
      ),
      paragraph(
        'Health is about your profile alone, a match about one opening. Begin with health, since half an hour there often raises many matches. The number is computed the same way each time you save, without a model.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'who-sees-my-profile',
    title: 'Who can see my profile?',
    roles: ['student', 'alumni', 'mentor', 'employer'],
    topics: ['fledge'],
    answer:
      'You decide for each section: everyone signed in, people you work with, or only you. Email and phone reach only people you work with, and your date of birth reaches nobody.',
    body: [
      heading('People you work with'),
      list(
        'Companies that you applied to, until you withdraw.',
        'The person who posted an opening, once an interview is scheduled, seen from your side.',
        'Your mentor or mentee.',
        'Members of your own company.',
      ),
      paragraph(
        'What you look for begins with “people I work with”, the other sections with “everyone signed in”. A browser never receives a field that is hidden from its user.',
      ),
      paragraph(
        'A hidden section adds nothing to your matches, since a match shows what an employer would see. Visitors who are not signed in see no profiles. For users under 18, contact data reach nobody at all. Look at your own profile page as others see it after a change.',
      ),
    ],
    screens: [{ title: 'Profile', path: '/dashboard/profile' }],
  }),
  general({
    id: 'equality-questions',
    title: 'Why am I asked about sex, race and age?',
    roles: seekers,
    topics,
    answer:
      'To count whether companies treat groups of applicants alike. The questions are voluntary, asked once below an application, and no employer ever sees an answer of a single person.',
    body: [
      list(
        'Asked are sex, race or ethnicity, and whether you are 40 or over. Nothing else.',
        'Skipping counts as an answer, and you are not asked again.',
        'The answers are in a place of their own, which no request of an employer reaches.',
        'Figures are made once a quarter, 30 days after its end, and show groups from ten people on.',
      ),
      paragraph(
        'They change no match and no place, and no one who decides about you can tell whether you answered.',
      ),
      paragraph(
        'You can see, change and delete your answers in the settings at any time. Deleted answers are in no figure that is made later; figures that exist stay as they are, since they are counts of many people. If you are unsure, skip the questions: nothing follows from it.',
      ),
    ],
    screens: [{ title: 'Account settings', path: '/dashboard/settings' }],
  }),
];
