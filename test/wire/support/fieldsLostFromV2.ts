import type { RequestRecord } from '@causeway/react/schemas'
import { fieldsNotRead } from './fieldsNotRead.ts'

/** v3's own way of what v2 says otherwise. */
const rewritten: Readonly<Record<string, (value: unknown) => unknown>> = {
  inTxs: withTxHash,
  outTxs: withTxHash,
  feeSponsorship: withOneCurrency,
}

/** At the root of v2, and elsewhere or otherwise in v3. */
const replacedAtRoot: ReadonlySet<string> = new Set([
  'referrer',
  'moonpayId',
  'depositAddress',
  'status',
  'recipient',
])

/** The paths of a v2 record that the v3 record made of it lacks, except what v3 expresses differently. */
export function fieldsLostFromV2(answer: unknown, record: RequestRecord): string[] {
  const { data, ...root } = Object(answer) as { data: Record<string, unknown> }
  const beside: unknown = Reflect.get(Object(record.data), 'v2')
  const lost = Object.entries(data).filter(
    ([name, value]) =>
      fieldsNotRead(rewritten[name]?.(value) ?? value, Reflect.get(Object(record.data), name)).length > 0 &&
      fieldsNotRead(value, Reflect.get(Object(beside), name)).length > 0,
  )
  const atRoot = Object.entries(root).filter(
    ([name, value]) =>
      value !== null &&
      !replacedAtRoot.has(name) &&
      fieldsNotRead(value, Reflect.get(record, name)).length > 0,
  )
  return [...lost, ...atRoot].map(([name]) => name)
}

function withTxHash(transactions: unknown): unknown {
  return (transactions as { hash: string }[]).map(({ hash, ...rest }) => ({ ...rest, txHash: hash }))
}

/** v2 repeats the currency in every amount. */
function withOneCurrency(sponsorship: unknown): unknown {
  const currencies = new Set<string>()
  const text = JSON.stringify(sponsorship, (name, value: unknown) => {
    if (name !== 'currency') return value
    currencies.add(JSON.stringify(value))
    return undefined
  })
  const [currency, ...others] = [...currencies].map((json): unknown => JSON.parse(json))
  if (others.length > 0) throw new TypeError('The examples have one currency each.')
  return { ...JSON.parse(text), currency }
}
