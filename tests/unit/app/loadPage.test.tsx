import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadPage } from '../../../src/app/loadPage';

const page = (lazy: RouteObject['lazy']): RouteObject[] => [{ path: '/', children: [{ path: 'there', lazy }] }];
const at = (pathname: string) => ({ pathname });

it('puts the code of a page into the router’s route: opening it loads nothing, and waits for nothing', async () => {
  const lazy = vi.fn(() => Promise.resolve({ element: <h1>There</h1> }));
  const router = createMemoryRouter(page(lazy));
  expect(await loadPage(router.routes, at('/there'))).toBe(true);
  const states: string[] = [];
  router.subscribe(({ navigation }) => states.push(navigation.state));
  await router.navigate('/there');
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(states).toEqual(['idle']);
});

it('leaves a page whose code did not come to the router, which asks for it again', async () => {
  const lazy = vi.fn(() => Promise.resolve({ element: <h1>There</h1> })).mockRejectedValueOnce(new Error('Gone'));
  const router = createMemoryRouter(page(lazy));
  expect(await loadPage(router.routes, at('/there'))).toBe(false);
  await router.navigate('/there');
  expect(lazy).toHaveBeenCalledTimes(2);
  expect(router.state.location.pathname).toBe('/there');
  expect(router.state.errors).toBeNull();
});

it('asks for nothing at an address that is no page', async () => {
  expect(await loadPage(page(undefined), at('/nowhere'))).toBe(true);
});

it('leaves a page that is opened while its code is on its way to the router, without a warning', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const router = createMemoryRouter(page(() => code.then(() => ({ element: <h1>There</h1> }))));
  const pointedAt = loadPage(router.routes, at('/there'));
  const pressed = router.navigate('/there');
  arrive();
  expect(await pointedAt).toBe(true);
  await pressed;
  expect(router.state.location.pathname).toBe('/there');
  expect(router.state.matches.at(-1)?.route.element).toEqual(<h1>There</h1>);
});
