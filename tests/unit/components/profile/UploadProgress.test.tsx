import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadProgress } from '@/components/profile/UploadProgress';

it('shows the percentage of an upload outside the live region, which would read each step', () => {
  const { container } = render(<UploadProgress value={0.42} />);
  expect(container).toHaveTextContent('Uploading 42%…');
  expect(screen.getByRole('status')).toHaveTextContent(/^Uploading$/);
});
