import { ROLES, type Role } from '#shared/core/contract.ts';

/** The role that a path of the dashboard belongs to: `/dashboard/mentor/…`. Undefined for what every role has. */
export const roleOfPath = (pathname: string): Role | undefined => {
  const segment = pathname.split('/')[2]?.toLowerCase();
  return ROLES.find((role) => role === segment);
};
