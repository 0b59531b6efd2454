import type { WordingRule } from './finding.ts';
import { SOURCES } from './sources.ts';

const ROLE =
  '(?:candidates?|applicants?|engineers?|developers?|managers?|persons?|hires?|designers?|analysts?|employees?|interns?|assistants?|nurses?|drivers?|accountants?|programmers?|consultants?|secretar(?:y|ies)|colleagues?|leaders?|sales ?person|receptionists?|technicians?|officers?|representatives?|teachers?|scientists?)';
const SEX = '(?:males?|females?|m[ae]n|wom[ae]n|ladies|lady|gentlem[ae]n|girls?|boys?)';

/** Wording about the applicant's gender, family and appearance. */
export const GENDER_RULES: readonly WordingRule[] = [
  {
    rule: 'gender-limit',
    severity: 'error',
    message: 'The text asks for people of one gender, or of a certain family status.',
    reason: 'Choosing by gender, marriage, pregnancy or children is unlawful in most places.',
    suggestion: 'Leave it out, and name what the work needs.',
    source: SOURCES.titleVII,
    found: [
      new RegExp(`\\b${SEX}(?: ${ROLE})? (?:only|preferred|preferably|need not|wanted|required)\\b`, 'i'),
      new RegExp(`\\b(?:only|preferably) (?:for )?${SEX}\\b`, 'i'),
      new RegExp(
        `\\b(?:prefer(?:ence for)?|(?:looking|searching) for|seek(?:s|ing)?|hir(?:e|ing)|want(?:ed)?:?|need(?:ed)?:?|require[sd]?) (?:an? |the )?(?:[\\w-]+,? (?:and )?){0,2}?${SEX}(?! and ${SEX})(?! or ${SEX})\\b`,
        'i',
      ),
      new RegExp(`\\b(?:male|female) ${ROLE}\\b`, 'i'),
      new RegExp(`\\b(?:no|not (?:suitable|suited|open) (?:for|to)) ${SEX}\\b`, 'i'),
      /\b(?:must|should) be (?:a )?(?:man|woman|male|female|lady|gentleman|single|unmarried|married)\b/i,
      /\bunmarried\b|\b(?:single|married) (?:candidates?|applicants?|persons?|people|individuals?|status)\b/i,
      /\b(?:no|without|free of|not have) (?:small |young )?(?:children|kids|family (?:commitments|obligations|responsibilities)|childcare)\b/i,
      /\b(?:not|isn['’]t|aren['’]t|no plans? to|nor) (?:be(?:come)? |currently |get |planning to (?:be(?:come)? |get )?)?pregnan(?:t|cy)\b|\bpregnant (?:women|applicants|candidates)\b/i,
      /\bplan(?:s|ning)? (?:on )?(?:a |for )?(?:pregnanc(?:y|ies)|maternity)\b/i,
      /^(?:girls|boys|ladies|gentlemen|lads)[,!]/i,
      /\bno (?:plans|intention) (?:to have|of having|to start|of starting) (?:children|kids|a family)\b/i,
    ],
    unless: [
      /\b(?:encourag\w+|invite|welcome) (?:[\w,-]+ ){0,8}(?:women|men|girls|females)\b/i,
      /\bpregnant (?:women|applicants|candidates) (?:are|and|can|may)\b|\bwelcome\b/i,
      /\b(?:women|girls|men) (?:and (?:girls|men|women) )?in (?:tech|stem|science|business|leadership|engineering)\b/i,
      /\b(?:wom[ae]n|m[ae]n|girls?|boys?|females?|males?)(?:['’]s)? (?:products?|clothing|fashion|shoes|wear|health|sports?|football|soccer|basketball|shelters?|audience|customers?|patients?|players|teams?|athletes|voices?|users)\b/i,
      /\b(?:male|female) (?:and|or|to) (?:male|female) (?:connectors?|headers?|plugs?|adapters?)\b|\b(?:fe)?male (?:connectors?|headers?|plugs?|adapters?)\b/i,
    ],
  },
  {
    rule: 'gender-coded',
    severity: 'warning',
    message: 'The wording suggests that people of one gender are meant.',
    reason: 'Readers who do not feel addressed apply less often.',
    suggestion: 'Use neutral words: “salesperson”, “chair”, “they”, “everyone”, “expert”.',
    source: SOURCES.gaucher,
    found: [
      /\b(?:sales|business|repair|service|crafts|handy|fore|camera|police|fire|mail|drafts|news|ware?house|delivery|maintenance|line|watch|door|middle|trades|fisher|weather|anchor|spokes|chair|work)m[ae]n(?:ship)?\b/i,
      /\b(?:sales|business|spokes|chair)wom[ae]n\b/i,
      /\b(?:waitress(?:es)?|stewardess(?:es)?|hostess(?:es)?|barmaids?|housemaids?|actress(?:es)?|seamstress(?:es)?|housewi(?:fe|ves)|manpower|man-hours|cleaning lad(?:y|ies)|tea boys?|office (?:boys?|girls?)|delivery boys?|girl friday|right-hand man|wingman|frontman)\b/i,
      /\b(?:guys|gentlemen|dudes|lads|bros|bro (?:culture|energy|vibes?)|brotherhood|alpha (?:male|personality))\b/i,
      /\b(?:an?|our|your|next|the) (?:[\w-]+ ){0,3}(?:ninjas?|rock ?stars?|gurus?|wizards?|jedis?|samurais?)\b(?! (?:build|games|theory))/i,
      /\b(?:warrior|hunter|killer|wolf) (?:mentality|instincts?|mindset|spirit)\b|\b(?:aggressive|dominant),? (?:and )?(?:dominant|aggressive|closers?|personalit(?:y|ies))\b/i,
      /\b(?:coding|code|sales|marketing|data|growth|tech|design|seo|javascript|python|react|java|excel|social media|product|engineering|a|true|real) (?:ninjas?|rock ?stars?|gurus?|wizards?|jedis?|samurais?|hitm[ae]n)\b/i,
      /\b(?:ninjas?|rock ?stars?|jedis?|samurais?) (?:developers?|engineers?|designers?|programmers?|coders?|marketers?|mindset)\b/i,
      /\baggressive (?:sales ?(?:person|people)|closers?|self-starters?|go-getters?|personalit(?:y|ies)|person|candidates?|hunters?|individuals?)\b/i,
      new RegExp(`\\b${ROLE}\\b[^.;:!?]{0,80}\\b(?:he|his|him|himself|she|her|herself)\\b`, 'i'),
      /(?:^|[.!?] )(?:He|She) (?:will|must|should|is (?:expected|responsible|able|comfortable)|has to|needs to|can|reports)\b/,
      /\b(?:strong|hungry|hard-?working|competent|best|right|good) m[ae]n\b/i,
    ],
    unless: [
      /\b(?:he or she|she or he|he\/she|she\/he|s\/he|his or her|her or his|his\/her|her\/his|him or her|her or him|him\/her|he\/him|she\/her|they\/them)\b/i,
      /\bsalesman problem\b/i,
      /\b(?:founder|ceo|cto|cfo|coo|founders|head of|professor|dr|ms|mr|mrs)\b/i,
    ],
  },
  {
    rule: 'appearance',
    severity: 'error',
    message: 'The text asks for a certain appearance, or for a photo.',
    reason: 'Appearance says nothing about the work, and is often a proxy for age, gender or origin.',
    suggestion: 'Leave it out. If customers meet the person, name the skill: “talks to customers with ease”.',
    source: SOURCES.titleVII,
    found: [
      /\b(?:good[- ]looking|good looks|pretty face)\b/i,
      /\b(?:attractive|beautiful|handsome|slim|pleasing|pleasant|presentable|smart) (?:in |physical )?(?:appearance|looks|person(?:s|ality and looks)?|candidates?|applicants?|individuals?|wom[ae]n|lad(?:y|ies)|girls?|m[ae]n|figure)\b/i,
      /\b(?:minimum|min\.?) height\b|\byour height\b|\bheight and weight\b/i,
      /\b(?:send|attach|include|enclose|upload|submit|with|recent) (?:us )?(?:a |your |the )?(?:recent |full-length |passport |color |current )*(?:photo(?:graph)?|picture|headshot)s?(?: of (?:yourself|you))?(?: (?:with|to|in) (?:your|the) (?:application|resume|cv))?(?=\s*(?:$|[.,;!]| (?:with|to|in|is) (?:your|the|required)| required| of yourself))/i,
    ],
    unless: [/\b(?:editing|products?|camera|gallery|portfolio|listings?)\b/i],
  },
];
