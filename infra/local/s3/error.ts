import type { HttpResponse } from '../http.ts';

/** An error in S3's terms: `code` is its name there. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 403) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const escaped = (text: string): string =>
  text.replace(/[<>&]/g, (char) => ({ '<': '&lt;', '>': '&gt;' })[char] ?? '&amp;');

/** A response of S3 with XML. */
export const xml = (status: number, content: string): HttpResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/xml', server: 'AmazonS3' }),
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`),
});

/** The response for an error. */
export const errorResponse = ({ code, message, status }: S3Error): HttpResponse =>
  xml(status, `<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`);
