import * as z from 'zod';
import { defineFeature, emptyBody, line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { RESULT_DATE, RESULT_LIMITS, RESUME_REJECTIONS, resumeResultSchema } from './result.ts';
import { RESUME_MAX_BYTES, RESUME_MAX_MB, UPLOAD_STATUSES } from './rules.ts';

/** Why a file is refused, by the code that is stored, and the sentence that the user reads. */
export const UPLOAD_REJECTIONS = {
  ...RESUME_REJECTIONS,
  image_only:
    'This PDF contains only images, so there is no text to read. Export your resume from the program that you wrote it in and upload that PDF.',
} as const satisfies Record<string, string>;
export type UploadRejection = keyof typeof UPLOAD_REJECTIONS;

const fileName = line(200).min(1, 'Choose a file');
const uploadId = z.string().min(1).max(64);
const ofUpload = z.object({ uploadId });
/** A link to the file that works for five minutes. It saves the file instead of showing it. */
const fileLink = z.object({ url: z.string() });

/** An upload as its owner sees it. */
export const uploadSchema = z.object({
  uploadId,
  fileName: z.string(),
  status: z.enum(UPLOAD_STATUSES),
  createdAt: momentSchema,
  /** The user has taken something from it; the file is now their resume. */
  accepted: z.boolean(),
  /** Why the file was rejected, as a sentence. */
  reason: z.string().optional(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** The file that a user has accepted as their resume. */
export const resumeFileSchema = z.object({
  fileName: z.string(),
  size: z.number().int(),
  acceptedAt: momentSchema,
});
export type ResumeFile = z.infer<typeof resumeFileSchema>;

const text = (max: number) => line(max).nullish();
const date = z.string().regex(RESULT_DATE).nullish();
const highlights = z.array(line(RESULT_LIMITS.text).min(1)).max(RESULT_LIMITS.highlights).default([]);
const entriesOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(RESULT_LIMITS.entries).default([]);
const short = text(RESULT_LIMITS.line);

/** The parts of a result that a user takes over. What is left out, or null, changes nothing. */
export const acceptedPartsSchema = z.object({
  name: short,
  email: short,
  phone: short,
  location: short,
  summary: paragraphs(RESULT_LIMITS.summary).nullish(),
  links: z.array(line(RESULT_LIMITS.url).min(1)).max(RESULT_LIMITS.links).default([]),
  education: entriesOf(
    z.object({ school: short, degree: short, field: short, start: date, end: date, grade: short }),
  ),
  experience: entriesOf(
    z.object({ company: short, title: short, location: short, start: date, end: date, highlights }),
  ),
  projects: entriesOf(
    z.object({
      name: short,
      description: text(RESULT_LIMITS.text),
      url: text(RESULT_LIMITS.url),
      start: date,
      end: date,
      highlights,
    }),
  ),
  skills: z.array(line(RESULT_LIMITS.line).min(1)).max(RESULT_LIMITS.skills).default([]),
  certificates: entriesOf(z.object({ name: short, issuer: short, date })),
  languages: entriesOf(z.object({ language: short, fluency: short })),
  volunteer: entriesOf(
    z.object({ organization: short, position: short, start: date, end: date, highlights }),
  ),
  awards: entriesOf(z.object({ title: short, awarder: short, date })),
  publications: entriesOf(z.object({ name: short, publisher: short, date })),
});
export type AcceptedParts = z.infer<typeof acceptedPartsSchema>;

const ownUpload = { kind: 'resume-upload', param: 'uploadId', relations: ['owner'] } as const;

export const resume = defineFeature('resume', {
  overview: {
    method: 'GET',
    path: '/api/resume',
    summary: 'The resume of the signed-in user, and their latest upload',
    access: 'signed-in',
    grants: ['table:read'],
    response: z.object({ file: resumeFileSchema.nullable(), upload: uploadSchema.nullable() }),
  },
  startUpload: {
    method: 'POST',
    path: '/api/resume/uploads',
    summary:
      'Announces an upload; the file is then posted to `url` as a form with `fields` and, last, `file`',
    access: 'signed-in',
    grants: ['table:write', 'resumes:upload'],
    body: z.object({
      fileName,
      size: z
        .number()
        .int()
        .min(1, 'This file is empty')
        .max(RESUME_MAX_BYTES, `Choose a PDF file up to ${RESUME_MAX_MB}MB`),
    }),
    status: 201,
    response: z.object({ uploadId, url: z.string(), fields: z.record(z.string(), z.string()) }),
    errors: ['too_many_requests'],
  },
  upload: {
    method: 'GET',
    path: '/api/resume/uploads/{uploadId}',
    summary: 'How far an upload is, and what was read from the file',
    access: 'signed-in',
    record: ownUpload,
    grants: ['table:read'],
    params: ofUpload,
    response: uploadSchema.extend({ result: resumeResultSchema.optional() }),
    errors: ['not_found'],
  },
  uploadFile: {
    method: 'GET',
    path: '/api/resume/uploads/{uploadId}/file',
    summary: 'A link to the uploaded file, for the review',
    access: 'signed-in',
    record: ownUpload,
    grants: ['table:read', 'resumes:read'],
    params: ofUpload,
    response: fileLink,
    errors: ['not_found'],
  },
  acceptUpload: {
    method: 'POST',
    path: '/api/resume/uploads/{uploadId}/accept',
    summary: 'Adds the given parts of the result to the profile, and makes the file the user’s resume',
    access: 'signed-in',
    record: ownUpload,
    grants: ['table:read', 'table:write', 'resumes:accept', 'resumes:delete'],
    params: ofUpload,
    body: acceptedPartsSchema,
    response: z.object({
      file: resumeFileSchema,
      /** Paths of parts that the profile cannot store, such as `phone` or `experience.0`. */
      leftOut: z.array(z.string()),
    }),
    errors: ['not_found', 'conflict'],
  },
  discardUpload: {
    method: 'DELETE',
    path: '/api/resume/uploads/{uploadId}',
    summary: 'Deletes an upload and what was read from it; an accepted file stays',
    access: 'signed-in',
    record: ownUpload,
    grants: ['table:read', 'table:write', 'resumes:delete'],
    params: ofUpload,
    response: emptyBody,
    errors: ['not_found'],
  },
  file: {
    method: 'GET',
    path: '/api/resume/file',
    summary: 'A link to the resume of the signed-in user',
    access: 'signed-in',
    grants: ['table:read', 'resumes:read'],
    response: fileLink,
    errors: ['not_found'],
  },
  deleteFile: {
    method: 'DELETE',
    path: '/api/resume/file',
    summary: 'Deletes the resume of the signed-in user and its file',
    access: 'signed-in',
    grants: ['table:read', 'table:write', 'resumes:delete'],
    response: emptyBody,
    errors: ['not_found'],
  },
});
