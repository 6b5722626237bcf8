/** The brand, a placeholder. Phones and addresses are content (section `contact`). */
export const company = {
  name: 'Saffron Gate',
  legalName: 'Saffron Gate Foodstuff & General Trading LLC',
  adminName: 'Saffron Gate Admin',
  /** What the company is: over the slides, in the title of home and for search engines. */
  tagline: 'Food importer and distributor, Dubai',
  since: '2015',
  /** Origin of the published site, for canonical and Open Graph URLs. No slash at the end. */
  url: 'https://www.saffrongate.example',
} as const;
