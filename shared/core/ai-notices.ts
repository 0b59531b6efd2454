// Plain data: what laws ask companies to tell applicants about software that helps to select, with where each is written.

interface NoticeSource {
  readonly title: string;
  readonly url: string;
}

export interface AiNotice {
  readonly id: 'nyc' | 'illinois' | 'eu';
  readonly place: string;
  /** The law and its sections. */
  readonly law: string;
  /** From when on it applies. */
  readonly applies: string;
  /** What applicants are told before they apply. */
  readonly forApplicants: readonly string[];
  /** What a company has to do by itself, which no text of ours does for it. */
  readonly forCompanies: readonly string[];
  readonly sources: readonly NoticeSource[];
}

/** When the sources were read. */
export const NOTICES_READ_ON = '2026-11-23';

/** What the number is and is not, for every applicant, wherever they live. */
export const NOTICE_OF_ALL =
  'Software compares the profile that you send with the requirements of the posting. It computes a number from your skills, experience, education and location, which you see in full above. It uses no answer to the equal opportunity questions. A person decides about every application, and nothing is rejected by software.';

export const AI_NOTICES: readonly AiNotice[] = [
  {
    id: 'nyc',
    place: 'New York City',
    law: 'Local Law 144 of 2021: Administrative Code §§ 20-870 to 20-874, and Rules of the City of New York, title 6, §§ 5-300 to 5-304',
    applies: 'Enforced since 5 July 2023.',
    forApplicants: [
      'An automated employment decision tool may be used to assess your application. It assesses skills, experience, education and location.',
      'You may ask the company for an alternative selection process or an accommodation. Here you can choose a review without a number where the posting is screened.',
      'On written request, the company tells you within 30 days which data the tool collects, where it comes from and how long it is kept.',
    ],
    forCompanies: [
      'Tell candidates who live in the city at least ten business days before you use the tool; the notice may be in the posting.',
      'Have an independent auditor audit the tool for bias within the year before you use it. The figures here are data for an auditor, not an audit.',
      'Publish the summary of the audit with its date, and the date on which you began to use the tool.',
    ],
    sources: [
      {
        title: 'Department of Consumer and Worker Protection, Automated Employment Decision Tools',
        url: 'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
      },
      {
        title: 'Rules of the City of New York',
        url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-138530',
      },
    ],
  },
  {
    id: 'illinois',
    place: 'Illinois',
    law: 'Human Rights Act, 775 ILCS 5/2-102(L) (Public Act 103-0804, House Bill 3773), and Artificial Intelligence Video Interview Act, 820 ILCS 42',
    applies:
      'The Human Rights Act has required the notice since 1 January 2026. Rules about its form were proposed on 15 May 2026. The Video Interview Act applies since 1 January 2020.',
    forApplicants: [
      'The company uses artificial intelligence to help with recruitment and hiring: the comparison described above.',
      'No interview is recorded or analysed by this site.',
    ],
    forCompanies: [
      'Notify applicants and employees that you use artificial intelligence in recruitment, hiring and the other decisions that the Act names.',
      'Do not use it in a way that has the effect of discrimination, and do not use zip codes as a proxy for protected classes.',
      'If you ask for recorded videos and have software analyse them elsewhere: notify and explain beforehand, and obtain consent.',
    ],
    sources: [
      {
        title: 'House Bill 3773, 103rd General Assembly',
        url: 'https://legiscan.com/IL/text/HB3773/2023',
      },
      {
        title: '820 ILCS 42/5, Disclosure of the use of artificial intelligence analysis',
        url: 'https://www.ilga.gov/legislation/ilcs/documents/082000420K5.htm',
      },
      {
        title: 'Paul Hastings on the rules proposed on 15 May 2026',
        url: 'https://www.paulhastings.com/insights/client-alerts/illinois-proposes-rules-on-ai-in-employment-state-law',
      },
    ],
  },
  {
    id: 'eu',
    place: 'European Union',
    law: 'Artificial Intelligence Act, Regulation (EU) 2024/1689: Article 26(7) and (11), Article 86, and Annex III, point 4(a)',
    applies:
      'For the systems of Annex III from 2 December 2027, by the amendment that Parliament and Council adopted in June 2026; by the text of 2024, from 2 August 2026.',
    forApplicants: [
      'A system that evaluates candidates assists in the decision about your application. Annex III lists such systems as high-risk.',
      'If a decision that rests on its output has legal or similarly significant effects on you, you may ask the company to explain the role of the system and the main elements of the decision.',
    ],
    forCompanies: [
      'Inform people that a system of Annex III makes or assists in decisions about them: Article 26(11).',
      'Before you use such a system at the workplace, inform the workers concerned and their representatives: Article 26(7).',
      'Be ready to explain individual decisions: Article 86.',
    ],
    sources: [
      { title: 'Regulation (EU) 2024/1689', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' },
      {
        title: 'Decision Focus on the amendment of June 2026',
        url: 'https://www.decisionfocus.com/articles/eu-ai-act-blog',
      },
    ],
  },
];
