import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A certificate for this run alone. The browser is told its key instead of to overlook errors: it keeps nothing in its
 * cache that came with an error, and a prefetched chunk would then be loaded twice.
 */
export function makeCertificate(folder) {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...what, ...names, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(keyFile), cert, keyHash: createHash('sha256').update(publicKey).digest('base64') };
}
