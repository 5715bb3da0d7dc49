/** The pages that are loaded. `isUsable` runs inside of them, where a page is usable only once its data is there. */
export const FLOOR_PAGE = { path: '/' };

export const PUBLIC_PAGES = ['/', '/login', '/quickquote', '/tracktrace'].map((path) => ({ path }));

export const CUSTOMER_PAGES = [
  {
    path: '/dashboard',
    isUsable: () =>
      Boolean(document.querySelector('main h1')) &&
      [...document.querySelectorAll('main h2')].some((heading) => /Active deliveries\s*\d/.test(heading.textContent)),
  },
  {
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
