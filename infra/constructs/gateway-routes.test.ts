import { expect, it } from 'vitest';
import { type Declared, gatewayRoutes } from './gateway-routes.ts';

type Declaration = Declared['route'];

/** The routes for a contract that is written as `feature GET /path`. */
const routesFor = (...lines: string[]): string[] =>
  gatewayRoutes(
    lines.map((line) => {
      const [feature = '', method = '', path = ''] = line.split(' ');
      return { feature, route: { method, path } as Declaration };
    }),
  ).map(({ feature, method, path }) => `${feature} ${method} ${path}`);

it('a resource of one feature has two routes, whatever its methods and paths', () => {
  expect(
    routesFor('events GET /api/events', 'events POST /api/events', 'events GET /api/events/{id}/guests'),
  ).toEqual(['events ANY /api/events', 'events ANY /api/events/{proxy+}']);
});

it('a resource without paths below it has one', () => {
  expect(routesFor('contact POST /api/contact')).toEqual(['contact ANY /api/contact']);
});

it('what admins have is a resource of its own for each kind', () => {
  expect(routesFor('admin GET /api/admin/users/{id}', 'reports GET /api/admin/reports')).toEqual([
    'admin ANY /api/admin/users/{proxy+}',
    'reports ANY /api/admin/reports',
  ]);
});

it('a path of another feature is named', () => {
  expect(
    routesFor(
      'courses GET /api/courses/{id}',
      'courses GET /api/courses/{id}/lessons/{n}',
      'assessments POST /api/courses/{id}/exercises/{q}',
    ),
  ).toEqual(['assessments ANY /api/courses/{id}/exercises/{q}', 'courses ANY /api/courses/{proxy+}']);
});

it('of a path that features share each method is named, and others lead where all methods are known', () => {
  expect(routesFor('admin GET /api/admin/users', 'invitations POST /api/admin/users')).toEqual([
    'admin GET /api/admin/users',
    'invitations POST /api/admin/users',
    'system ANY /api/admin/users',
  ]);
});

it('a path of the owner that another feature’s hole would take is named, too', () => {
  expect(
    routesFor(
      'auth GET /api/made/mine',
      'auth GET /api/made/{id}/notes',
      'auth GET /api/made/{id}/files',
      'other GET /api/made/{id}',
    ),
  ).toEqual(['other ANY /api/made/{id}', 'auth ANY /api/made/mine', 'auth ANY /api/made/{proxy+}']);
});

it('pages are named one by one, with HEAD', () => {
  expect(routesFor('pages GET /events/{id}')).toEqual(['pages GET /events/{id}', 'pages HEAD /events/{id}']);
});
