/** The kinds of sections that a resume has; `other` are those that are not read. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'other';

/**
 * Words of headings by kind, without accents, in the languages that resumes are commonly written in. The kinds are in the
 * order of their weight: in "language skills", languages decides.
 */
const KIND_WORDS: [SectionKind, string][] = [
  [
    'other',
    'references referees awards award honors honours achievements accomplishments publications publication interests hobbies volunteering volunteer voluntary activities extracurricular coursework courses memberships membership affiliations patents conferences talks presentations leadership community references referenzen hobbys interessen ehrenamt auszeichnungen publikationen veroffentlichungen loisirs interets distinctions benevolat prix intereses aficiones premios voluntariado publicaciones referencias premi interessi hobby pubblicazioni idiomas_ interesses referencias_ zainteresowania nagrody scholarships scholarship grants talks sports declaration engagement vrijwilligerswerk hobbies\u0027s nevenactiviteiten',
  ],
  [
    'languages',
    'languages language sprachen sprachkenntnisse langues idiomas lenguas lingue linguistiche talen jezyki sprak linguas sprog kielitaito',
  ],
  [
    'certificates',
    'certificates certificate certifications certification licenses licences license licensure zertifikate zertifizierungen weiterbildung weiterbildungen fortbildungen certificats certificaciones certificados certificazioni certificaten certyfikaty certificacoes accreditations credentials trainings formations_complementaires',
  ],
  ['projects', 'projects project projekte projets proyectos progetti projetos projecten projekty portfolio'],
  [
    'education',
    'education educational academic academics qualifications studies schooling ausbildung bildung bildungsweg studium schulbildung werdegang_ formation formations etudes diplomes scolarite educacion formacion estudios academica istruzione formazione educacao formacao academica opleiding opleidingen onderwijs edukacja wyksztalcenie utbildning uddannelse utdanning koulutus egitim',
  ],
  [
    'experience',
    'experience experiences employment career berufserfahrung berufspraxis erfahrung werdegang praxiserfahrung praktika experience_ parcours emplois experiencia experiencias esperienza esperienze lavorative experiencia_ werkervaring ervaring doswiadczenie zawodowe arbetslivserfarenhet erfarenhet erhvervserfaring arbeidserfaring tyokokemus deneyim internships internship internships work positions appointments berufliche laufbahn trayectoria stages',
  ],
  [
    'skills',
    'skills skill competencies competences competencias competenze expertise technologies tools strengths proficiencies kenntnisse fahigkeiten kompetenzen faehigkeiten edv technische aptitudes habilidades conocimientos destrezas capacita competencias_ vaardigheden umiejetnosci kompetenser fardigheder ferdigheter taidot abilities toolbox stack software programming frameworks libraries databases platforms devops computer kompetencer becerileri atouts',
  ],
  [
    'summary',
    'summary profile objective about overview statement introduction bio profil uber kurzprofil zusammenfassung perfil resumen sobre profilo obiettivo riepilogo propos resume_ accroche profiel samenvatting podsumowanie sammanfattning objetivo presentation resumo extracto ziel apresentacao highlights_ ueber',
  ],
  [
    'contact',
    'profiles contact contacts contato kontakt kontaktdaten contacto contatti coordonnees personalien details info information personal personliche personales personnelles datos daten dati anagrafici gegevens contactgegevens dane links online coordonnées find',
  ],
];

/** Words that a heading may have beside those that decide its kind. */
const FILLERS = new Set(
  'top cles cle clave claves principales principali wichtigste stationen parcours_ and und et y e i og och en & of the my me in to de la le les des du del der die das zum bei mes mis mi mein meine meinem at for with relevant professional professionnelle professionnelles profesional profesionales professionale professionali profissional profissionais beruflicher technical technische technisch techniques tecnicas tecniche tecnicos key core main selected additional other further work industry research teaching clinical academic personal soft hard digital informatiques informatica informaticas informatiche it recent background history training trainings section life related notable key career executive praktische akademischer akademische schulische lavorativa laboral laboraled scolaire universitaire continuing areas special specialist us page os as o a sur professionell competitive major side own open source development qualification expert kern weitere sonstige besondere complementaria complementaires zusatzliche development chronological competency highlights & informationen'.split(
    ' ',
  ),
);

