import { TRACKING_POLL_IDLE_MS, TRACKING_POLL_MOVING_MS, TRACKING_POLL_SEARCHING_MS } from '@/config/constants';
import type { AppointmentStatus, DeliveryStatus, OrUnknown, ShownStatus } from '@/config/statuses';

const MOVING = new Set<OrUnknown<DeliveryStatus>>(['Driver Assigned', 'Picked Up', 'In Transit']);
const FINAL = new Set<OrUnknown<DeliveryStatus>>(['Completed', 'Delivered', 'Returned', 'Cancelled']);

/** Returns true for a status of a booking or driver that no longer changes by itself. */
export const isFinalStatus = (status: OrUnknown<DeliveryStatus>) => FINAL.has(status);

/** Returns true for a status that ends a delivery or an attempt without a handover. */
export const isFailureStatus = (status: OrUnknown<DeliveryStatus>) =>
  status === 'Cancelled' || status === 'Failed Attempt';

/** Returns the polling interval in ms: shortest during the search for a driver, 0 for a final status. */
export function getPollIntervalForStatus(status: OrUnknown<DeliveryStatus>): number {
  if (isFinalStatus(status)) return 0;
  if (status === 'Finding Driver') return TRACKING_POLL_SEARCHING_MS;
  return MOVING.has(status) ? TRACKING_POLL_MOVING_MS : TRACKING_POLL_IDLE_MS;
}

/** Labels of the statuses, for every screen and exported file. */
const LABELS = new Map<string, string>(
  Object.entries({
    Pending: 'Waiting for payment',
    Scheduled: 'Scheduled',
    Ongoing: 'Ongoing',
    'Finding Driver': 'Finding a driver',
    'Driver Assigned': 'On the way to pickup',
    'Arrived at Pickup': 'Arrived at pickup',
    'Picked Up': 'Picked up',
    'In Transit': 'On the way to drop-off',
    'Arrived at Drop-off': 'Arrived at drop-off',
    Delivered: 'Delivered',
    Completed: 'Delivered',
    'Failed Attempt': 'Delivery attempt failed',
    Returned: 'Returned to sender',
    Cancelled: 'Cancelled',
  } satisfies Record<ShownStatus, string>),
);

/** Returns the label of a booking's or driver's status; an unknown status is its own label. */
export const getStatusLabel = (status: OrUnknown<ShownStatus>): string => LABELS.get(status) ?? status;

/** Beginnings of the titles of steps at a stop. */
const AT_STOP = new Map<string, string>(
  Object.entries({
    'In Transit': 'On the way to',
    'Arrived at Drop-off': 'Arrived at',
    Delivered: 'Delivered at',
  } satisfies Partial<Record<AppointmentStatus, string>>),
);

/** Returns the title of a timeline step: "Arrived at Stop 1", or the label of a status without a stop. */
export function getStepTitle(status: OrUnknown<AppointmentStatus>, stop: string): string {
  const start = AT_STOP.get(status);
  return start ? `${start} ${stop}` : getStatusLabel(status);
}
