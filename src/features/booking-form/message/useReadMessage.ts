import { bookingsApi } from '@/api/bookings';
import { readWithPlace } from '@/domain/message/readWithPlace';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { useAppDispatch } from '@/store/hooks';

const { searchLocations } = bookingsApi.endpoints;

/** Returns a function that reads a message and looks its place up. The rest of the message is not sent. */
export function useReadMessage() {
  const dispatch = useAppDispatch();
  const { barangays } = usePlaceSource();
  const search = (query: string) => dispatch(searchLocations.initiate({ query }, { subscribe: false })).unwrap();
  return (text: string) => readWithPlace(text, { search, barangays });
}
