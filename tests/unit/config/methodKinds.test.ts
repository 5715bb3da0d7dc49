import { expect, it } from 'vitest';
import { E_WALLET_CHOICE, METHOD_CHOICE } from '@/config/methodKinds';

it('names the kinds of payment methods as customers read them', () => {
  expect(METHOD_CHOICE).toBe('card, GCash or Maya');
  expect(E_WALLET_CHOICE).toBe('GCash or Maya');
});
