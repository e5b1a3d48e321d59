import type { RequestFilterFields, RequestFilterGroup } from '@causeway/react/schemas'
import { historyFields, isEmpty, isOneOf, negate, type HistoryFilter } from './historyFields.ts'

/** Finds the requests for which all conditions of a group hold, in any one group. */
export function matchGroups(groups: readonly RequestFilterGroup[]): HistoryFilter {
  const filters = groups.map((group): HistoryFilter => {
    const conditions = Object.entries(group).map(([key, wanted]) => toCondition(key, wanted))
    return (request) => conditions.every((holds) => holds(request))
  })
  return (request) => filters.some((holds) => holds(request))
}

function toCondition(key: string, wanted: unknown): HistoryFilter {
  // One cast: the schema lets no other name pass.
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
