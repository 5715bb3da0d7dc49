/** Design tokens for Tailwind, the maps and the charts. */
export const colors = {
  brand: {
    25: '#FFF9F5',
    50: '#FFF1E8',
    100: '#FFE1CE',
    200: '#FFC59F',
    300: '#FF9E61',
    400: '#FF7B2E',
    500: '#FF5A00',
    600: '#CF4500',
    700: '#AD3900',
    800: '#862C00',
    900: '#561C00',
  },
  ink: {
    50: '#F6F7F9',
    100: '#EEF1F4',
    150: '#E4E8ED',
    200: '#D6DCE4',
    300: '#B4BDC9',
    400: '#8590A1',
    500: '#616D7F',
    600: '#495567',
    700: '#333E4E',
    800: '#1F2937',
    900: '#131A24',
    950: '#0B1018',
  },
  harbor: {
    50: '#EBF2FC',
    100: '#D3E3F8',
    300: '#8BB4EA',
    500: '#2F74D0',
    600: '#1D5CB4',
    700: '#17498F',
  },
  ok: { 50: '#E7F6EC', 500: '#1E9A55', 700: '#11673A' },
  warn: { 50: '#FFF6D6', 500: '#E0A100', 700: '#755000' },
  err: { 50: '#FDECEC', 100: '#FAD3D4', 500: '#D92C3A', 700: '#A51524' },
  kraft: { 100: '#FFE9D3', 200: '#F4CDA4', 300: '#F2C596', 400: '#DFA470', 500: '#C68751' },
  map: {
    land: '#EDF0F2',
    water: '#C7DDEE',
    park: '#D3E8D2',
    road: '#FFFFFF',
    'road-edge': '#D3DAE2',
    highway: '#FFF3DC',
    'highway-edge': '#E0CBA4',
  },
} as const;

export const radii = {
  xs: '6px',
  sm: '8px',
  md: '10px',
  lg: '14px',
  xl: '18px',
  '2xl': '24px',
} as const;

export const shadows = {
  card: '0 0 0 1px #E4E8ED, 0 1px 2px rgb(19 26 36 / 0.04)',
  pop: '0 2px 6px rgb(19 26 36 / 0.06), 0 12px 32px -8px rgb(19 26 36 / 0.18)',
  drawer: '-20px 0 56px -12px rgb(19 26 36 / 0.28)',
  dialog: '0 4px 12px rgb(19 26 36 / 0.08), 0 32px 72px -16px rgb(19 26 36 / 0.38)',
} as const;

/** z-index values, lowest first. */
export const layers = {
  content: '0',
  summary: '10',
  'map-control': '20',
  'action-bar': '30',
  drawer: '950',
  header: '1000',
  menu: '1100',
  'dialog-backdrop': '2000',
  dialog: '2010',
  loader: '4000',
  toast: '5000',
} as const;
