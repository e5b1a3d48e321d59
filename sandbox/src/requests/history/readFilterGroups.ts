import { isObject } from '../../domain/isObject.ts'
import { Refusal } from '../../domain/refusal.ts'
import {
  historyFields,
  isEmpty,
  isOneOf,
  not,
  type HistoryField,
  type HistoryFilter,
} from './historyFields.ts'

/**
 * Reads the parameter `filters`: a JSON array of groups. All conditions of a group must hold, in any one group.
 *
 * @param topLevelOnly Names that are parameters of their own, and in no group.
 * @throws {Refusal} 400 for what is no such array, and for every key and value that is not the interface's.
 */
export function readFilterGroups(value: string, topLevelOnly: ReadonlySet<string>): HistoryFilter {
  const groups = parse(value)
  if (!Array.isArray(groups) || groups.length === 0)
    throw invalid('must be a JSON array of at least one group')
  const filters = groups.map((group: unknown) => {
    if (!isObject(group) || Object.keys(group).length === 0) {
      throw invalid('holds a group that is no object with at least one key')
    }
    const conditions = Object.entries(group).map(([key, wanted]) => readCondition(key, wanted, topLevelOnly))
    return (request) => conditions.every((holds) => holds(request))
  }) satisfies HistoryFilter[]
  return (request) => filters.some((holds) => holds(request))
}

function readCondition(key: string, wanted: unknown, topLevelOnly: ReadonlySet<string>): HistoryFilter {
  const isNegated = key.startsWith('not:')
  const name = isNegated ? key.slice('not:'.length) : key
  if (topLevelOnly.has(name)) throw invalid(`can't hold "${name}", which is a parameter of its own`)
  const field = Object.hasOwn(historyFields, name) ? historyFields[name] : undefined
  if (!field) throw invalid(`holds the unknown key "${key}"`)
  const filter = toFilter(field, name, Array.isArray(wanted) ? wanted : [wanted])
  return isNegated ? not(filter) : filter
}

function toFilter(field: HistoryField, name: string, wanted: readonly unknown[]): HistoryFilter {
  if (wanted.length === 0) throw invalid(`holds an array without a value for "${name}"`)
  if (wanted.every((value) => value === null)) return isEmpty(field)
  if (wanted.includes(null)) throw invalid(`mixes null with values for "${name}"`)
  return isOneOf(
    field,
    wanted.flatMap((value) => field.read(toText(field, name, value), name)),
  )
}

function toText({ takesNumbers }: HistoryField, name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  if (takesNumbers && typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) {
    return value.toString()
  }
  throw invalid(`holds a value for "${name}" of a wrong type`)
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw invalid('is not valid JSON')
  }
}

function invalid(what: string): Refusal {
  return new Refusal(400, { message: `"filters" ${what}.` })
}
