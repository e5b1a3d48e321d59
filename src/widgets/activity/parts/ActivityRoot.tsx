'use client'
import { forwardRef, useMemo, useState } from 'react'
import { checkArgument, checkChange } from '../../../errors/checks/checkKinds.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import { checkProps, type PropKinds } from '../../../errors/checks/checkProps.ts'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { usePart } from '../usePart.ts'
import { definedFields } from '../../../utils/data/definedFields.ts'
import { useControllable } from '../../shared/hooks/useControllable.ts'
import { useStableValue } from '../../shared/hooks/useStableValue.ts'
import { useAnnouncement } from '../../shared/messages/useAnnouncement.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import type { LayoutOptions, WidgetProps } from '../../widgetProps.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { ActivityContext, type UseActivityReturnType } from '../model/activityContext.ts'
import {
  emptyActivityFilters,
  filterKinds,
  toRequestsParameters,
  type ActivityFilters,
} from '../model/filters/activityFilters.ts'
import { typingPauseMs } from '../../shared/model/typingPauseMs.ts'
import { useDebounced } from '../model/filters/useDebounced.ts'
import { useSearchability } from '../model/filters/useSearchability.ts'

export interface ActivityRootProps extends WidgetProps, LayoutOptions {
  /** Whose requests to list; `null` for everyone's. @default the connected wallet's */
  user?: string | null | undefined
  /** Search, filters and sorting, if the page controls them. */
  filters?: ActivityFilters | undefined
  /** Initial search, filters and sorting. @default everything, newest first */
  defaultFilters?: Partial<ActivityFilters> | undefined
  onFiltersChange?: ((filters: ActivityFilters) => void) | undefined
  /** The request whose details are open, if the page controls it; `''` for none. */
  requestId?: string | undefined
  /** The request whose details are open initially, such as one from a link. */
  defaultRequestId?: string | undefined
  /** Called with the request whose details open, and with `''` when they close. */
  onRequestIdChange?: ((requestId: string) => void) | undefined
  /** URL of your page that shows a request. Only `https:` URLs are used. */
  shareHref?: ((requestId: string) => string | URL | undefined) | undefined
  /** Called when the user wants to swap, from an empty list: show your swap form. @default an empty list has no button */
  onNewSwap?: (() => void) | undefined
}

const propKinds: PropKinds = {
  user: 'address',
  filters: { fields: filterKinds },
  defaultFilters: { fields: filterKinds },
  onFiltersChange: 'function',
  requestId: 'text',
  defaultRequestId: 'text',
  onRequestIdChange: 'function',
  shareHref: 'function',
  onNewSwap: 'function',
}

/**
 * Provides search, filters and the open request to the parts inside. Renders a `<div>`.
 *
 * @example
 * <Activity.Root shareHref={(id) => `https://your.app/transfers/${id}`}>
 *   <Activity.Toolbar>
 *     <Activity.Search />
 *     <Activity.Filters />
 *   </Activity.Toolbar>
 *   <Activity.List />
 *   <Activity.Details />
 * </Activity.Root>
 *
 * @throws {InvalidArgumentError} for an invalid prop, or one with a misspelled field.
 */
export const ActivityRoot = forwardRef<HTMLDivElement, ActivityRootProps>(function ActivityRoot(given, ref) {
  useCauseway('Activity.Root')
  checkProps(given, propKinds, 'Activity.Root')
  const {
    user,
    filters: givenFilters,
    defaultFilters,
    onFiltersChange,
    requestId: givenRequestId,
    defaultRequestId = '',
    onRequestIdChange,
    shareHref,
    onNewSwap,
    children,
    ...props
  } = given
  if (givenFilters) {
    checkObject(givenFilters, 'Activity.Root', 'filters', { fields: Object.keys(emptyActivityFilters) })
  }
  const part = usePart(props)
  const account = useWallet()?.address
  const locale = useLocale()
  const [filters, setFilters] = useControllable({
    value: givenFilters,
    defaultValue: { ...emptyActivityFilters, ...definedFields(defaultFilters) },
    onChange: onFiltersChange,
  })
  const [requestId, setRequestId] = useControllable({
    value: givenRequestId,
    defaultValue: defaultRequestId,
    onChange: onRequestIdChange,
  })
  const [announcement, announce] = useAnnouncement()
  const [openedRecord, setOpenedRecord] = useState<RequestRecord>()
  const debounced = useDebounced(filters, typingPauseMs)
  const listed = user === undefined ? account : user
  // A language that only formats numbers differently keeps the same parameters, and so the loaded list.
  const parameters = useStableValue({ user: listed, ...toRequestsParameters(debounced, locale) })
  const isAnonymous = listed === undefined
  const { hasNothingToSearch, setRowCount } = useSearchability(parameters, [filters, debounced])
  const value = useMemo(
    (): UseActivityReturnType => ({
      filters,
      setFilters(change) {
        checkChange('setFilters', change, filterKinds)
        setFilters((last) => ({ ...last, ...change }))
      },
      parameters,
      isAnonymous,
      requestId: requestId || undefined,
      open(id) {
        if (id !== undefined) checkArgument('open', 'requestId', id, 'text')
        setRequestId(id ?? '')
      },
      openRecord(record) {
        checkObject(record, 'openRecord', 'record', { fields: ['id'] })
        setOpenedRecord(record)
        setRequestId(record.id)
      },
      openedRecord: openedRecord?.id === requestId ? openedRecord : undefined,
      shareHref,
      onNewSwap,
      announce,
      hasNothingToSearch,
      setRowCount,
    }),
    [
      filters,
      setFilters,
      parameters,
      isAnonymous,
      requestId,
      setRequestId,
      openedRecord,
      shareHref,
      announce,
      onNewSwap,
      hasNothingToSearch,
      setRowCount,
    ],
  )
  return (
    <WidgetRoot attributes={part('activity')} {...props} ref={ref}>
      <ActivityContext.Provider value={value}>{children}</ActivityContext.Provider>
      {/* Explicit `aria-live`, so that it is announced while a dialog hides its surroundings. */}
      <p role="status" aria-live="polite" aria-atomic="true" {...part('hidden-text')}>
        {announcement}
      </p>
    </WidgetRoot>
  )
})
