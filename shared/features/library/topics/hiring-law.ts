import type { Article } from '../article.ts';
import { aboutLaw, heading, list, paragraph } from '../writing.ts';

const READ = { readOn: '2026-11-26', readNext: '2027-05-25' } as const;
const ACAS = {
  title: 'Follow discrimination law when hiring (Acas)',
  url: 'https://acas.org.uk/hiring-someone/follow-discrimination-law',
  ...READ,
} as const;
const EHRC = {
  title: 'Core guidance: Recruitment (Equality and Human Rights Commission)',
  url: 'http://www.equalityhumanrights.com/advice-and-guidance/guidance-for-workers/recruitment/core-guidance-recruitment/?size=1025',
  ...READ,
} as const;

export const HIRING_LAW: readonly Article[] = [
  aboutLaw({
    id: 'uk-discrimination-in-hiring',
    title: 'What does UK law say about discrimination in hiring?',
    roles: ['employer', 'alumni'],
    topics: ['hiring-law', 'hiring'],
    sources: [ACAS],
    answer:
      'Acas says that you must follow the law on discrimination when you advertise, interview and decide. You must not discriminate because of one of nine protected characteristics, directly or indirectly.',
    body: [
      heading('The protected characteristics'),
      list(
        'age',
        'disability',
        'gender reassignment',
        'marriage and civil partnership',
        'pregnancy and maternity',
        'race',
        'religion or belief',
        'sex',
        'sexual orientation',
      ),
      paragraph(
        'Direct discrimination puts someone at a disadvantage because of a characteristic. Indirect discrimination is a practice, policy or rule that is the same for everyone but has a worse effect on people with a characteristic.',
      ),
      paragraph(
        'In recruitment it could happen, according to Acas, through the arrangements for deciding who gets the job, through the terms of the offer, or by not offering someone the job. So look at the whole way: the wording of the posting, where it appears, the questions, the time of interviews and the tests.',
      ),
      paragraph(
        'This is an outline of what the page of Acas said when we read it. For a decision in a real case, read the page and ask someone who advises employers.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  aboutLaw({
    id: 'uk-questions-in-interviews',
    title: 'What may I not ask in an interview in the UK?',
    roles: ['employer', 'alumni'],
    topics: ['hiring-law', 'hiring', 'interviewing'],
    sources: [ACAS],
    answer:
      'Keep questions to the work: Acas lists only some circumstances in which you may be able to ask about protected characteristics such as age, disability, pregnancy or religion. Outside of these, do not ask.',
    body: [
      heading('The circumstances that Acas names'),
      list(
        'equality and diversity monitoring',
        'making reasonable adjustments',
        'positive action during recruitment',
        'a disability exception',
        'an occupational requirement',
        'an age that the law requires for the job',
      ),
      paragraph(
        'If you ask for one of these reasons, the page says that you must follow the law in doing so. It is safest to have the reason written down before the first interview.',
      ),
      heading('What to do in practice'),
      paragraph(
        'Write the questions from the requirements of the posting, ask everyone the same ones, and note the answers. When a candidate mentions family, faith or health, do not follow it up; return to the work. “Can you work the hours in the posting?” is about the work, “Who looks after your children?” is not.',
      ),
      paragraph(
        'The interview kit of a posting on Fledge makes its questions from the requirements, so that everyone on the panel begins with the same list.',
      ),
    ],
    screens: [{ title: 'Applicants', path: '/dashboard/employer/applicants' }],
  }),
  aboutLaw({
    id: 'uk-equality-monitoring',
    title: 'How may I ask applicants equality questions in the UK?',
    roles: ['employer', 'admin'],
    topics: ['hiring-law', 'hiring'],
    sources: [ACAS],
    answer:
      'Acas says that you can ask applicants to complete an equality and diversity monitoring form, and that the information must be kept separate from the application and the CV. Nobody who interviews or decides may have access to it.',
    body: [
      list(
        'Separate the form from the application form and the CV.',
        'Keep it from anyone involved in interviewing or deciding.',
        'Do not ask for a name, or for other information that identifies the person.',
      ),
      paragraph('Those are the points of the page as we read it; read the page for the rest.'),
      heading('How Fledge does it'),
      paragraph(
        'Applicants are asked once, below the application, and skipping counts as an answer. The answers are in a place of their own that no request of an employer reaches. They become counts once a quarter, 30 days after its end, and a group is shown from ten people on. Applicants can see, change and delete their answers in their settings.',
      ),
      paragraph(
        'Do not collect the same in the interview or in a message: you would know more than you should, and the answers would be worth nothing as figures.',
      ),
    ],
    screens: [{ title: 'Fairness', path: '/dashboard/employer/fairness' }],
  }),
  aboutLaw({
    id: 'uk-rights-of-applicants',
    title: 'What protects me from unfair treatment when I apply in the UK?',
    roles: ['student', 'alumni'],
    topics: ['hiring-law', 'applying'],
    sources: [EHRC],
    answer:
      'The Equality and Human Rights Commission says that an employer must not treat you worse than another applicant just because of a protected characteristic. The rule covers trainees and apprentices, too, and most situations even without a written contract.',
    body: [
      paragraph(
        'The characteristics are age, disability, gender reassignment, marriage and civil partnership, pregnancy and maternity, race, religion or belief, sex, and sexual orientation.',
      ),
      heading('Examples that the commission gives'),
      list(
        'An employer does not interview someone because of their ethnic background.',
        'An advertisement says that the job is unsuitable for disabled people.',
      ),
      paragraph(
        'An employer must also not do something that has a worse impact on you and on others who share your characteristic. For pregnancy and maternity, the question is whether you are treated unfavourably because of it; no comparison is needed.',
      ),
      paragraph(
        'If you think that it happened to you, write down what was said, when and by whom, and keep the posting and the messages. Then ask an advice service before you answer. On Fledge you can report a posting, or a person from a conversation; that does not replace advice.',
      ),
    ],
  }),
  aboutLaw({
    id: 'uk-pay-for-internships',
    title: 'Do interns have to be paid in the UK?',
    roles: ['employer', 'student', 'alumni'],
    topics: ['hiring-law', 'offers'],
    sources: [
      {
        title: 'Minimum wage: work experience and internships (UK government)',
        url: 'https://gov.uk/national-minimum-wage-work-experience-and-internships',
        ...READ,
      },
      {
        title: 'Pay and hours during work experience (Acas)',
        url: 'https://acas.org.uk/young-workers-and-work-experience/working-hours-during-work-experience',
        ...READ,
      },
    ],
    answer:
      'Usually yes: Acas says that someone doing an internship has the right to at least the National Minimum Wage, unless they only observe others. The UK government says that it depends on the contractual relationship and not on the job title.',
    body: [
      heading('The exception for students'),
      list(
        'a placement as part of a further or higher education course in the UK,',
        'which they have to do as part of the course,',
        'before the course ends,',
        'and for not more than one year.',
      ),
      paragraph(
        'A student who chooses to work for experience has the right to the minimum wage. Someone below school leaving age does not have it, according to Acas.',
      ),
      paragraph(
        'For employers, the government says that it is their responsibility to decide whether the person is a worker and whether an exemption applies; that not paying someone who is entitled is against the law; and that, if an unpaid person claims arrears, the employer must prove that none are owed.',
      ),
      paragraph('In a posting, name the pay as a range. The linter on Fledge points out when it is missing.'),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
  aboutLaw({
    id: 'ni-pay-for-placements',
    title: 'Which placements are exempt from the minimum wage in Northern Ireland?',
    roles: ['employer', 'student'],
    topics: ['hiring-law', 'offers'],
    sources: [
      {
        title: 'Exemptions relevant to work experience (nibusinessinfo.co.uk)',
        url: 'https://www.nibusinessinfo.co.uk/content/exemptions-within-minimum-wage-legislation-relevant-work-experience',
        ...READ,
      },
    ],
    answer:
      'The official business guide names placements that a UK course requires and that last no more than a year, people of compulsory school age, participants in named government schemes, and certain voluntary workers. Everyone else who is a worker has to be paid.',
    body: [
      list(
        'Students: the work is a required part of a UK-based further or higher education course, and does not exceed one year. Work beside the course, or in a gap year, is not exempt.',
        'School age: work experience below the end of compulsory school is exempt. Above it, only a required placement is.',
        'Schemes: only those named in the minimum wage regulations.',
        'Voluntary workers: of charities, voluntary organizations and statutory bodies, without payment and with limited benefits only.',
      ),
      paragraph('The guide adds that not every worker of such an organization is a voluntary worker.'),
      paragraph(
        'So write into the posting whether the internship is required by a course, and ask the student for the document of the university before it begins. If none of the points fits, plan pay from the start. This is an outline of one page; for a real case, read it and the guidance that it links.',
      ),
    ],
  }),
  aboutLaw({
    id: 'us-applicants-with-disabilities',
    title: 'What does the ADA say about applicants with a disability?',
    roles: ['employer', 'student', 'alumni'],
    topics: ['hiring-law', 'applying', 'hiring'],
    sources: [
      {
        title: 'Job Applicants and the ADA (U.S. Equal Employment Opportunity Commission)',
        url: 'https://www.eeoc.gov/laws/guidance/job-applicants-and-ada',
        ...READ,
      },
    ],
    answer:
      'The EEOC says that the Americans with Disabilities Act makes it unlawful for an employer to discriminate against a qualified applicant with a disability. It applies to private employers with 15 or more employees and to state and local governments.',
    body: [
      list(
        'An applicant must meet the requirements of the job, such as education, experience, skills or licenses.',
        'They must be able to perform its essential functions, the fundamental duties, alone or with the help of reasonable accommodation.',
        'An employer does not have to provide an accommodation that causes undue hardship, which is significant difficulty or expense.',
      ),
      paragraph(
        'A disability in this sense is an impairment that substantially limits a major life activity, a record of one, or being regarded as having one.',
      ),
      heading('What follows for both sides'),
      paragraph(
        'Applicants: ask early for what you need, such as more time, another format or an accessible room. You need not name the diagnosis in the first message. Employers: separate the essential duties from habits when you write a posting, and say in the invitation whom to ask for an accommodation. For a real case, read the fact sheet.',
      ),
    ],
  }),
  aboutLaw({
    id: 'us-digital-interviews',
    title: 'What if a digital interview does not work with my disability?',
    roles: ['student', 'alumni', 'employer'],
    topics: ['hiring-law', 'interviewing'],
    sources: [
      {
        title: 'ADA: Applicants and Reasonable Accommodation, informal letter (EEOC)',
        url: 'https://www.eeoc.gov/node/130558',
        ...READ,
      },
    ],
    answer:
      'In the United States, staff of the EEOC wrote in 2018, about digital interviews, that the ADA covers job application procedures and that accommodation includes adjustments to them. So you can ask for another form of the interview.',
    body: [
      paragraph(
        'The letter answers a person who feared that digital interviews put deaf and hard of hearing applicants at a disadvantage. It is an informal discussion and no official opinion of the commission.',
      ),
      list(
        'Discrimination against a qualified individual on the basis of disability is prohibited in recruitment, advertising, application procedures and hiring.',
        'It is illegal to refuse reasonable accommodation to the known limitations of a qualified applicant, unless it would cause undue hardship.',
        'Accommodation includes changes to the application process that let a qualified applicant be considered.',
      ),
      heading('A message that you can send'),
      paragraph(
        '“I look forward to the interview. Because of a disability, the recorded format does not work for me. A live talk with captions, or written questions, would. Could we arrange that before Friday?” Send it as soon as you have the invitation, and keep the answer.',
      ),
    ],
    screens: [{ title: 'Messages', path: '/dashboard/messages' }],
  }),
  aboutLaw({
    id: 'us-equal-opportunity-in-postings',
    title: 'Must a US posting say “Equal Opportunity Employer”?',
    roles: ['employer', 'alumni'],
    topics: ['hiring-law', 'hiring'],
    sources: [
      {
        title: 'Employment Advertisements, informal letter (EEOC)',
        url: 'https://www.eeoc.gov/node/130367',
        ...READ,
      },
    ],
    answer:
      'No, according to an informal letter of EEOC staff from 2005: the federal laws that it enforces do not require the phrase. They require that jobs be advertised on a nondiscriminatory basis.',
    body: [
      paragraph(
        'The letter names race, color, sex, religion, national origin, age and disability. It adds that such a phrase may be a suitable way to encourage applications from members of groups who do not apply as much as one would expect. The letter is no opinion or interpretation of the commission.',
      ),
      paragraph(
        'Other rules, such as those for federal contractors or of a state, are not the subject of that letter; ask about them before you rely on it.',
      ),
      heading('What helps more than the phrase'),
      list(
        'Requirements that the work really needs, and no years of age or “native” languages.',
        'Pay as a range.',
        'A sentence on how to ask for an accommodation.',
        'Neutral titles and “you” instead of “he”.',
      ),
      paragraph(
        'The linter on Fledge finds wording about age, gender, origin and health while you write. Errors stop publication; a warning can be answered with a reason.',
      ),
    ],
    screens: [{ title: 'Post New Job', path: '/dashboard/employer/post-job' }],
  }),
];
