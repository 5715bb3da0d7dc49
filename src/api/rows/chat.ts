import * as v from 'valibot';
import type { NotificationTargetKind, NotificationType } from '@/config/statuses';
import { flag, id, listOf, optionalNumber, optionalText, orNull, statusOf, text, type SchemaOf } from '@/lib/schema';
import type { Conversation, Message, Notification, NotificationTarget } from '../wire';
import { person } from './route';

const target: SchemaOf<NotificationTarget> = v.looseObject({
  kind: statusOf<NotificationTargetKind>(),
  booking_number: optionalText,
  booking_type: optionalText,
  credit_limit: optionalNumber,
  status: optionalText,
});

export const notification: SchemaOf<Notification> = v.looseObject({
  id,
  was_seen: flag,
  date_created: text,
  notification_event: v.looseObject({
    title: text,
    type: statusOf<NotificationType>(),
    date_created: text,
    target: orNull(target),
  }),
});

const UNKNOWN_SENDER = { account_number: '' };

/** Sender of a message: account number and image. */
const sender = v.fallback(
  v.looseObject({
    user_profile: v.fallback(v.looseObject({ account_number: text, profile_image: optionalText }), UNKNOWN_SENDER),
  }),
  { user_profile: UNKNOWN_SENDER },
);

/** Message; it is listed even without text and sender. */
const message: SchemaOf<Message> = v.looseObject({ id, message: text, date_created: text, sender });

export const conversation: SchemaOf<Conversation> = v.looseObject({
  id,
  initiator: person,
  receiver: person,
  last_message: orNull(v.looseObject({ message: text, date_created: text })),
  conversation_messages: v.fallback(
    v.optional(v.looseObject({ data: listOf(message), count: v.fallback(v.optional(v.number()), undefined) })),
    undefined,
  ),
  booking_number: optionalText,
  is_closed: v.fallback(v.optional(v.boolean()), undefined),
});
