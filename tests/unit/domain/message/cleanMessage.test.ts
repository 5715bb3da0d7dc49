import { describe, expect, it } from 'vitest';
import { MOBILE_MARK, cleanMessage } from '@/domain/message/cleanMessage';

const cleanText = (message: string) => {
  const { text, mobile, hasSeveralMobiles, rest } = cleanMessage(message);
  return { text: text.replace(`,${MOBILE_MARK},`, '#').trim(), mobile, hasSeveralMobiles, rest };
};

describe('a message without its headers and numbers', () => {
  it.each([
    // the recipient's number, not the sender's
    ['Sender: Ana 0918 222 3030\nBen 0917 123 4567', 'Ben #', '9171234567', false, ['Sender: Ana 0918 222 3030']],
    ['From: Ana 09182223030 To: Ben 09171234567', 'To: Ben #', '9171234567', false, ['From: Ana 09182223030']],
    ['Ben 09171234567 / 09182223030', 'Ben # /', '9171234567', true, ['09182223030']],
    // landlines
    ['Ben, Tel 8812-4455, cell 0917 123 4567', 'Ben,\n, #', '9171234567', false, ['Tel 8812-4455']],
    ['Ben (02) 8634 1122 loc 204', 'Ben', '', false, ['(02) 8634 1122 loc 204']],
    // forwarded messages, replies and dialogues
    ['---------- Forwarded message ---------\nBen', 'Ben', '', false, []],
    ['> Ben\n> Pasig', 'Ben\nPasig', '', false, []],
    ['[11/24, 8:02 PM] Bing: Ben, Pasig', 'Ben, Pasig', '', false, []],
    ['Juan: saan?\nCarla: 12 Luna St', '12 Luna St', '', false, ['saan']],
    ['San po? Sa Pasig\nName? Ben', 'Sa Pasig\nName: Ben', '', false, ['San po']],
    ['1. Name: Ben\n2. City: Pasig', 'Name: Ben\nCity: Pasig', '', false, []],
    ['3. Luna St', '3. Luna St', '', false, []],
    ['Name: Ben\nCity: Pasig', 'Name: Ben\nCity: Pasig', '', false, []],
    ['Ben, Pasig\nRegards,\nTess', 'Ben, Pasig', '', false, ['Regards,\nTess']],
    // an emoji separates
    ['🏠 12 Luna St 👨‍👩‍👧 Ben', '12 Luna St\nBen', '', false, []],
  ])('reads %o', (message, text, mobile, hasSeveralMobiles, rest) => {
    expect(cleanText(message)).toEqual({ text, mobile, hasSeveralMobiles, rest });
  });
});
