import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'
import { fieldsOf, isAbsent, type Fields } from '../base/json.ts'

/** Values for fields that steps omit. */
export interface StepDefaults {
  /** The account that executes the steps. */
  from?: unknown
  /** The request that the steps belong to. */
  requestId?: string | undefined
  /** Earlier steps; the limits apply to all of them together. */
  steps?: readonly unknown[] | undefined
}

/**
 * Adds to steps what deployments omit: who sends a transaction, that an item is open, and the request of a step. If
 * unknown, that is the request that the step's items name, else the one that all steps name, else the one of the whole
 * response. JSON in, JSON out.
 */
export function completeSteps(steps: unknown, known: StepDefaults, answered?: unknown): unknown {
  if (!Array.isArray(steps)) return steps
  const { from: account, requestId } = ownFields(known)
  const named = new Set(steps.flatMap((step: unknown) => namedRequestId(step) ?? []))
  const [one = idOf(answered), ...others] = named
  const shared = others.length === 0 ? one : undefined
  return steps.map((step: unknown) => {
    if (!isObject(step)) return step
    const { items, requestId: given } = fieldsOf(step)
    return {
      ...step,
      requestId: isAbsent(given) ? (requestId ?? namedRequestId(step) ?? shared) : given,
      items: Array.isArray(items) ? items.map((item: unknown) => completeItem(item, account)) : items,
    }
  })
}

/** The request that a step names, directly or in the status path of its items. */
function namedRequestId(step: unknown): string | undefined {
  const { requestId, items } = fieldsOf(step)
  if (!isAbsent(requestId)) return typeof requestId === 'string' ? requestId : undefined
  if (!Array.isArray(items)) return undefined
  return items.map((item: unknown) => itemRequestId(fieldsOf(item))).find((id) => id !== undefined)
}

function itemRequestId({ check, data }: Fields): string | undefined {
  const { endpoint } = fieldsOf(check)
  const [, query = ''] = typeof endpoint === 'string' ? endpoint.split('?') : []
  const { requestId } = fieldsOf(fieldsOf(fieldsOf(data)['post'])['body'])
  return idOf(new URLSearchParams(query).get('requestId') ?? requestId)
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function completeItem(item: unknown, account: unknown): unknown {
  if (!isObject(item)) return item
  const { data, status } = fieldsOf(item)
  return { ...item, status: isAbsent(status) ? 'incomplete' : status, data: completeData(data, account) }
}

function completeData(data: unknown, account: unknown): unknown {
  if (!isObject(data)) return data
  const { from, ...rest } = fieldsOf(data)
  const isTransaction = ['to', 'data', 'value'].some((name) => Object.hasOwn(data, name))
  return isTransaction && isAbsent(from) ? { ...rest, from: account } : data
}
