import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { guidePath } from '#shared/features/guides/address.ts';
import {
  FACT_TOPIC_NAMES,
  FACT_TOPICS,
  GUIDE_COUNTRIES,
  GUIDE_COUNTRY_NAMES,
  type GuideCountry,
} from '#shared/features/guides/fact.ts';
import { COMPARED, toggled } from '../compare.ts';
import { Comparison } from '../components/Comparison.tsx';
import { CountryChoice } from '../components/CountryChoice.tsx';
import { Independence } from '../components/Independence.tsx';
import { NextSteps } from '../components/NextSteps.tsx';

const topics = new Intl.ListFormat('en-GB').format(
  FACT_TOPICS.map((topic) => FACT_TOPIC_NAMES[topic].toLowerCase()),
);

/** `/study-abroad`: the guides, and up to three of them side by side. */
export default function GuidesPage() {
  // The prerendered page was built without a query.
  const { values, update } = useUrlFilters(COMPARED, { ready: useHydrated() });
  const toggle = (country: GuideCountry) =>
    update(({ compare }) => ({ compare: toggled(compare, country) }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <PageHeader
        title="Study abroad"
        description="Facts from official pages, each with its source and the day on which we read it."
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        {GUIDE_COUNTRIES.map((country) => (
          <li key={country} className="rounded-card border border-line bg-raised p-5">
            <h2 className="text-lead font-semibold">
              <TextLink quiet to={guidePath(country)}>
                {GUIDE_COUNTRY_NAMES[country]}
              </TextLink>
            </h2>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-small text-muted print:hidden">{`Each guide covers ${topics}.`}</p>
      <section aria-labelledby="compare" className="mt-10 border-t border-line pt-6">
        <h2 id="compare" className="text-title font-semibold">
          Countries side by side
        </h2>
        <CountryChoice chosen={values.compare} onToggle={toggle} />
        {values.compare.length > 0 && <Comparison countries={values.compare} />}
      </section>
      <NextSteps />
      <Independence />
    </>
  );
}
