import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { MOBILE_CUTOFF_PX, SIDEBAR_BREAKPOINT_PX } from './src/config/constants';
import { colors, layers, radii, shadows } from './src/config/theme';

const sans = '"Geist Variable", "Geist Fallback", "Geist DejaVu", system-ui, sans-serif';

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    // All in px: Tailwind 4 cannot sort px screens among its default rem screens.
    screens: {
      dialog: '575px',
      desktop: `${MOBILE_CUTOFF_PX + 1}px`,
      'dialog-lg': '1199px',
      sidebar: `${SIDEBAR_BREAKPOINT_PX}px`,
      wide: '1400px',
    },
    borderRadius: { none: '0', ...radii, full: '9999px' },
    extend: {
      colors,
      boxShadow: shadows,
      zIndex: layers,
      fontFamily: {
        sans: [sans],
        display: [`"Archivo Variable", "Archivo Fallback", "Archivo DejaVu", ${sans}`],
      },
      fontWeight: { 540: '540', 560: '560', 620: '620', 690: '690', 740: '740' },
      fontSize: {
        // smaller near the mobile cutoff, so that the headline keeps its three lines
        hero: ['clamp(52px, 5.1vw, 58px)', { lineHeight: '60px', letterSpacing: '-0.028em' }],
        'panel-lg': ['40px', '43px'],
        panel: ['32px', '36px'],
        'h1-auth': ['28px', { lineHeight: '36px', letterSpacing: '-0.018em' }],
        h1: ['26px', { lineHeight: '32px', letterSpacing: '-0.018em' }],
        h2: ['20px', '28px'],
        h3: ['16px', '22px'],
        body: ['14px', '20px'],
        small: ['13px', '18px'],
        caption: ['12px', '16px'],
        badge: ['11px', '14px'],
        total: ['28px', '32px'],
        wallet: ['38px', '44px'],
        eta: ['34px', '40px'],
      },
      maxWidth: { content: '1376px' },
      transitionTimingFunction: { brand: 'cubic-bezier(.2,.8,.2,1)' },
    },
  },
  plugins: [
    // Tailwind 4 inlines the values of a JS config; SVG and the maps need the colours as variables.
    plugin((api) => {
      const published = Object.entries(colors).flatMap(([name, shades]) =>
        Object.entries(shades).map(([shade, value]) => [`--color-${name}-${shade}`, value]),
      );
      api.addBase({ ':root': Object.fromEntries(published) as Record<string, string> });
    }),
  ],
} satisfies Config;
