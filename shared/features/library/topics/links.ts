import type { Article } from '../article.ts';
import { link, paragraph } from '../writing.ts';

/** On which day the pages and their terms were read. */
const READ = '2026-11-27';

/** Open resources of others. The page of each and its terms were read; a page that was not read is not linked. */
export const LINKS: readonly Article[] = [
  link({
    id: 'link-mdn-web-docs',
    title: 'MDN Web Docs',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    publisher: 'Mozilla and contributors',
    address: 'https://github.com/mdn/content',
    licence: { name: 'CC BY-SA 2.5', allows: 'sharing' },
    readOn: READ,
    answer:
      'Reference and tutorials for HTML, CSS, JavaScript and the interfaces of browsers. Look here first when you want to know what an element or a function does and where it works.',
    body: [
      paragraph(
        'Its learning area is an order in which to build a first site. Short code examples that were added since August 2010 are in the public domain, so you may use them in your own project; the texts ask for attribution.',
      ),
      paragraph('The link leads to the sources with the terms; the site itself is developer.mozilla.org.'),
    ],
  }),
  link({
    id: 'link-odin-project',
    title: 'The Odin Project',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    publisher: 'The Odin Project',
    address: 'https://github.com/TheOdinProject/curriculum',
    licence: { name: 'CC BY-NC-SA 4.0', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'A free course in web development, from the first page to a whole application. Each part ends with a project that can go into a portfolio.',
    body: [
      paragraph(
        'Good if you need an order and tasks more than explanations. Change the question of each project before you show it: interviewers have seen the original many times.',
      ),
      paragraph(
        'The link leads to the sources of the course, with its terms; it is taken at theodinproject.com.',
      ),
    ],
  }),
  link({
    id: 'link-eloquent-javascript',
    title: 'Eloquent JavaScript',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    publisher: 'Marijn Haverbeke',
    address: 'https://eloquentjavascript.net/',
    licence: { name: 'CC BY-NC', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'A whole book about programming with JavaScript, readable online, as PDF and as EPUB, with exercises that run in the page. The fourth edition is from 2024.',
    body: [
      paragraph(
        'For those who want to understand and not only use. The chapters that are projects, such as the platform game, are a good measure of what you can do alone. The code may also be used under the MIT license.',
      ),
    ],
  }),
  link({
    id: 'link-pro-git',
    title: 'Pro Git',
    roles: ['student', 'alumni'],
    topics: ['portfolios', 'first-weeks'],
    publisher: 'Scott Chacon and Ben Straub',
    address: 'https://github.com/progit/progit2',
    licence: { name: 'CC BY-NC-SA 3.0', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'The book about Git, from the first commit to its inner workings. The first three chapters are what a first job needs.',
    body: [
      paragraph(
        'Read the chapter about branches before you work with others for the first time. The rest is for the day on which something is lost; it hardly ever is.',
      ),
      paragraph('The link leads to the sources of the book, with its terms.'),
    ],
  }),
  link({
    id: 'link-version-control-with-git',
    title: 'Version Control with Git',
    roles: ['student'],
    topics: ['portfolios'],
    publisher: 'Software Carpentry',
    address: 'https://github.com/swcarpentry/git-novice',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A lesson for people who have never used version control, from a series of workshops for researchers. It is built to be taught, and can be worked through alone.',
    body: [
      paragraph(
        'Shorter and gentler than a book: enough to keep a thesis or an analysis in order. A group can go through it together.',
      ),
      paragraph('The repository names the address at which the lesson is read.'),
    ],
  }),
  link({
    id: 'link-first-contributions',
    title: 'First Contributions',
    roles: ['student'],
    topics: ['portfolios'],
    publisher: 'First Contributions',
    address: 'https://github.com/firstcontributions/first-contributions',
    licence: { name: 'MIT', allows: 'sharing' },
    readOn: READ,
    answer:
      'An exercise in which you make a first pull request to a real repository. Each step is written out, and the instructions are translated into many languages.',
    body: [
      paragraph(
        'Do it once to learn the steps: fork, branch, change, request. It is practice and no proof of skill, so leave it out of your portfolio and make the second contribution to a project that you use.',
      ),
    ],
  }),
  link({
    id: 'link-open-source-guides',
    title: 'Open Source Guides',
    roles: ['student', 'alumni', 'mentor'],
    topics: ['portfolios', 'networking'],
    publisher: 'GitHub',
    address: 'https://github.com/github/opensource.guide',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A collection of guides for people, communities and companies that run an open-source project. They gather what has worked for others, with examples and quotations.',
    body: [
      paragraph(
        'Read them before you write to a project for the first time: once you know what maintainers deal with, your first message gets shorter and better.',
      ),
      paragraph('The repository with the terms leads to the site, opensource.guide.'),
    ],
  }),
  link({
    id: 'link-missing-semester',
    title: 'The Missing Semester of Your CS Education',
    roles: ['student'],
    topics: ['portfolios', 'first-weeks'],
    publisher: 'Lecturers at MIT',
    address: 'https://github.com/missing-semester/missing-semester',
    licence: { name: 'CC BY-NC-SA 4.0', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'A short course about the tools that other courses take for granted: the shell, editors, version control, debugging. Notes, exercises and recordings are free.',
    body: [
      paragraph(
        'Two evenings before an internship in software save you the questions of the first week. Begin with the shell and with version control.',
      ),
      paragraph('The repository with the terms leads to the course, missing.csail.mit.edu.'),
    ],
  }),
  link({
    id: 'link-introduction-to-data-science',
    title: 'Introduction to Data Science, part 1: Data Wrangling and Visualization with R',
    roles: ['student', 'alumni'],
    topics: ['portfolios'],
    publisher: 'Rafael A. Irizarry',
    address: 'https://github.com/rafalab/dsbook-part-1',
    licence: { name: 'CC BY-NC-SA 4.0', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'A book about preparing and showing data with R, which is used in a series of online courses. It can be read on its own website.',
    body: [
      paragraph(
        'For students of other subjects who want to show one analysis in their portfolio. Replace the examples by data of your own field, and explain one picture in two sentences.',
      ),
      paragraph('The repository with the terms leads to the pages of the book.'),
    ],
  }),
  link({
    id: 'link-turing-way',
    title: 'The Turing Way',
    roles: ['student', 'alumni', 'mentor'],
    topics: ['first-weeks', 'reviews'],
    publisher: 'The Turing Way Community',
    address: 'https://github.com/the-turing-way/the-turing-way',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A handbook for data work that others can check, repeat and join. Its five guides are about reproducible research, project design, collaboration, communication and ethics.',
    body: [
      paragraph(
        'If you are to work in a research group, look up how others name files, divide work and give credit. Mentors find material for a first session about a project.',
      ),
      paragraph('The repository with the terms leads to the book.'),
    ],
  }),
  link({
    id: 'link-code-review-practices',
    title: 'Google Engineering Practices: code review',
    roles: ['student', 'mentor', 'alumni'],
    topics: ['reviews', 'first-weeks'],
    publisher: 'Google',
    address: 'https://google.github.io/eng-practices/',
    licence: { name: 'CC BY 3.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'Two guides, one for those who review a change and one for those who write it. They say what to look for, how to phrase a comment, and how to make a change small.',
    body: [
      paragraph(
        'Read the guide for authors before your first change in a team. Mentors can take the list of what to look for as the order of a project review.',
      ),
    ],
  }),
  link({
    id: 'link-tech-interview-handbook',
    title: 'Tech Interview Handbook',
    roles: ['student', 'alumni'],
    topics: ['interviewing'],
    publisher: 'Yangshun Tay',
    address: 'https://github.com/yangshun/tech-interview-handbook',
    licence: { name: 'MIT', allows: 'sharing' },
    readOn: READ,
    answer:
      'Material for technical interviews: kinds of problems, how to prepare, front-end topics, and questions to ask at the end. It is free and collected by a community.',
    body: [
      paragraph(
        'Take the list of topics to see what you lack, and practice five problems aloud instead of reading fifty. Formats that are described for single companies may be out of date.',
      ),
    ],
  }),
  link({
    id: 'link-employment-materials',
    title: 'Employment Materials, a chapter of An Introduction to Technical Communication',
    roles: ['student', 'alumni'],
    topics: ['applying'],
    publisher: 'Boise State University; Megan Savage',
    address:
      'https://boisestate.pressbooks.pub/anintroductiontotechnicalcommunication/chapter/chapter-15-employment-materials/',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A chapter for students about resumes and application letters as technical writing. It shows how to fit both to a reader, with examples.',
    body: [
      paragraph(
        'Good after your first draft: go through it with your letter beside you. It describes what is usual in the United States.',
      ),
    ],
  }),
  link({
    id: 'link-business-writing-style-guide',
    title: 'Business Writing Style Guide',
    roles: ['student', 'alumni', 'employer'],
    topics: ['first-weeks', 'applying'],
    publisher: 'Oregon State University; John Morris and Julie Zwart',
    address: 'https://open.oregonstate.education/businesswriting/chapter/1/',
    licence: { name: 'CC BY-NC-SA 4.0', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'An open textbook about writing reports: how to plan, write and shorten them, and how to deal with tables and figures. It is written for students who will soon be analysts.',
    body: [
      paragraph(
        'Take the part about concise writing for one report, and cut a fifth of it. New colleagues who write clearly are noticed in the first month.',
      ),
      paragraph('The link leads to the first chapter.'),
    ],
  }),
  link({
    id: 'link-organizational-behavior',
    title: 'Organizational Behavior',
    roles: ['student', 'employer', 'mentor'],
    topics: ['first-weeks', 'hiring'],
    publisher: 'OpenStax, Rice University',
    address: 'https://openstax.org/books/organizational-behavior/pages/preface',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A textbook about how people behave in organizations: as individuals, in groups, and under those who lead. It can be read online without an account.',
    body: [
      paragraph(
        'Look up one question at a time, such as what motivates or how groups decide. For employers, it is a way to check a habit of your own house against research.',
      ),
      paragraph('The link leads to the preface, which states the terms; the chapters are beside it.'),
    ],
  }),
  link({
    id: 'link-blueprint-for-success',
    title: 'Blueprint for Success in College and Career',
    roles: ['student'],
    topics: ['first-weeks', 'applying'],
    publisher: 'Rebus Community; edited by Dave Dillon',
    address: 'https://press.rebus.community/blueprint2/front-matter/foreword-2/',
    licence: { name: 'CC BY', allows: 'sharing' },
    readOn: READ,
    answer:
      'An open textbook for the first years: study skills, time, decisions about a career. It was made from several open books, with voices of students.',
    body: [
      paragraph(
        'Take the part about time when courses and a job collide, and fill in its week for yourself. It is written for colleges in the United States.',
      ),
      paragraph('The link leads to the foreword, which states the terms; the chapters are beside it.'),
    ],
  }),
  link({
    id: 'link-onet-database',
    title: 'O*NET Database',
    roles: ['student', 'employer', 'alumni', 'mentor'],
    topics: ['applying', 'hiring'],
    publisher: 'U.S. Department of Labor',
    address: 'https://www.onetcenter.org/database.html',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'Descriptions of occupations in the United States, with what workers do and which skills they need. It is updated every quarter.',
    body: [
      paragraph(
        'Students see what a job consists of. Employers can use the tasks as a check before writing a posting: which of them will the person really do?',
      ),
    ],
  }),
  link({
    id: 'link-occupational-outlook-handbook',
    title: 'Occupational Outlook Handbook',
    roles: ['student', 'alumni', 'mentor'],
    topics: ['applying', 'offers'],
    publisher: 'U.S. Bureau of Labor Statistics',
    address: 'https://www.bls.gov/ooh/about/occupational-information-included-in-the-ooh.htm',
    licence: { name: 'Public domain, except for photographs', allows: 'sharing' },
    readOn: READ,
    answer:
      'What people in hundreds of occupations do, how they got there, what they earn, and how demand is expected to change over ten years. For the United States as a whole.',
    body: [
      paragraph(
        'Use the pay as a rough range before a talk about salary, together with postings for your place. The Bureau says itself that the figures are general and not meant for deciding single cases.',
      ),
      paragraph('The link leads to the page that explains what each profile contains.'),
    ],
  }),
  link({
    id: 'link-plain-language-guidelines',
    title: 'Plain language guidelines (plainlanguage.gov)',
    roles: ['employer', 'admin', 'student', 'alumni', 'mentor'],
    topics: ['hiring', 'first-weeks'],
    publisher: 'U.S. General Services Administration',
    address: 'https://github.com/GSA/plainlanguage.gov',
    licence: { name: 'CC0 1.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'The sources of the site that helps public offices in the United States to write so that people understand it. Everyone may use it.',
    body: [
      paragraph(
        'Take one page of yours, such as a posting or a rejection, and apply three of the guidelines. Then let someone outside of the team say what it asks of them.',
      ),
    ],
  }),
  link({
    id: 'link-content-guide',
    title: '18F Content Guide',
    roles: ['employer', 'admin', 'alumni'],
    topics: ['hiring', 'reviews'],
    publisher: '18F, U.S. General Services Administration',
    address: 'https://github.com/18F/content-guide',
    licence: { name: 'CC0 1.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A guide to writing for the web, which began as an adaptation of the work of GOV.UK. It was written for one team and is offered to everyone; it may be copied freely.',
    body: [
      paragraph(
        'A second reader for a posting: look up what you were unsure about. Admins can use it for the texts that people read in a bad moment.',
      ),
    ],
  }),
  link({
    id: 'link-18f-methods',
    title: '18F Methods',
    roles: ['student', 'alumni', 'employer', 'mentor'],
    topics: ['portfolios', 'reviews'],
    publisher: '18F, U.S. General Services Administration',
    address: 'https://github.com/18F/methods',
    licence: { name: 'CC0 1.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'Cards that describe methods of human-centered design. They help to choose a method, to say why it fits, and to carry it out.',
    body: [
      paragraph(
        'Choose one card for a project before you build anything; a test with three users takes an hour, and gives a portfolio its best paragraph.',
      ),
    ],
  }),
  link({
    id: 'link-diataxis',
    title: 'Diátaxis',
    roles: ['student', 'alumni', 'employer'],
    topics: ['first-weeks', 'portfolios'],
    publisher: 'Daniele Procida',
    address: 'https://github.com/evildmp/diataxis-documentation-framework',
    licence: { name: 'CC BY-SA 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A way to order documentation by what the reader needs at the moment: learn, do, look up, or understand. It explains why mixed pages please nobody.',
    body: [
      paragraph(
        'When you are asked to improve the guide for new people, sort its paragraphs by these four needs first. It is half of the work.',
      ),
      paragraph('The repository with the terms leads to the site, diataxis.fr.'),
    ],
  }),
  link({
    id: 'link-handbook-on-mentoring',
    title: 'A Handbook on Mentoring Students in Undergraduate Research',
    roles: ['mentor', 'alumni', 'student'],
    topics: ['mentoring'],
    publisher: 'New York City College of Technology',
    address: 'https://openlab.citytech.cuny.edu/undergraduateresearch/mentoring-handbook-2nd-ed/',
    licence: { name: 'CC BY-NC-SA 4.0', allows: 'non-commercial' },
    readOn: READ,
    answer:
      'The phases of mentoring, the roles of both sides, and tools for agreements and reviews. The second edition has a chapter about mentoring at a distance.',
    body: [
      paragraph(
        'Mentors can take its agreement for a first session; students read the part for mentees before they ask someone. Written for research, and most of it holds elsewhere.',
      ),
    ],
  }),
  link({
    id: 'link-carpentries-instructor-training',
    title: 'The Carpentries Instructor Training',
    roles: ['mentor', 'alumni', 'employer'],
    topics: ['mentoring', 'alumni'],
    publisher: 'The Carpentries',
    address: 'https://github.com/carpentries/instructor-training',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'An introduction to teaching practices that rest on evidence, and to an atmosphere in which people learn. It is the material of a course for volunteers who teach.',
    body: [
      paragraph(
        'For mentors and hosts who show something to a group for the first time. Plan the exercises first and the slides last.',
      ),
      paragraph('The repository with the terms leads to the course.'),
    ],
  }),
  link({
    id: 'link-open-leadership-training',
    title: 'Open Leadership Training Series',
    roles: ['student', 'mentor', 'alumni'],
    topics: ['networking', 'mentoring'],
    publisher: 'Mozilla',
    address: 'https://github.com/mozilla/open-leadership-training-series',
    licence: { name: 'CC BY 4.0', allows: 'sharing' },
    readOn: READ,
    answer:
      'A training for people who start or lead a project that others are invited to join. It is about working in the open, and sharing what comes of it.',
    body: [
      paragraph(
        'Useful when your project finds its second person: write down in one page what it is, what it needs, and how someone can help today.',
      ),
    ],
  }),
];
