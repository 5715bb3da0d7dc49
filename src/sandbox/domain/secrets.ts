import { createRandomText } from './random';
import { sha256 } from './sha256';

const ROUNDS = 200;

const stretch = (secret: string, salt: string): string => {
  let digest = sha256(`${salt}:${secret}`);
  for (let round = 1; round < ROUNDS; round++) digest = sha256(`${digest}:${salt}`);
  return digest;
};

/** Hashes a password as `salt$digest`. */
export function hashSecret(secret: string, salt = createRandomText(12)): string {
  return `${salt}$${stretch(secret, salt)}`;
}

export function matchesSecret(given: string, kept: string): boolean {
  const [salt = '', digest = ''] = kept.split('$');
  return digest !== '' && stretch(given, salt) === digest;
}
