import { useLayoutEffect } from 'react';
import { PRODUCT_NAME } from '@/config/constants';
import { useRouteHandle } from '../useRouteHandle';

/** The route's title, a dash, the product's name; or the product's name alone (spec section 1). */
export function usePageTitle() {
  const { title } = useRouteHandle();
  // with the page, not after it: who hears of the one is told the other
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
