import type { MailBrand } from '#functions/core/mail/render.ts';
import { posterCompany } from '#functions/parts/applications/reply-counts.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { shownBranding } from './branding.ts';
import { getLogo } from './logo-record.ts';
import { getCompany } from './repository.ts';

/** How mails about a company’s postings look: undefined without a company, or branding that is shown. */
const brandOfCompany = async (companyId: string | undefined): Promise<MailBrand | undefined> => {
  const company = companyId === undefined ? undefined : await getCompany(companyId);
  const branding = company && shownBranding(company);
  if (!company || !branding) return undefined;
  const logo = branding.logo === null ? undefined : await getLogo(company.id, branding.logo);
  return {
    name: company.name,
    colour: branding.colour,
    ...(logo && {
      logo: { content: Buffer.from(logo.image, 'base64'), width: logo.width, height: logo.height },
    }),
  };
};

/** The same of mails about an application. */
export const brandOfApplication = async (
  userId: string,
  opportunityId: string,
): Promise<MailBrand | undefined> => {
  const application = await getApplication(userId, opportunityId);
  return application && brandOfCompany(posterCompany(application.poster));
};
