import { expect, test } from 'vitest';
import { checkDomain } from './approvals.ts';

test.each([
  ['robin@acme.com', 'Acme Inc.', 'matches'],
  ['robin@mail.acme-labs.co.uk', 'ACME Labs Ltd', 'matches'],
  ['robin@globex.example', 'Globex Corporation', 'matches'],
  ['robin@de.ibm.com', 'IBM', 'matches'],
  ['robin@sap-labs.com', 'SAP', 'matches'],
  ['robin@acme.com', 'Initech', 'differs'],
  // Contained by chance, or no name at all.
  ['robin@paint.example', 'AI', 'differs'],
  ['robin@unlimited.example', 'Limited Brands', 'differs'],
  ['robin@yandeks.example', 'Яндекс', 'differs'],
  ['robin@acme.com', ' ', 'no_company'],
  ['robin@gmail.com', 'Gmail', 'free_mail'],
] as const)('%s of %s: %s', (email, company, expected) => {
  expect(checkDomain(email, company)).toBe(expected);
});
