/** Languages whose names of countries are understood, as a posting may be written by someone who works in them. */
export const NAME_LOCALES =
  'en de fr es pt it nl pl sv da nb fi cs hu ro el tr uk ru ja ko zh-Hans zh-Hant ar he hi'.split(' ');

/** What people write for a country besides its name in one of these languages. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  'the united states': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'the united kingdom': 'GB',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  uae: 'AE',
  'republic of ireland': 'IE',
  'south korea': 'KR',
  'republic of korea': 'KR',
  turkey: 'TR',
  'ivory coast': 'CI',
  'viet nam': 'VN',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  palestine: 'PS',
  burma: 'MM',
  'cape verde': 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  ksa: 'SA',
  prc: 'CN',
  drc: 'CD',
};

/** Parts of a country that people write in its place, with its code: they are kept as the region. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: 'Alabama/AL Alaska/AK Arizona/AZ Arkansas/AR California/CA Colorado/CO Connecticut/CT Delaware/DE Florida/FL Georgia/GA Hawaii/HI Idaho/ID Illinois/IL Indiana/IN Iowa/IA Kansas/KS Kentucky/KY Louisiana/LA Maine/ME Maryland/MD Massachusetts/MA Michigan/MI Minnesota/MN Mississippi/MS Missouri/MO Montana/MT Nebraska/NE Nevada/NV New_Hampshire/NH New_Jersey/NJ New_Mexico/NM New_York/NY North_Carolina/NC North_Dakota/ND Ohio/OH Oklahoma/OK Oregon/OR Pennsylvania/PA Rhode_Island/RI South_Carolina/SC South_Dakota/SD Tennessee/TN Texas/TX Utah/UT Vermont/VT Virginia/VA Washington/WA West_Virginia/WV Wisconsin/WI Wyoming/WY District_of_Columbia/DC'.split(
    ' ',
  ),
  CA: 'Alberta/AB British_Columbia/BC Manitoba/MB New_Brunswick/NB Newfoundland_and_Labrador/NL Nova_Scotia/NS Ontario/ON Prince_Edward_Island/PE Quebec/QC Saskatchewan/SK Yukon/YT Nunavut/NU'.split(
    ' ',
  ),
  AU: 'New_South_Wales/NSW Victoria/VIC Queensland/QLD Western_Australia/WA South_Australia/SA Tasmania/TAS Northern_Territory/NT Australian_Capital_Territory/ACT'.split(
    ' ',
  ),
  DE: 'Bavaria/Bayern Baden-Württemberg Brandenburg Hesse/Hessen Lower_Saxony/Niedersachsen North_Rhine-Westphalia/NRW Rhineland-Palatinate Saarland Saxony/Sachsen Saxony-Anhalt Schleswig-Holstein Thuringia/Thüringen'.split(
    ' ',
  ),
  IN: 'Karnataka Maharashtra Tamil_Nadu Telangana Kerala Gujarat Haryana Rajasthan Uttar_Pradesh West_Bengal'.split(
    ' ',
  ),
};

/** Large cities of countries whose abbreviations are also those of a state: `Mumbai, IN` is not in Indiana. */
export const CITIES: Readonly<Record<string, readonly string[]>> = {
  US: 'atlanta austin baltimore boston boulder cambridge charlotte chicago cincinnati cleveland dallas denver detroit houston indianapolis jacksonville kansas_city las_vegas los_angeles louisville memphis miami milwaukee minneapolis mountain_view nashville new_orleans new_york oakland palo_alto philadelphia phoenix pittsburgh portland raleigh sacramento salt_lake_city san_antonio san_diego san_francisco san_jose san_mateo santa_monica savannah seattle st_louis sunnyvale tampa tulsa wilmington'.split(
    ' ',
  ),
  GE: ['tbilisi', 'batumi', 'kutaisi'],
  DE: 'berlin bremen cologne dortmund dresden düsseldorf dusseldorf essen frankfurt hamburg hannover hanover karlsruhe köln leipzig mannheim munich münchen nuremberg nürnberg stuttgart'.split(
    ' ',
  ),
  CA: 'calgary edmonton halifax mississauga montreal montréal ottawa quebec_city toronto vancouver waterloo winnipeg'.split(
    ' ',
  ),
  IN: 'ahmedabad bangalore bengaluru chennai delhi gurgaon gurugram hyderabad jaipur kochi kolkata mumbai new_delhi noida pune'.split(
    ' ',
  ),
  AU: 'adelaide brisbane canberra hobart melbourne perth sydney'.split(' '),
  AR: ['buenos aires', 'córdoba', 'rosario'],
  CO: ['bogotá', 'bogota', 'medellín', 'medellin', 'cali'],
  IL: ['tel aviv', 'jerusalem', 'haifa'],
  ID: ['jakarta', 'bandung', 'surabaya'],
  MA: ['casablanca', 'rabat', 'marrakesh', 'tangier'],
  NL: ['amsterdam', 'rotterdam', 'utrecht', 'eindhoven', 'the hague'],
  PE: ['lima', 'arequipa'],
  SK: ['bratislava', 'košice'],
};
