import type { HelpTopic } from '../../config/help';
import { moneyWords, type MoneyState } from '../../lib/moneyState';
import { HelpLink } from '../ui/HelpLink';

type MoneyNoticeProps = {
  state: MoneyState;
  /** "payment": what was sent. */
  what: string;
  /** Words for this outcome that stand at a field already. */
  isSaid?: boolean;
  /** Where the help center says more about it. */
  help?: HelpTopic;
};

/** What a money call came to, where it did not simply go through. */
export function MoneyNotice({ state, what, isSaid = false, help }: MoneyNoticeProps) {
  const words = isSaid ? null : moneyWords(state, what);
  return (
    <div role="alert" className="text-small text-err-700">
      {words && <p className="mt-3">{words}</p>}
      {words && help && <HelpLink topic={help} className="mt-1" />}
    </div>
  );
}
