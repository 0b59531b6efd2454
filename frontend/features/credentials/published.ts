import { DID_PATH } from '#shared/features/credentials/paths.ts';

/** Where the status lists of this site are. */
const STATUS_LIST = /^\/credentials\/status\/\d{1,9}$/;

const fetchText = async (path: string): Promise<string> => {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.text();
};

const fetchJson = async (path: string): Promise<unknown> => JSON.parse(await fetchText(path));

/** The issuer of this site with its public keys, as it is published. */
export const fetchIssuer = (): Promise<unknown> => fetchJson(DID_PATH);

/**
 * The status list that a credential of this site names, from this site. Its address is taken apart, so that nothing is ever
 * asked of another site.
 */
export const fetchStatusList = async (address: string): Promise<unknown> => {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  if (!STATUS_LIST.test(path)) throw new Error('This is not the address of a status list.');
  return fetchJson(path);
};

/** The text of a document of this site. */
export const fetchDocument = (path: string): Promise<string> => fetchText(path);
