import * as z from 'zod';
import { logoHashSchema, ownColourSchema } from '#shared/core/branding-schema.ts';
import { LOGO_SIDE, MAX_LOGO_BYTES } from './branding-rules.ts';

/** What the routes share with the others of the feature. */
interface Shared<Id extends z.ZodType, Company, Own extends z.ZodType> {
  readonly id: Id;
  /** The record that they are about. */
  readonly company: Company;
  readonly ownCompanySchema: Own;
}

/** The routes about the branding of a company. */
export const brandingRoutes = <Id extends z.ZodType, const Company, Own extends z.ZodType>({
  id,
  company,
  ownCompanySchema,
}: Shared<Id, Company, Own>) =>
  ({
    saveColour: {
      method: 'PUT',
      path: '/api/companies/{id}/colour',
      summary: 'Saves the colour of a company, or none; a colour needs the Enterprise plan',
      access: ['employer'],
      grants: ['table:read', 'table:write'],
      record: company,
      params: z.object({ id }),
      body: z.object({ colour: ownColourSchema }),
      response: ownCompanySchema,
      errors: ['conflict', 'plan_required'],
    },
    saveLogo: {
      method: 'PUT',
      path: '/api/companies/{id}/logo',
      summary: `Saves the logo of a company: a PNG of ${LOGO_SIDE.min} to ${LOGO_SIDE.max} pixels a side. It needs the Enterprise plan`,
      access: ['employer'],
      grants: ['table:read', 'table:write'],
      record: company,
      params: z.object({ id }),
      /** The file in base64. */
      body: z.object({
        image: z
          .base64()
          .min(1)
          .max(Math.ceil(MAX_LOGO_BYTES / 3) * 4),
      }),
      response: ownCompanySchema,
      errors: ['conflict', 'plan_required', 'too_many_requests'],
    },
    removeLogo: {
      method: 'DELETE',
      path: '/api/companies/{id}/logo',
      summary: 'Removes the logo of a company',
      access: ['employer'],
      grants: ['table:read', 'table:write'],
      record: company,
      params: z.object({ id }),
      response: ownCompanySchema,
      errors: ['conflict'],
    },
    logo: {
      method: 'GET',
      path: '/api/companies/{id}/logo/{hash}',
      summary: 'A logo of a company, named by its SHA-256',
      access: 'public',
      edge: { seconds: 60, immutable: true },
      grants: ['table:read'],
      params: z.object({ id, hash: logoHashSchema }),
      answers: 'png',
      response: z.base64(),
      errors: ['not_found'],
    },
  }) as const;
