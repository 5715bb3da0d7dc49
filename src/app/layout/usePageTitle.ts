import { useEffect } from 'react';
import { PRODUCT_NAME } from '../../config/constants';
import { useRouteHandle } from '../appRoute';

/** The route's title, a dash, the product's name; or the product's name alone (spec section 1). */
export function usePageTitle() {
  const { title } = useRouteHandle();
  useEffect(() => {
    document.title = title ? `${title} - ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
