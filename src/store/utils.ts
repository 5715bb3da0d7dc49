import { createSlice, type Dispatch, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { LOADER_HIDE_DELAY_MS } from '@/config/constants';
import { isUsableToken } from '@/lib/http/session';
import { loggedOut, sessionAdopted, sessionLost, signedIn } from './user';
import type { UserState } from './userState';

/** Interface state, with the field names of spec section 3. */
export type UtilsState = {
  isShowDrawer: boolean;
  /** Follows the token; no code depends on it. */
  isLogin: boolean;
  loader: boolean;
  isShowMessageDrawer: boolean;
  isShowNotificationDrawer: boolean;
  isShowPin: boolean;
  isShowConvo: boolean;
  isShowEditProfile: boolean;
  isShowSidebar: boolean;
  isShowPalette: boolean;
  isShowShortcuts: boolean;
  /** Prompts for a rating when a delivery ends. */
  asksForRating: boolean;
  /** Shows a toast when a notification arrives. */
  announcesNotifications: boolean;
  /** A key without Ctrl or ⌘ can be a shortcut (WCAG 2.1.4). */
  usesSingleKeys: boolean;
};

/** Settings of this device. They survive the session and do not identify the customer. */
export type Preferences = Pick<UtilsState, 'asksForRating' | 'announcesNotifications' | 'usesSingleKeys'>;

/** Overlays; at most one is open. The first four are drawers below the header, the others dialogs over the page. */
export type DrawerName = 'menu' | 'messages' | 'notifications' | 'sidebar' | 'palette' | 'shortcuts';

const DRAWERS = {
  menu: 'isShowDrawer',
  messages: 'isShowMessageDrawer',
  notifications: 'isShowNotificationDrawer',
  sidebar: 'isShowSidebar',
  palette: 'isShowPalette',
  shortcuts: 'isShowShortcuts',
} as const satisfies Record<DrawerName, keyof UtilsState>;

export const initialUtils: UtilsState = {
  isShowDrawer: false,
  isLogin: false,
  loader: false,
  isShowMessageDrawer: false,
  isShowNotificationDrawer: false,
  isShowPin: false,
  isShowConvo: false,
  isShowEditProfile: false,
  isShowSidebar: false,
  isShowPalette: false,
  isShowShortcuts: false,
  asksForRating: true,
  announcesNotifications: false,
  usesSingleKeys: true,
};

/** Returns only the settings of this device. */
export const pickPreferences = ({
  asksForRating,
  announcesNotifications,
  usesSingleKeys,
}: Preferences): Preferences => ({
  asksForRating,
  announcesNotifications,
  usesSingleKeys,
});

/** Resets all but the loader, which stays until the page is left (spec section 4, Logout). */
const reset = (state: UtilsState): UtilsState => ({
  ...initialUtils,
  ...pickPreferences(state),
  loader: state.loader,
});

/** Matches the restored user slice of redux-persist. */
const isUserRestored = (action: UnknownAction): action is PayloadAction<Partial<UserState> | undefined> =>
  action.type === REHYDRATE && action.key === 'user';

/** Opens one drawer and closes the others; null closes all. */
function openOnly(state: UtilsState, drawer: DrawerName | null) {
  Object.values(DRAWERS).forEach((flag) => {
    state[flag] = drawer !== null && flag === DRAWERS[drawer];
  });
}

const slice = createSlice({
  name: 'utils',
  initialState: initialUtils,
  reducers: {
    drawerToggled: (state, { payload }: PayloadAction<DrawerName>) => {
      openOnly(state, state[DRAWERS[payload]] ? null : payload);
    },
    /** Leaves an open drawer open: the second press of a double click must not close it. */
    drawerShown: (state, { payload }: PayloadAction<DrawerName>) => {
      openOnly(state, payload);
    },
    drawersHidden: (state) => {
      openOnly(state, null);
    },
    loaderShown: (state) => {
      state.loader = true;
    },
    loaderHidden: (state) => {
      state.loader = false;
    },
    /** Shows the PIN prompt; `interfaceReset` hides it (docs/decisions/0030). */
    pinShown: (state) => {
      state.isShowPin = true;
    },
    conversationShown: (state) => {
      state.isShowConvo = true;
    },
    conversationHidden: (state) => {
      state.isShowConvo = false;
    },
    editProfileShown: (state) => {
      state.isShowEditProfile = true;
    },
    editProfileHidden: (state) => {
      state.isShowEditProfile = false;
    },
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => {
      Object.assign(state, payload);
    },
    interfaceReset: (state) => ({ ...reset(state), isLogin: state.isLogin }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, (state) => {
        state.isLogin = true;
      })
      .addCase(sessionAdopted, (state) => ({ ...reset(state), isLogin: true }))
      .addCase(loggedOut, reset)
      .addCase(sessionLost, (state) => ({ ...initialUtils, ...pickPreferences(state) }))
      .addMatcher(isUserRestored, (state, { payload }) => {
        state.isLogin = isUsableToken(payload?.token);
      }),
});

export const {
  drawerToggled,
  drawerShown,
  drawersHidden,
  loaderShown,
  loaderHidden,
  pinShown,
  conversationShown,
  conversationHidden,
  editProfileShown,
  editProfileHidden,
  preferencesChanged,
  interfaceReset,
} = slice.actions;
export const utilsReducer = slice.reducer;

/** Hides the loader 500 ms after the request (spec section 4). */
export const hideLoader = () => async (dispatch: Dispatch) => {
  await new Promise((resolve) => setTimeout(resolve, LOADER_HIDE_DELAY_MS));
  dispatch(loaderHidden());
};

type WithUtils = { utils: UtilsState };

export const selectIsLoading = ({ utils }: WithUtils) => utils.loader;
export const selectIsPinShown = ({ utils }: WithUtils) => utils.isShowPin;
export const selectIsConversationShown = ({ utils }: WithUtils) => utils.isShowConvo;
export const selectIsEditProfileShown = ({ utils }: WithUtils) => utils.isShowEditProfile;
export const selectAsksForRating = ({ utils }: WithUtils) => utils.asksForRating;
export const selectAnnouncesNotifications = ({ utils }: WithUtils) => utils.announcesNotifications;
export const selectUsesSingleKeys = ({ utils }: WithUtils) => utils.usesSingleKeys;
export function selectOpenDrawer({ utils }: WithUtils): DrawerName | null {
  const names = Object.keys(DRAWERS) as DrawerName[];
  return names.find((name) => utils[DRAWERS[name]]) ?? null;
}
