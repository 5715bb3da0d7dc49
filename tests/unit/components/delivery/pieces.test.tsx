import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import { StatusTag, getStatusTone } from '@/components/delivery/StatusTag';
import { StopList, type ListedStop } from '@/components/delivery/StopList';
import { Timeline } from '@/components/delivery/Timeline';
import { VehicleCard } from '@/components/delivery/VehicleCard';
import { VehiclePicture } from '@/components/delivery/VehiclePicture';
import { getDrawingPath } from '@/components/delivery/drawings';

const STOPS: ListedStop[] = [
  { key: 'a', kind: 'pickup', title: 'Salcedo St, Makati', isDone: true },
  { key: 'b', kind: 'stop', number: 1, title: '30th St, BGC', caption: '10:08 AM' },
  { key: 'c', kind: 'dropoff', title: 'Gilmore Ave, Quezon City' },
];

describe('getDrawingPath', () => {
  it.each([
    ['Motorcycle', 'motorcycle'],
    ['Sedan', 'sedan'],
    ['MPV', 'mpv'],
    ['Pickup truck', 'mpv'],
    ['L300 Van', 'van'],
    ['Closed van', 'closedvan'],
    ['4-wheeler', 'closedvan'],
    ['6-wheeler', 'sixw'],
    ['6-Wheeler Closed Van', 'sixw'],
    ['10-wheeler wing van', 'wing'],
    ['Hovercraft', 'closedvan'],
  ])('draws %s as %s', (name, drawing) => {
    expect(getDrawingPath(name)).toBe(`/art/vehicle-${drawing}.svg`);
    expect(getDrawingPath(name, 'shared')).toBe('/art/vehicle-shared.svg');
  });

  it('replaces a picture that does not load', () => {
    const { container } = render(<VehiclePicture name="Sedan" image="https://cdn.example/sedan.png" width={100} />);
    const getPicture = () => container.querySelector('img') as HTMLImageElement;
    expect(getPicture()).toHaveAttribute('src', 'https://cdn.example/sedan.png');
    fireEvent.error(getPicture());
    expect(getPicture()).toHaveAttribute('src', '/art/vehicle-sedan.svg');
    expect([getPicture().width, getPicture().height]).toEqual([100, 48]);
  });
});

describe('getStatusTone', () => {
  it.each([
    ['Ongoing', 'brand'],
    ['In Transit', 'brand'],
    ['Completed', 'ok'],
    ['Delivered', 'ok'],
    ['Cancelled', 'err'],
    ['Failed Attempt', 'err'],
    ['Pending', 'warn'],
    ['Lost in the post', 'neutral'],
    ['constructor', 'neutral'],
  ])('%s is %s', (status, tone) => {
    expect(getStatusTone(status)).toBe(tone);
  });

  it('shows an unknown status unchanged', () => {
    render(<StatusTag status="Lost in the post" />);
    expect(screen.getByText('Lost in the post')).toBeVisible();
  });
});

describe('StopList', () => {
  it('lists the stops in order and marks the finished ones', () => {
    render(<StopList stops={STOPS} />);
    const items = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem');
    expect(items.map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent))).toEqual([
      ['Pickup, done', 'Salcedo St, Makati'],
      ['Stop 1 · 10:08 AM', '30th St, BGC'],
      ['Drop-off', 'Gilmore Ave, Quezon City'],
    ]);
  });
});

describe('Timeline', () => {
  it('marks the current step', () => {
    render(
      <Timeline
        steps={[
          { key: '1', title: 'Picked up', time: '09:34 AM', place: 'Makati', state: 'done' },
          { key: '2', title: 'On the way', time: '10:24 AM', state: 'now', extra: <p>Rain on EDSA</p> },
          { key: '3', title: 'Drop-off', time: '10:52 AM', state: 'next', marker: 'dropoff' },
        ]}
      />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items.map((item) => item.textContent)).toEqual([
      'Picked up09:34 AMMakati',
      'On the wayNowRain on EDSA',
      'Drop-off10:52 AM',
    ]);
  });

  it('marks a handover that is done in green, and a cancellation in red', () => {
    const handover = { title: 'Delivered', isDelivered: true };
    const { container } = render(
      <Timeline
        steps={[
          { key: '1', title: 'Picked up', state: 'done' },
          { key: '2', ...handover, state: 'done' },
          { key: '3', ...handover, state: 'now' },
          { key: '4', title: 'Cancelled', isFailed: true, state: 'done' },
        ]}
      />,
    );
    const markers = [...container.querySelectorAll('li > [aria-hidden].size-\\[22px\\]')];
    expect(markers.map(({ className }) => className.includes('bg-ok-500'))).toEqual([false, true, false, false]);
    expect(markers.map(({ className }) => className.includes('bg-err-500'))).toEqual([false, false, false, true]);
  });

  it('folds what is done before the current step, or before the first proof', async () => {
    const step = (title: string, state: 'done' | 'now' | 'next', extra?: string) => ({
      key: title,
      title,
      state,
      extra,
    });
    const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent.replace('Now', ''));
    const past = [step('Booked', 'done'), step('Picked up', 'done')];
    const { rerender } = render(
      <Timeline isFolding steps={[...past, step('Moving', 'now'), step('Drop-off', 'next')]} />,
    );
    expect(titles()).toEqual(['Moving', 'Drop-off']);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 earlier steps', expanded: false }));
    expect(titles()).toEqual(['Booked', 'Picked up', 'Moving', 'Drop-off']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide earlier steps', expanded: true }));

    const first = step('Stop 1', 'done', ', photo');
    rerender(
      <Timeline isFolding steps={[...past, first, step('Moving', 'done'), step('Delivered', 'done', ', photo')]} />,
    );
    expect(titles()).toEqual(['Stop 1, photo', 'Moving', 'Delivered, photo']);
    rerender(<Timeline isFolding steps={[step('Booked', 'done'), step('Finding', 'now')]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('VehicleCard', () => {
  it('can be selected, or shows why it cannot', async () => {
    const onChoose = vi.fn();
    const shared = { group: 'v', mode: 'exclusive' as const, isChosen: false, onChoose };
    render(
      <>
        <VehicleCard {...shared} name="L300 Van" maxWeightKg={1000} price={1377.8} />
        <VehicleCard {...shared} name="Sedan" maxWeightKg={200} disabledReason="Too small for 380 kg" />
      </>,
    );
    await userEvent.click(screen.getByRole('radio', { name: /L300 Van.*Up to 1,000 kg.*₱1,377.80/ }));
    const sedan = screen.getByRole('radio', { name: /Sedan/ });
    expect(sedan).toBeDisabled();
    expect(sedan).toHaveAccessibleDescription('Too small for 380 kg');
    await userEvent.click(sedan);
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});

describe('ModeSwitch', () => {
  it('offers Special and Joint', async () => {
    const onChange = vi.fn();
    render(<ModeSwitch value="exclusive" onChange={onChange} hasDescription />);
    expect(screen.getByRole('radio', { name: 'Special' })).toBeChecked();
    expect(screen.getByText('A whole vehicle, just for your goods.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Joint' }));
    expect(onChange.mock.calls).toEqual([['shared']]);
  });
});
