import type { Article } from '../article.ts';
import { aboutLaw, general, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;
const READ = { readOn: '2026-11-26', readNext: '2027-05-25' } as const;

export const ABROAD: readonly Article[] = [
  general({
    id: 'plan-a-stay-abroad',
    title: 'How do I plan studies or an internship abroad?',
    roles: seekers,
    topics: ['abroad'],
    answer:
      'Begin a year ahead: decide why, choose two or three places, check money and recognition of courses, and only then apply. Rules of entry and residence take the longest, so ask the official offices first.',
    body: [
      list(
        'Twelve months before: reasons, countries, language level, costs.',
        'Ten months: talk to the international office and to two people who were there.',
        'Eight months: applications for places and scholarships.',
        'Five months: documents, insurance, a place to live.',
        'Two months: courses and their recognition in writing.',
      ),
      paragraph(
        'Make a table with what you would learn, what it costs, and what could fail, for each place. A semester where you learn the language of your field is worth more than one at a famous name in a program that does not fit.',
      ),
      paragraph(
        'For an internship, ask the employer whether they have hired people from your country before, and who pays for what. For the rules of residence and work, trust official pages and the office of your university only; forums are often years old.',
      ),
    ],
  }),
  general({
    id: 'resume-for-another-country',
    title: 'How do I adapt my resume for another country?',
    roles: seekers,
    topics: ['abroad', 'applying'],
    answer:
      'Find out what is usual there about length, photo and personal data, explain your degree and grades in one line, and translate titles by meaning. Have someone from the country read it.',
    body: [
      list(
        'Degree: the level and years, such as “Licence (three-year bachelor’s degree)”.',
        'Grades: the scale, “1.7 (best 1.0, pass 4.0)”.',
        'Employers: half a line on what the company does.',
        'Languages: level by the common scale from A1 to C2.',
        'Phone with the country code, time zone, and from when on you are there.',
      ),
      paragraph(
        'In the United States, Canada and the United Kingdom, resumes have no photo, age or family status. In parts of continental Europe and Asia some readers still expect them. When in doubt leave them out; on Fledge none of these is shown to employers who screen without names.',
      ),
      paragraph(
        'Answer the question that everyone has: may you work there, or what would it take? Say only what you know for sure, and name the date on which it ends.',
      ),
    ],
  }),
  general({
    id: 'costs-of-a-stay-abroad',
    title: 'What does a semester abroad cost?',
    roles: ['student'],
    topics: ['abroad'],
    answer:
      'Add rent, food, transport, insurance, fees and travel for each month, then a fifth for what you forgot. Ask people who were there last year, since published figures are often too low.',
    body: [
      list(
        'Once: travel, deposit for the room, fees, documents and translations, winter clothes.',
        'Each month: rent, food, transport, phone, insurance, going out.',
        'Before arrival: proof that you have the money, in the form that the university or office wants.',
        'At home: rent that goes on, a job that pauses.',
      ),
      paragraph(
        'Look for money in this order: exchange programs of your university without fees, public scholarships, foundations, then savings. Many deadlines are nine months ahead. A rejected application can often be repeated for the second semester.',
      ),
      paragraph(
        'Plan with the job that you may not get: work next to studies is limited in many countries, and the language takes time. Keep the price of a ticket home untouched in your account.',
      ),
    ],
  }),
  general({
    id: 'remote-work-for-foreign-employers',
    title: 'Can I work remotely for a company in another country?',
    roles: seekers,
    topics: ['abroad', 'applying'],
    answer:
      'Sometimes: it depends on whether the employer can pay people where you live, and on rules for where you may work. Ask the employer before you apply, and your own authorities before you sign.',
    body: [
      paragraph(
        '“Remote” in a posting often means “from anywhere in this country”. Postings on Fledge can say from where applicants are welcome; read that line first.',
      ),
      list(
        'Do you employ people in my country, directly or through a partner?',
        'Would I be an employee or a contractor, and who pays for insurance?',
        'Which hours overlap with the team?',
        'Who pays for equipment and travel to the office?',
        'What happens if I move?',
      ),
      paragraph(
        'As a contractor you get no sick pay and pay for insurance yourself, so compare the total and not the rate. For questions about contributions and residence, ask the offices of the country in which you live. This article is general advice and cannot replace their answer.',
      ),
    ],
    screens: [{ title: 'Explore opportunities', path: '/explore' }],
  }),
  aboutLaw({
    id: 'uk-graduate-visa',
    title: 'How can I stay in the United Kingdom after my degree?',
    roles: seekers,
    topics: ['abroad'],
    sources: [
      { title: 'Graduate visa (UK government)', url: 'http://www.hmrc.gov.uk/graduate-visa/print', ...READ },
    ],
    answer:
      'The UK government describes a Graduate visa for people who finished a course in the UK with a Student visa. You apply online, from within the UK, before your Student visa expires.',
    body: [
      paragraph(
        'What follows is what the official page said in the copy that we read. Rules and periods change, so read the page itself before you plan.',
      ),
      list(
        'You must be in the UK when you apply.',
        'Your current visa is a Student visa or a Tier 4 (General) student visa.',
        'You studied a UK bachelor’s degree, postgraduate degree or other eligible course for a minimum period with that visa.',
        'Your university or college has informed the Home Office that you completed the course. You need not wait for the graduation or the certificate.',
      ),
      paragraph(
        'In that copy the visa lasts two years, or three after a doctorate, from the day on which the application is approved. It cannot be extended, but the page says that you may be able to switch to another visa, such as a Skilled Worker visa.',
      ),
      paragraph(
        'Ask your university whether it has reported your course yet; the page says that you can ask if you are not sure. For your own case, ask its international office or a registered adviser.',
      ),
    ],
  }),
  aboutLaw({
    id: 'germany-after-graduation',
    title: 'How long may I look for work in Germany after my studies?',
    roles: seekers,
    topics: ['abroad'],
    sources: [
      {
        title: 'Residence permit after graduation (Make it in Germany)',
        url: 'https://www.make-it-in-germany.com/en/study-training/study/opportunities-after-graduation/residence-permit/',
        ...READ,
      },
      {
        title: 'Residence permit for job seeking (Hamburg Welcome Center)',
        url: 'https://welcome.hamburg.com/entry-and-residence/residence-permit/job-seeking-17688',
        ...READ,
      },
    ],
    answer:
      'Graduates of a German university from outside the EU can apply for a residence permit of 18 months to look for work that corresponds to their qualification. During this time they may take up any kind of work to support themselves.',
    body: [
      paragraph(
        'This is what the federal government’s portal for qualified professionals and the city of Hamburg say. You apply at the local office for foreign nationals, as soon as you have passed the final exam.',
      ),
      heading('What you usually need, according to the portal'),
      list(
        'your passport',
        'your degree, or a stamped document of the university that you completed your studies',
        'proof of health insurance',
        'proof that you can support yourself, such as a bank statement; a declaration of commitment by someone else may be an alternative',
      ),
      paragraph(
        'If you already have a job that corresponds to your qualification, you can skip this step and apply for the permit for that employment. The Hamburg page adds that the permit for job seeking can generally only follow one for studies.',
      ),
      paragraph('The portal recommends asking your local office beforehand which documents it wants to see.'),
    ],
  }),
  aboutLaw({
    id: 'us-curricular-practical-training',
    title: 'May I do an internship in the United States as an F-1 student?',
    roles: ['student'],
    topics: ['abroad'],
    sources: [
      {
        title: 'Curricular Practical Training (U.S. Immigration and Customs Enforcement, archived copy)',
        url: 'https://webarchive.library.unt.edu/eot2008/20090114015742/http://www.ice.gov/sevis/students/cpt.htm',
        ...READ,
      },
    ],
    answer:
      'An F-1 student may do an internship that is an integral part of the curriculum, as curricular practical training, if the designated school official authorizes it. The student may begin only after receiving a Form I-20 with that endorsement.',
    body: [
      paragraph(
        'This is the rule 8 CFR 214.2(f)(10)(i) as an official page quoted it in an archived copy from January 2009. Ask your school for the rule as it is today before you accept anything.',
      ),
      list(
        'It covers alternative work and study, internships, cooperative education and other required internships that employers offer through agreements with the school.',
        'The official notes whether it is full time or part time, the employer, the place, and the days of beginning and end.',
        'The page says that no employment authorization of USCIS is needed for it.',
        'Anyone who had one year or more of full-time curricular practical training is not eligible for training after completion.',
      ),
      paragraph(
        'The page also mentions an exception for graduate programs that require the training at once. So talk to your designated school official before you sign with an employer, and bring the description of the internship, its place and its dates.',
      ),
    ],
  }),
  aboutLaw({
    id: 'eu-traineeships',
    title: 'How do I find a traineeship in the European Union?',
    roles: ['student', 'alumni'],
    topics: ['abroad'],
    sources: [
      {
        title: 'The European Year of Youth: Traineeships (EURES)',
        url: 'https://eures.ec.europa.eu/european-year-youth-traineeships-2022-02-11_en',
        ...READ,
      },
      {
        title: 'Traineeships (European Commission)',
        url: 'https://employment-social-affairs.ec.europa.eu/policies-and-activities/eu-employment-policies/youth-employment-support/traineeships_en',
        ...READ,
      },
    ],
    answer:
      'Search the EURES portal with the word “Traineeship”, filter by country and work schedule, and look at the programs of the EU institutions. Most traineeships of the EU are open to recent graduates and last three to five months.',
    body: [
      paragraph(
        'EURES is the network of European employment services. Its page says that around 1,900 young people a year enroll in paid traineeships of EU institutions, bodies and agencies; the figure is from 2022.',
      ),
      list(
        'Many are in Brussels, others in Luxembourg, Strasbourg and elsewhere.',
        'Fields include competition law, human resources, environmental policy, communication and translation.',
        'Criteria differ between institutions, so check them before you apply.',
      ),
      heading('What makes a good one'),
      paragraph(
        'The European Commission calls traineeships limited periods of work practice with a significant learning and training component. In 2024 it proposed a directive against regular jobs disguised as traineeships, and a stronger recommendation on quality, with fair pay and social protection. Which rules apply to you depends on the country; ask its employment service.',
      ),
      paragraph('In a 2023 survey that the Commission names, 68 percent found a job after a traineeship.'),
    ],
  }),
];
