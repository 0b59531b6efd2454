/** The laws and studies behind the rules, each with its date. */
export const SOURCES = {
  adea: 'Age Discrimination in Employment Act, 29 U.S.C. § 623(e) (1967), and 29 CFR § 1625.4 (1981)',
  titleVII: 'Civil Rights Act, Title VII, 42 U.S.C. § 2000e-3(b) (1964)',
  ina: 'Immigration and Nationality Act, 8 U.S.C. § 1324b (1986)',
  ada: 'Americans with Disabilities Act, 42 U.S.C. § 12112 (1990)',
  equalityAct: 'Equality Act 2010 (United Kingdom), sections 13, 19 and 60',
  transparency: 'Directive (EU) 2023/970 on pay transparency, Article 5 (2023, to apply from 7 June 2026)',
  payUs:
    'California Labor Code § 432.3 (2023), New York Labor Law § 194-b (2023), RCW 49.58.110 (Washington, 2023), Massachusetts G.L. c. 149 § 105F (2025)',
  flsa: 'Fair Labor Standards Act; US Department of Labor, Fact Sheet 71 (January 2018)',
  screening:
    'New York City Local Law 144 (2021, enforced from July 2023); Illinois Public Act 103-0804 (2026); Regulation (EU) 2024/1689, Article 26',
  gaucher:
    'Gaucher, Friesen and Kay: Evidence That Gendered Wording in Job Advertisements Exists and Sustains Gender Inequality, JPSP 101(1) (2011)',
  mohr: 'Mohr: Why Women Don’t Apply for Jobs Unless They’re 100% Qualified, Harvard Business Review (August 2014)',
  burn: 'Burn, Button, Munguia Corella and Neumark: Does Ageist Language in Job Ads Predict Age Discrimination in Hiring?, Journal of Labor Economics 40(3) (2022)',
  fairness: 'Fledge’s rules for postings (November 2026): applications and contact stay on Fledge',
  spoofing: 'Unicode Technical Standard 39, Unicode Security Mechanisms (September 2024)',
} as const;
