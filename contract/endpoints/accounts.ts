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
  userPatch,
  userSession,
} from '../accounts/accounts.ts'
import { personalData } from '../accounts/personal-data.ts'
import { messages } from '../errors/messages.ts'
import { USER_PRICES_MAX } from '../prices/price-limits.ts'
import { lowestPrice } from '../prices/prices.ts'
import type { Endpoint } from './endpoint.ts'
import { byIds } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of a user's own account. */
export const accountsEndpoints = {
  getUser: {
    ...endpointRoutes.getUser,
    summary: 'Returns the current user with a refreshed token',
    cache: 'private',
    bearer: true,
    result: session,
  },
  updateUser: {
    ...endpointRoutes.updateUser,
    summary: 'Updates the given fields of the current user',
    cache: 'private',
    bearer: true,
    form: userPatch,
    result: z.object({ user }),
  },
  getUserSessions: {
    ...endpointRoutes.getUserSessions,
    summary: 'Returns the log-ins of the current user, last used first',
    cache: 'private',
    bearer: true,
    result: z.object({ sessions: z.array(userSession) }),
  },
  endOtherSessions: {
    ...endpointRoutes.endOtherSessions,
    summary: 'Ends all other log-ins of the current user',
    cache: 'private',
    bearer: true,
    result: z.object({}),
  },
  endUserSession: {
    ...endpointRoutes.endUserSession,
    summary: 'Ends a log-in of the current user',
    cache: 'private',
    bearer: true,
    params: z.object({ id: z.uuid(messages.fieldInvalid) }),
    result: z.object({}),
  },
  register: {
    ...endpointRoutes.register,
    summary: 'Mails a code that confirms an address for a registration',
    cache: 'private',
    form: emailForm,
    result: z.object({}),
  },
  storePassword: {
    ...endpointRoutes.storePassword,
    summary: 'Completes a registration with the mailed code',
    cache: 'private',
    form: storePasswordForm,
    result: session,
  },
  login: { ...endpointRoutes.login, summary: 'Logs in', cache: 'private', form: loginForm, result: session },
  createSessionTransfer: {
    ...endpointRoutes.createSessionTransfer,
    summary: 'Returns a code that continues the log-in on a city’s host, valid once and for a minute',
    cache: 'private',
    bearer: true,
    form: sessionTransferForm,
    result: z.object({ transferCode: z.string() }),
  },
  completeSessionTransfer: {
    ...endpointRoutes.completeSessionTransfer,
    summary: 'Continues a log-in on the host that its code was created for',
    cache: 'private',
    form: transferCodeForm,
    result: session,
  },
  logout: {
    ...endpointRoutes.logout,
    summary: 'Ends the current log-in',
    cache: 'private',
    bearer: true,
    result: z.object({}),
  },
  logoutEverywhere: {
    ...endpointRoutes.logoutEverywhere,
    summary: 'Ends all log-ins of the current user',
    cache: 'private',
    bearer: true,
    result: z.object({}),
  },
  forgotPassword: {
    ...endpointRoutes.forgotPassword,
    summary: 'Mails a code that permits a new password',
    cache: 'private',
    form: emailForm,
    result: z.object({}),
  },
  resetPassword: {
    ...endpointRoutes.resetPassword,
    summary: 'Sets a new password with the mailed code and ends all other log-ins',
    cache: 'private',
    form: resetPasswordForm,
    result: session,
  },
  changePassword: {
    ...endpointRoutes.changePassword,
    summary: 'Changes the current user’s password and ends all other log-ins',
    cache: 'private',
    bearer: true,
    form: changePasswordForm,
    result: session,
  },
  requestEmailChange: {
    ...endpointRoutes.requestEmailChange,
    summary: 'Mails a code to the current user’s new address; requires the password',
    cache: 'private',
    bearer: true,
    form: emailChangeForm,
    result: z.object({}),
  },
  changeEmail: {
    ...endpointRoutes.changeEmail,
    summary: 'Changes the current user’s address with the code mailed to it, and ends all other log-ins',
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
      'Returns all stored data of the current user; with `Accept: application/zip` an archive with the files of orders',
    cache: 'private',
    bearer: true,
    form: codeForm,
    result: personalData,
  },
  removeUser: {
    ...endpointRoutes.removeUser,
    summary: 'Removes the current user’s account with the mailed code; orders stay without it',
    cache: 'private',
    bearer: true,
    form: codeForm,
    result: z.object({}),
  },
  getUserPrices: {
    ...endpointRoutes.getUserPrices,
    summary:
      'Returns the lowest prices of groups and products by the current user’s price list; missing ids are left out',
    cache: 'private',
    bearer: true,
    query: byIds(USER_PRICES_MAX),
    result: z.object({ prices: z.array(lowestPrice) }),
  },
} as const satisfies Record<string, Endpoint>
