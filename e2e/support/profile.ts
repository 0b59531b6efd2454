import { expect, type Page } from 'playwright/test';
import type { Person } from './people.ts';

/** Saves through the API, as another tab would. */
export const saveElsewhere = async (page: Page, { id }: Person, given: Record<string, unknown>) => {
  const { request } = page.context();
  const found = await (await request.get(`/api/users/${id}/profile`)).json();
  const { firstName, lastName, phone: number, dateOfBirth, profileData, version } = found;
  const response = await request.put(`/api/users/${id}/profile`, {
    data: { firstName, lastName, phone: number, dateOfBirth, profileData, version, ...given },
  });
  expect(response.ok(), await response.text()).toBe(true);
};

/** Saves a section through the API, as another tab would. */
export const saveSectionElsewhere = async (page: Page, section: string, items: readonly object[]) => {
  const { request } = page.context();
  const { sections } = await (await request.get('/api/profile')).json();
  const response = await request.put(`/api/profile/sections/${section}`, {
    data: { items, version: sections[section].version },
  });
  expect(response.ok(), await response.text()).toBe(true);
};

/** The entries of the section "work". */
export const WORK = [
  {
    id: 'harbour',
    name: 'Harbour',
    position: 'Engineer',
    startDate: '2024-02',
    highlights: ['Led a team of 4'],
  },
  { id: 'mill', name: 'Mill', position: 'Intern', startDate: '2022', endDate: '2023' },
  { id: 'quay', name: 'Quay', position: 'Assistant', startDate: '2021', endDate: '2022' },
];

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The entries of a section, from top to bottom. */
export const titles = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: /^Edit / });
