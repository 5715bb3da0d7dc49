import { normalizeMobile } from '@/utils/text';
import { readLabel } from './cues';

/** Replaces a mobile number in the text; no keyboard types this character. */
export const MOBILE_MARK = '\u0001';

/** Mobile number in any grouping, with a label such as "cp no." in front. */
const MOBILE =
  /(?:(?<![\p{L}\d])(?:contact|mob(?:ile)?|cell?(?:phone)?|cp|phone|tel|call|text|viber|globe|smart)?\.?\s?(?:nos?|num|number|#)?\s?[.:#-]{0,3}\s?)?(?<![\d+])\(?(?:\+?63|0)?[ .)-]{0,2}\(?9(?:[ .()-]{0,2}\d){9}(?!\d)/giu;
/** "0917 ... po ang number ko": words that only say that it was a number. */
const AFTER_NUMBER = new RegExp(
  `(?<=${MOBILE_MARK},) (?:(?:po|ang|yung|ay) )*(?:number|cp|cell|contact)(?: (?:po|ko|nya|niya|namin))*(?=[\\s,.]|$)`,
  'giu',
);

/** Landline with an area code or a label, and its local number. */
const LANDLINE =
  /(?:\(0\d{1,2}\)|(?<![\p{L}\d])(?:tel(?:ephone)?|landline|phone)\.?(?:\s?(?:nos?|#)\.?)?\s?:?(?:\s?\(0\d{1,2}\))?)\s?\d{3,4}[ -]?\d{4}(?!\d)(?:\s?loc(?:al)?\.?\s?\d+)?/giu;

/** Links to a map or a shop, and email addresses. */
const LINK = /https?:\/\/\S+|(?<!\S)[^\s@]+@[^\s@]+\.\p{L}{2,}/giu;

/** Header of a forwarded message. */
const FORWARDED = /^[-\s]*(?:begin )?(?:forwarded|original) message[-:\s]*$/gimu;
/** "[11/24, 8:02 PM] Bing:" of an exported chat. */
const CHAT_PREFIX = /^\[[^\]\n]{4,30}\][^:\n]{0,40}: /gmu;
/** Quotation marks of a reply. */
const QUOTED = /^[>|\s]+/gmu;
/** "Carla:" at the start of a line. */
const SPEAKER = /^(\p{Lu}[\p{L}.]{1,20}): /gmu;
/** Words with a colon that are neither a label nor a speaker. */
const NO_SPEAKER =
  /^(?:unit|purok|prk|sitio|zone|blk|block|lot|phase|ph|rm|room|floor|flr|cdo|sender|from|fwd?|re|area|clinic|office)$/i;
/** Sender with name and number, up to the recipient or the end of the line. */
const SENDER =
  /(?<![\p{L}\d])(?:from|sender(?:'s name)?|fwd?|subject|date|sent)\s?:[^\n]*?(?=\n|$|(?<![\p{L}\d])(?:to|receiver|recipient|consignee|deliver to)\s?:)/giu;

/** Signature at the end of a message. */
const SIGNATURE = /\n(?:(?:best|kind|warm) )?(?:regards|sincerely|respectfully)[,.]?\s*\n[^\n]*\s*$/iu;

/** Number of a line in a form: "2. Contact: ...". */
const LINE_NUMBER = /^\d{1,2}[.)] (?=\p{L})/gmu;
/** Removes the numbers of a form if at least two lines have one. */
const dropLineNumbers = (text: string) =>
  (text.match(LINE_NUMBER) ?? []).length < 2 ? text : text.replace(LINE_NUMBER, '');

/** Question of up to four words; "Name?" is a label. */
const QUESTION = /(?<=^|[!?] |\p{L}{4}\. )(\p{L}+(?: \p{L}+){0,3})\?(?=\s)/gmu;
/** Collapses spaces; an emoji separates parts like a line break. */
const collapse = (message: string) =>
  message
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu, '\n')
    .replace(/[^\S\n]|(?!\n)\p{C}/gu, ' ')
    .replace(/ +/g, ' ');

/** Removes names of speakers if the text is a dialogue: at least two lines have one. */
function dropSpeakers(text: string): string {
  const isSpeaker = (name: string) => !NO_SPEAKER.test(name) && readLabel(name).field === undefined;
  const names = [...text.matchAll(SPEAKER)].filter(([, name = '']) => isSpeaker(name));
  if (names.length < 2) return text;
  return text.replace(SPEAKER, (prefix, name: string) => (isSpeaker(name) ? '' : prefix));
}

/** A message without headers, the sender and numbers. */
export type CleanMessage = {
  /** Text with marks in the place of mobile numbers. */
  text: string;
  /** Ten digits that start with 9, or empty. */
  mobile: string;
  /** The message has a second number, apart from the sender's. */
  hasSeveralMobiles: boolean;
  /** Removed text that the customer may want: senders, landlines, other mobile numbers, links, questions, signatures. */
  rest: string[];
};

/** Removes headers, the sender and phone numbers from a message. The first mobile number is the recipient's. */
export function cleanMessage(message: string): CleanMessage {
  const rest: string[] = [];
  const setAside = (found: string) => {
    rest.push(found.trim());
    return '\n';
  };
  let mobile = '';
  let hasSeveralMobiles = false;
  const lines = collapse(message).replace(FORWARDED, '').replace(QUOTED, '').replace(CHAT_PREFIX, '');
  const text = dropLineNumbers(dropSpeakers(lines))
    .replace(QUESTION, (_, words: string) => (readLabel(words).field ? `${words}:` : setAside(words)))
    .replace(SIGNATURE, setAside)
    .replace(SENDER, setAside)
    .replace(LINK, setAside)
    .replace(MOBILE, (found) => {
      if (mobile !== '') {
        hasSeveralMobiles = true;
        return setAside(found.replace(/^\D+/, ''));
      }
      mobile = normalizeMobile(found.replace(/\D/g, ''));
      return `,${MOBILE_MARK},`;
    })
    .replace(AFTER_NUMBER, '')
    .replace(LANDLINE, setAside)
    .replace(/\s*\n\s*/g, '\n');
  return { text, mobile, hasSeveralMobiles, rest };
}
