import { useSearchParams } from 'react-router-dom';
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
import { COMPARE, comparedIn, toggledIn } from '../compare.ts';
import { Comparison } from '../components/Comparison.tsx';
import { CountryChoice } from '../components/CountryChoice.tsx';
import { Independence } from '../components/Independence.tsx';
import { NextSteps } from '../components/NextSteps.tsx';

const NO_QUERY = new URLSearchParams();
const topics = new Intl.ListFormat('en-GB').format(
  FACT_TOPICS.map((topic) => FACT_TOPIC_NAMES[topic].toLowerCase()),
);

/** `/study-abroad`: the guides, and up to three of them side by side. */
export default function GuidesPage() {
  // The prerendered page was built without a query.
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const compared = comparedIn(hydrated ? search : NO_QUERY);
  // The address is read at the press: after a quick one, the screen still shows the choice before it.
  const toggle = (country: GuideCountry) => {
    const countries = toggledIn(new URLSearchParams(location.search), country);
    setSearch(countries.length === 0 ? {} : { [COMPARE]: countries.join(',') }, {
      replace: true,
      preventScrollReset: true,
    });
  };
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
        <CountryChoice chosen={compared} onToggle={toggle} />
        {compared.length > 0 && <Comparison countries={compared} />}
      </section>
      <NextSteps />
      <Independence />
    </>
  );
}
