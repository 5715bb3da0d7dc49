import { useState } from 'react';
import { LARGE_PAYMENT_PESOS } from '@/config/constants';

export type PreparedPayment = {
  /** Pesos. */
  amount: number;
  /** Name of the payment method, or number and bank of the cheque. */
  from: string;
  isCheque: boolean;
  send: () => void;
};

/** Sends a payment at once, or keeps a large one in `toConfirm` until the customer confirms it. */
export function useLargePayment() {
  const [toConfirm, setToConfirm] = useState<PreparedPayment | null>(null);
  const pay = (payment: PreparedPayment) => {
    if (payment.amount >= LARGE_PAYMENT_PESOS) setToConfirm(payment);
    else payment.send();
  };
  return { toConfirm, pay, close: () => setToConfirm(null) };
}
