import { render, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { later } from '../../../../src/components/ui/later';

const Part = () => <p>The part</p>;

/** Code that arrives when it is told to, within the same turn. */
function heldBack() {
  let arrive: () => void = () => undefined;
  const load = () =>
    ({
      then: (take: (part: ComponentType) => void) => {
        arrive = () => take(Part);
        return Promise.resolve();
      },
    }) as unknown as Promise<ComponentType>;
  return { Late: later(load, () => <p>On its way</p>), arrive: () => arrive() };
}

function Arriving({ arrive }: { arrive: () => void }) {
  useLayoutEffect(arrive, [arrive]);
  return null;
}

describe('a part that comes later', () => {
  it('is shown at once where its code is there', () => {
    const { Late, arrive } = heldBack();
    void Late.preload();
    arrive();
    render(<Late />);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('is shown too where its code comes after the first picture and before anybody asked again', async () => {
    const { Late, arrive } = heldBack();
    void Late.preload();
    render(
      <>
        <Late />
        <Arriving arrive={arrive} />
      </>,
    );
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
  });
});
