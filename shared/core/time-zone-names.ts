/*
 * Programs do not agree on the name of a zone: V8 says `Asia/Calcutta` where Firefox says `Asia/Kolkata`, and newer engines
 * repeat whichever they were given. One name each is stored and compared here (decision 0257).
 */

/**
 * The other names of each zone that has any, as of version 2025b of the IANA database (`backward`); the name in front is that
 * of its `zone.tab`. Zones of two countries that have the same rules today, such as Europe/Oslo and Europe/Berlin, are two
 * zones, as ECMA-402 has it.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmara': 'Africa/Asmera',
  'Africa/Bamako': 'Africa/Timbuktu',
  'Africa/Cairo': 'Egypt',
  'Africa/Tripoli': 'Libya',
  'America/Adak': 'America/Atka US/Aleutian',
  'America/Anchorage': 'US/Alaska',
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'America/Argentina/Catamarca': 'America/Argentina/ComodRivadavia America/Catamarca',
  'America/Argentina/Cordoba': 'America/Cordoba America/Rosario',
  'America/Argentina/Jujuy': 'America/Jujuy',
  'America/Argentina/Mendoza': 'America/Mendoza',
  'America/Atikokan': 'America/Coral_Harbour',
  'America/Chicago': 'CST6CDT US/Central',
  'America/Denver': 'America/Shiprock MST7MDT Navajo US/Mountain',
  'America/Detroit': 'US/Michigan',
  'America/Edmonton': 'America/Yellowknife Canada/Mountain',
  'America/Halifax': 'Canada/Atlantic',
  'America/Havana': 'Cuba',
  'America/Indiana/Indianapolis': 'America/Fort_Wayne America/Indianapolis US/East-Indiana',
  'America/Indiana/Knox': 'America/Knox_IN US/Indiana-Starke',
  'America/Iqaluit': 'America/Pangnirtung',
  'America/Jamaica': 'Jamaica',
  'America/Kentucky/Louisville': 'America/Louisville',
  'America/Los_Angeles': 'PST8PDT US/Pacific',
  'America/Manaus': 'Brazil/West',
  'America/Mazatlan': 'Mexico/BajaSur',
  'America/Mexico_City': 'Mexico/General',
  'America/New_York': 'EST5EDT US/Eastern',
  'America/Noronha': 'Brazil/DeNoronha',
  'America/Nuuk': 'America/Godthab',
  'America/Panama': 'EST',
  'America/Phoenix': 'MST US/Arizona',
  'America/Regina': 'Canada/Saskatchewan',
  'America/Rio_Branco': 'America/Porto_Acre Brazil/Acre',
  'America/Santiago': 'Chile/Continental',
  'America/Sao_Paulo': 'Brazil/East',
  'America/St_Johns': 'Canada/Newfoundland',
  'America/St_Thomas': 'America/Virgin',
  'America/Tijuana': 'America/Ensenada America/Santa_Isabel Mexico/BajaNorte',
  'America/Toronto': 'America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern',
  'America/Vancouver': 'Canada/Pacific',
  'America/Whitehorse': 'Canada/Yukon',
  'America/Winnipeg': 'America/Rainy_River Canada/Central',
  'Antarctica/McMurdo': 'Antarctica/South_Pole',
  'Arctic/Longyearbyen': 'Atlantic/Jan_Mayen',
  'Asia/Ashgabat': 'Asia/Ashkhabad',
  'Asia/Dhaka': 'Asia/Dacca',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Hong_Kong': 'Hongkong',
  'Asia/Jerusalem': 'Asia/Tel_Aviv Israel',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Macau': 'Asia/Macao',
  'Asia/Makassar': 'Asia/Ujung_Pandang',
  'Asia/Nicosia': 'Europe/Nicosia',
  'Asia/Seoul': 'ROK',
  'Asia/Shanghai': 'Asia/Chongqing Asia/Chungking Asia/Harbin PRC',
  'Asia/Singapore': 'Singapore',
  'Asia/Taipei': 'ROC',
  'Asia/Tehran': 'Iran',
  'Asia/Thimphu': 'Asia/Thimbu',
  'Asia/Tokyo': 'Japan',
  'Asia/Ulaanbaatar': 'Asia/Choibalsan Asia/Ulan_Bator',
  'Asia/Urumqi': 'Asia/Kashgar',
  'Asia/Yangon': 'Asia/Rangoon',
  'Atlantic/Faroe': 'Atlantic/Faeroe',
  'Atlantic/Reykjavik': 'Iceland',
  'Australia/Adelaide': 'Australia/South',
  'Australia/Brisbane': 'Australia/Queensland',
  'Australia/Broken_Hill': 'Australia/Yancowinna',
  'Australia/Darwin': 'Australia/North',
  'Australia/Hobart': 'Australia/Currie Australia/Tasmania',
  'Australia/Lord_Howe': 'Australia/LHI',
  'Australia/Melbourne': 'Australia/Victoria',
  'Australia/Perth': 'Australia/West',
  'Australia/Sydney': 'Australia/ACT Australia/Canberra Australia/NSW',
  'Europe/Athens': 'EET',
  'Europe/Brussels': 'CET MET',
  'Europe/Chisinau': 'Europe/Tiraspol',
  'Europe/Dublin': 'Eire',
  'Europe/Istanbul': 'Asia/Istanbul Turkey',
  'Europe/Kyiv': 'Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye',
  'Europe/Lisbon': 'Portugal WET',
  'Europe/London': 'Europe/Belfast GB GB-Eire',
  'Europe/Moscow': 'W-SU',
  'Europe/Warsaw': 'Poland',
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ-CHAT',
  'Pacific/Chuuk': 'Pacific/Truk Pacific/Yap',
  'Pacific/Easter': 'Chile/EasterIsland',
  'Pacific/Honolulu': 'HST Pacific/Johnston US/Hawaii',
  'Pacific/Kanton': 'Pacific/Enderbury',
  'Pacific/Kwajalein': 'Kwajalein',
  'Pacific/Pago_Pago': 'Pacific/Samoa US/Samoa',
  'Pacific/Pohnpei': 'Pacific/Ponape',
  UTC: 'Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich Etc/UCT Etc/UTC Etc/Universal Etc/Zulu GMT GMT+0 GMT-0 GMT0 Greenwich UCT Universal Zulu',
};

let canonical: ReadonlyMap<string, string> | undefined;
/** The canonical name by another name, in lower case. Made when it is first asked for (decision 0226). */
const canonicalOf = (other: string): string | undefined => {
  canonical ??= new Map(
    Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
      others.split(' ').map((one) => [one.toLowerCase(), name] as const),
    ),
  );
  return canonical.get(other.toLowerCase());
};

/** Names of the IANA database. Offsets such as `+01:00`, which `Intl` takes too, know no daylight-saving time. */
export const TIME_ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/;

/** Canonical names by names that were given: `Intl` takes longer for one than most requests for all of their fields. */
const known = new Map<string, string>();
/** More than the database has; capital letters may be written in any way. */
const MAX_KNOWN = 1_000;

/**
 * The canonical name of a time zone of the IANA database, by any of its names in any case: `Asia/Kolkata` for `Asia/Calcutta`.
 * Undefined when this engine has no such zone.
 */
export const canonicalTimeZone = (name: string): string | undefined => {
  const found = known.get(name);
  if (found !== undefined || !TIME_ZONE_NAME.test(name)) return found;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    const answer = canonicalOf(name) ?? canonicalOf(timeZone) ?? timeZone;
    if (known.size < MAX_KNOWN) known.set(name, answer);
    return answer;
  } catch {
    return undefined;
  }
};

/** A stored or reported name made canonical; one that this engine does not know stays as it is. */
export const namedTimeZone = (name: string): string => canonicalTimeZone(name) ?? name;

/** The zones that this engine knows and the given ones, each once, by their canonical names in order. */
export const timeZonesWith = (...more: readonly string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...more].map(namedTimeZone))].sort();
