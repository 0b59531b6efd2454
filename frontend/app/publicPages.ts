/**
 * How the code of each public page is fetched. In a file of its own, itself fetched when it is needed: these pages are
 * readable without their code, and the list of their chunks would weigh on the screens that are not.
 */
export const PUBLIC_PAGE_LOADERS = {
  home: () => import('#frontend/marketing/pages/HomePage.tsx'),
  features: () => import('#frontend/marketing/pages/FeaturesPage.tsx'),
  forStudents: () => import('#frontend/marketing/pages/ForStudentsPage.tsx'),
  forMentors: () => import('#frontend/marketing/pages/ForMentorsPage.tsx'),
  employers: () => import('#frontend/marketing/pages/EmployersPage.tsx'),
  about: () => import('#frontend/marketing/pages/AboutPage.tsx'),
  contact: () => import('#frontend/marketing/pages/ContactPage.tsx'),
  privacy: () => import('#frontend/marketing/pages/PrivacyPage.tsx'),
  terms: () => import('#frontend/marketing/pages/TermsPage.tsx'),
  accessibility: () => import('#frontend/marketing/pages/AccessibilityPage.tsx'),
};
