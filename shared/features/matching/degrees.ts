/** Degrees by rank, the highest first, as degrees and postings write them. */
const DEGREES: readonly (readonly [number, RegExp])[] = [
  [5, /\b(?:ph\.?\s?d|doctora(?:te|l)|doctor of|dr\.)/i],
  [
    4,
    /\b(?:master(?!y| data| class|ing)|m\.?\s?sc|m\.?\s?tech|m\.\s?a\b|ma(?= in\b|$|,)|m\.?\s?eng\b|mca|mba|m\.?\s?com\b|postgraduate|graduate degree|advanced degree|llm)/i,
  ],
  [
    3,
    /\b(?:bachelor|b\.?\s?sc|b\.?\s?s\b|b\.\s?a\b|ba(?= in\b|$|,| or\b)|b\.?\s?tech|b\.?\s?eng\b|b\.\s?e\b|be(?= in (?:comp|mech|elec|civ|eng)|$)|bca|bba|b\.?\s?com\b|bsn|llb|undergraduate|college degree|university degree|licen[cs]e degree|laurea|degree(?! of))/i,
  ],
  [
    2,
    /\b(?:diploma|associate|apprenticeship|vocational|higher national|hnd|foundation degree|trade school)/i,
  ],
  [1, /\b(?:high school|secondary school|ged|a-?levels?|gcse|abitur|baccalaur)/i],
];
export const DEGREE_NAMES = [
  '',
  'A school-leaving certificate',
  'A diploma',
  'A bachelor’s degree',
  'A master’s degree',
  'A doctorate',
];

/** The rank of a degree that someone has; 0 when the text names none. */
export const rankOf = (text: string): number => DEGREES.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;

/** Whether a requirement is about a degree: a scrum master or a sales associate has none by that. */
export const isAboutDegree = (text: string): boolean =>
  /\b(?:degrees?(?! of)|diploma|bachelor|masters\b|master['’]s|doctorate|ph\.?\s?d|b\.?\s?sc|m\.?\s?sc|mba|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|bsn|llb|llm|high school|secondary school|ged|abitur|a-levels?|university|college|graduat|undergraduate|postgraduate|apprenticeship|vocational|educated to)/i.test(
    text,
  );

/** The least rank that a posting asks for: `Bachelor’s or Master’s degree` asks for a bachelor’s degree. */
export const rankAsked = (text: string): number => {
  const named = DEGREES.filter(([, pattern]) =>
    pattern.test(
      text.replace(
        /(master|bachelor|doctora|graduate|associate)(’s|'s|s)?(?: of \w+)?(?: or (?:higher|above))? degree/gi,
        '$1$2',
      ),
    ),
  );
  return named.at(-1)?.[0] ?? 0;
};

/** Fields of study, each with words that name it. */
const FIELDS: readonly (readonly [string, RegExp])[] = [
  ['computing', /comput|software|informati|data science|artificial intelligence|cyber|\bit\b/i],
  ['engineering', /engineer|mechatronic|robotic|\bstem\b/i],
  ['mathematics', /mathemat|statisti|quantitative|actuar|\bstem\b/i],
  [
    'science',
    /physic|chemis|biolog|biotech|biochem|life science|natural science|geolog|environmental|\bstem\b/i,
  ],
  ['business', /business|management|administration|commerce|\bmba\b|\bbba\b/i],
  ['finance', /financ|account|econom|banking|tax/i],
  ['marketing', /marketing|advertis|public relations|communicat|journalis|media/i],
  ['design', /design|\bart\b|\barts\b|illustrat|animation|architect/i],
  ['health', /nurs|medic|health|pharma|physiotherap|dent|bsn/i],
  ['law', /\blaw\b|legal|\bllb\b|\bllm\b/i],
  ['education', /education|teaching|pedagog/i],
  ['people', /human resources|psycholog|sociolog|social work|\bhr\b/i],
  ['hospitality', /hospitality|tourism|culinary|hotel/i],
];

/** The fields of study that a text names. */
export const fieldsIn = (text: string): string[] =>
  FIELDS.filter(([, pattern]) => pattern.test(text)).map(([field]) => field);
