import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
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

it('is drawn before anything runs that it brings about', async () => {
  const log: string[] = [];
  function Next() {
    useEffect(() => void log.push('asks'), []);
    return <h1>Next</h1>;
  }
  const router = await createAppRouter(
    [
      { path: '/', element: <Link to="/next">Go on</Link> },
      { path: '/next', element: <Next /> },
    ],
    createMemoryHistory(),
  );
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<App store={makeStore().store} router={router} />);
  await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull());
  new MutationObserver(() => place.querySelector('h1') && log.push('drawn')).observe(place, {
    childList: true,
    subtree: true,
  });
  place.querySelector('a')?.click();
  await vi.waitFor(() => expect(log).toHaveLength(2));
  expect(log).toEqual(['drawn', 'asks']);
  place.remove();
});
