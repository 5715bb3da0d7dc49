import { ArrowLeft, Printer } from 'lucide-react';
import { useGetGoodsTypesQuery, useGetUnitsOfMeasureQuery } from '@/api/reference';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { pluralize } from '@/utils/text';
import { Waybill } from './Waybill';
import { useWaybills } from './useWaybills';

const getPrintAdvice = (waybills: number) =>
  `${pluralize(waybills, 'waybill')}, A4 or Letter. Attach ${waybills === 1 ? 'it to the parcel' : 'each to its parcel'}.`;

/** Printable waybills. Each starts on a new page. */
export function WaybillsPage({ ids }: { ids: readonly string[] }) {
  const { bookings, failed, isLoading, retry } = useWaybills(ids);
  const types = useGetGoodsTypesQuery().data ?? [];
  const units = useGetUnitsOfMeasureQuery().data ?? [];
  const names = {
    type: (id: string | number) => types.find((type) => String(type.id) === String(id))?.type ?? '',
    unit: (id: string | number) => units.find((unit) => String(unit.id) === String(id))?.name ?? '',
  };
  return (
    <div className="print:[&>div]:max-w-none print:[&>div]:p-0 print:[&>div>:first-child]:hidden">
      <Page
        title={ids.length === 1 ? 'Waybill' : 'Waybills'}
        text={bookings.length > 0 ? getPrintAdvice(bookings.length) : undefined}
        actions={
          <>
            <ButtonLink
              to={PATHS.myBookings}
              variant="secondary"
              icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
            >
              My Bookings
            </ButtonLink>
            <Button
              icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
              disabled={isLoading || bookings.length === 0}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </>
        }
      >
        {isLoading && (
          <Card padding="none" className="mb-5 print:hidden">
            <SkeletonRows count={4} hasPicture={false} label="Waybills are loading" />
          </Card>
        )}
        {failed > 0 && (
          <Card className="mb-5 print:hidden">
            <ErrorState
              title={`${pluralize(failed, 'waybill')} did not load`}
              text={bookings.length > 0 ? 'You can print the others now.' : CHECK_CONNECTION}
              onRetry={retry}
            />
          </Card>
        )}
        <ul aria-label="Waybills" className="space-y-5 print:space-y-0">
          {bookings.map((booking) => (
            <li key={String(booking.id)} className="print:break-after-page print:last:break-after-auto">
              <Waybill booking={booking} names={names} />
            </li>
          ))}
        </ul>
      </Page>
    </div>
  );
}
