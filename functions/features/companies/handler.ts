import { serve } from '#functions/core/serve.ts';
import { isMember } from '#functions/parts/companies/membership.ts';
import { getCompany } from '#functions/parts/companies/repository.ts';
import { companies } from '#shared/features/companies/routes.ts';
import { logo, removeLogo, saveColour, saveLogo } from './branding.ts';
import { create } from './create.ts';
import { get, mine, openings, save } from './handlers.ts';
import { addMember, approveMember, members } from './members.ts';
import { leave, removeMember } from './membership-end.ts';

/** Companies and their members. */
export const handler = serve(companies, {
  handlers: {
    ...{ create, mine, get, openings, save, saveColour, saveLogo, removeLogo, logo },
    ...{ members, addMember, approveMember, removeMember, leave },
  },
  records: {
    company: {
      load: ({ params }) => getCompany(params.id),
      relations: { company: (company, { id }) => isMember(id, company.id) },
      notFound: 'This company doesn’t exist.',
    },
  },
});
