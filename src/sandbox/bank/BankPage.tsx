import { useEffect, useState } from 'react';
import { formatPeso } from '@/utils/money';
import { callControl } from '../menu/callControl';

type Intent = {
  id: string;
  status: string;
  amount: number;
  method: string;
  reference: string;
  description: string;
  return_url: string | null;
};

type Props = { id: string; onLeave: (url: string) => void };

/** Confirmation page of the sandbox bank, in place of GCash, Maya and 3-D Secure. */
export function BankPage({ id, onLeave }: Props) {
  const { intent, problem, isWorking, answer } = usePaymentIntent(id, onLeave);
  return (
    <main className="grid min-h-screen place-items-center bg-ink-50 p-6 text-body text-ink-900">
      <section className="w-full max-w-[400px] rounded-lg bg-white p-6 shadow-card">
        <h1 className="display text-h2">Sandbox Bank</h1>
        <p className="mt-1 text-ink-600">This page simulates your bank. No real money moves.</p>
        {problem && (
          <p role="alert" className="mt-4 text-err-700">
            {problem}
          </p>
        )}
        {!intent && !problem && <p role="status">Loading...</p>}
        {intent && (
          <>
            <p className="amount mt-6 text-total">{formatPeso(intent.amount)}</p>
            <p className="mt-1 text-ink-600">
              {intent.description} with {intent.method}, {intent.reference}
            </p>
            <div className="mt-6 flex gap-3">
              <button
                type="button"
                disabled={isWorking}
                className="h-10 rounded-lg bg-brand-600 px-4 text-white hover:bg-brand-700"
                onClick={() => answer(true)}
              >
                Approve
              </button>
              <button
                type="button"
                disabled={isWorking}
                className="h-10 rounded-lg border border-ink-300 bg-white px-4 hover:bg-ink-50"
                onClick={() => answer(false)}
              >
                Decline
              </button>
            </div>
          </>
        )}
      </section>
    </main>
  );
}

/** Loads a payment and sends the customer's answer. A settled payment returns to the app at once. */
function usePaymentIntent(id: string, onLeave: (url: string) => void) {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [problem, setProblem] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const path = `/sandbox/authorize/${encodeURIComponent(id)}`;

  useEffect(() => {
    let isMounted = true;
    callControl<Intent>('GET', path).then(
      (found) => {
        if (!isMounted) return;
        if (found.return_url) onLeave(found.return_url);
        else setIntent(found);
      },
      (error: Error) => isMounted && setProblem(error.message),
    );
    return () => {
      isMounted = false;
    };
  }, [path, onLeave]);

  const answer = (approve: boolean) => {
    setIsWorking(true);
    callControl<Intent>('POST', path, { approve }).then(
      (settled) => settled.return_url && onLeave(settled.return_url),
      (error: Error) => {
        setIsWorking(false);
        setProblem(error.message);
      },
    );
  };

  return { intent, problem, isWorking, answer };
}
