/** Receipts are written to the applicant: a line of one, as those read it who decide about the application. */
export const toEmployer = (claim: string): string =>
  claim
    .replaceAll(/\byour (?=profile|education|experience)/g, 'the ')
    .replaceAll(/\byou have it\b/g, 'has it')
    .replaceAll(/\byou look for\b/g, 'they look for');
