import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { Finding } from '#shared/features/credentials/check.ts';
import type { IssuerDocument } from '#shared/features/credentials/documents.ts';
import { fetchCredential, findingOf, isLink, issuerOrNone, linkedCredential } from './verifying.ts';

/** What came of a check: a finding, or why there is none. */
type Result = { readonly finding: Finding } | { readonly problem: string };

const NO_PAGE =
  'This credential can’t be fetched. Its holder may hide its page, or you may be offline. Ask for the file.';
const OTHER_SITE =
  'Only links of this site are opened. Ask for the file of the credential, and choose it here.';
const NOTHING = 'Choose a file, or paste the text of a credential or a link.';
const NO_SIGNATURES =
  'This browser can’t check signatures of this kind. A current Chrome, Edge, Firefox or Safari can.';

/** Checks credentials in this browser. With the id of one of this site, that one is checked at once. */
export const useVerification = (linked: string | null) => {
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState(false);
  const issuer = useRef<Promise<IssuerDocument | undefined>>(undefined);
  const latest = useRef(0);

  /** The keys, which are asked for again until they could be had. */
  const loadIssuer = async () => {
    issuer.current ??= issuerOrNone();
    const found = await issuer.current;
    if (!found) issuer.current = undefined;
    return found;
  };

  const resultOf = async (given: string): Promise<Result> => {
    const text = given.trim();
    if (text === '') return { problem: NOTHING };
    const id = linkedCredential(text, location.origin);
    if (id === undefined && isLink(text)) return { problem: OTHER_SITE };
    const credential = id === undefined ? text : await fetchCredential(id).catch(() => undefined);
    if (credential === undefined) return { problem: NO_PAGE };
    try {
      return { finding: await findingOf(credential, await loadIssuer(), serverDate()) };
    } catch {
      return { problem: NO_SIGNATURES };
    }
  };

  const check = async (text: string): Promise<void> => {
    const number = ++latest.current;
    setPending(true);
    const found = await resultOf(text);
    // Another one may have been asked for meanwhile.
    if (number !== latest.current) return;
    setResult(found);
    setPending(false);
  };

  const begin = useEffectEvent((id: string | null) => {
    if (id !== null) void check(new URL(`/credentials/${encodeURIComponent(id)}`, location.origin).href);
    // So that they are there when the network is not any more.
    else void loadIssuer();
  });
  useEffect(() => begin(linked), [linked]);
  return { result, pending, check };
};