const KINDS = new Map<string, SectionKind>();
for (const [kind, words] of KIND_WORDS)
  for (const word of words.split(' ')) if (!KINDS.has(word)) KINDS.set(word, kind);
const WEIGHT = new Map(KIND_WORDS.map(([kind], index) => [kind, index]));

/** Headings whose words mislead. */
const WHOLE: Record<string, SectionKind> = {
  'professional background': 'experience',
  'work history': 'experience',
  'professional history': 'experience',
  'career history': 'experience',
  'beruflicher werdegang': 'experience',
  'professional training': 'certificates',
  training: 'certificates',
  'education and training': 'education',
  'academic background': 'education',
  'educational background': 'education',
  qualifications: 'education',
  'key qualifications': 'skills',
  'summary of qualifications': 'summary',
  'qualifications summary': 'summary',
  'professional qualifications': 'certificates',
  'programming languages': 'skills',
  'languages and frameworks': 'skills',
  'languages and technologies': 'skills',
  'languages and tools': 'skills',
  'computer languages': 'skills',
  'about me': 'summary',
  'uber mich': 'summary',
  'a propos': 'summary',
  'a propos de moi': 'summary',
  'sobre mi': 'summary',
  'sobre mim': 'summary',
  'chi sono': 'summary',
  'over mij': 'summary',
  'o mnie': 'summary',
  'personal profile': 'summary',
  'personal statement': 'summary',
  'personal summary': 'summary',
  'career objective': 'summary',
  'career summary': 'summary',
  'personal projects': 'projects',
  'open source': 'projects',
  'open source contributions': 'projects',
  'academic projects': 'projects',
  'research projects': 'projects',
  work: 'experience',
  career: 'experience',
  'projects and publications': 'projects',
  'centres d interet': 'other',
  'formation continue': 'certificates',
  cursos: 'certificates',
  courses: 'certificates',
  'leadership experience': 'experience',
  'volunteer experience': 'other',
  highlights: 'summary',
  'extracurricular activities': 'other',
  'get in touch': 'contact',
  'find me online': 'contact',
  'personal details': 'contact',
  expertise: 'skills',
  'savoir faire': 'skills',
  'savoir etre': 'skills',
};

const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}&]+/gu, ' ')
    .trim();

/** The words of a heading in lower case, without accents. */
export const headingWords = (text: string): string[] => normalised(text).split(' ');

/** The kind of a short text with one word of headings among others, such as "Top Skills": for texts that look like headings. */
export const looseHeadingKind = (text: string): SectionKind | undefined => {
  if (text.length > 36 || text.length < 3 || /[\d,;:|@]/.test(text)) return undefined;
  const words = normalised(text).split(' ');
  const kinds = new Set(words.flatMap((word) => KINDS.get(word) ?? []));
  const [kind] = kinds;
  return words.length <= 4 && kinds.size === 1 ? kind : undefined;
};

/** The kind of section that a text announces as a heading; undefined when it is none. */
export const headingKind = (text: string): SectionKind | undefined => {
  if (text.length > 48 || text.length < 3) return undefined;
  const plain = normalised(text).replaceAll(' & ', ' and ');
  const whole = WHOLE[plain];
  if (whole) return whole;
  const words = plain.split(' ');
  if (words.length > 5 || /[,;].*[,;]|\d/.test(text)) return undefined;
  let kind: SectionKind | undefined;
  for (const word of words) {
    const found = KINDS.get(word);
    if (found) {
      // Of two kinds in "Education & Certifications" the first is meant; in "Language skills" the narrower.
      const joined = /\b(and|und|et|y|e)\b|[/,]/.test(`${plain}${text}`);
      if (!kind || (!joined && (WEIGHT.get(found) ?? 0) < (WEIGHT.get(kind) ?? 0))) kind = found;
    } else if (!FILLERS.has(word)) return undefined;
  }
  return kind;
};
