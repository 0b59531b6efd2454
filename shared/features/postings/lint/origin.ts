import type { WordingRule } from './finding.ts';
import { SOURCES } from './sources.ts';

const NATIONS =
  '(?:US|U\\.S\\.|USA|American|UK|British|EU|European|Indian|German|French|Spanish|Italian|Dutch|Irish|Polish|Canadian|Australian|Chinese|Japanese|Korean|Mexican|Brazilian|Portuguese|Russian|Arab|Swiss|Swedish|local)';
const ETHNICITIES =
  '(?:white|caucasian|black|asian|hispanic|latin[oax]|arab|slavic|nordic|scandinavian|european|western|jewish|muslim|christian|hindu)';

/** Wording about where the applicant comes from, and what they believe. */
export const ORIGIN_RULES: readonly WordingRule[] = [
  {
    rule: 'nationality-limit',
    severity: 'error',
    message: 'The text limits who may apply by nationality, origin or religion.',
    reason:
      'Origin is not a qualification. The right to work in a place may be asked for; citizenship only where a law requires it.',
    suggestion: 'Write “authorized to work in …”, or leave it out.',
    source: SOURCES.ina,
    found: [
      new RegExp(
        `\\b(?:must (?:be|hold|have)|only|be an?|are an?) (?:an? )?${NATIONS} (?:citizens?|nationals?|passports?|citizenship|nationality)\\b`,
        'i',
      ),
      new RegExp(
        `\\b${NATIONS} (?:citizens?|nationals?|passport(?: holders?)?|citizenship|nationality|candidates?|applicants?)(?: (?:is|are))? (?:only|required|preferred|wanted|a must|mandatory)\\b`,
        'i',
      ),
      /\b(?:citizens|nationals|locals|natives) only\b|\bonly (?:citizens|nationals|locals|natives)\b|\b(?:citizenship|nationality) (?:is )?(?:required|a must|mandatory|preferred)\b/i,
      /\b(?:no|not (?:open|suitable) (?:to|for)) (?:foreign(?:ers?)?|immigrants?|migrants?|expats?|refugees?|visa holders?|non-citizens)\b/i,
      /\bforeign(?:ers| (?:applicants|candidates|nationals)) (?:need not|should not|cannot|can['’]t|will not|won['’]t|are not|not)\b/i,
      /\bH-?1B (?:only|preferred|holders only)\b|\b(?:no|not accept\w*) (?:OPT|CPT|H-?1B|green card)\b/i,
      new RegExp(
        `\\b${ETHNICITIES} (?:candidates?|applicants?|persons?|wom[ae]n|m[ae]n|people|origin|descent|appearance|looking|background)(?: (?:only|preferred|required))\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:only|preferably|prefer|must be|seeking|looking for) (?:an? )?${ETHNICITIES} (?:candidates?|applicants?|persons?|wom[ae]n|m[ae]n|people|origin|descent|appearance|individuals?|background)\\b`,
        'i',
      ),
      /\b(?:must be|only|preferably|prefer) (?:an? )?(?:practi[cs]ing )?(?:christians?|muslims?|jews|jewish|hindus?|catholics?|protestants?|atheists?)\b/i,
      new RegExp(`\\b${ETHNICITIES} (?:appearance|looks)\\b`, 'i'),
      /\bcaucasians? (?!languages?|region|studies)/i,
      /\b[Nn]o (?:[A-Z]\w+,? (?:or |and )?){1,4}(?:applicants?|candidates?|nationals?|citizens?|speakers)\b/,
      /\b(?:other|certain|following|these|only \w+) nationalit(?:y|ies)\b|\bnationalit(?:y|ies) (?:may|can|only|will|are (?:not )?(?:accepted|preferred))\b/i,
      /\b(?:good|devout|true|faithful|born-again) (?:christian|muslim|hindu|catholic|jew)\b/i,
      /\b(?:brahmin|dalit|upper[- ]caste|caste|good family background|family background)\b/i,
      /\bof (?:european|western|local|asian|african|arab) (?:origin|descent|heritage)\b/i,
      /\bborn(?: and raised)? in (?:the )?[A-Z]/,
    ],
    unless: [
      /\b(?:security clearance|clearance|export[- ]control\w*|ITAR|EAR|required by (?:federal )?law|federal (?:contract|law|regulations?)|government contract|public trust)\b/i,
      /\b(?:resettle|serving|serve|help(?:s|ing)?|support(?:s|ing)?|we were born|company was born)\b/i,
    ],
  },
  {
    rule: 'native-speaker',
    severity: 'error',
    message: 'The text asks for native speakers, or for no accent.',
    reason: 'People learn a language as well as natives do. Asking for a mother tongue selects by origin.',
    suggestion: 'Name the level that the work needs: “fluent in English”, “German at C1”.',
    source: SOURCES.titleVII,
    found: [
      /\bnative[- ](?:\w+[- ])?(?:level )?speak(?:ers?|ing)\b|\bnatively speak/i,
      /\b(?:english|german|french|spanish|dutch|italian|portuguese|chinese|mandarin|japanese|language) natives?\b/i,
      /\bnative (?:in )?(?:english|german|french|spanish|dutch|italian|portuguese|polish|mandarin|chinese|japanese|arabic|language|tongue)\b/i,
      /\bmother[- ]tongue\b|\bfirst language (?:must|is|should)\b|\bas (?:a|your|their) first language\b/i,
      /\b(?:no|without(?: an?)?|free of(?: an?)?|neutral|unaccented|no foreign|without(?: any)? foreign|american|british) accents?\b|\baccent[- ](?:free|neutral)\b|\bunaccented\b/i,
    ],
    unless: [
      /\b(?:add(?:ed)? (?:\w+ )?to|besides?|in addition to|whatever|learn|lessons)\b.{0,40}\bmother tongue\b/i,
      /\b(?:not (?:need|have) to be|need not be|no need to be|don['’]t (?:need|have) to be|rather than|voices?|voice-?overs?)\b/i,
    ],
  },
];
