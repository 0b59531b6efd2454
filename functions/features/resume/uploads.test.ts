import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { localStack } from '#functions/testing/context.ts';
import { member } from '#functions/testing/members.ts';
import { pdfOf } from '#functions/testing/pdf.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { announce, postFile, upload, uploadIn } from '#functions/testing/uploads.ts';
import { RESUME_UPLOAD_SECONDS } from '#shared/core/retention.ts';
import { UPLOAD_REJECTIONS } from '#shared/features/resume/routes.ts';
import {
  FILE_LINK_SECONDS,
  RESUME_MAX_BYTES,
  UPLOAD_FORM_SECONDS,
  UPLOADS,
} from '#shared/features/resume/rules.ts';

const RESUME = pdfOf('Ada Example ada@example.com');
const codeOf = async (response: Response) => /<Code>(\w+)</.exec(await response.text())?.[1];

test('a file goes straight to the bucket, is read, accepted, served by a link, and deleted', async () => {
  const { browser, id } = await member();
  expect((await browser.call('resume.overview')).body).toEqual({ file: null, upload: null });
  const form = await announce(browser, 'Ada’s résumé.pdf');
  const waiting = await browser.call('resume.upload', { params: { uploadId: form.uploadId } });
  expect(waiting.body).toMatchObject({ status: 'waiting', fileName: 'Ada’s résumé.pdf', accepted: false });
  expect((await postFile(form, RESUME)).status).toBe(204);
  const ready = await uploadIn(browser, form.uploadId, 'ready', 'rejected');
  expect(ready).toMatchObject({ status: 'ready', result: { pages: 1, email: 'ada@example.com' } });

  const { uploadId } = form;
  const preview = (await browser.call('resume.uploadFile', { params: { uploadId } })).body.url;
  expect(Buffer.from(await (await fetch(preview)).arrayBuffer())).toEqual(RESUME);

  const email = ready.result?.email ?? null;
  const accepted = await browser.call('resume.acceptUpload', { params: { uploadId }, body: { email } });
  expect(accepted.body.file).toMatchObject({ fileName: 'Ada’s résumé.pdf', size: RESUME.length });
  // The link to the upload is of no use any more: the file is among the accepted ones.
  expect((await fetch(preview)).status).toBe(403);
  const again = await browser.call('resume.acceptUpload', { params: { uploadId }, body: { email } });
  expect(again.body).toEqual(accepted.body);
  expect(accepted.body.leftOut).toEqual([]);

  const { url } = (await browser.call('resume.file')).body;
  const response = await fetch(url);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(RESUME);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Ada_s r_sum_.pdf"; filename*=UTF-8''Ada%E2%80%99s%20r%C3%A9sum%C3%A9.pdf`,
  );
  expect(new URL(url).pathname).toContain(`/resumes/${id}/`);
  expect((await browser.call('resume.deleteFile')).body).toEqual({});
  expect((await fetch(url)).status).toBe(403);
  expect((await browser.call('resume.file')).status).toBe(404);
});

test('a later resume takes the place of the one before, whose file is deleted', async () => {
  const { browser } = await member();
  const accept = async (file: Buffer) => {
    const { uploadId } = await upload(browser, file);
    (await browser.call('resume.acceptUpload', { params: { uploadId }, body: {} })).body;
    return (await browser.call('resume.file')).body.url;
  };
  const first = await accept(RESUME);
  const second = await accept(pdfOf('Ada Byron, ada.byron@example.com, Turin, Italy'));
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([403, 200]);
});

test('what is no readable resume is rejected with a sentence, and deleted', async () => {
  const { browser } = await member();
  const cases: [keyof typeof UPLOAD_REJECTIONS, Buffer][] = [
    ['not_a_pdf', Buffer.from('PK\u0003\u0004 a renamed document %PDF-1.4')],
    ['damaged', RESUME.subarray(0, RESUME.length / 2)],
    ['too_many_pages', pdfOf(...Array.from({ length: 11 }, (_, i) => `Page ${i}`))],
    ['image_only', pdfOf('')],
  ];
  for (const [code, file] of cases) {
    const rejected = await upload(browser, file);
    expect(rejected).toMatchObject({ status: 'rejected', reason: UPLOAD_REJECTIONS[code] });
    const params = { uploadId: rejected.uploadId };
    expect((await browser.call('resume.acceptUpload', { params, body: {} })).error.code).toBe('conflict');
    const { url } = (await browser.call('resume.uploadFile', { params })).body;
    expect((await fetch(url)).status).toBe(403);
  }
  expect((await browser.call('resume.overview')).body).toMatchObject({
    file: null,
    upload: { status: 'rejected', reason: UPLOAD_REJECTIONS.image_only },
  });
});

