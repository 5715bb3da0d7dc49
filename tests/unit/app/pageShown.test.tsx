import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, UNSAFE_createMemoryHistory as createMemoryHistory, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/app/App';
import { createAppRouter } from '../../../src/app/router';
import { makeStore } from '../../../src/store/makeStore';

// as in a browser: within act everything would run in one go
const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;

beforeEach(() => {
  scope.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  root.unmount();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
});

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/next">Go on</Link>
      <button onClick={() => void navigate('/next')}>Send</button>
    </>
  );
}

/** Opens a page by presses, one after another, and answers in which order it was seen and what it brings about ran. */
async function pressed(...selectors: string[]): Promise<string[]> {
  const log: string[] = [];
  function Next() {
    useEffect(() => void log.push('asks'), []);
    return <h1>Next</h1>;
  }
  const router = await createAppRouter(
    [
      { path: '/', element: <Home /> },
      { path: '/next', element: <Next /> },
    ],
    createMemoryHistory(),
  );
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<App store={makeStore().store} router={router} />);
  new MutationObserver(() => place.querySelector('h1') && log.push('drawn')).observe(place, {
    childList: true,
    subtree: true,
  });
  for (const [at, selector] of selectors.entries()) {
    if (at > 0) await router.navigate('/');
    log.length = 0;
    await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull());
    place.querySelector<HTMLElement>(selector)?.click();
    await vi.waitFor(() => expect(log).toHaveLength(2));
  }
  place.remove();
  return log;
}

it('is drawn before anything runs that it brings about, where a link leads to it for the first time', async () => {
  expect(await pressed('a')).toEqual(['drawn', 'asks']);
});

it('is drawn together with what it comes of, where anything else was', async () => {
  expect(await pressed('button')).toEqual(['asks', 'drawn']);
});

it('is drawn in one go where it has been seen before', async () => {
  expect(await pressed('a', 'a')).toEqual(['asks', 'drawn']);
});
