import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Page } from '@/components/ui/Page';

/** Records on the first render of each page's content if its heading was already visible. */
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

describe('Page', () => {
  it('renders completely on load and on Back, and heading first after a link', async () => {
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
