/** 'Supports PDF files up to 5MB' (spec, points 2 and 9), in the generous reading. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

/** Whether a file begins as a PDF does. Its name and its media type are only what somebody called it. */
export const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';
