'use client'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { forwardRef } from 'react'
import { requestFeatures, requestTypes } from '../../../../schemas/requests/query/requestWords.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivitySelect } from './ActivitySelect.tsx'
import { ActivityText } from './ActivityText.tsx'
import { countFilters, isUsd, emptyActivityFilters, statuses } from '../../model/filters/activityFilters.ts'
import { serviceWord } from '../../model/serviceWord.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { formatNumber } from '../../../../utils/format/formatNumber.ts'

/** Status, network, kind, token, days, worth and features. Renders a `<details>`, or nothing while there is nothing to narrow down. */
export const ActivityFilterFields = forwardRef<HTMLDetailsElement, PartProps<'details'>>(
  function ActivityFilterFields(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { filters, setFilters, hasNothingToSearch } = useActivityContext('Activity.Filters')
    const { chains, tokens } = useTokens()
    const count = countFilters(filters)
    const any = { value: '', label: translate('activity.filter.any') } as const
    const statusNames = Object.keys(statuses) as (keyof typeof statuses)[]
    const symbols = [...new Set(tokens.map(symbolOf))]
    if (hasNothingToSearch) return null
    return renderPart(
      <details ref={ref} {...part('activity-filters')}>
        <summary {...part('activity-filters-summary')}>
          {count > 0 ? translate('activity.filters.active', { count }) : translate('activity.filters')}
        </summary>
        <div {...part('activity-filters-fields')}>
          <ActivitySelect
            label={translate('activity.filter.status')}
            value={filters.status}
            options={[
              any,
              ...statusNames.map((value) => ({
                value,
                label: translate(
                  value === 'pending' ? 'activity.filter.status.pending' : `activity.status.${value}`,
                ),
              })),
            ]}
            onChange={(status) => setFilters({ status })}
          />
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
          <ActivitySelect
            label={translate('activity.filter.type')}
            value={filters.requestType}
            options={[
              any,
              ...requestTypes.map((value) => ({
                value,
                label: serviceWord('activity.kind', value, translate),
              })),
            ]}
            onChange={(requestType) => setFilters({ requestType })}
          />
          <ActivityText
            label={translate('activity.filter.symbol')}
            value={filters.symbol}
            spellCheck={false}
            suggestions={symbols}
            onChange={(symbol) => setFilters({ symbol })}
          />
          <ActivitySelect
            label={translate('activity.filter.feature')}
            value={filters.feature}
            options={[
              any,
              ...requestFeatures.map((value) => ({
                value,
                label: serviceWord('activity.feature', value, translate),
              })),
            ]}
            onChange={(feature) => setFilters({ feature })}
          />
          <ActivityText
            type="date"
            label={translate('activity.filter.from')}
            value={filters.from}
            onChange={(from) => setFilters({ from })}
          />
          <ActivityText
            type="date"
            label={translate('activity.filter.to')}
            value={filters.to}
            onChange={(to) => setFilters({ to })}
          />
          <Usd name="amountMin" />
          <Usd name="amountMax" />
        </div>
        {count > 0 && (
          <button
            type="button"
            onClick={() => setFilters({ ...emptyActivityFilters, term: filters.term, sort: filters.sort })}
            {...part('activity-action')}
          >
            {translate('activity.filters.clear')}
          </button>
        )}
      </details>,
      props,
    )
  },
)

/** A limit in US dollars. */
function Usd({ name }: { name: 'amountMin' | 'amountMax' }) {
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
