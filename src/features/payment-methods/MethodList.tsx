import { CreditCard, Smartphone, WalletCards } from 'lucide-react';
import { useId } from 'react';
import type { PaymentMethod } from '@/api/wire';
import { BankCard, type BankCardStyle } from '@/components/money/BankCard';
import { Card } from '@/components/ui/Card';
import { IconTile } from '@/components/ui/IconTile';
import { isEWallet, isMethodKind } from '@/config/methodKinds';
import { formatExpiryDate, getMethodName, sortDefaultFirst } from '@/domain/money/paymentMethods';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';
import { MethodActions, type MethodAction } from './MethodActions';

type MethodListProps = {
  methods: readonly PaymentMethod[];
  now: number;
  onAction: (action: MethodAction, method: PaymentMethod) => void;
};

const CARD_STYLES: BankCardStyle[] = ['brand', 'harbor', 'ink'];

/** Shows cards as cards, then the e-wallets and the wallet as rows, then methods of kinds that the app does not know. */
export function MethodList(props: MethodListProps) {
  const sorted = sortDefaultFirst(props.methods);
  const cards = sorted.filter(({ kind }) => kind === 'card');
  const wallets = sorted.filter(({ kind }) => kind === 'wallet' || isEWallet(kind));
  const others = sorted.filter(({ kind }) => !isMethodKind(kind));
  return (
    <>
      {cards.length > 0 && <CardsSection {...props} methods={cards} />}
      {wallets.length > 0 && <RowsSection {...props} title="Wallets" methods={wallets} />}
      {others.length > 0 && <RowsSection {...props} title="Other methods" methods={others} />}
    </>
  );
}

function CardsSection({ methods, now, onAction }: MethodListProps) {
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-3 text-h3 font-620">
        Cards
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(264px,1fr))] gap-5">
        {methods.map((method, index) => (
          <Card as="li" padding="sm" key={String(method.id)}>
            <BankCard
              brand={method.brand ?? 'Card'}
              lastFour={method.last_four}
              holder={method.holder_name}
              expiry={formatExpiryDate(method)}
              cardStyle={CARD_STYLES[index % CARD_STYLES.length] ?? 'ink'}
              className="mb-3"
            />
            <MethodActions method={method} now={now} onAction={onAction} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function RowsSection({ title, methods, now, onAction }: MethodListProps & { title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-0">
      <h2 id={id} className="mb-3 text-h3 font-620">
        {title}
      </h2>
      <Card padding="none">
        <ul>
          {methods.map((method) => (
            <li
              key={String(method.id)}
              className="flex items-center gap-4 border-b border-ink-150 px-5 py-3.5 last:border-b-0"
            >
              <IconTile tone={method.kind === 'wallet' ? 'brand' : 'harbor'}>
                <MethodIcon kind={method.kind} />
              </IconTile>
              <div className="min-w-0 flex-1">
                <p className="font-560">{getMethodName(method)}</p>
                <p className="tabular text-small text-ink-600">
                  {method.kind === 'wallet' ? formatPeso(method.balance) : toTextOrDash(method.holder_name)}
                </p>
              </div>
              <MethodActions method={method} now={now} onAction={onAction} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function MethodIcon({ kind }: Pick<PaymentMethod, 'kind'>) {
  if (kind === 'wallet') return <WalletCards strokeWidth={1.75} />;
  return isEWallet(kind) ? <Smartphone strokeWidth={1.75} /> : <CreditCard strokeWidth={1.75} />;
}
