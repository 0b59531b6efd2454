import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { useRefreshCredentials } from '#frontend/parts/credentials/ownCredentials.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';
import { IMPORT_MEANINGS, importWorkflow } from '#shared/features/imported-credentials/rules.ts';
import type { ImportedCredential } from '#shared/features/imported-credentials/schema.ts';

/** A credential of the user’s own with its signed document. */
export const useWholeCredential = (id: string) => useQuery(api.query('credentials.get', { params: { id } }));

/** A credential as its page shows it to everyone. */
export const usePublicCredential = (id: string) =>
  useQuery({ ...api.query('credentials.page', { params: { id } }), retry: false });

/** Shows or hides the page of a credential. */
export const useVisibility = ({ id, visible }: Pick<Credential, 'id' | 'visible'>) =>
  useAction(
    (next: boolean) => api.call('credentials.visibility', { params: { id }, body: { visible: next } }),
    visible ? 'The page is hidden' : 'The page is shown',
    useRefreshCredentials(),
  );

/** How often a list is asked for again in which something is being checked. */
const CHECKING_MS = 3000;

/** The user’s credentials from elsewhere, the latest import first. */
export const useImports = () =>
  useQuery({
    ...api.query('imported-credentials.list'),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'checking') ? CHECKING_MS : false,
  });

export const useRefreshImports = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('imported-credentials') });
};

/** What a toast says of an import: what its check found. */
export const importInWords = ({ status, name }: ImportedCredential) => ({
  title:
    name === '' ? importWorkflow.statuses[status].label : `${name}: ${importWorkflow.statuses[status].label}`,
  description: IMPORT_MEANINGS[status],
});
