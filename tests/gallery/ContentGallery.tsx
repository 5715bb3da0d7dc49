import { Building2, LayoutGrid, Rows3, Settings, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { EmptyArt } from '@/components/art/EmptyArt';
import { CardLineArt } from '@/components/art/LineArt';
import { Logo } from '@/components/art/Logo';
import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { Accordion } from '@/components/ui/Accordion';
import { Amount } from '@/components/ui/Amount';
import { Avatar } from '@/components/ui/Avatar';
import { ChoiceCard } from '@/components/ui/ChoiceCard';
import { IconButton } from '@/components/ui/IconButton';
import { Menu } from '@/components/ui/Menu';
import { ModeTag } from '@/components/ui/ModeTag';
import { Pagination } from '@/components/ui/Pagination';
import { Progress } from '@/components/ui/Progress';
import { Segmented } from '@/components/ui/Segmented';
import { Steps } from '@/components/ui/Steps';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { Tabs } from '@/components/ui/Tabs';
import { Panel } from './Panel';

const TABS = [
  { id: 'ongoing', label: 'Ongoing', count: 3 },
  { id: 'completed', label: 'Completed', count: 28 },
  { id: 'cancelled', label: 'Cancelled', count: 4 },
] as const;

const ROWS = [
  { number: 'LGX-260715-0911', mode: 'shared', driver: 'Jericho Tolentino', total: 486 },
  { number: 'LGX-260712-0127', mode: 'exclusive', driver: 'Rodel Magsino', total: 974.5 },
] as const;

/** Building blocks of pages. */
export function ContentGallery() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('completed');
  const [kind, setKind] = useState<'individual' | 'corporate'>('individual');
  const [view, setView] = useState<'rows' | 'cards'>('rows');
  const [page, setPage] = useState(0);
  const [vehicle, setVehicle] = useState('van');

  return (
    <div className="grid grid-cols-2 gap-6">
      <Panel title="Logo, steps, segments" className="space-y-5">
        <Logo />
        <Steps steps={['Details', 'Driver and payment', 'Live route']} current={1} />
        <div className="flex gap-4">
          <Segmented
            label="Kind of account"
            options={[
              { value: 'individual', label: 'Individual', icon: <UserRound aria-hidden strokeWidth={1.75} /> },
              { value: 'corporate', label: 'Corporate', icon: <Building2 aria-hidden strokeWidth={1.75} /> },
            ]}
            value={kind}
            onChange={setKind}
          />
          <Segmented
            label="Layout"
            options={[
              { value: 'rows', label: 'Rows', isLabelHidden: true, icon: <Rows3 aria-hidden strokeWidth={1.75} /> },
              {
                value: 'cards',
                label: 'Cards',
                isLabelHidden: true,
                icon: <LayoutGrid aria-hidden strokeWidth={1.75} />,
              },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        <div role="radiogroup" aria-label="Vehicle" className="grid grid-cols-2 gap-3">
          {(['van', 'sixw'] as const).map((drawing) => (
            <ChoiceCard
              key={drawing}
              name="vehicle"
              value={drawing}
              isChosen={vehicle === drawing}
              onChoose={setVehicle}
            >
              <VehicleDrawing drawing={drawing} />
              <span className="font-560">{drawing === 'van' ? 'L300 Van' : '6-wheeler'}</span>
            </ChoiceCard>
          ))}
        </div>
        <Progress label="Stops done" value={2} max={3} valueText="2 of 3 stops" isSegmented />
        <Progress label="Credit used" value={315750} max={500000} />
      </Panel>
      <Panel title="Amounts, faces, menu, tooltip, drawings" className="space-y-4">
        <div className="flex items-baseline gap-6">
          <Amount value={1530.4} size="wallet" />
          <Amount value={1530.4} size="total" />
          <Amount value={-150} />
          <Amount value={null} />
        </div>
        <div className="flex items-center gap-4">
          <Avatar name="Rodel Magsino" size={40} />
          <Menu
            label="More about LGX-260715-0911"
            items={[
              { id: 'settings', label: 'Settings', icon: <Settings aria-hidden /> },
              { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, isDanger: true },
            ]}
            onAction={() => undefined}
          />
          <IconButton
            label="Settings"
            icon={<Settings size={20} strokeWidth={1.75} aria-hidden />}
            variant="secondary"
          />
        </div>
        <div className="flex gap-4">
          <div className="on-dark relative h-[148px] w-[264px] overflow-hidden rounded-lg bg-ink-900 p-4 text-white">
            <CardLineArt />
            <p className="relative text-small text-ink-300">Points</p>
            <Amount value={2480} size="total" className="relative" />
          </div>
        </div>
        <EmptyArt />
      </Panel>
      <Panel title="Tabs, table, pages" className="col-span-2">
        <Tabs label="Bookings" items={TABS} value={tab} onChange={setTab} panelClassName="pt-4">
          <div className="rounded-lg shadow-card">
            <Table
              caption="Completed bookings"
              head={
                <>
                  <TableHeadCell>Booking</TableHeadCell>
                  <TableHeadCell sort="descending" onSort={() => undefined}>
                    Driver
                  </TableHeadCell>
                  <TableHeadCell align="right">Amount</TableHeadCell>
                </>
              }
            >
              {ROWS.map((row) => (
                <TableRow key={row.number}>
                  <TableCell>
                    <p className="tabular font-560">{row.number}</p>
                    <ModeTag mode={row.mode} isPlain />
                  </TableCell>
                  <TableCell>{row.driver}</TableCell>
                  <TableCell align="right">
                    <Amount value={row.total} />
                  </TableCell>
                </TableRow>
              ))}
            </Table>
            <Pagination page={page} pageSize={8} total={228} onPage={setPage} noun="booking" />
          </div>
        </Tabs>
      </Panel>
      <Panel title="Accordion">
        <Accordion
          items={[
            { id: 'cancel', title: 'Can I cancel a booking?', content: 'Until the driver has picked up the goods.' },
            { id: 'pay', title: 'How do I pay?', content: 'By card, wallet or, for companies, on account.' },
          ]}
          openAtFirst="cancel"
        />
      </Panel>
    </div>
  );
}
