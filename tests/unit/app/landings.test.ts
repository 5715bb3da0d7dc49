import { expect, it } from 'vitest';
import { landings, type Manifest } from '../../../scripts/landings';
import { appRoutes } from '../../../src/app/routes';

/** A build in which every module is a chunk of its own name. */
const everything = new Proxy<Manifest>({}, { get: (_, key) => ({ file: String(key) }) });

it.each(landings(everything).map(({ path }) => path))(
  '%s, which has a document of its own, is a page of customers',
  (path) => {
    expect(appRoutes.find((route) => route.path === path)?.access).toBe('customer');
  },
);
