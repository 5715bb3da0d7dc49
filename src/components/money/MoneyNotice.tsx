import type { HelpTopic } from '@/config/help';
import { HelpLink } from '../ui/HelpLink';
import { getMoneyMessage, getUnassignedErrors, type MoneyState } from './moneyState';

type MoneyNoticeProps = {
  state: MoneyState;
  /** Noun for the call, such as "payment". */
  what: string;
  /** Fields that show their own error; the errors of all other fields are listed here. */
  fields?: readonly string[];
  /** Hides the message, because another element shows it. */
  isShownElsewhere?: boolean;
  /** Help article to link below the message. */
  help?: HelpTopic;
};

/** Outcome of a money call that did not succeed at once. */
export function MoneyNotice({ state, what, fields = [], isShownElsewhere = false, help }: MoneyNoticeProps) {
  const message = isShownElsewhere ? null : getMoneyMessage(state, what);
  const unassigned = getUnassignedErrors(state, fields);
  return (
    <div role="alert" className="text-small text-err-700">
      {message && <p className="mt-3">{message}</p>}
      {unassigned.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      {message && help && <HelpLink topic={help} className="mt-1" />}
    </div>
  );
}
