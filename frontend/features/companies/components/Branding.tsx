import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { planOpens, planRequiredText } from '#shared/features/companies/plans.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { ColourForm } from './ColourForm.tsx';
import { LogoField } from './LogoField.tsx';

/** Logo and colour of a company, for its members; below the plan what is stored can only be removed. */
export default function Branding({ company }: { company: OwnCompany }) {
  const { plan, status, ownBranding } = company;
  const { logo, colour, removedFor } = ownBranding;
  const opened = planOpens(plan, 'branding');
  // A button to remove something disappears with it.
  const focus = useResultFocus(`${logo} ${colour}`);
  const stored = logo !== null || colour !== '';
  return (
    <Card
      title="Branding"
      description="A logo and a colour on this page, your postings, and emails to applicants."
    >
      <div {...focus} className="flex flex-col gap-5">
        {removedFor !== '' && (
          <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title="We removed your branding">
            <p className="wrap-anywhere">
              Reason: <bdi>{removedFor}</bdi>
            </p>
          </Notice>
        )}
        {!opened && (
          <Notice>
            <p>{planRequiredText(plan, 'branding')}</p>
            {stored && <p>Yours is saved but not shown. It will be shown again with the plan.</p>}
          </Notice>
        )}
        {opened && status !== 'verified' && (
          <Notice>
            <p>It will be shown once your company is verified.</p>
          </Notice>
        )}
        {(opened || logo !== null) && <LogoField company={company} opened={opened} />}
        {(opened || colour !== '') && <ColourForm company={company} />}
      </div>
    </Card>
  );
}
