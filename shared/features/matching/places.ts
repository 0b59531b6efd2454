/** Names that people use for the same place. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  nyc: 'new york',
  'new york city': 'new york',
  sf: 'san francisco',
  la: 'los angeles',
  uk: 'united kingdom',
  'great britain': 'united kingdom',
  us: 'united states',
  usa: 'united states',
  bengaluru: 'bangalore',
  münchen: 'munich',
  wien: 'vienna',
};

/** The parts of a place, the smallest first: `Greater London, UK` has `london` and `united kingdom`. */
const partsOf = (place: string): string[] =>
  place
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .split(/\s*[,;/|()]\s*|\s+(?:or|and)\s+|\s+[-–]\s+/u)
    .map((part) =>
      part
        .replace(
          /^(?:greater|central|city of|downtown|metro) | (?:area|metro|metropolitan area|region)$/g,
          '',
        )
        .replace(/\./g, '')
        .trim(),
    )
    .filter((part) => part !== '')
    .map((part) => OTHER_NAMES[part] ?? part);

const NO_PLACE = new Set(['remote', 'anywhere', 'location not stated', 'worldwide', 'home']);

/** The place at which the work is, as its parts; empty when it can be done from anywhere or none is stated. */
export const placeAsked = (workMode: string, location: string): string[] =>
  workMode === 'remote' ? [] : partsOf(location).filter((part) => !NO_PLACE.has(part));

/** Part of the score for another place in the same region or country. */
const SAME_REGION = 40;

/** How well places that a person looks for suit the place of a posting: 0 to 100. */
export const placeScore = (
  wanted: readonly string[],
  asked: readonly string[],
): { score: number; place: string } => {
  let best = { score: 0, place: '' };
  for (const place of wanted) {
    const parts = partsOf(place);
    const [smallest = ''] = parts;
    const score =
      asked.includes(smallest) || smallest === 'anywhere'
        ? 100
        : parts.some((part) => asked.slice(1).includes(part))
          ? SAME_REGION
          : 0;
    if (score > best.score || best.place === '') best = { score, place };
  }
  return best;
};
