import { contentSection, items } from '@/content/sections/section';

export const contactSection = contentSection('contact', {
  phones: ['+971 4 000 0000', '+971 50 000 0000'],
  whatsapp: '+971 50 000 0000',
  email: 'info@saffrongate.example',
  warehouseShort: 'Al Qusais, Dubai',
  warehouseAddress: 'Warehouse, Al Qusais Industrial Area, Dubai, UAE',
  officeAddress: 'Warehouse, Al Qusais Industrial Area, Dubai, UAE',
  businessHours: 'Sunday - Thursday, 9:00 AM - 6:00 PM',
  socialLinks: items({
    facebook: { network: 'facebook', href: '' },
    instagram: { network: 'instagram', href: '' },
    linkedin: { network: 'linkedin', href: '' },
    x: { network: 'x', href: '' },
  }),
  whyContact: items({
    'quick-response': { text: 'Quick response within 24 hours' },
    'free-quotes': { text: 'Free consultation and quotes' },
    tailored: { text: 'Tailored solutions' },
    guidance: { text: 'Expert guidance' },
  }),
});
