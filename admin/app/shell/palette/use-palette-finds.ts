import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-steps'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isNumberPart, orderSearchQuery, staffQuery } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { citiesQuery, type SitePage, sitePages, siteSearchQuery } from '../../api/site-search.ts'
import { customerPath } from '../../customers/customer-path.ts'
import { customerSearchQuery } from '../../customers/customer-queries.ts'
import { entryKinds, entryPath, titleOf } from '../../editing/entry-kinds.ts'
import { entriesByTitleQuery } from '../../editing/entry-queries.ts'
import { STATE_NAMES } from '../../editing/state-badge.tsx'
import type { PaletteGroup, PaletteItem } from '../../ui/palette/palette.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { matchQuery } from './match-query.ts'
import { createCommands, openOnSite } from './palette-commands.ts'

const FOUND_MAX = 8
/** The site is asked once one has stopped typing for so long. */
const PAUSE_MS = 200

/** Returns a value as it was when it last stood still for so many milliseconds. */
function usePausedValue<Value>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}

/** Returns what fits a query, the best first. */
function findBest<Item>(query: string, items: readonly Item[], textOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, cost: matchQuery(query, textOf(item)) ?? Number.POSITIVE_INFINITY }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, FOUND_MAX)
    .map(({ item }) => item)
}

const toPageItem = ({ path, label, hint }: SitePage): PaletteItem => ({
  id: `page:${path}`,
  label,
  hint,
  icon: 'external',
  onAction: () => openOnSite(path),
})

/** In one line. */
const wholePhone = (phone: string) => formatPhone(phone).replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')

const toPersonItem = (row: CustomerRow) => ({
  id: `person:${row.id}`,
  icon: 'user' as const,
  label: row.name || row.email || (row.phone ? wholePhone(row.phone) : 'Без имени'),
  hint: [row.userId === null && 'без кабинета', row.company, row.email, row.phone && wholePhone(row.phone)]
    .filter(Boolean)
    .join(', '),
})

interface FoundGroup extends PaletteGroup {
  /** Whether its answers have come, or are not coming at once. */
  isReady: boolean
}

/** Returns the groups up to the first that is not there yet: what comes later stands below, and moves nothing that is about to be opened. */
const takeReady = (groups: FoundGroup[]): PaletteGroup[] => {
  const missing = groups.findIndex(({ isReady }) => !isReady)
  return missing < 0 ? groups : groups.slice(0, missing)
}

interface PaletteFinds {
  groups: PaletteGroup[]
  /** Whether there may be more in a moment. */
  isFinding: boolean
  /** Whether something could not be asked: what is not there may be all the same. */
  hasFailed: boolean
}

/** Returns what a query finds of all that who is signed in may open and do; every command where nothing was typed. */
export function usePaletteFinds(query: string, showKeys: () => void): PaletteFinds {
  const { member } = useSession()
  const navigate = useNavigate()
  const typed = useDeferredValue(query.trim())
  const mayManageStaff = hasPermission(member.role, 'staff.manage')
  const colleagues = useQuery({ ...staffQuery, enabled: mayManageStaff })
  const { data: staff = [] } = colleagues
  const { data: cities = [] } = useQuery(citiesQuery)
  const asked = usePausedValue(typed, PAUSE_MS)
  // A phone or a number is nobody's product: the site finds something like it all the same.
  const named = isNumberPart(asked) ? '' : asked
  const onSite = useQuery(siteSearchQuery(named))
  const mayReadOrders = hasPermission(member.role, 'orders.read')
  const ordered = useQuery(orderSearchQuery(mayReadOrders ? asked : ''))
  const mayReadCustomers = hasPermission(member.role, 'customers.read')
  const known = useQuery({ ...customerSearchQuery(asked), enabled: asked.length > 2 && mayReadCustomers })
  const titled = useQuery(entriesByTitleQuery(named))
  const searches = [onSite, ordered, known, titled]
  const { data: found = [] } = onSite
  const { data: orders = [] } = ordered
  const { data: customers = [] } = known
  const { data: entries = [] } = titled

  const allowed = createCommands(showKeys).filter(
    ({ permission }) => !permission || hasPermission(member.role, permission),
  )
  const commands =
    typed === '' ? allowed : findBest(typed, allowed, ({ label, words }) => `${label} ${words}`)
  const hasCome = (...queries: Pick<typeof colleagues, 'isLoading' | 'failureCount'>[]) =>
    queries.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
  const isAsked = asked === typed
  const groups: FoundGroup[] = [
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
  if (typed === '') return { groups, isFinding: false, hasFailed: false }
  const people = findBest(typed, staff, ({ name, email }) => `${name} ${email}`)
  const pages = [...sitePages, ...cities]
  // Orders name no company: a customer found by company is shown with their last order.
  const lastOrders = customers.flatMap(({ orderId, number, name, company }) =>
    orderId && number && !orders.some(({ id }) => id === orderId)
      ? [{ id: orderId, number, hint: ['последняя', company || name].filter(Boolean).join(', ') }]
      : [],
  )
  const orderGroup: FoundGroup = {
    heading: 'Заявки',
    isReady: isAsked && hasCome(ordered, known),
    items: [
      ...orders.map(({ id, number, name, status, placedAt }) => ({
        id,
        number,
        hint: [name, orderStatusNames[status], formatMoment(placedAt)].filter(Boolean).join(', '),
      })),
      ...(mayReadOrders ? lastOrders : []),
    ]
      .slice(0, FOUND_MAX)
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
    // By a number or a phone nothing else is looked for; a word stands in many comments.
    ...(isNumberPart(typed) ? [orderGroup] : []),
    {
      heading: 'Содержание',
      isReady: isAsked && hasCome(titled),
      items: entries.flatMap((entry) => {
        const path = entryPath(entry)
        const kind = entryKinds[entry.kind]
        if (!path || !kind) return []
        return {
          id: `entry:${entry.id}`,
          label: titleOf(entry),
          icon: kind.icon,
          hint: `${kind.singular}, ${STATE_NAMES[entry.state].toLowerCase()}`,
          onAction: () => void navigate(path),
        }
      }),
    },
    {
      heading: 'Клиенты',
      isReady: isAsked && hasCome(known),
      items: customers.map((customer) => ({
        ...toPersonItem(customer),
        onAction: () => void navigate(customerPath(customer)),
      })),
    },
    ...(isNumberPart(typed) ? [] : [orderGroup]),
    {
      heading: 'Сотрудники',
      isReady: hasCome(colleagues),
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
      items: [...findBest(typed, pages, ({ label }) => label), ...found].map(toPageItem),
    },
  ]
  return {
    groups: takeReady(all),
    isFinding: !isAsked || searches.some(({ isLoading }) => isLoading),
    // Without a connection a query waits for one.
    hasFailed: searches.some(({ isError, isPaused }) => isError || isPaused),
  }
}
