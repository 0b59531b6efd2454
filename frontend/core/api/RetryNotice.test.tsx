import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { RetryNotice } from './RetryNotice.tsx';

const shown = (status: number, code: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RetryNotice
        error={new ApiError(status, JSON.stringify({ code, message: 'The reason.' }))}
        onRetry={() => {}}
      />
    </MemoryRouter>,
  );

test('offers another attempt, except to users who may not see what failed', () => {
  expect(shown(500, 'internal')).toContain('Try again');
  const forbidden = shown(403, 'forbidden');
  expect(forbidden).toContain('The reason.');
  expect(forbidden).not.toMatch(/try again/i);
  expect(forbidden).toContain('Go to your dashboard');
});
