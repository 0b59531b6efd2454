/** 'Supports PDF files up to 5MB' (spec, points 2 and 9), in the generous reading. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

/** Whether a file has the signature of a PDF. Its name and media type are set by the sender and prove nothing. */
export const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';
