import type { WordingRule } from './finding.ts';
import { SOURCES } from './sources.ts';

const PEOPLE =
  '(?:team|people|persons?|candidates?|applicants?|professionals?|talents?|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|staff|workforce|crowd|minds?|blood|individuals?|employees?|colleagues?|developers?|engineers?|designers?|graduates?|crew|squad|bunch|group|hires?|workers?|achievers?|talents?)';

/** Wording about the applicant's age. */
export const AGE_RULES: readonly WordingRule[] = [
  {
    rule: 'age-limit',
    severity: 'error',
    message: 'The text sets an age limit.',
    reason: 'Limits of age exclude people who can do the work, and are unlawful in most places.',
    suggestion: 'Leave the age out, and name the experience or the skills that the work needs.',
    source: SOURCES.adea,
    found: [
      /\b(?:under|below|younger than|(?:no|not) older than|not (?:be )?over|up to|at most|max(?:imum)?\.?(?: of)?) (?:the )?(?:age (?:of )?)?(?:[2-6]\d)(?: ?(?:years?(?: old| of age)|yrs?\b)|-year-olds?| (?:or|and) younger)/i,
      /\b(?:under|below|over) (?:the )?age of [2-6]\d\b/i,
      /\b(?:younger|(?:no|not) older) than [2-6]\d\b/i,
      /\b(?:aged?|ages)(?: (?:group|range|between|from|of))*:? ?(?:1[6-9]|[2-6]\d) ?(?:-|–|to|and) ?[2-7]\d\b/i,
      /\bbetween (?:the ages of )?(?:1[6-9]|[2-5]\d) and [2-7]\d (?:years (?:old|of age)|years?-old)/i,
      /\bbetween the ages of\b/i,
      /\b(?:1[6-9]|[2-5]\d) ?(?:-|–|to) ?[2-6]\d years? (?:old|of age)\b/i,
      /\b(?:age limit|upper age|maximum age|max\.? age|age requirement|preferred age|age preference)\b/i,
      /\b(?:under|over)-?[3-6]\ds?\b(?=.{0,30}\b(?:only|preferred|need not|should not|not apply|please))/i,
      /\b(?:must|should) be (?:under|below) [2-6]\d\b/i,
      /\b(?:applicants?|candidates?|people|persons|anyone|those|everyone) (?:who are )?(?:over|above|older than|past|under|below) (?:the age of )?[2-6]\d\b/i,
      /\b(?:older|elderly) (?:applicants?|candidates?|workers?|job ?seekers?)\b/i,
      /\b(?:in|with) (?:your|their|his|her|the) (?:early |mid |late )?(?:twenties|thirties|20s|30s)\b|\b(?:twenty|thirty)-?somethings?\b/i,
      /\b(?:state|give|tell us|mention|include|specify|send|indicate) (?:us )?(?:your )?(?:exact )?(?:date of birth|birth ?date|age)\b/i,
      /\bborn (?:after|before|between|in or after) (?:19|20)\d\d\b/i,
    ],
    unless: [
      /\b(?:children|kids|pupils|students|patients|customers|users|players|teen(?:ager)?s|learners|readers|audience|participants|residents|viewers|campers?|families|clients|women|men|people|adults) (?:who are |of |from |in the )?(?:aged?|ages|under|below|over|between|from|born)\b/i,
      /\byear-?olds? (?:children|kids|pupils|students|customers|users|audience|learners|demographic)\b|\b(?:audience|demographic|customers|users|cohort|market) (?:aged|of)\b/i,
      /\bno (?:upper )?age limit\b/i,
    ],
  },
  {
    rule: 'age-coded',
    severity: 'warning',
    message: 'The wording suggests that only people of a certain age are wanted.',
    reason: 'Such wording keeps older or younger people from applying, even where it is not meant so.',
    suggestion: 'Describe the work or the team without age: “curious”, “new to the field”, “a growing team”.',
    source: SOURCES.burn,
    found: [
      new RegExp(
        `\\b(?:young|youthful)(?:(?:,? and|,? &|,)? (?!(?:for|with|to|at|of|in)\\b)[\\w-]+){0,4}?,? ${PEOPLE}\\b`,
        'i',
      ),
      /\b(?:be|are|is|feel) (?:\w+ ){0,2}young(?:,| and| &|\.|$| at heart| in spirit)/i,
      /\byoung(?:,| and|,? &) (?:dynamic|energetic|hungry|ambitious|motivated|fresh|enthusiastic)\b/i,
      /\b(?:youthful|digital natives?)\b/i,
      /\b(?:millennials?|gen(?:eration)?[ -]?z(?:ers?)?)\b.{0,25}\b(?:only|preferred|wanted|welcome|candidates?|applicants?|talents?|hires?|team|mindset)\b/i,
      /\byou(?:['’]re| are) (?:a )?(?:true )?(?:millennial|gen(?:eration)?[ -]?z)/i,
      /\b(?:prefer|want|seek(?:ing)?|looking for|hir(?:e|ing)) (?:a )?(?:millennials?|gen(?:eration)?[ -]?z)\b/i,
      /\b(?:only|exclusively|preferably|must be an?|prefer|limited to) (?:recent|new|fresh) (?:(?:college|university) )?(?:graduates?|grads?)\b/i,
      /\b(?:recent|new|fresh) (?:(?:college|university) )?(?:graduates?|grads?) (?:only|preferred)\b/i,
      /\bmature (?:candidates?|person|persons|individuals?|applicants?|workers?|professionals?|lad(?:y|ies)|wom[ae]n|m[ae]n)\b/i,
      /\b(?:over-?qualified|too experienced)\b/i,
      /\b(?:no more than|not more than|at most|maximum(?: of)?|up to a maximum of) \w+ years?(?:['’]| of)? (?:\w+ )?experience\b/i,
      /\b(?:retirees?|pensioners?|school[- ]leavers?) (?:only|preferred|wanted|need not)\b/i,
      /\b(?:ideal|perfect|great) (?:for|job for) (?:a )?(?:retirees?|pensioners?|housewives|young)\b/i,
      /\bfresh(?:,| and)? young\b|\bfresh blood\b(?! (?:samples?|cells?|tests?|counts?))|\bset in their ways\b|\bold[- ]timers?\b|\bgirls? and boys?\b/i,
    ],
    unless: [
      /\b(?:for|with|help(?:s|ing)?|teach(?:es|ing)?|mentor(?:s|ing)?|support(?:s|ing)?|coach(?:es|ing)?|serv(?:es?|ing)|reach(?:es|ing)?|work(?:s|ing)? with|programs? for|lives of|inspire|train(?:s|ing)?) (?:[\w-]+ ){0,2}young (?:[\w-]+ )?(?:people|adults|men|women|person|learners|athletes|professionals|graduates|talents?|minds)\b/i,
    ],
  },
];
