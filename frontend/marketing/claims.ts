/**
 * What the public pages claim in figures. The operator answers for them and edits them here; nothing in the
 * product computes them.
 */
export const CLAIMS = {
  positions: { figure: '2,847', label: 'active positions' },
  courses: { figure: '1,234', label: 'courses' },
  mentors: { figure: '567', label: 'mentors' },
  universities: { figure: '89', label: 'partner universities' },
  resources: { figure: '10,000+', label: 'resources' },
  students: { figure: '10,000+', label: 'students' },
  companies: { figure: '500+', label: 'partner companies' },
  satisfaction: { figure: '97%', label: 'satisfaction' },
} as const satisfies Record<string, Claim>;

export interface Claim {
  readonly figure: string;
  readonly label: string;
}

/** Response times. */
export const BUSINESS_HOURS = 'Monday to Friday, 8AM to 6PM PST';
