import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE, LOCATION_KEEP_SECONDS } from '@/config/constants';
import { path } from '@/lib/http/path';
import type { ListPage, MessageResponse } from './answer';
import { baseApi, invalidatesOnSuccess } from './baseApi';
import { withVehicles, type ApiDispatch } from './rateVehicles';
import type {
  Booking,
  BookingRequest,
  Id,
  LocationHit,
  LocationRequest,
  PayRequest,
  PayResult,
  PublicBooking,
  Quote,
  QuoteRequest,
  Rate,
  RatingEntry,
  RatingInput,
  ScheduleRequest,
  ScheduleSlot,
} from './wire';

/** The statuses that the list can be asked for (spec section 7); Pending finds a booking whose answer was lost. */
export type BookingListStatus = 'Pending' | 'Ongoing' | 'Completed' | 'Cancelled';

/** A booking without its routes is none that a screen could open. */
const BOOKING = { record: 'booking', needs: ['booking_routes'] } as const;

const bookingCall = (id: Id) =>
  ({ method: 'GET', path: () => path`/api/bookings/${id}`, expects: BOOKING, about: id }) as const;

/** Cache tag of a booking, by its id or its booking number. */
export const bookingTag = (id: Id) => ({ type: 'booking', id: String(id) }) as const;

/** Tags of a loaded booking; before it loads, of what it was requested by. */
const bookingTags = (booking: Booking | undefined, requested: Id) =>
  booking ? [bookingTag(booking.id), bookingTag(booking.booking_number)] : [bookingTag(requested)];

