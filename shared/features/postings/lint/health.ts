import type { WordingRule } from './finding.ts';
import { SOURCES } from './sources.ts';

/** Wording about the applicant's health. */
export const HEALTH_RULES: readonly WordingRule[] = [
  {
    rule: 'health-limit',
    severity: 'error',
    message: 'The text asks for a certain state of health.',
    reason:
      'Health and disability are private, and most work can be adapted. A demand of the work itself may be named as such.',
    suggestion: 'Name the task: “moves parcels of up to 20 kg, with or without aids”.',
    source: SOURCES.ada,
    found: [
      /\bable[- ]bodied\b/i,
      /\b(?:physically|mentally|medically) (?:and (?:physically|mentally|medically) )?(?:fit|strong|healthy|stable|sound|robust|able)\b/i,
      /\b(?:in|of|with|enjoy) (?:very )?(?:good|excellent|perfect|sound|top|full|great|robust) (?:physical |mental |general |overall )*(?:health|shape|condition)\b/i,
      /\b(?:good|excellent|perfect|sound|robust) (?:physical |mental )?health (?:is |are )?(?:required|a must|essential|needed|necessary|mandatory|expected)\b/i,
      /\bhealthy (?:candidates?|persons?|individuals?|people|applicants?|young|and (?:fit|strong|active|energetic))\b|\b(?:be|are) (?:fit and )?healthy\b/i,
      /\b(?:no|without(?: any)?|free (?:of|from)(?: any)?|not have(?: any)?|no history of|have no) (?:known |physical |mental |serious |chronic |pre-existing |existing )*(?:disabilit(?:y|ies)|handicaps?|health (?:problems?|issues?|conditions?)|medical (?:conditions?|problems?|issues?)|illness(?:es)?|diseases?|limitations|impairments?|depression|anxiety|allergies)\b/i,
      /\bhealthy (?:psyche|mind and body|body and mind|mind|body)\b|\bnormal (?:brains?|minds?|people)\b/i,
      /\b(?:suffer(?:s|ing)? from|diagnosed with|history of) (?:\w+ ){0,3}(?:anxiety|depression|illness(?:es)?|diseases?|disorders?|conditions?|epilepsy|diabetes|asthma)\b/i,
      /\b(?:persons|people|applicants|candidates|those|anyone) with (?:any |a )?(?:chronic |mental |physical |serious )*(?:illness(?:es)?|diseases?|conditions?|disabilit(?:y|ies)|disorders?)\b.{0,40}\b(?:not|cannot|refrain|excluded|rejected)\b/i,
      /\b(?:no|not (?:suitable|suited|fit|possible) for) (?:\w+ ){0,3}?(?:epileptics?|diabetics?|asthmatics?|dyslexics?|adhd|autis\w+|deaf|blind|hard[- ]of[- ]hearing|visually impaired|hearing[- ]impaired|amputees?)\b/i,
      /\b(?:HIV|pregnancy|hepatitis|tuberculosis)[- ]?(?:negative |free )?(?:test|report|certificate|status)\b/i,
      /\b(?:never|rarely|not|seldom) calls? in sick\b|\b(?:declare|disclose|list|tell us)\b.{0,25}\bsick (?:leave|days?)\b/i,
      /\b(?:no|few|zero|not take|rarely take|never take) sick (?:days?|leave)\b|\b(?:never|rarely|seldom) (?:be )?(?:ill|sick)\b/i,
      /\b(?:perfect|excellent|20\/20|normal|good) (?:vision|eyesight|hearing)\b/i,
      /\b(?:not (?:suitable|suited|appropriate|possible) for|no) (?:people with |persons with |applicants with |candidates with )?(?:disabilit(?:y|ies)|wheelchair(?: users?)?|the disabled|disabled (?:people|persons|applicants|candidates)|handicapped)\b/i,
      /\b(?:disabled|handicapped) (?:people|persons|applicants|candidates) (?:need not|should not|cannot|can['’]t)\b|\bthe handicapped\b|\bhandicapped\b/i,
      /\b(?:disclose|provide|submit|tell us|share|list) (?:us )?(?:about )?(?:your|any|all|a full) (?:medical|health|disability|mental health) (?:history|records?|status|conditions?|problems)\b/i,
      /\b(?:clean|clear) (?:medical|health) (?:history|record)\b|\bmedical history\b(?=.{0,25}\b(?:required|must|asked|check))/i,
      /\bno (?:smokers|smoking employees)\b|\bnon-?smokers? (?:only|preferred)\b/i,
    ],
    unless: [
      /\b(?:patients|pets|animals|customers|members|clients|residents|plants?|forests?|soils?|fleet|machines?|equipment|communities|relationships|ecosystem)\b.{0,40}\b(?:healthy|in (?:good|excellent|top|great|perfect))\b/i,
      /\b(?:keep|leave|hand over|stay) (?:\w+ ){0,4}in (?:good|excellent|top|great|perfect)\b/i,
      /\breasonable accommodations?\b/i,
    ],
  },
  {
    rule: 'health-coded',
    severity: 'warning',
    message: 'The wording makes light of illness, or expects people never to need rest.',
    reason: 'People with a disability or in treatment read that they are not welcome.',
    suggestion: 'Say what is meant: “careful with details”, “busy weeks before a release”.',
    source: SOURCES.ada,
    found: [
      /\bOCD\b|\b(?:a bit |slightly )?(?:bipolar|schizophrenic|autistic|psycho)\b(?=.{0,30}\b(?:about|attention|details?|schedule|market))/i,
      /\b(?:crazy|insane|insanely|lunatics?|maniacs?|psychos?) (?:people|hours|workload|deadlines|person|candidates?)\b/i,
      /\b(?:unlimited|endless|boundless|inexhaustible) (?:physical )?(?:energy|stamina)\b/i,
      /\b(?:work|handle|thrive) (?:\w+ ){0,4}without (?:breaks|rest|sleep)\b/i,
    ],
    unless: [/\b(?:research on|treat(?:s|ing|ment)?|patients?|therap\w+|people with)\b/i],
  },
];
