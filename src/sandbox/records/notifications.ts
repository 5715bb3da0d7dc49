import type { BookingMode } from '@/config/modes';
import type { NotificationType } from '@/config/statuses';

export type RecordedTarget =
  | { kind: 'booking'; booking_number: string; booking_type: BookingMode; status: string }
  /** `credit_limit` is in pesos, as in the API. */
  | { kind: 'credit_limit'; credit_limit: number; status: string }
  | { kind: 'cheque'; status: string }
  | { kind: 'notice' };

export type NotificationRecord = {
  id: number;
  customer_id: number;
  was_seen: boolean;
  created_at: number;
  title: string;
  type: NotificationType;
  target: RecordedTarget;
};
