import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { GUIDE_COUNTRIES, GUIDE_COUNTRY_NAMES, type GuideCountry } from '#shared/features/guides/fact.ts';
import { MAX_COMPARED } from '#shared/features/guides/rules.ts';

interface CountryChoiceProps {
  chosen: readonly GuideCountry[];
  /** Chooses a country, or takes it off. */
  onToggle: (country: GuideCountry) => void;
}

/** The countries that are shown side by side. With three of them, a further one has to wait until another one goes. */
export function CountryChoice({ chosen, onToggle }: CountryChoiceProps) {
  const isFull = chosen.length >= MAX_COMPARED;
  return (
    <div className="mt-3 print:hidden">
      <FieldGroup label="Compare" hint="Choose up to three.">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {GUIDE_COUNTRIES.map((country) => {
            const isChosen = chosen.includes(country);
            return (
              <Checkbox
                key={country}
                label={GUIDE_COUNTRY_NAMES[country]}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(country)}
              />
            );
          })}
        </div>
      </FieldGroup>
    </div>
  );
}
