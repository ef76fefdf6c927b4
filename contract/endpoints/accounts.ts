import * as z from 'zod/mini'
import {
  changeEmailForm,
  changePasswordForm,
  codeForm,
  confirmCodeForm,
  emailChangeForm,
  emailForm,
  loginForm,
  resetPasswordForm,
  session,
  sessionTransferForm,
  storePasswordForm,
  transferCodeForm,
  user,
  userOrder,
  userPatch,
  userSession,
} from '../accounts/accounts.ts'
import { personalData } from '../accounts/personal-data.ts'
import { postPreview } from '../blog.ts'
import { catalogCard } from '../catalog.ts'
import { USER_PRICES_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { orderNumber } from '../orders.ts'
import { lowestPrice } from '../prices.ts'
import type { Endpoint } from './endpoint.ts'
import { byIds } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Calls of a user’s own. */
export const accountsEndpoints = {
  getUser: {
    ...endpointRoutes.getUser,
    summary: 'Who the bearer is, with a refreshed token',
    cache: 'private',
    bearer: true,
    result: session,
  },
  updateUser: {
    ...endpointRoutes.updateUser,
    summary: 'Changes what is given of the bearer’s data',
    cache: 'private',
    bearer: true,
    form: userPatch,
    result: z.object({ user }),
  },
  getUserSessions: {
    ...endpointRoutes.getUserSessions,
    summary: 'Where the bearer is logged in, the last used first',
    cache: 'private',
    bearer: true,
    result: z.object({ sessions: z.array(userSession) }),
  },
  endOtherSessions: {
    ...endpointRoutes.endOtherSessions,
    summary: 'Ends every log-in of the bearer but this one',
    cache: 'private',
    bearer: true,
    result: z.object({}),
  },
  endUserSession: {
    ...endpointRoutes.endUserSession,
    summary: 'Ends one log-in of the bearer',
    cache: 'private',
    bearer: true,
    params: z.object({ id: z.uuid(messages.fieldInvalid) }),
    result: z.object({}),
  },
  register: {
    ...endpointRoutes.register,
    summary: 'Mails a code that confirms the address',
    cache: 'private',
    form: emailForm,
    result: z.object({}),
  },
  storePassword: {
    ...endpointRoutes.storePassword,
    summary: 'Ends a registration with the mailed code',
    cache: 'private',
    form: storePasswordForm,
    result: session,
  },
  login: { ...endpointRoutes.login, summary: 'Logs in', cache: 'private', form: loginForm, result: session },
  createSessionTransfer: {
    ...endpointRoutes.createSessionTransfer,
    summary: 'Gives a code that the bearer’s log-in goes on with at a city’s host, once and within a minute',
    cache: 'private',
    bearer: true,
    form: sessionTransferForm,
    result: z.object({ transferCode: z.string() }),
  },
  completeSessionTransfer: {
    ...endpointRoutes.completeSessionTransfer,
    summary: 'Goes on with a log-in at the host that the code was made for',
    cache: 'private',
    form: transferCodeForm,
    result: session,
  },
  logout: {
    ...endpointRoutes.logout,
    summary: 'Ends the session',
    cache: 'private',
    bearer: true,
    result: z.object({}),
  },
  logoutEverywhere: {
    ...endpointRoutes.logoutEverywhere,
    summary: 'Ends every log-in of the bearer, this one too',
    cache: 'private',
    bearer: true,
    result: z.object({}),
  },
  forgotPassword: {
    ...endpointRoutes.forgotPassword,
    summary: 'Mails a code to set a new password with',
    cache: 'private',
    form: emailForm,
    result: z.object({}),
  },
  resetPassword: {
    ...endpointRoutes.resetPassword,
    summary: 'Sets a new password with the mailed code and ends every other session',
    cache: 'private',
    form: resetPasswordForm,
    result: session,
  },
  changePassword: {
    ...endpointRoutes.changePassword,
    summary: 'Changes the bearer’s password and ends every other session',
    cache: 'private',
    bearer: true,
    form: changePasswordForm,
    result: session,
  },
  requestEmailChange: {
    ...endpointRoutes.requestEmailChange,
    summary: 'Mails a code to the address that the bearer wants in place of theirs; needs the password',
    cache: 'private',
    bearer: true,
    form: emailChangeForm,
    result: z.object({}),
  },
  changeEmail: {
    ...endpointRoutes.changeEmail,
    summary: 'Changes the bearer’s address with the code mailed to the new one and ends every other session',
    cache: 'private',
    bearer: true,
    form: changeEmailForm,
    result: z.object({ user }),
  },
  confirmCode: {
    ...endpointRoutes.confirmCode,
    summary: 'Mails a code that confirms an export or the removal of the account',
    cache: 'private',
    bearer: true,
    form: confirmCodeForm,
    result: z.object({}),
  },
  exportUser: {
    ...endpointRoutes.exportUser,
    summary:
      'All that is kept of the bearer; with `Accept: application/zip` an archive with the files of orders',
    cache: 'private',
    bearer: true,
    form: codeForm,
    result: personalData,
  },
  removeUser: {
    ...endpointRoutes.removeUser,
    summary: 'Removes the bearer’s account with the mailed code; orders stay without it',
    cache: 'private',
    bearer: true,
    form: codeForm,
    result: z.object({}),
  },
  getUserOrders: {
    ...endpointRoutes.getUserOrders,
    summary: 'The bearer’s orders, newest first',
    cache: 'private',
    bearer: true,
    result: z.object({ orders: z.array(userOrder) }),
  },
  getUserOrder: {
    ...endpointRoutes.getUserOrder,
    summary: 'One order of the bearer',
    cache: 'private',
    bearer: true,
    params: z.object({ number: orderNumber }),
    result: z.object({ order: userOrder }),
  },
  getUserFavorites: {
    ...endpointRoutes.getUserFavorites,
    summary: 'What the bearer has liked',
    cache: 'private',
    bearer: true,
    result: z.object({ items: z.array(catalogCard), posts: z.array(postPreview) }),
  },
  getUserPrices: {
    ...endpointRoutes.getUserPrices,
    summary: 'The lowest prices of groups and products by the bearer’s price list; what is gone is left out',
    cache: 'private',
    bearer: true,
    query: byIds(USER_PRICES_MAX),
    result: z.object({ prices: z.array(lowestPrice) }),
  },
} as const satisfies Record<string, Endpoint>
