import { createRoot } from 'react-dom/client';
import { MessageLog } from '../../../src/features/messages/MessageLog';
import { mergeMessages } from '../../../src/features/messages/thread';
import '../../../src/index.css';
import { MESSAGES, OWN } from './messageRows';

const NOTHING_EARLIER = { has: false, isFetching: false, load: () => undefined };

Object.assign(window, {
  openList: () => {
    const messages = mergeMessages([], MESSAGES);
    const root = document.getElementById('root') ?? document.body;
    root.style.cssText = 'display: flex; flex-direction: column; width: 400px; height: 700px';
    createRoot(root).render(
      <MessageLog
        messages={messages}
        outgoing={[]}
        total={messages.length}
        account={OWN}
        otherName="Ramon Dizon"
        earlier={NOTHING_EARLIER}
      />,
    );
  },
});
