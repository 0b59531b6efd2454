import type { DocumentKind } from './contract.ts';

/** The media types of the documents that routes answer with. */
export const DOCUMENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  html: 'text/html; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
};
