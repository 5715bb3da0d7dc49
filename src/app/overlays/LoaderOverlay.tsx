import { PageLoader } from '@/components/ui/PageLoader';
import { useAppSelector } from '@/store/hooks';
import { selectIsLoading } from '@/store/utils';

export function LoaderOverlay() {
  return useAppSelector(selectIsLoading) ? <PageLoader /> : null;
}
