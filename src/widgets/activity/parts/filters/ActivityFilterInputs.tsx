'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { requestFeatures, requestTypes } from '../../../../schemas/requests/query/requestWords.ts'
import { formatNumber } from '../../../../utils/format/formatNumber.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { isUsd, statuses } from '../../model/filters/activityFilters.ts'
import { serviceWord } from '../../model/record/serviceWord.ts'
import { ActivitySelect } from './ActivitySelect.tsx'
import { ActivityText } from './ActivityText.tsx'

/** All filters of the history. */
export function ActivityFilterInputs() {
  return (
    <>
      <StatusSelect />
      <ChainSelects />
      <WordSelect name="requestType" />
      <SymbolText />
      <WordSelect name="feature" />
      <DayText name="from" />
      <DayText name="to" />
      <UsdText name="amountMin" />
      <UsdText name="amountMax" />
    </>
  )
}

function StatusSelect() {
  const translate = useMessages()
  const { filters, setFilters } = useActivityContext('Activity.Filters')
  const any = useAny()
  const names = Object.keys(statuses) as (keyof typeof statuses)[]
  return (
    <ActivitySelect
      label={translate('activity.filter.status')}
      value={filters.status}
      options={[
        any,
        ...names.map((value) => ({
          value,
          label: translate(
            value === 'pending' ? 'activity.filter.status.pending' : `activity.status.${value}`,
          ),
        })),
      ]}
      onChange={(status) => setFilters({ status })}
    />
  )
}

/** A network and, once one is selected, its side. */
function ChainSelects() {
  const translate = useMessages()
  const { filters, setFilters } = useActivityContext('Activity.Filters')
  const { chains } = useTokens()
  const any = useAny()
  return (
    <>
      <ActivitySelect
        label={translate('activity.filter.chain')}
        value={filters.chainId}
        options={[any, ...chains.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(chainId) => setFilters({ chainId })}
      />
      {filters.chainId !== '' && (
        <ActivitySelect
          label={translate('activity.filter.side')}
          value={filters.side}
          options={[
            any,
            { value: 'origin', label: translate('activity.filter.side.origin') },
            { value: 'destination', label: translate('activity.filter.side.destination') },
          ]}
          onChange={(side) => setFilters({ side })}
        />
      )}
    </>
  )
}

/** The fields that are filtered by the API's words. */
const words = {
  requestType: { label: 'activity.filter.type', message: 'activity.kind', values: requestTypes },
  feature: { label: 'activity.filter.feature', message: 'activity.feature', values: requestFeatures },
} as const

/** A filter by one of the API's words. */
function WordSelect({ name }: { name: keyof typeof words }) {
  const translate = useMessages()
  const { filters, setFilters } = useActivityContext('Activity.Filters')
  const any = useAny()
  const { label, message, values } = words[name]
  const options = values.map((value) => ({ value, label: serviceWord(message, value, translate) }))
  return (
    <ActivitySelect
      label={translate(label)}
      value={filters[name]}
      options={[any, ...options]}
      onChange={(value) => setFilters({ [name]: value })}
    />
  )
}

function SymbolText() {
  const translate = useMessages()
  const { filters, setFilters } = useActivityContext('Activity.Filters')
  const { tokens } = useTokens()
  return (
    <ActivityText
      label={translate('activity.filter.symbol')}
      value={filters.symbol}
      spellCheck={false}
      suggestions={[...new Set(tokens.map(symbolOf))]}
      onChange={(symbol) => setFilters({ symbol })}
    />
  )
}

/** The first or the last day. */
function DayText({ name }: { name: 'from' | 'to' }) {
  const translate = useMessages()
  const { filters, setFilters } = useActivityContext('Activity.Filters')
  return (
    <ActivityText
      type="date"
      label={translate(`activity.filter.${name}`)}
      value={filters[name]}
      onChange={(day) => setFilters({ [name]: day })}
    />
  )
}

/** A limit in US dollars. */
function UsdText({ name }: { name: 'amountMin' | 'amountMax' }) {
  const translate = useMessages()
  const locale = useLocale()
  const { filters, setFilters } = useActivityContext('Activity.Filters')
  const example = formatNumber(1234.5, locale, { useGrouping: false })
  return (
    <ActivityText
      inputMode="decimal"
      label={translate(`activity.filter.${name}`)}
      value={filters[name]}
      problem={
        isUsd(filters[name], locale) ? undefined : translate('activity.filter.amount.invalid', { example })
      }
      onChange={(value) => setFilters({ [name]: value })}
    />
  )
}

/** The text for no filter. */
function useAny() {
  const translate = useMessages()
  return { value: '', label: translate('activity.filter.any') } as const
}
