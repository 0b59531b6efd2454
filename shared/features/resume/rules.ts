import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data without schemas: the browser loads it with the resume box.

/** 'Supports PDF files up to 5MB' (spec, points 2 and 9), in the generous reading. */
export const RESUME_MAX_MB = 5;
export const RESUME_MAX_BYTES = RESUME_MAX_MB * 1024 * 1024;

/** Uploads of one user within the window: reading a file takes seconds of a function. */
export const UPLOADS = { limit: 20, windowSeconds: 3600 } as const;

/** The media type of every stored resume. */
export const RESUME_TYPE = 'application/pdf';

/** The statuses of an uploaded file, from the moment its upload was announced. */
export const UPLOAD_STATUSES = ['waiting', 'parsing', 'ready', 'rejected'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** Uploads are moved by the function that reads them. A run that was cut off begins again from `parsing`. */
export const uploadWorkflow = defineWorkflow<UploadStatus, 'parser'>({
  statuses: {
    waiting: { label: 'Uploading', tone: 'neutral' },
    parsing: { label: 'Reading', tone: 'info' },
    ready: { label: 'Ready to review', tone: 'positive' },
    rejected: { label: 'Not readable', tone: 'danger' },
  },
  transitions: [
    { from: 'waiting', to: 'parsing', by: ['parser'] },
    { from: 'waiting', to: 'rejected', by: ['parser'] },
    { from: 'parsing', to: 'parsing', by: ['parser'] },
    { from: 'parsing', to: 'ready', by: ['parser'] },
    { from: 'parsing', to: 'rejected', by: ['parser'] },
  ],
});

/** How long a form for an upload works, in seconds: a slow connection needs some minutes for 5 MB. */
export const UPLOAD_FORM_SECONDS = 15 * 60;

/** How long a link to a file works, in seconds. */
export const FILE_LINK_SECONDS = 5 * 60;

/**
 * The two parts of the bucket of resumes, by the beginning of their keys: uploads, which the bucket's lifecycle rule
 * deletes, and the files that users accepted. Behind it come the user's id and that of the upload.
 */
export const RESUME_KEYS = { uploaded: 'uploads/', accepted: 'resumes/' } as const;
