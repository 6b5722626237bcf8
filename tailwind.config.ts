import type { Config } from 'tailwindcss';

/** Components use these names, never a raw colour. `src/index.css` loads this file. */
export default {
  theme: {
    extend: {
      colors: {
        paper: '#FBF7EF',
        sand: '#F1E8D8',
        ink: '#1E1A15',
        /** For secondary text. Contrast: 7:1 on paper, 6:1 on sand. */
        stone: '#5A5146',
        /** For marks and backgrounds. Too light for text on paper. */
        saffron: '#E08A1E',
        /** For text in an accent colour. Contrast: 4.5:1 on paper and sand. */
        ember: '#A8480B',
        leaf: '#1F4D3A',
        'leaf-deep': '#173B2C',
        line: '#E3D8C4',
        /** For borders of controls. Contrast: 3:1 on paper. */
        edge: '#8F826E',
      },
      fontFamily: {
        /** The subset has this optical size only. Characters from the whole font must match it. */
        display: [
          'Fraunces Variable, Fraunces Fallback, Georgia, serif',
          { fontVariationSettings: '"opsz" 72' },
        ],
        sans: ['Instrument Sans Variable', 'Instrument Sans Fallback', 'system-ui', 'sans-serif'],
      },
      /** The limits in `vw` prevent enlarged text from breaking words on a narrow phone. */
      fontSize: {
        title: [
          'min(14vw, clamp(2.5rem, 1.6rem + 3.6vw, max(4.5rem, var(--measure) * 0.056)))',
          '1.04',
        ],
        heading: [
          'min(11vw, clamp(1.9rem, 1.4rem + 2vw, max(3rem, var(--measure) * 0.0375)))',
          '1.1',
        ],
        subheading: ['clamp(1.3rem, 1.15rem + 0.6vw, max(1.6rem, var(--measure) * 0.0185))', '1.2'],
        lead: ['clamp(1.1rem, 1.02rem + 0.35vw, max(1.3rem, var(--measure) * 0.015))', '1.55'],
      },
      borderRadius: { card: '16px' },
      boxShadow: { lift: '0 1px 0 0 #E3D8C4, 0 8px 24px -12px rgb(30 26 21 / 0.25)' },
    },
  },
} satisfies Config;