/** Spec section 7, "Bookings"; money is PHP. */
export const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Prices a delivery without an account. */
    quoteDelivery: build.query<Quote, QuoteRequest>({
      queryFn: async (body, { dispatch }, _options, send) => {
        const answer = await send({
          method: 'POST',
          path: '/api/bookings/quick-quotation',
          body,
          isPublic: true,
          sharesRetryAfter: true,
          expects: { record: 'quote' },
        });
        if (answer.error) return { error: answer.error };
        const quote = answer.data as Quote;
        return { data: { ...quote, rates: await withVehicles(quote.rates, dispatch as ApiDispatch) } };
      },
    }),
    /** Places for a text or a point, best first. */
    searchLocations: build.query<LocationHit[], LocationRequest>({
      query: (body) => ({
        method: 'POST',
        path: '/api/bookings/location',
        body,
        isPublic: true,
        expects: { rows: 'locationHit' },
      }),
      keepUnusedDataFor: LOCATION_KEEP_SECONDS,
    }),
    /** Pickup slots of a day (YYYY-MM-DD in Manila). */
    getSchedules: build.query<ScheduleSlot[], ScheduleRequest>({
      query: (body) => ({ method: 'POST', path: '/api/bookings/schedules', body, expects: { rows: 'scheduleSlot' } }),
    }),
    /** Books a delivery; Pending and Unpaid. The same idempotency key never books twice. */
    bookDelivery: build.mutation<Booking | null, BookingRequest>({
      query: (body) => ({
        method: 'POST',
        path: '/api/bookings/book-delivery',
        body,
        expects: BOOKING,
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('bookings'),
    }),
    /** What drivers and vehicles ask for a booking; always fetched anew, since a price ages. */
    computeRates: build.query<Rate[], Id>({
      queryFn: async (id, { dispatch }, _options, send) => {
        const answer = await send({
          method: 'GET',
          path: () => path`/api/bookings/compute-rates/${id}`,
          expects: { rows: 'rate' },
        });
        return answer.error
          ? { error: answer.error }
          : { data: await withVehicles(answer.data as Rate[], dispatch as ApiDispatch) };
      },
      keepUnusedDataFor: 0,
    }),
    /** Pays a booking with a method, credit or cash; `redirect_url` leaves for the bank and comes back. */
    payBooking: build.mutation<PayResult | null, PayRequest & { id: Id }>({
      query: ({ id, ...body }) => ({
        method: 'POST',
        path: () => path`/api/bookings/pay/${id}`,
        body,
        expects: ['booking'],
        whenEmpty: bookingCall(id),
      }),
      transformResponse: (sent: PayResult | Booking | null) =>
        sent && !('booking' in sent) ? { booking: sent } : sent,
      invalidatesTags: (_result, error, { id }) => {
        // a voucher that is refused may have been used or have ended since it was listed
        if (error) return error.errors?.voucher_code ? ['vouchers'] : [];
        return [bookingTag(id), 'bookings', 'transactions', 'methods', 'vouchers', 'profile', 'notifications'];
      },
    }),
    /** Changes the status (multipart: `status`, `reason`, `photo?`), for instance to Cancelled. */
    updateBookingStatus: build.mutation<Booking | null, { id: Id; body: FormData }>({
      query: ({ id, body }) => ({
        method: 'POST',
        path: () => path`/api/bookings/update-status/${id}`,
        body,
        expects: BOOKING,
        whenEmpty: bookingCall(id),
      }),
      invalidatesTags: (_result, error, { id }) => {
        // a conflict says that the booking is no longer what is shown of it
        if (error) return error.status === 409 ? [bookingTag(id), 'bookings'] : [];
        return [bookingTag(id), 'bookings', 'transactions', 'methods', 'profile', 'notifications'];
      },
    }),
    /** One booking of the customer. */
    getBooking: build.query<Booking, Id>({
      query: bookingCall,
      providesTags: (result, _error, id) => bookingTags(result, id),
    }),
    /** Ten bookings of a status, newest first; pages from 0. */
    getBookings: build.query<ListPage<Booking>, { page: number; status: BookingListStatus }>({
      query: ({ page, status }) => ({
        method: 'GET',
        path: '/api/bookings',
        params: { page, status },
        expects: { rows: 'booking', page: { page, size: BOOKINGS_PAGE_SIZE } },
        // Pending is no list of spec section 4: a server may refuse it, or send another one in its place
        ...(status === 'Pending' && { whenRefused: { data: [], count: 0 } }),
      }),
      transformResponse: (sent: ListPage<Booking>, _meta, { status }) => {
        const data = status === 'Pending' ? sent.data.filter((booking) => booking.status === status) : sent.data;
        return data.length === sent.data.length ? sent : { data, count: data.length };
      },
      providesTags: ['bookings'],
    }),
    /** The same list, page after page, for what only the whole of it can answer: a search, a filter, an export. */
    getAllBookings: build.infiniteQuery<ListPage<Booking>, BookingListStatus, number>({
      infiniteQueryOptions: {
        initialPageParam: BOOKINGS_FIRST_PAGE,
        getNextPageParam: ({ count }, _pages, page) => ((page + 1) * BOOKINGS_PAGE_SIZE < count ? page + 1 : undefined),
      },
      query: ({ queryArg: status, pageParam: page }) => ({
        method: 'GET',
        path: '/api/bookings',
        params: { page, status },
        expects: { rows: 'booking', page: { page, size: BOOKINGS_PAGE_SIZE } },
      }),
      providesTags: ['bookings'],
    }),
    /** Follows one's own booking, by id or booking number. */
    getBookingRoute: build.query<Booking, Id>({
      query: (id) => ({
        method: 'POST',
        path: () => path`/api/bookings/route/${id}`,
        body: {},
        expects: BOOKING,
        about: id,
      }),
      providesTags: (result, _error, id) => bookingTags(result, id),
    }),
    /** Track & trace by booking number, without a bearer: what anybody may see. */
    trackBooking: build.query<PublicBooking, string>({
      query: (bookingNumber) => ({
        method: 'POST',
        path: () => path`/api/bookings/route/${bookingNumber}`,
        body: {},
        isPublic: true,
        expects: { record: 'publicBooking', needs: ['booking_routes'] },
        about: bookingNumber,
      }),
    }),
    /** Rates a booking by its booking number; gives the server's message, which is shown. */
    rateBooking: build.mutation<MessageResponse, RatingInput & { id: string }>({
      query: ({ id, review, rating }) => ({
        method: 'POST',
        path: () => path`/api/bookings/ratings/create/${id}`,
        body: { review, rating },
        expects: 'message',
      }),
      invalidatesTags: invalidatesOnSuccess('ratings', 'bookings', 'booking'),
    }),
    /** The ratings that the customer gave. */
    getRatings: build.query<RatingEntry[], void>({
      query: () => ({ method: 'GET', path: '/api/bookings/ratings', expects: { rows: 'ratingEntry' } }),
      providesTags: ['ratings'],
    }),
  }),
});

export const {
  useQuoteDeliveryQuery,
  useLazyQuoteDeliveryQuery,
  useSearchLocationsQuery,
  useLazySearchLocationsQuery,
  useGetSchedulesQuery,
  useBookDeliveryMutation,
  useComputeRatesQuery,
  usePayBookingMutation,
  useUpdateBookingStatusMutation,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useGetBookingsQuery,
  useLazyGetBookingsQuery,
  useGetAllBookingsInfiniteQuery,
  useGetBookingRouteQuery,
  useTrackBookingQuery,
  useRateBookingMutation,
  useGetRatingsQuery,
} = bookingsApi;
