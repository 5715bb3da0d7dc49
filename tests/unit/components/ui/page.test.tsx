import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Page } from '@/components/ui/Page';

/** Notes, at the first drawing of each page's content, whether its heading was on screen before. */
function setUp() {
  const seen: boolean[] = [];
  function Content({ title }: { title: string }) {
    if (screen.queryByText(`Content of ${title}`) === null)
      seen.push(screen.queryByRole('heading', { name: title }) !== null);
    return <p>Content of {title}</p>;
  }
  const pageOf = (title: string) => (
    <Page key={title} title={title}>
      <Content title={title} />
    </Page>
  );
  const router = createMemoryRouter([
    { path: '/', element: pageOf('First') },
    { path: '/second', element: pageOf('Second') },
  ]);
  render(<RouterProvider router={router} />);
  return { seen, router };
}

describe('a page', () => {
  it('comes whole at a load and on the way back, and with its heading first after a press', async () => {
    const { seen, router } = setUp();
    expect(seen).toEqual([false]);
    await act(() => router.navigate('/second'));
    expect(await screen.findByText('Content of Second')).toBeVisible();
    expect(seen).toEqual([false, true]);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Content of First')).toBeVisible();
    expect(seen).toEqual([false, true, false]);
  });
});
