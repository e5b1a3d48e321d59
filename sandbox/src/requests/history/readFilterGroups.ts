import {
  parseWithSchema,
  requestFiltersSchema,
  SchemaError,
  type RequestFilterFields,
  type RequestFilterGroup,
} from '@causeway/react/schemas'
import { Refusal } from '../../domain/service/refusal.ts'
import { historyFields, isEmpty, isOneOf, negate, type HistoryFilter } from './historyFields.ts'

/**
 * Reads the parameter `filters`: a JSON array of groups. All conditions of a group must hold, in any one group.
 *
 * @throws {Refusal} 400 for what is no such array, and for every key and value that is not the interface's.
 */
export function readFilterGroups(value: string): HistoryFilter {
  const filters = readGroups(value).map((group): HistoryFilter => {
    const conditions = Object.entries(group).map(([key, wanted]) => toCondition(key, wanted))
    return (request) => conditions.every((holds) => holds(request))
  })
  return (request) => filters.some((holds) => holds(request))
}

function readGroups(value: string): RequestFilterGroup[] {
  try {
    return parseWithSchema(requestFiltersSchema, value)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw new Refusal(400, { message: `"filters": ${error.message}.` })
  }
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
        values.flatMap((one) => field.read(String(one), name)),
      )
  return name === key ? filter : negate(filter)
}
