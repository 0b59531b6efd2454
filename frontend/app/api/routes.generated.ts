// Made by `npm run generate` out of shared/routes.ts: all that the browser needs to know of a route at run time.
export const ROUTES = {
  'auth.signIn': ['POST', '/api/auth/signin'],
  'auth.signUp': ['POST', '/api/auth/signup'],
  'auth.signOut': ['POST', '/api/auth/signout'],
  'auth.session': ['GET', '/api/auth/session'],
  'auth.confirm': ['POST', '/api/auth/confirm'],
  'auth.resendConfirmation': ['POST', '/api/auth/confirm/resend'],
  'users.completeOnboarding': ['POST', '/api/users'],
  'dashboard.get': ['GET', '/api/dashboard/{userId}'],
  'opportunities.list': ['GET', '/api/opportunities'],
  'opportunities.recommended': ['GET', '/api/opportunities/recommended'],
  'opportunities.get': ['GET', '/api/opportunities/{id}'],
  'applications.apply': ['POST', '/api/applications'],
  'applications.list': ['GET', '/api/applications'],
  'applications.withdraw': ['POST', '/api/applications/{opportunityId}/withdraw'],
  'system.health': ['GET', '/api/health'],
  'system.openapi': ['GET', '/api/openapi.json'],
} as const;
