import { FILE_KINDS, fileKindOf } from '#shared/core/file-kinds.ts';

/** Why a file cannot be used as a PDF, by its content; undefined for a PDF, whatever its name and media type. */
export const pdfProblem = async (file: File): Promise<string | undefined> => {
  const kind = fileKindOf(new Uint8Array(await file.arrayBuffer()));
  if (kind === 'pdf') return undefined;
  const is = kind === undefined ? '' : ` It is ${FILE_KINDS[kind]}.`;
  return `This file isn’t a PDF.${is} Save your resume as a PDF and choose it again.`;
};
