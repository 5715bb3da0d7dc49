import { moneyWords, type MoneyState } from '../../lib/moneyState';

type MoneyNoticeProps = {
  state: MoneyState;
  /** "payment": what was sent. */
  what: string;
  /** Words for this outcome that stand at a field already. */
  isSaid?: boolean;
};

/** What a money call came to, where it did not simply go through. */
export function MoneyNotice({ state, what, isSaid = false }: MoneyNoticeProps) {
  const words = isSaid ? null : moneyWords(state, what);
  return (
    <div role="alert" className="text-small text-err-700">
      {words && <p className="mt-3">{words}</p>}
    </div>
  );
}
