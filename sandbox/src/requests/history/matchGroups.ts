import type { RequestFilterFields, RequestFilterGroup } from '@causeway/react/schemas'
import { historyFields, isEmpty, isOneOf, negate, type HistoryFilter } from './historyFields.ts'

/** Matches requests that meet all conditions of at least one group. */
export function matchGroups(groups: readonly RequestFilterGroup[]): HistoryFilter {
  const filters = groups.map((group): HistoryFilter => {
    const conditions = Object.entries(group).map(([key, wanted]) => toCondition(key, wanted))
    return (request) => conditions.every((holds) => holds(request))
  })
  return (request) => filters.some((holds) => holds(request))
}

function toCondition(key: string, wanted: unknown): HistoryFilter {
  // One cast: the schema allows no other name.
  const name = key.replace(/^not:/, '') as keyof RequestFilterFields
  const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted]
  const field = historyFields[name]
  const filter = values.includes(null)
    ? isEmpty(field)
    : isOneOf(
        field,
        values.flatMap((one) => field.toTexts(String(one))),
      )
  return name === key ? filter : negate(filter)
}
