import type { HelpTopic } from '@/config/help';
import type { DeliveryStatus, OrUnknown } from '@/config/statuses';

const TOPICS = new Map<string, HelpTopic>(
  Object.entries({
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
  } satisfies Record<DeliveryStatus, HelpTopic>),
);

/** Returns the help topic of a status; unknown ones get the article on following a delivery. */
export const getHelpTopic = (status: OrUnknown<DeliveryStatus>): HelpTopic => TOPICS.get(status) ?? 'on-the-road';
