import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { GUIDES_PATH, guidePath } from '#shared/features/guides/address.ts';
import { GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import type { VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { intakeInWords } from '../words.ts';

/** What the plan is about: countries with their guides, when the studies begin, and notes. */
export function Aim({
  plan: { countries, intake, notes },
  onEdit,
}: {
  plan: VersionedPlan;
  onEdit: () => void;
}) {
  const edit = <Button onClick={onEdit}>Edit plan</Button>;
  if (countries.length === 0 && intake === '' && notes === '')
    return (
      <Card title="Your aim">
        <EmptyState title="Where do you want to study?" action={edit}>
          Choose up to three countries and when you want to begin.{' '}
          <TextLink to={GUIDES_PATH}>The guides help you compare.</TextLink>
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Your aim" actions={<div className="print:hidden">{edit}</div>}>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-small text-muted">Countries</dt>
          <dd>
            {countries.length === 0 ? (
              'Still open'
            ) : (
              <ul className="flex flex-wrap gap-x-4">
                {countries.map((country) => (
                  <li key={country}>
                    <TextLink to={guidePath(country)}>{GUIDE_COUNTRY_NAMES[country]}</TextLink>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">Start of studies</dt>
          <dd>{intake === '' ? 'Still open' : intakeInWords(intake)}</dd>
        </div>
        {notes !== '' && (
          <div>
            <dt className="text-small text-muted">Notes</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{notes}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
