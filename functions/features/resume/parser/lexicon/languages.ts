/** Names of languages in English and in themselves or their neighbours' words, without accents, in lower case. */
export const LANGUAGES = new Set(
  `english german french spanish italian portuguese dutch swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian
  bulgarian greek turkish russian ukrainian serbian croatian slovenian bosnian albanian macedonian lithuanian latvian estonian irish welsh
  catalan basque galician arabic hebrew persian farsi urdu hindi bengali punjabi gujarati marathi tamil telugu kannada malayalam sinhala
  nepali chinese mandarin cantonese japanese korean vietnamese thai malay indonesian bahasa tagalog filipino swahili amharic yoruba igbo
  hausa zulu xhosa afrikaans wolof latin esperanto armenian georgian azerbaijani kazakh
  deutsch englisch franzosisch spanisch italienisch portugiesisch niederlandisch polnisch russisch turkisch arabisch chinesisch latein
  schwedisch tschechisch griechisch anglais allemand espagnol italien portugais francais neerlandais arabe russe chinois japonais
  ingles aleman frances italiano portugues espanol castellano catalan ruso chino euskera gallego inglese tedesco francese spagnolo
  portoghese russo cinese alemao espanhol japones engels duits frans spaans nederlands angielski niemiecki francuski hiszpanski polski
  rosyjski wloski ukrainski svenska engelska tyska franska norsk dansk engelsk tysk fransk spansk`.split(
    /\s+/,
  ),
);

export const FLUENCY =
  /(?:(?:full |limited )?professional(?: working)?(?: proficiency)?|(?:limited |full )?working(?: proficiency| knowledge)?|elementary(?: proficiency)?|native(?: or bilingual)?(?: proficiency| speaker| language)?|mother ?tongue|bilingual|fluent|advanced|upper[- ]intermediate|intermediate|basics?|beginner|conversational|proficient|good|very good|excellent|business(?: fluent| level)?|[ABC][12][+]?(?:\s?[/–-]\s?[ABC][12])?|muttersprache|muttersprachlich|fließend|verhandlungssicher|sehr gute?(?: kenntnisse)?|gute?(?: kenntnisse)?|grundkenntnisse|fortgeschritten|langue maternelle|courant|bilingue|intermédiaire|notions|débutant|avancé|lu, écrit, parlé|nativo|nativa|materno|materna|lengua materna|lingua materna|madrelingua|fluido|fluente|fluída|avanzado|avanzato|avançado|intermedio|intermediário|básico|base|básica|buono|ottimo|scolastico|moedertaal|vloeiend|goed|basis|ojczysty|biegły|biegle|płynny|podstawowy|średniozaawansowany|zaawansowany|modersmål|flytande|modersmal|morsmål|modersmål|flytende|flydende|grundläggande|ielts[\s:\d.]*|toefl[\s:\d.]*|delf \w\d|dele \w\d|jlpt n\d|hsk ?\d)/iu;
