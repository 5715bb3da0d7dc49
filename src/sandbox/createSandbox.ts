import type { HttpHandler } from 'msw';
import { advance } from './bookings/advance';
import { advanceClock, daysToMs, getWorldTime, minutesToMs, setClockSpeed } from './clock';
import { clearPending } from './domain/clearing';
import { createRandomText } from './domain/random';
import { accountRoutes } from './handlers/account';
import { addressRoutes } from './handlers/addresses';
import { bookingRoutes } from './handlers/bookings';
import { controlRoutes } from './handlers/control';
import { creditRoutes } from './handlers/credits';
import { helpRoutes } from './handlers/help';
import { locationRoutes } from './handlers/location';
import { messageRoutes } from './handlers/messages';
import { notificationRoutes } from './handlers/notifications';
import { paymentRoutes } from './handlers/payments';
import { productRoutes } from './handlers/products';
import { profileRoutes } from './handlers/profile';
import { quoteRoutes } from './handlers/quotes';
import { referenceRoutes } from './handlers/reference';
import { socialRoutes } from './handlers/social';
import { voucherRoutes } from './handlers/vouchers';
import type { SandboxResponse, SandboxRuntime } from './http';
import { seedWorld } from './seed/seedWorld';
import { createMemoryStorage, type SavedWorld, type WorldStorage } from './storage';
import { replaceWorld, type World } from './world';

export type SandboxOptions = {
  /** Prefix of every path; `*` answers for any origin. */
  base?: string;
  storage?: WorldStorage;
  /** Device time in ms. */
  deviceNow?: () => number;
  speed?: number;
  accessTokenMs?: number;
};

export type Sandbox = {
  handlers: HttpHandler[];
  /** Current world; the object stays the same across reloads and resets. */
  world: World;
  clock: {
    /** World time in ms. */
    now(): number;
    /** Jumps ahead; the next call advances the world. */
    jumpAhead(ms: number): void;
    setSpeed(speed: number): void;
  };
  /** Replaces the world with a new seed. */
  reset(): void;
};

const routes = [
  ...accountRoutes,
  ...profileRoutes,
  ...socialRoutes,
  ...referenceRoutes,
  ...productRoutes,
  ...addressRoutes,
  ...paymentRoutes,
  ...creditRoutes,
  ...voucherRoutes,
  ...locationRoutes,
  ...quoteRoutes,
  ...bookingRoutes,
  ...messageRoutes,
  ...notificationRoutes,
  ...helpRoutes,
  ...controlRoutes,
];

/** Creates a backend on the stored world, or on a new one. */
export function createSandbox({
  base = '*',
  storage = createMemoryStorage(),
  deviceNow = Date.now,
  speed = 1,
  accessTokenMs = minutesToMs(15),
}: SandboxOptions = {}): Sandbox {
  const world = seedWorld(deviceNow(), speed);
  let last: Promise<unknown> = Promise.resolve();
  let saved: SavedWorld = { revision: 0, text: JSON.stringify(world) };

  const reset = () => replaceWorld(world, seedWorld(deviceNow(), world.clock.speed));

  const call = async (
    work: (world: World, now: number, deviceNow: number) => Promise<SandboxResponse>,
  ): Promise<SandboxResponse> => {
    const newer = await storage.loadNewer(saved.revision);
    if (newer) {
      replaceWorld(world, JSON.parse(newer.text) as World);
      saved = newer;
    }
    const now = getWorldTime(world.clock, deviceNow());
    advance(world, now);
    clearPending(world, now);
    const answer = await work(world, now, deviceNow());
    const text = JSON.stringify(world);
    if (text !== saved.text) {
      saved = { revision: saved.revision + 1, text };
      await storage.save(saved);
    }
    return answer;
  };

  const runtime: SandboxRuntime = {
    base,
    accessTokenMs,
    refreshTokenMs: daysToMs(30),
    transact: (work) => {
      const result = last.then(() => storage.runExclusive(() => call(work)));
      last = result.catch(() => undefined);
      return result;
    },
    reset: () => {
      reset();
      return storage.clearFiles();
    },
    saveFile: async (file) => {
      const id = createRandomText(24);
      await storage.saveFile(id, { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
      return id;
    },
    loadFile: (id) => storage.loadFile(id),
  };

  return {
    handlers: routes.map((route) => route.toHandler(runtime)),
    world,
    clock: {
      now: () => getWorldTime(world.clock, deviceNow()),
      jumpAhead: (ms) => advanceClock(world.clock, ms),
      setSpeed: (to) => setClockSpeed(world.clock, deviceNow(), to),
    },
    reset,
  };
}
