import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isNumberPart, orderSearchQuery, staffQuery } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { citiesQuery, type SitePage, sitePages, siteSearchQuery } from '../../api/site-search.ts'
import { customerPath } from '../../customers/customer-path.ts'
import { customerSearchQuery } from '../../customers/customer-queries.ts'
import { entryKinds, entryPath, formatTitle } from '../../editing/entry-kinds.ts'
import { entriesByTitleQuery } from '../../editing/entry-queries.ts'
import { STATE_NAMES } from '../../editing/state-badge.tsx'
import type { PaletteGroup, PaletteItem } from '../../ui/palette/palette.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { matchQuery } from './match-query.ts'
import { createCommands, openOnSite } from './palette-commands.ts'

const RESULTS_MAX = 8
/** Pause in typing before the server is asked. */
const PAUSE_MS = 200

/** Returns the value once it has not changed for `delayMs`. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

function findBest<Item>(query: string, items: readonly Item[], getText: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, cost: matchQuery(query, getText(item)) ?? Number.POSITIVE_INFINITY }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, RESULTS_MAX)
    .map(({ item }) => item)
}

const toPageItem = ({ path, label, hint }: SitePage): PaletteItem => ({
  id: `page:${path}`,
  label,
  hint,
  icon: 'external',
  onAction: () => openOnSite(path),
})

/** Never wraps. */
const formatWholePhone = (phone: string) =>
  formatPhone(phone).replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')

const toPersonItem = (row: CustomerRow) => ({
  id: `person:${row.id}`,
  icon: 'user' as const,
  label: row.name || row.email || (row.phone ? formatWholePhone(row.phone) : 'Без имени'),
  hint: [
    row.userId === null && 'без кабинета',
    row.company,
    row.email,
    row.phone && formatWholePhone(row.phone),
  ]
    .filter(Boolean)
    .join(', '),
})

interface ResultGroup extends PaletteGroup {
  /** Whether its results are loaded, or unlikely to load soon. */
  isReady: boolean
}

/**
 * Returns the groups before the first one still loading. Later results are appended below, so that no item
 * moves before a press.
 */
const listReadyGroups = (groups: ResultGroup[]): PaletteGroup[] => {
  const missing = groups.findIndex(({ isReady }) => !isReady)
  return missing < 0 ? groups : groups.slice(0, missing)
}

interface PaletteResults {
  groups: PaletteGroup[]
  /** Whether more results may follow. */
  isSearching: boolean
  /** Whether a search failed, so results may be missing. */
  hasFailed: boolean
}

/** Returns the results that the current user may open; all commands for an empty query. */
export function usePaletteResults(query: string, showKeys: () => void): PaletteResults {
  const { member } = useSession()
  const navigate = useNavigate()
  const typed = useDeferredValue(query.trim())
  const mayManageStaff = hasPermission(member.role, 'staff.manage')
  const colleagues = useQuery({ ...staffQuery, enabled: mayManageStaff })
  const { data: staff = [] } = colleagues
  const { data: cities = [] } = useQuery(citiesQuery)
  const searchText = useDebounced(typed, PAUSE_MS)
  // For digits the site's search would find similar products, which is never meant.
  const nameQuery = isNumberPart(searchText) ? '' : searchText
  const onSite = useQuery(siteSearchQuery(nameQuery))
  const mayReadOrders = hasPermission(member.role, 'orders.read')
  const ordered = useQuery(orderSearchQuery(mayReadOrders ? searchText : ''))
  const mayReadCustomers = hasPermission(member.role, 'customers.read')
  const known = useQuery({
    ...customerSearchQuery(searchText),
    enabled: searchText.length > 2 && mayReadCustomers,
  })
  const titled = useQuery(entriesByTitleQuery(nameQuery))
  const searches = [onSite, ordered, known, titled]
  const { data: siteResults = [] } = onSite
  const { data: orders = [] } = ordered
  const { data: customers = [] } = known
  const { data: entries = [] } = titled

  const allowed = createCommands(showKeys).filter(
    ({ permission }) => !permission || hasPermission(member.role, permission),
  )
  const commands =
    typed === '' ? allowed : findBest(typed, allowed, ({ label, words }) => `${label} ${words}`)
  const areLoaded = (...queries: Pick<typeof colleagues, 'isLoading' | 'failureCount'>[]) =>
    queries.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
  const isSettled = searchText === typed
  const groups: ResultGroup[] = [
    {
      heading: 'Команды',
      isReady: true,
      items: commands.map(({ label, icon, path, run }) => ({
        id: `command:${label}`,
        label,
        icon,
        onAction: () => (path ? void navigate(path) : run?.()),
      })),
    },
  ]
  if (typed === '') return { groups, isSearching: false, hasFailed: false }
  const people = findBest(typed, staff, ({ name, email }) => `${name} ${email}`)
  const pages = [...sitePages, ...cities]
  // The order search doesn't match companies: a customer found by company adds their latest order.
  const lastOrders = customers.flatMap(({ orderId, number, name, company }) =>
    orderId && number && !orders.some(({ id }) => id === orderId)
      ? [{ id: orderId, number, hint: ['последняя', company || name].filter(Boolean).join(', ') }]
      : [],
  )
  const orderGroup: ResultGroup = {
    heading: 'Заявки',
    isReady: isSettled && areLoaded(ordered, known),
    items: [
      ...orders.map(({ id, number, name, status, placedAt }) => ({
        id,
        number,
        hint: [name, orderStatusNames[status], formatMoment(placedAt)].filter(Boolean).join(', '),
      })),
      ...(mayReadOrders ? lastOrders : []),
    ]
      .slice(0, RESULTS_MAX)
      .map(({ id, number, hint }) => ({
        id: `order:${id}`,
        label: `Заявка ${number}`,
        hint,
        icon: 'inbox' as const,
        onAction: () => void navigate(`/orders/${id}/`),
      })),
  }
  const all = [
    ...groups,
    // For digits orders come first; a word occurs in many comments, so they come later.
    ...(isNumberPart(typed) ? [orderGroup] : []),
    {
      heading: 'Содержание',
      isReady: isSettled && areLoaded(titled),
      items: entries.flatMap((entry) => {
        const path = entryPath(entry)
        const kind = entryKinds[entry.kind]
        if (!path || !kind) return []
        return {
          id: `entry:${entry.id}`,
          label: formatTitle(entry),
          icon: kind.icon,
          hint: `${kind.singular}, ${STATE_NAMES[entry.state].toLowerCase()}`,
          onAction: () => void navigate(path),
        }
      }),
    },
    {
      heading: 'Клиенты',
      isReady: isSettled && areLoaded(known),
      items: customers.map((customer) => ({
        ...toPersonItem(customer),
        onAction: () => void navigate(customerPath(customer)),
      })),
    },
    ...(isNumberPart(typed) ? [] : [orderGroup]),
    {
      heading: 'Сотрудники',
      isReady: areLoaded(colleagues),
      items: people.map(({ id, name, email }) => ({
        id: `staff:${id}`,
        label: name || email,
        hint: email,
        icon: 'user' as const,
        onAction: () => void navigate(`/staff/#staff-${id}`),
      })),
    },
    {
      heading: 'На сайте',
      isReady: true,
      items: [...findBest(typed, pages, ({ label }) => label), ...siteResults].map(toPageItem),
    },
  ]
  return {
    groups: listReadyGroups(all),
    isSearching: !isSettled || searches.some(({ isLoading }) => isLoading),
    // Offline queries are paused.
    hasFailed: searches.some(({ isError, isPaused }) => isError || isPaused),
  }
}
