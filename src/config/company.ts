/** A placeholder brand. Phones and addresses are content (section `contact`). */
export const company = {
  name: 'Saffron Gate',
  legalName: 'Saffron Gate Foodstuff & General Trading LLC',
  adminName: 'Saffron Gate Admin',
  tagline: 'Food importer and distributor, Dubai',
  since: '2015',
  /** Canonical and Open Graph URLs start with this origin, which has no slash at the end. */
  url: 'https://www.saffrongate.example',
} as const;
