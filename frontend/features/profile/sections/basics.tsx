import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { NameFields } from '#frontend/parts/profile/fields/NameFields.tsx';
import { aboutMeSchema } from '#frontend/parts/profile/profileFormRules.ts';
import { joined, linkWords, placeWords } from '#frontend/parts/profile/profileWords.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { EXPERIENCE_BANDS } from '#shared/core/choices.ts';
import { fullName, hasOneName } from '#shared/core/names.ts';
import { countryOptions } from '#shared/core/places/countries.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { type Basics, basicsSchema } from '#shared/features/profile/sections.ts';
import { latestBirthDate } from '#shared/features/users/rules.ts';
import { linksSchema, nameFields, withNameRule } from '#shared/features/users/schema.ts';
import type { Definition, FieldsProps } from '../definition.ts';
import { Lines, LinkField } from '../fields.tsx';
import { linksIn, profilesWith } from '../links.ts';

const YEARS = EXPERIENCE_BANDS.map((band) => ({ value: band, label: `${band.replace('-', '–')} years` }));

/** The form is flat; an entry of basics is not. */
const valuesSchema = withNameRule(
  z.object({
    ...nameFields,
    label: basicsSchema.shape.label,
    summary: basicsSchema.shape.summary,
    experience: basicsSchema.shape.experience,
    email: basicsSchema.shape.email,
    phone: basicsSchema.shape.phone,
    city: basicsSchema.shape.location.unwrap().shape.city,
    region: basicsSchema.shape.location.unwrap().shape.region,
    countryCode: basicsSchema.shape.location.unwrap().shape.countryCode,
    url: linksSchema.shape.portfolioUrl,
    linkedin: linksSchema.shape.linkedinUrl,
    links: z.array(linksSchema.shape.portfolioUrl).max(12),
    dateOfBirth: z.union([z.literal(''), aboutMeSchema.shape.dateOfBirth]),
  }),
).transform(
  ({ city, region, countryCode, linkedin, links, dateOfBirth, ...basics }): Basics => ({
    ...basics,
    name: fullName(basics),
    location: { city, region, countryCode },
    profiles: profilesWith({}, linkedin, links),
    ...(dateOfBirth !== '' && { dateOfBirth }),
  }),
);
type Values = Required<z.input<typeof valuesSchema>>;

function Fields({ form: { field, control }, role }: FieldsProps<Values, Basics>) {
  const isOneName = useWatch({ control, name: 'oneName' });
  return (
    <>
      <NameFields
        firstName={field('firstName')}
        lastName={field('lastName')}
        oneName={field('oneName')}
        isOneName={isOneName}
      />
      <TextField
        {...field('label')}
        label="Headline"
        placeholder="Computer science student who builds accessible interfaces"
        hint="One line about you, shown under your name."
      />
      <TextArea
        {...field('summary')}
        label="Summary"
        hint="Two or three sentences: who you are and what you’re good at."
      />
      {(role === 'mentor' || role === 'employer') && (
        <Select
          {...field('experience')}
          label="Years of Experience"
          placeholder="Select your experience"
          options={YEARS}
          hint={
            role === 'mentor'
              ? 'Shown to others as self-declared. With three or more years and a confirmed email address, your account opens right away.'
              : undefined
          }
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
        <TextField
          {...field('region')}
          label="Region or state"
          mark="optional"
          autoComplete="address-level1"
        />
        <Select
          {...field('countryCode')}
          label="Country"
          placeholder="Select your country"
          options={countryOptions()}
        />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="For your resume. You still sign in with the address of your account. Only people you work with see it."
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="Only people you work with see it, such as employers you apply to."
      />
      <LinkField {...field('linkedin')} label="LinkedIn URL" placeholder="https://linkedin.com/in/…" />
      <LinkField {...field('url')} label="Portfolio URL" />
      <Lines
        control={control}
        name="links"
        label="Other links"
        hint="One per line, such as your GitHub profile. https:// is added when it’s missing."
      />
      <DateField
        {...field('dateOfBirth')}
        label="Date of Birth"
        autoComplete="bday"
        min="1900-01-01"
        max={latestBirthDate(serverDate())}
        hint="Only you can see this. It is never part of your resume."
      />
    </>
  );
}

export const BASICS: Definition<Basics, Values> = {
  section: 'basics',
  title: 'About you',
  empty: 'Your name, headline, summary and contact data.',
  add: 'Describe yourself',
  single: true,
  of: ({ basics }) => basics,
  save: (body) => api.call('profile.saveBasics', { body }),
  schema: valuesSchema,
  merge: (before, valid) => {
    const { linkedin, links } = linksIn(valid);
    return {
      ...before,
      ...valid,
      location: { ...before.location, ...valid.location },
      profiles: profilesWith(before, linkedin, links),
    };
  },
  valuesOf: (basics = {}) => ({
    firstName: basics.firstName ?? '',
    lastName: basics.lastName ?? '',
    oneName: hasOneName({ firstName: basics.firstName ?? '', lastName: basics.lastName ?? '' }),
    label: basics.label ?? '',
    summary: basics.summary ?? '',
    experience: basics.experience ?? '',
    email: basics.email ?? '',
    phone: basics.phone ?? '',
    city: basics.location?.city ?? '',
    region: basics.location?.region ?? '',
    countryCode: basics.location?.countryCode ?? '',
    url: basics.url ?? '',
    ...linksIn(basics),
    dateOfBirth: basics.dateOfBirth ?? '',
  }),
  labels: {
    firstName: 'first name',
    lastName: 'last name',
    oneName: 'only one name',
    label: 'headline',
    summary: 'summary',
    experience: 'experience',
    email: 'email',
    phone: 'phone',
    city: 'city',
    region: 'region',
    countryCode: 'country',
    url: 'portfolio URL',
    linkedin: 'LinkedIn URL',
    links: 'other links',
    dateOfBirth: 'date of birth',
  },
  keyOf: () => undefined,
  describe: (basics) => ({
    title: basics.name ?? '',
    lines: [
      basics.label ?? '',
      basics.summary ?? '',
      placeWords(basics),
      joined([shownAddress(basics.email ?? ''), basics.phone]),
      joined(
        [basics.url, ...(basics.profiles ?? []).map(({ url, username }) => url ?? username)].map(
          (link) => link && linkWords(link),
        ),
      ),
    ],
  }),
  Fields,
};
