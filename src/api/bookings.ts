import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE, LOCATION_KEEP_SECONDS } from '@/config/constants';
import type { BookingStatus } from '@/config/statuses';
import { path } from '@/lib/http/path';
import { toPageQuery } from './adapter/adapter';
import { baseApi, type ApiCall } from './baseApi';
import { resolveVehicles, type ApiDispatch } from './rateVehicles';
import type { ListPage, MessageResponse } from './response';
import { booking, publicBooking, ratingEntry } from './rows/booking';
import { quote, rate, scheduleSlot } from './rows/price';
import { locationHit } from './rows/reference';
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

/** Screens can't show a booking without its routes. */
const BOOKING = { record: booking, needs: ['booking_routes'] } as const;

const getBookingCall = (id: Id) =>
  ({ method: 'GET', path: () => path`/api/bookings/${id}`, expects: BOOKING, about: id }) as const;

function getListCall(status: BookingStatus, number: number): ApiCall {
  const page = { page: number - BOOKINGS_FIRST_PAGE, size: BOOKINGS_PAGE_SIZE };
  const params = { ...toPageQuery('bookings', page), status };
  return { method: 'GET', path: '/api/bookings', params, expects: { rows: booking, page } };
}

/** Cache tag of a booking, by its id or its booking number. */
export const toBookingTag = (id: Id) => ({ type: 'booking', id: String(id) }) as const;

/** Tags of a loaded booking, or of the requested id until it loads. */
const toBookingTags = (booking: Booking | undefined, requested: Id) =>
  booking ? [toBookingTag(booking.id), toBookingTag(booking.booking_number)] : [toBookingTag(requested)];

