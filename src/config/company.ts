/** The brand. A real company puts its own name in here; its addresses are content (section `contact`). */
export const company = {
  name: 'Saffron Gate',
  legalName: 'Saffron Gate Foodstuff & General Trading LLC',
  adminName: 'Saffron Gate Admin',
  tagline: 'Foodstuff and general trading, Dubai',
  since: '2015',
  /** Where the site is published, without a slash at the end: shared links and search engines need it whole. */
  url: 'https://www.saffrongate.example',
} as const;
