import { MessageLog } from '@/features/messages/MessageLog';
import { mergeMessages } from '@/features/messages/thread';
import '@/index.css';
import { MESSAGES, OWN } from './messageRows';
import { mountClosed } from './mount';

const NOTHING_EARLIER = { has: false, isFetching: false, load: () => undefined };

function Talk() {
  const messages = mergeMessages([], MESSAGES);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 400, height: 700 }}>
      <MessageLog
        messages={messages}
        outgoing={[]}
        total={messages.length}
        account={OWN}
        otherName="Ramon Dizon"
        earlier={NOTHING_EARLIER}
      />
    </div>
  );
}

Object.assign(window, { openList: mountClosed(<Talk />) });