/** Spec 7, "Bookings"; amounts are PHP. */
export const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Prices a delivery without an account. */
    quoteDelivery: build.query<Quote, QuoteRequest>({
      queryFn: async (body, { dispatch }, _options, send) => {
        const call = { method: 'POST', path: '/api/bookings/quick-quotation', isPublic: true } as const;
        const { data, error } = await send({ ...call, body, sharesRetryAfter: true, expects: { record: quote } });
        if (error) return { error };
        const priced = data as Quote;
        return { data: { ...priced, rates: await resolveVehicles(priced.rates, dispatch as ApiDispatch) } };
      },
    }),
    /** Searches places by text or position, best first. */
    searchLocations: build.query<LocationHit[], LocationRequest>({
      query: (body) => ({
        method: 'POST',
        path: '/api/bookings/location',
        body,
        isPublic: true,
        expects: { rows: locationHit },
      }),
      keepUnusedDataFor: LOCATION_KEEP_SECONDS,
    }),
    /** Lists the pickup slots of a day (YYYY-MM-DD in Manila). */
    getSchedules: build.query<ScheduleSlot[], ScheduleRequest>({
      query: (body) => ({ method: 'POST', path: '/api/bookings/schedules', body, expects: { rows: scheduleSlot } }),
      providesTags: ['schedules'],
    }),
    /** Books a delivery, Pending and Unpaid. An idempotency key never books twice. */
    bookDelivery: build.mutation<Booking | null, BookingRequest>({
      query: (body) => ({
        method: 'POST',
        path: '/api/bookings/book-delivery',
        body,
        expects: BOOKING,
        whenEmpty: null,
      }),
      // a refused pickup time has passed or was taken since the times loaded
      invalidatesTags: (_result, error) => (error?.errors?.pickup_at ? ['schedules'] : error ? [] : ['bookings']),
    }),
    /** Rates of drivers and vehicles for a booking. They expire, so they are never cached. */
    computeRates: build.query<Rate[], Id>({
      queryFn: async (id, { dispatch }, _options, send) => {
        const call = { method: 'GET', path: () => path`/api/bookings/compute-rates/${id}` } as const;
        const { data, error } = await send({ ...call, expects: { rows: rate } });
        return error ? { error } : { data: await resolveVehicles(data as Rate[], dispatch as ApiDispatch) };
      },
      keepUnusedDataFor: 0,
    }),
    /** Pays a booking. `redirect_url` is the bank page if the customer has to confirm. */
    payBooking: build.mutation<PayResult | null, PayRequest & { id: Id }>({
      query: ({ id, ...body }) => ({
        method: 'POST',
        path: () => path`/api/bookings/pay/${id}`,
        body,
        expects: ['booking'],
        whenEmpty: getBookingCall(id),
      }),
      transformResponse: (sent: PayResult | Booking | null) =>
        sent && !('booking' in sent) ? { booking: sent } : sent,
      invalidatesTags: (_result, error, { id }) => {
        // a refused voucher may have been used or expired since the list loaded
        if (error) return error.errors?.voucher_code ? ['vouchers'] : [];
        return [toBookingTag(id), 'bookings', 'transactions', 'methods', 'vouchers', 'profile', 'notifications'];
      },
    }),
    /** Updates the status, for instance to Cancelled (multipart: `status`, `reason`, `photo?`). */
    updateBookingStatus: build.mutation<Booking | null, { id: Id; body: FormData }>({
      query: ({ id, body }) => ({
        method: 'POST',
        path: () => path`/api/bookings/update-status/${id}`,
        body,
        expects: BOOKING,
        whenEmpty: getBookingCall(id),
      }),
      invalidatesTags: (_result, error, { id }) => {
        // the cached booking is stale: the server refuses the new status because of the current one
        if (error) return error.status === 409 || error.errors?.status ? [toBookingTag(id), 'bookings'] : [];
        return [toBookingTag(id), 'bookings', 'transactions', 'methods', 'vouchers', 'profile', 'notifications'];
      },
    }),
    /** Fetches a booking by its id or booking number. */
    getBooking: build.query<Booking, Id>({
      query: getBookingCall,
      providesTags: (result, _error, id) => toBookingTags(result, id),
    }),
    /** Fetches ten bookings of a status, newest first; pages start at 0. */
    getBookings: build.query<ListPage<Booking>, { page: number; status: BookingStatus }>({
      query: ({ page, status }) => ({
        ...getListCall(status, page),
        // Pending, which finds a booking whose response was lost, is no list status in spec 4: servers may refuse it or
        // send another list
        ...(status === 'Pending' && { whenRefused: { data: [], count: 0 } }),
      }),
      transformResponse: (sent: ListPage<Booking>, _meta, { status }) => {
        const data = status === 'Pending' ? sent.data.filter((booking) => booking.status === status) : sent.data;
        return data.length === sent.data.length ? sent : { data, count: data.length };
      },
      providesTags: ['bookings'],
    }),
    /** Fetches all pages of the list, for search, filter and export. */
    getAllBookings: build.infiniteQuery<ListPage<Booking>, BookingStatus, number>({
      infiniteQueryOptions: {
        initialPageParam: BOOKINGS_FIRST_PAGE,
        getNextPageParam: ({ count }, _pages, page) => ((page + 1) * BOOKINGS_PAGE_SIZE < count ? page + 1 : undefined),
      },
      query: ({ queryArg: status, pageParam: page }) => getListCall(status, page),
      providesTags: ['bookings'],
    }),
    /** Tracks a booking of the customer by id or booking number. */
    getBookingRoute: build.query<Booking, Id>({
      query: (id) => ({
        method: 'POST',
        path: () => path`/api/bookings/route/${id}`,
        body: {},
        expects: BOOKING,
        about: id,
      }),
      providesTags: (result, _error, id) => toBookingTags(result, id),
    }),
    /** Tracks any booking by booking number, with public data only. */
    trackBooking: build.query<PublicBooking, string>({
      query: (bookingNumber) => ({
        method: 'POST',
        path: () => path`/api/bookings/route/${bookingNumber}`,
        body: {},
        isPublic: true,
        expects: { record: publicBooking, needs: ['booking_routes'] },
        about: bookingNumber,
      }),
    }),
    /** Rates a booking by its booking number; returns the message to show. */
    rateBooking: build.mutation<MessageResponse, RatingInput & { id: string }>({
      query: ({ id, review, rating }) => ({
        method: 'POST',
        path: () => path`/api/bookings/ratings/create/${id}`,
        body: { review, rating },
        expects: 'message',
      }),
      // a conflict means that another tab or device rated it
      invalidatesTags: (_result, error) => (!error || error.status === 409 ? ['ratings', 'bookings', 'booking'] : []),
    }),
    /** Fetches the ratings of the customer. */
    getRatings: build.query<RatingEntry[], void>({
      query: () => ({ method: 'GET', path: '/api/bookings/ratings', expects: { rows: ratingEntry } }),
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
