import type { RequestRecord } from '../../../src/schemas/requests/requestRecord.ts'
import { lostFields } from './lostFields.ts'

/** Transactions have another name for their hash, and the sponsorship one place for its currency. */
const renamedInData: ReadonlySet<string> = new Set(['inTxs', 'outTxs', 'feeSponsorship'])

/** At the root of v2, and elsewhere or otherwise in v3. */
const replacedAtRoot: ReadonlySet<string> = new Set([
  'referrer',
  'moonpayId',
  'depositAddress',
  'status',
  'recipient',
])

/** What a record of v2 says and the one of v3 that it became does not: what v3 says in another way stands beside. */
export function lostOfV2(answer: unknown, record: RequestRecord): string[] {
  const { data, ...root } = Object(answer) as { data: Record<string, unknown> }
  const beside: unknown = Reflect.get(Object(record.data), 'v2')
  const lost = Object.entries(data).filter(
    ([name, value]) =>
      !renamedInData.has(name) &&
      lostFields(value, Reflect.get(Object(record.data), name)).length > 0 &&
      lostFields(value, Reflect.get(Object(beside), name)).length > 0,
  )
  const atRoot = Object.entries(root).filter(
    ([name, value]) =>
      value !== null && !replacedAtRoot.has(name) && lostFields(value, Reflect.get(record, name)).length > 0,
  )
  return [...lost, ...atRoot].map(([name]) => name)
}
