import * as z from 'zod';
import type { StoredSections } from '#functions/parts/profile/sections.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { sectionSchemas } from '#shared/features/profile/sections.ts';
import sections from '../data/sections.json' with { type: 'json' };

const schema = z.record(z.enum(ROLES), z.strictObject(sectionSchemas).partial());

/** The data with their months, such as `year-2-09` for the September two years ago, as `YYYY-MM`. */
const withMonthsAt = (now: Date): unknown =>
  JSON.parse(
    JSON.stringify(sections).replace(
      /"year-(\d+)-(\d\d)"/g,
      (_, years: string, month: string) => `"${now.getUTCFullYear() - Number(years)}-${month}"`,
    ),
  );

/** What the profile of a demo account says beyond the answers of onboarding, which fill the first entries. */
export const demoSections = (role: Role, now: Date): StoredSections => schema.parse(withMonthsAt(now))[role];
