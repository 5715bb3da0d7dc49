import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../../src/app/loadPage';
import { createAppRouter } from '../../../src/app/router';

type Arrive = (problem?: Error) => void;

/** Pages whose code comes when it is told to, by their path. */
function pages(...paths: string[]) {
  const arrive: Record<string, Arrive> = {};
  const asked = vi.fn<(path: string) => void>();
  const routes: RouteObject[] = paths.map((path) => ({
    path,
    lazy: () =>
      new Promise((resolve, reject) => {
        asked(path);
        arrive[path] = (problem) => (problem ? reject(problem) : resolve({ element: <h1>{path}</h1> }));
      }),
  }));
  const start: RouteObject = { path: '/', element: <h1>Start</h1> };
  return { routes: [start, ...routes], arrive, asked };
}

const open = (routes: RouteObject[], entries = ['/']) =>
  createAppRouter(routes, createMemoryHistory({ initialEntries: entries }));

beforeEach(() => {
  sessionStorage.clear();
  window.scrollY = 0;
});

describe('a page whose code is there', () => {
  it('opens at once, and asks for nothing', async () => {
    const { routes, arrive, asked } = pages('/there');
    const router = await open(routes);
    const loaded = loadPage(routes, { pathname: '/there' });
    arrive['/there']?.();
    expect(await loaded).toBeUndefined();
    void router.navigate('/there');
    expect(router.state.location.pathname).toBe('/there');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose code is on its way', () => {
  it('leaves the open page where it is until then', async () => {
    const { routes, arrive } = pages('/there');
    const router = await open(routes);
    const heard = vi.fn();
    router.subscribe(heard);
    const opened = router.navigate('/there?a=1#b', { state: 'given' });
    expect(router.state.location.pathname).toBe('/');
    expect(heard).not.toHaveBeenCalled();
    arrive['/there']?.();
    await opened;
    expect(router.state.location).toMatchObject({ pathname: '/there', search: '?a=1', hash: '#b', state: 'given' });
    expect(router.state.matches?.at(-1)?.route.element).toEqual(<h1>/there</h1>);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not opened any more once somebody went elsewhere', async () => {
    const { routes, arrive } = pages('/slow', '/fast');
    const router = await open(routes);
    const slow = router.navigate('/slow');
    const fast = router.navigate('/fast');
    arrive['/fast']?.();
    await fast;
    arrive['/slow']?.();
    await slow;
    expect(router.state.location.pathname).toBe('/fast');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/');
  });

  it('is asked for once by a router that starts there', async () => {
    const { routes, arrive, asked } = pages('/there');
    const starting = open(routes, ['/there']);
    arrive['/there']?.();
    expect((await starting).state.matches?.at(-1)?.route.element).toEqual(<h1>/there</h1>);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose code does not come', () => {
  it('is told of with what went wrong, and asked for again the next time', async () => {
    const { routes, arrive, asked } = pages('/there');
    const router = await open(routes);
    const gone = new Error('Gone');
    const opened = router.navigate('/there');
    arrive['/there']?.(gone);
    await opened;
    expect(router.state).toMatchObject({ location: { pathname: '/there' }, problem: gone });
    await router.navigate('/');
    expect(router.state.problem).toBeUndefined();
    const again = router.navigate('/there');
    arrive['/there']?.();
    await again;
    expect(router.state.problem).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is told of from the start where the router starts there', async () => {
    const { routes, arrive } = pages('/there');
    const starting = open(routes, ['/there']);
    const gone = new Error('Gone');
    arrive['/there']?.(gone);
    expect((await starting).state.problem).toBe(gone);
  });

  it('asks for nothing at an address that is no page', async () => {
    expect(await loadPage([], { pathname: '/nowhere' })).toBeUndefined();
  });
});

describe('the history', () => {
  const plain = (...paths: string[]): RouteObject[] => paths.map((path) => ({ path, element: <h1>{path}</h1> }));

  it('puts another address in place of the open one where it is told to', async () => {
    const router = await open(plain('/', '/a', '/b'));
    await router.navigate('/a');
    await router.navigate('/b', { replace: true });
    await router.navigate(-1);
    expect(router.state).toMatchObject({ location: { pathname: '/' }, action: 'POP' });
  });

  it('holds a step back for as long as somebody wants it held, and no other navigation', async () => {
    const router = await open(plain('/', '/a', '/b'));
    await router.navigate('/a');
    const isHeld = vi.fn(() => true);
    const release = router.holdSteps(isHeld);
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/a');
    expect(isHeld).toHaveBeenCalledTimes(1);
    await router.navigate('/b');
    expect(router.state.location.pathname).toBe('/b');
    release();
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/a');
  });

  it('tells each page where to stand: a new one at the top, one on the way back where it was left', async () => {
    const router = await open(plain('/', '/a'));
    expect(router.state.scroll).toBe('as-it-is');
    window.scrollY = 120;
    await router.navigate('/a');
    expect(router.state.scroll).toBe('top');
    window.scrollY = 30;
    await router.navigate(-1);
    expect(router.state.scroll).toBe(120);
    await router.navigate(1);
    expect(router.state.scroll).toBe(30);
    await router.navigate('/a?part=2', { preventScrollReset: true });
    expect(router.state.scroll).toBe('as-it-is');
  });

  it('knows after a load where the page stood', async () => {
    const before = await open(plain('/'));
    window.scrollY = 75;
    before.keepScroll();
    expect((await open(plain('/'))).state.scroll).toBe(75);
  });

  it('starts as the page is where what was kept is no list of places', async () => {
    sessionStorage.setItem('scroll-places', '{"a":');
    expect((await open(plain('/'))).state.scroll).toBe('as-it-is');
    sessionStorage.setItem('scroll-places', '"a"');
    expect((await open(plain('/'))).state.scroll).toBe('as-it-is');
  });
});
