/** What can be wrong with a file that the user can fix. */
type Problem = 'full' | 'forbidden' | 'misplaced' | 'damaged';

const BY_ERRNO: Readonly<Record<string, Problem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOTDIR: 'misplaced',
  EISDIR: 'misplaced',
  ERR_FS_EISDIR: 'misplaced',
  EEXIST: 'misplaced',
  ELOOP: 'misplaced',
};

/** By SQLite's primary result codes. */
const BY_SQLITE: Readonly<Record<number, Problem>> = {
  3: 'forbidden',
  8: 'forbidden',
  10: 'full',
  11: 'damaged',
  13: 'full',
  14: 'forbidden',
  23: 'forbidden',
  26: 'damaged',
};

const TEXT: Readonly<Record<Problem, (file: string) => string>> = {
  full: (file) =>
    `${file} could not be written: the disk is full or failing. Free some space and start again`,
  forbidden: (file) =>
    `${file} cannot be opened or written: it is read-only, belongs to another user, or its directory is missing. Change that, or set DATA_DIR to another directory`,
  misplaced: (file) =>
    `${file} is a file where a directory belongs, or the reverse. Move it away, or set DATA_DIR to another directory`,
  damaged: (file) => `${file} is damaged. Restore it, or begin with new data: npm start -- --fresh`,
};

const field = (error: object, name: string): unknown => Object.getOwnPropertyDescriptor(error, name)?.value;

/**
 * One line for an error of the file system or of SQLite that the user can fix; undefined for any other error. SQLite's
 * errors do not name their file: give it.
 */
export const fileFailure = (error: unknown, file?: string): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const [code, errcode, path, dest] = ['code', 'errcode', 'path', 'dest'].map((name) => field(error, name));
  // The error of a copy names both files; it is the new one that could not be written.
  const named = [file, dest, path].find((one) => typeof one === 'string');
  const problem =
    typeof errcode === 'number'
      ? BY_SQLITE[errcode & 0xff]
      : typeof code === 'string'
        ? BY_ERRNO[code]
        : undefined;
  return problem && named !== undefined ? TEXT[problem](named) : undefined;
};

/** The line for a file or directory for which there is no space, where the error itself is another program's. */
export const diskFull = (file: string): string => TEXT.full(file);

/** The line for a file that is damaged in a way that only its contents show. */
export const damaged = (file: string): string => TEXT.damaged(file);
