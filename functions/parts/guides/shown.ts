import { type Fact, GUIDE_COUNTRIES, type Guide, type GuideCountry } from '#shared/features/guides/fact.ts';
import { mayBeOutOfDate } from '#shared/features/guides/rules.ts';
import type { ShownFact, ShownGuide } from '#shared/features/guides/schema.ts';

/** The guides are data of the release, loaded with the first one that is asked for. */
const loadGuides = async () => (await import('#shared/features/guides/guides.ts')).GUIDES;

const factAt = (fact: Fact, now: string): ShownFact =>
  'source' in fact ? { ...fact, stale: mayBeOutOfDate(fact.source.read, now) } : fact;

/** A guide as its page shows it at a moment. */
export const guideAt = ({ facts, ...guide }: Guide, now: Date): ShownGuide => {
  const moment = now.toISOString();
  return { ...guide, facts: facts.map((fact) => factAt(fact, moment)) };
};

const isGuideCountry = (country: string): country is GuideCountry =>
  GUIDE_COUNTRIES.some((one) => one === country);

/** The guide to a country at a moment; undefined for a country without one. */
export const shownGuide = async (country: string, now: Date): Promise<ShownGuide | undefined> =>
  isGuideCountry(country) ? guideAt((await loadGuides())[country], now) : undefined;

/** All guides at a moment. */
export const shownGuides = async (now: Date): Promise<ShownGuide[]> => {
  const guides = await loadGuides();
  return GUIDE_COUNTRIES.map((country) => guideAt(guides[country], now));
};
