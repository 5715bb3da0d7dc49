import type { HelpTopic } from '@/config/help';

const STATUS_TOPICS: Record<string, HelpTopic> = {
  Pending: 'unpaid',
  'Finding Driver': 'finding-driver',
  'Driver Assigned': 'driver-coming',
  'Arrived at Pickup': 'driver-coming',
  'Picked Up': 'on-the-road',
  'In Transit': 'on-the-road',
  'Arrived at Drop-off': 'on-the-road',
  Ongoing: 'on-the-road',
  Delivered: 'delivered',
  Completed: 'delivered',
  'Failed Attempt': 'failed-attempt',
  Returned: 'returned',
  Cancelled: 'cancelled',
};

/** The topic of a booking's or an appointment's status; the way to follow a delivery for one that we do not know. */
export const helpTopicOfStatus = (status: string): HelpTopic => STATUS_TOPICS[status] ?? 'on-the-road';
