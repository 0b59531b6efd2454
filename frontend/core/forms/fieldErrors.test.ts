import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { fieldErrorsOf, fieldOf, showFieldErrors } from './fieldErrors.ts';

const refusal = (fields: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ code: 'invalid_input', message: 'No', fields }));

test('a path of the payload leads to the field that it is about', () => {
  const fields = { gpa: 0, skills: [], 'a.b': '' };
  expect(fieldOf('gpa', fields)).toBe('gpa');
  expect(fieldOf('profileData.gpa', fields)).toBe('gpa');
  expect(fieldOf('profileData.skills.3', fields)).toBe('skills');
  expect(fieldOf('a.b', fields)).toBe('a.b');
  expect(fieldOf('version', fields)).toBeUndefined();
});

test('the server’s errors are shown beside the fields, and each goes with the next change', () => {
  const form = createFormControl({ defaultValues: { gpa: 11, phone: '1' } });
  form.register('gpa');
  form.register('phone');
  const errors = fieldErrorsOf(
    refusal({ 'profileData.gpa': 'Enter a number', phone: 'Too short', x: 'Unknown' }),
  );
  expect(showFieldErrors(errors, form)).toBe(true);
  expect(form.getFieldState('gpa')).toMatchObject({ isTouched: true, error: { message: 'Enter a number' } });
  expect(form.getFieldState('phone').error).toMatchObject({ type: 'server', message: 'Too short' });
});

test('what no field on the screen can show is left to the form', () => {
  const form = createFormControl({ defaultValues: { gpa: 11, company: '' } });
  form.register('gpa');
  expect(showFieldErrors(fieldErrorsOf(refusal({ company: 'Unknown' })), form)).toBe(false);
  expect(showFieldErrors(fieldErrorsOf(new Error('offline')), form)).toBe(false);
  expect(showFieldErrors(fieldErrorsOf(refusal({ company: 'Unknown', gpa: 'Too high' })), form)).toBe(true);
});
