import { PATHS } from '@/config/paths';
import { sessionPath } from '@/utils/next';
import type { AppRouter } from './router';

/** Opens /session after a failed refresh; its address keeps the page that a later login leads back to. */
export function openSessionPage(router: AppRouter): void {
  const { pathname, search } = router.state.location;
  if (pathname !== PATHS.session) void router.navigate(sessionPath(pathname + search), { replace: true });
}
