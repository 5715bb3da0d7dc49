import type { HelpTopic } from '@/config/help';
import { HelpLink } from '../ui/HelpLink';
import { getMoneyMessage, getUnassignedErrors, type MoneyState } from './moneyState';

type MoneyNoticeProps = {
  state: MoneyState;
  /** "payment": what was sent. */
  what: string;
  /** The fields of the call that show their own error: what the server says of any other is said here. */
  fields?: readonly string[];
  /** Words for this outcome that stand elsewhere already. */
  isSaid?: boolean;
  /** Where the help center says more about it. */
  help?: HelpTopic;
};

/** What a money call came to, where it did not simply go through. */
export function MoneyNotice({ state, what, fields = [], isSaid = false, help }: MoneyNoticeProps) {
  const words = isSaid ? null : getMoneyMessage(state, what);
  const placeless = getUnassignedErrors(state, fields);
  return (
    <div role="alert" className="text-small text-err-700">
      {words && <p className="mt-3">{words}</p>}
      {placeless.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      {words && help && <HelpLink topic={help} className="mt-1" />}
    </div>
  );
}
