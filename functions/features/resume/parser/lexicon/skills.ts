/** Words that say how well a skill is known and are no skills. */
export const LEVELS =
  /^(?:expert|advanced|intermediate|beginner|basics?|basic knowledge|proficient|proficiency|familiar|experienced|skilled|novice|fluent|native|good|very good|excellent|master|competent|working knowledge|strong|moderate|professional|elementary|experte|fortgeschritten|grundkenntnisse|gute kenntnisse|sehr gute kenntnisse|sehr gut|gut|anfänger|avancé|intermédiaire|débutant|confirmé|notions|avanzado|intermedio|básico|experto|avanzato|base|buono|ottimo|avançado|intermediário|zaawansowany|średniozaawansowany|podstawowy|gevorderd|basis|\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans?|años?|anni)(?: of experience)?|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|[A-C][12])$/iu;

/** Names with a slash that are one skill, some with a word or two behind them, as in "UI/UX Design". */
export const SLASHED =
  /^(?:(?:ci\s?\/\s?cd|tcp\s?\/\s?ip|ui\s?\/\s?ux|ux\s?\/\s?ui)(?: [a-z]+){0,2}|a\s?\/\s?b(?: test\w*)?|pl\s?\/\s?sql|i\s?\/\s?o|s\s?\/\s?4 ?hana|os\s?\/\s?2|p\s?&\s?l|ap\s?\/\s?ar|r\s?\/\s?3|24\s?\/\s?7|b2b\s?\/\s?b2c|gnu\s?\/\s?linux|client\s?\/\s?server|and\s?\/\s?or|m\s?\/\s?f|gd\s?&\s?t|sap\s?r\/3|cad\s?\/\s?cam|qa\s?\/\s?qc|him\/her|hl7\s?\/\s?fhir|bls\s?\/\s?acls|iso\s?\/\s?\w+)$/i;
