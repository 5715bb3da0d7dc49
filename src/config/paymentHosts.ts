const HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/i;

/** Returns the host names of VITE_PAYMENT_HOSTS, which separates them by commas. */
export const toPaymentHosts = (value: string): string[] =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

/** Returns why a value of VITE_PAYMENT_HOSTS cannot be used; undefined for a good one. */
export const checkPaymentHosts = (value: string): string | undefined =>
  toPaymentHosts(value).every((host) => HOST.test(host))
    ? undefined
    : 'it must be host names without https://, separated by commas, such as pay.example.com, *.bank.example';