describe('the form', () => {
  test('takes one object, of this type and at most 5 MB', async () => {
    const { browser } = await member();
    const form = await announce(browser);
    const { fields } = form;
    const without = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'x-amz-date'));
    for (const changed of [
      { ...fields, key: fields.key?.replace('uploads/', 'resumes/') ?? '' },
      { ...fields, 'Content-Type': 'text/html' },
      { ...fields, acl: 'public-read' },
      {
        ...fields,
        policy: Buffer.from('{"expiration":"2100-01-01T00:00:00Z","conditions":[]}').toString('base64'),
      },
      without,
    ])
      expect((await postFile({ ...form, fields: changed }, RESUME)).status).toBe(403);
    expect(await codeOf(await postFile(form, Buffer.alloc(RESUME_MAX_BYTES + 1)))).toBe('EntityTooLarge');
    expect(await codeOf(await postFile(form, Buffer.alloc(0)))).toBe('EntityTooSmall');
    expect(
      (await postFile(form, Buffer.concat([RESUME, Buffer.alloc(RESUME_MAX_BYTES - RESUME.length)]))).status,
    ).toBe(204);
  });

  test.each([0, RESUME_MAX_BYTES + 1, 0.5])('is not signed for a file of %s bytes', async (size) => {
    const { browser } = await member();
    const { error } = await browser.call('resume.startUpload', { body: { fileName: 'a.pdf', size } });
    expect(error).toMatchObject({ code: 'invalid_input', fields: { size: expect.any(String) } });
  });

  test('is signed only so often an hour', async () => {
    const { browser } = await member();
    for (let count = 0; count < UPLOADS.limit; count++) await announce(browser);
    const refused = await browser.call('resume.startUpload', { body: { fileName: 'a.pdf', size: 1 } });
    expect(refused.error.code).toBe('too_many_requests');
  });
});

test('another user reaches neither upload nor file, nor does someone without a session', async () => {
  const [owner, other] = [await member(), await member()];
  const { uploadId } = await upload(owner.browser, RESUME);
  const params = { uploadId };
  for (const browser of [other.browser, new Browser()]) {
    const status = browser === other.browser ? 404 : 401;
    expect((await browser.call('resume.upload', { params })).status).toBe(status);
    expect((await browser.call('resume.uploadFile', { params })).status).toBe(status);
    expect((await browser.call('resume.acceptUpload', { params, body: {} })).status).toBe(status);
    expect((await browser.call('resume.discardUpload', { params })).status).toBe(status);
    expect((await browser.call('resume.file')).status).toBe(status);
  }
  // The bucket itself gives nothing without a signature, and a link is for one object.
  const { url } = (await owner.browser.call('resume.uploadFile', { params })).body;
  expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
  expect((await fetch(url.replace(uploadId, `${uploadId}0`))).status).toBe(403);
});

test('a discarded upload is gone with its file', async () => {
  const { browser } = await member();
  const { uploadId } = await upload(browser, RESUME);
  const params = { uploadId };
  const { url } = (await browser.call('resume.uploadFile', { params })).body;
  expect((await browser.call('resume.discardUpload', { params })).body).toEqual({});
  expect((await fetch(url)).status).toBe(403);
  expect((await browser.call('resume.upload', { params })).status).toBe(404);
});

test('nothing of a file is in the log', async () => {
  const { browser } = await member();
  await upload(browser, pdfOf('Quillfeather quillfeather@example.net'));
  await upload(browser, Buffer.from('%PDF-1.4 Quillfeather without a structure %%EOF'));
  expect(readFileSync(join(localStack().dataDir, 'fledge.log'), 'utf8')).not.toMatch(/quillfeather/i);
});

test('a link works for five minutes, a form for fifteen, and what was not accepted stays for a day', async () => {
  const { browser } = await member();
  const { uploadId } = await upload(browser, RESUME);
  const params = { uploadId };
  const { url } = (await browser.call('resume.uploadFile', { params })).body;
  const form = await announce(browser);
  await advanceClock((FILE_LINK_SECONDS + 1) * 1000);
  expect((await fetch(url)).status).toBe(403);
  await advanceClock((UPLOAD_FORM_SECONDS - FILE_LINK_SECONDS) * 1000);
  expect((await postFile(form, RESUME)).status).toBe(403);
  await advanceClock(RESUME_UPLOAD_SECONDS * 1000);
  expect((await browser.call('resume.upload', { params })).status).toBe(404);
  expect((await browser.call('resume.overview')).body).toEqual({ file: null, upload: null });
});
