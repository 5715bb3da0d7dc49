/** The pages that are loaded. `isUsable` runs inside of them, where a page is usable only once its data is there. */
export const FLOOR_PAGE = { name: 'floor', path: '/' };
export const FLOOR_ON_PHONE = { name: 'floorOnPhone', path: '/', isPhone: true };

const PUBLIC_PATHS = ['/', '/login', '/quickquote', '/tracktrace'];
export const PUBLIC_PAGES = PUBLIC_PATHS.map((path) => ({ name: path, path }));
/** What a phone shows there sends most of them to the apps. */
export const ON_PHONES = PUBLIC_PATHS.map((path) => ({ name: `${path} (phone)`, path, isPhone: true }));

export const CUSTOMER_PAGES = [
  {
    name: '/dashboard',
    path: '/dashboard',
    isUsable: () =>
      Boolean(document.querySelector('main h1')) &&
      [...document.querySelectorAll('main h2')].some((heading) => /Active deliveries\s*\d/.test(heading.textContent)),
  },
  {
    name: '/booking/exclusive',
    path: '/booking/exclusive',
    isUsable: () => {
      const box = document.querySelector('main input[role="combobox"]');
      return Boolean(box) && !box.disabled && Object.keys(box).some((key) => key.startsWith('__reactProps'));
    },
    check: async (page) => {
      const box = page.getByRole('combobox', { name: 'Search a place' });
      await box.pressSequentially('Aya');
      if ((await box.inputValue()) !== 'Aya') throw new Error('The first stop takes no typing.');
    },
  },
];
