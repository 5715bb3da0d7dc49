import { PATHS } from './paths';

const STATEMENT = 'statement';
const PAY = 'pay';

const withParam = (name: string, period: string) =>
  `${PATHS.walletCorporate}?${new URLSearchParams({ [name]: period }).toString()}`;

/** Returns the path of one statement of account; `period` is its key, such as "2026-11-1". */
export const getStatementPath = (period: string) => withParam(STATEMENT, period);

/** Returns the path of the credit page with the payment of a statement filled in. */
export const getPayStatementPath = (period: string) => withParam(PAY, period);

/** Reads the period of the open statement, and of the one to pay; '' without one. */
export const readCreditParams = (params: URLSearchParams) => ({
  statement: params.get(STATEMENT) ?? '',
  pay: params.get(PAY) ?? '',
});
