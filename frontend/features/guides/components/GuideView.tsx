import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { GUIDE_COUNTRIES_IN_SENTENCES } from '#shared/features/guides/fact.ts';
import type { ShownGuide } from '#shared/features/guides/schema.ts';
import { comparePath } from '../compare.ts';
import { FactTopics } from './FactTopics.tsx';
import { Independence } from './Independence.tsx';
import { NextSteps } from './NextSteps.tsx';

/** A guide as its page shows it, on screen and on paper. */
export function GuideView({ guide: { country, name, summary, facts } }: { guide: ShownGuide }) {
  const hasStale = facts.some((fact) => 'source' in fact && fact.stale);
  return (
    <article className="mx-auto max-w-prose">
      <div className="mb-2 print:hidden">
        <Breadcrumb trail={[{ label: 'Study abroad', to: PATHS.studyAbroad }]} current={name} />
      </div>
      <h1 className="text-heading font-semibold">{`Studying in ${GUIDE_COUNTRIES_IN_SENTENCES[country]}`}</h1>
      <p className="mt-4 text-lead">{summary}</p>
      {hasStale && (
        <div className="mt-6">
          <Notice
            tone="warning"
            icon={<AlertIcon aria-hidden="true" />}
            title="Some facts may be out of date"
          >
            They were read more than 180 days ago. Look at their sources before you rely on them.
          </Notice>
        </div>
      )}
      <p className="mt-4 print:hidden">
        <TextLink to={comparePath([country])}>Compare with other countries</TextLink>
      </p>
      <FactTopics facts={facts} />
      <NextSteps country={country} />
      <Independence />
    </article>
  );
}
