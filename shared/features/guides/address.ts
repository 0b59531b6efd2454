import type { GuideCountry } from './fact.ts';

/** The page with all guides. */
export const GUIDES_PATH = '/study-abroad';

/** The address of a guide’s page. */
export const guidePath = (country: GuideCountry): `/${string}` => `${GUIDES_PATH}/${country}`;
