import type { HelpTopic } from '@/config/help';
import { HelpLink } from '../ui/HelpLink';
import { getSendMessage, getUnassignedErrors, type SendState } from './sendState';

type SendNoticeProps = {
  state: SendState;
  /** Noun for the call, such as "payment". */
  what: string;
  /** Fields that show their own error; the errors of all other fields are listed here. */
  fields?: readonly string[];
  /** Hides the message, because another element shows it. */
  isShownElsewhere?: boolean;
  /** Help article to link below the message. */
  help?: HelpTopic;
};

/** Outcome of a call that did not succeed at once. */
export function SendNotice({ state, what, fields = [], isShownElsewhere = false, help }: SendNoticeProps) {
  const message = isShownElsewhere ? null : getSendMessage(state, what);
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
