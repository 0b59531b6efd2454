import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { TrustedIssuer, TrustedIssuers } from '#shared/features/trusted-issuers/schema.ts';

/** The issuers whose credentials count. Other admins change them, too: loaded at every visit. */
export const useTrustedIssuers = () => useQuery({ ...api.query('trusted-issuers.get'), staleTime: 0 });

export const useRefreshIssuers = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('trusted-issuers') });
};

/** The list with one issuer more, or with another one in the place of the one at `at`. */
export const withIssuer = (
  { issuers, version }: TrustedIssuers,
  issuer: TrustedIssuer,
  at: number | undefined,
) => ({
  issuers:
    at === undefined ? [...issuers, issuer] : issuers.map((one, index) => (index === at ? issuer : one)),
  version,
});

/** The list without the issuer at `at`. */
export const withoutIssuer = ({ issuers, version }: TrustedIssuers, at: number) => ({
  issuers: issuers.filter((_, index) => index !== at),
  version,
});

/** Replaces the whole list. Fails with `conflict` when another admin has changed it since. */
export const saveIssuers = (body: { issuers: TrustedIssuer[]; version: number }) =>
  api.call('trusted-issuers.set', { body });
