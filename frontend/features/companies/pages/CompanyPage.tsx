import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { RecordPage } from '#frontend/core/page/RecordPage.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { BrandLine } from '#frontend/parts/companies/BrandLine.tsx';
import { CompanyLogo } from '#frontend/parts/companies/CompanyLogo.tsx';
import { Monogram } from '#frontend/parts/companies/Monogram.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { EmployerIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { recordWords } from '#shared/core/reply-words.ts';
import { shownDomain } from '#shared/core/shown-domain.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { asMember, type ShownCompany, useCompany } from '../api.ts';
import { CompanyStatus } from '../components/CompanyStatus.tsx';
import { JoinCompany } from '../components/JoinCompany.tsx';
import { OPENINGS_ID, Openings } from '../components/Openings.tsx';
import type { PlanSlot, ServicesSlot } from '../slots.ts';

// Members alone load these, after the page.
const Branding = lazyPart<{ company: OwnCompany }>(() => import('../components/Branding.tsx'));
const Members = lazyPart<{ id: string; company: string }>(() => import('../components/Members.tsx'));
const EditCompany = lazyPart<{ company: ShownCompany; onClose: () => void }>(
  () => import('../components/EditCompany.tsx'),
);

const SKELETON = (
  <div className="flex items-center gap-4">
    <Skeleton className="size-16" />
    <Skeleton className="h-9 w-64 max-w-full" />
  </div>
);

interface Slots {
  Plan?: PlanSlot | undefined;
  Services?: ServicesSlot | undefined;
}

/** `/companies/:id`: what a company says of itself, and its open postings. */
export function CompanyPage({ Plan, Services }: Slots) {
  const { id = '' } = useParams();
  const query = useCompany(id);
  const { data } = query;
  useTitle(data?.name ?? 'Company');
  return (
    <RecordPage
      query={query}
      loading="Loading the company…"
      skeleton={SKELETON}
      missing={
        <EmptyState
          heading="h1"
          icon={<EmployerIcon />}
          title="This company doesn’t exist"
          action={
            <ButtonLink to={PATHS.explore} variant="primary">
              Explore opportunities
            </ButtonLink>
          }
        >
          The link may be incomplete.
        </EmptyState>
      }
      failed="We couldn’t load this company"
    >
      {(found) => <Company company={found} Plan={Plan} Services={Services} />}
    </RecordPage>
  );
}

function Company({ company, Plan, Services }: Slots & { company: ShownCompany }) {
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const own = asMember(company);
  const { branding } = company;
  const manages = own !== undefined && user?.role === 'employer';
  const facts = [company.sector, company.size && `${company.size.replace('-', '–')} people`, company.place];
  return (
    <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <header className="flex flex-wrap items-center gap-4">
          {branding?.colour && <BrandLine colour={branding.colour} />}
          {branding?.logo ? (
            <CompanyLogo companyId={company.id} logo={branding.logo} size="large" />
          ) : (
            <Monogram name={company.name} colour={branding?.colour} />
          )}
          <div className="min-w-0 flex-1 basis-60">
            <h1 className="text-heading font-semibold wrap-anywhere">
              <bdi>{company.name}</bdi>
            </h1>
            <p className="text-small text-muted wrap-anywhere">
              {inOneLine(facts)}
              {company.site && (
                <>
                  {facts.some(Boolean) && ' · '}
                  <a
                    href={company.site}
                    rel="noreferrer nofollow"
                    target="_blank"
                    className="py-1 text-brand underline-offset-4 hover:underline"
                  >
                    {shownDomain(new URL(company.site).hostname)}
                  </a>
                </>
              )}
            </p>
          </div>
          {manages ? (
            <Button variant="primary" onClick={() => setEditing(true)}>
              Edit
            </Button>
          ) : (
            <ButtonLink variant="primary" to={{ hash: OPENINGS_ID }}>
              View open postings
            </ButtonLink>
          )}
          {!own && user?.role === 'employer' && <JoinCompany company={company} />}
        </header>
        {company.about && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{company.about}</p>}
        <Openings id={company.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title="Answers to applicants">
          <p className="font-medium">{recordWords(company.replies)}</p>
          <p className="mt-1 text-small text-muted">
            {company.replies
              ? `Out of ${company.replies.of.toLocaleString('en')} replies that postings promised by a date.`
              : 'Every posting promises a date by which everyone who applies gets an answer.'}
          </p>
        </Card>
        {own && <CompanyStatus company={own} manages={manages} Plan={Plan} />}
        {manages && (
          <Suspense fallback={<Skeleton className="h-150 w-full" />}>
            <Branding company={own} />
            {Services && <Services plan={own.plan} />}
            <Members id={company.id} company={company.name} />
          </Suspense>
        )}
      </div>
      {editing && (
        <Suspense>
          <EditCompany company={company} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
