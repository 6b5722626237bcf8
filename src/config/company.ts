/** A placeholder brand. Phones and addresses are content (section `contact`). */
export const company = {
  name: 'Saffron Gate',
  legalName: 'Saffron Gate Foodstuff & General Trading LLC',
  adminName: 'Saffron Gate Admin',
  tagline: 'Food importer and distributor, Dubai',
  since: '2015',
  /** The origin of canonical and Open Graph URLs, without a slash at the end. */
  url: 'https://www.saffrongate.example',
} as const;
